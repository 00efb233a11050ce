"""Bots in the interface: starting with one tap, the bar while they think, the keyboard."""

import pytest
from playwright.sync_api import Page, expect

from e2e import live_region, penny_press_table

MY_TURN = "#home-button:enabled"


@pytest.fixture
def table(press: Page) -> Page:
    """A game against bots with a slow pace."""
    penny_press_table.open_form(press)
    press.get_by_role("button", name="Play against bots").click()
    press.locator("#starter").select_option("0")
    press.locator("#start").click()
    penny_press_table.wait_for_table(press)
    press.locator("#menu").click()
    press.locator("label:has(#pace-leisurely)").click()
    press.keyboard.press("Escape")
    expect(press.locator("dialog")).to_have_count(0)
    return press


def send_one(page: Page) -> str:
    """Send a reporter by keyboard; return the story's id."""
    face = page.locator(".story-face:enabled").first
    story = face.get_attribute("id") or ""
    face.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#choice-send-1")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("#choice-send-1")).to_be_focused()
    page.keyboard.press("1")
    return story


def test_the_house_takes_the_empty_chairs_and_stays_for_the_next_game(table: Page) -> None:
    send_one(table)
    expect(table.locator("#turn")).to_have_text("The Sun (Hard) is thinking…")
    penny_press_table.to_lobby(table)
    expect(table.locator("#level-1")).to_have_value("editor")
    expect(table.locator("#level-0")).to_have_value("")
    expect(table.locator(".saved-turn").first).to_contain_text("The Sun (Hard)")


def test_that_they_think_is_said_once_and_then_the_keyboard_is_where_it_was(table: Page) -> None:
    live_region.listen_now(table)
    story = send_one(table)
    expect(table.locator(MY_TURN)).to_be_hidden()
    expect(table.locator("#skip")).to_be_visible()
    expect(table.locator(f"#{story}")).to_be_focused()
    expect(table.locator(f"#{story}")).to_have_attribute("aria-disabled", "true")
    expect(table.locator(".story-face:enabled")).to_have_count(1)
    table.keyboard.press("Enter")
    expect(table.locator("#ring")).to_have_count(0)
    expect(table.locator(MY_TURN)).to_be_visible()
    expect(table.locator(f"#{story}")).not_to_have_attribute("aria-disabled", "true")
    expect(table.locator(f"#{story}")).to_be_focused()
    expect(table.locator("#live")).to_contain_text("The Times to move.")
    thinking = [line for line in live_region.heard(table) if "is thinking" in line]
    assert thinking == ["The Sun (Hard) is thinking…"]


def test_the_recap_shows_a_turn_again_and_keeps_the_board_where_it_is(table: Page) -> None:
    send_one(table)
    expect(table.locator("#recap")).to_contain_text("Highest circulation wins")
    expect(table.locator(MY_TURN)).to_be_visible()
    item = table.locator(".recap-turn").first
    expect(table.locator(".touched").first).to_be_visible()
    top = table.locator("#beats").bounding_box()
    item.click()
    expect(item).to_have_attribute("aria-expanded", "true")
    expect(table.locator("#recap-why")).to_contain_text("The coach’s advice to The Sun")
    after = table.locator("#beats").bounding_box()
    assert top
    assert after
    assert abs(top["y"] - after["y"]) < 20
    table.locator("#recap-close").click()
    expect(table.locator("#recap-details")).to_have_count(0)
    send_one(table)
    expect(table.locator(".recap-turn")).to_have_count(0)


def test_the_space_bar_skips_and_s_stops(table: Page) -> None:
    send_one(table)
    expect(table.locator("#stop")).to_be_visible()
    table.keyboard.press("s")
    expect(table.locator("#turn")).to_have_text("The Sun (Hard) is paused.")
    table.keyboard.press("s")
    expect(table.locator("#turn")).to_have_text("The Sun (Hard) is thinking…")
    table.keyboard.press("Space")
    expect(table.locator("#turn")).to_have_text("The World (Medium) is thinking…", timeout=2000)


def test_the_bar_has_no_animation_when_motion_is_off(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    send_one(table)
    type_ = table.locator(".at-work span").first
    expect(type_).to_have_css("animation-name", "at-work")
    table.emulate_media(reduced_motion="reduce")
    expect(type_).to_have_css("animation-name", "none")
