"""The focus through redraws and dialogs, arrow keys between stories, typed text, and the back button."""

import pytest
from playwright.sync_api import Page, expect

from e2e.penny_press_table import open_form, start_default_game


@pytest.fixture
def table(lobby: Page) -> Page:
    """A new game, its first player about to act."""
    return start_default_game(lobby)


def test_the_back_button_goes_from_screen_to_screen(table: Page) -> None:
    address = table.url
    table.get_by_role("link", name="back to the lobby").click()
    expect(table.locator("#covers")).to_be_visible()
    table.go_back()
    expect(table.locator("#home-button")).to_be_enabled()
    assert table.url == address
    table.go_back()
    expect(table.locator("#covers")).to_be_visible()
    table.go_forward()
    expect(table.locator("#home-button")).to_be_enabled()


def test_the_focus_survives_a_redraw(table: Page) -> None:
    story = table.locator(".story-face").first
    story.focus()
    table.keyboard.press("Enter")
    expect(story).to_have_attribute("aria-expanded", "true")
    expect(story).to_be_focused()
    table.keyboard.press("Escape")
    expect(story).to_have_attribute("aria-expanded", "false")
    expect(story).to_be_focused()


def test_the_list_of_cards_over_the_board_closes_by_a_click_outside_and_not_inside(table: Page) -> None:
    cards = table.locator("#discards")
    cards.locator("summary").click()
    cards.locator("li").first.click()
    expect(cards).to_have_attribute("open", "")
    table.locator("#banner").click()
    expect(cards).not_to_have_attribute("open", "")


def test_arrow_keys_walk_from_story_to_story(table: Page) -> None:
    column = table.locator("[data-arrows=column]").filter(has=table.locator(".story-face").nth(1)).first
    upper, lower = column.locator(".story-face").first, column.locator(".story-face").nth(1)
    upper.focus()
    table.keyboard.press("ArrowDown")
    expect(lower).to_be_focused()
    table.keyboard.press("ArrowUp")
    expect(upper).to_be_focused()


def test_what_is_typed_survives_a_redraw(lobby: Page) -> None:
    open_form(lobby)
    name = lobby.get_by_role("textbox").first
    name.fill("Nellie")
    name.press("Home")
    lobby.evaluate("document.querySelector('[name=players][value=\"2\"]').click()")
    name.press_sequentially("A ")
    expect(name).to_have_value("A Nellie")


def test_a_dialog_is_modal_closes_with_esc_and_gives_the_focus_back(table: Page) -> None:
    table.locator("#menu").click()
    dialog = table.locator("dialog")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => dialog.matches(':modal')")
    table.keyboard.press("u")
    table.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.locator("#menu")).to_be_focused()
