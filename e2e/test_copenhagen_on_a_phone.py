"""Copenhagen on a phone: house, tiles, hand and actions are in sight together, and stay where they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e import copenhagen_table as table
from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import Use
from pennypress.games.copenhagen.components import ANY_CARDS, HARBOUR_PLACES
from pennypress.games.copenhagen.position import Copenhagen

PHONE: ViewportSize = {"width": 390, "height": 844}
PARTS = ("#harbour", ".house-grid", "#offer", "#hand", "#abilities")
WHERE = """(parts) => [scrollY, ...parts.map((part) => {
  const { top, left, width } = document.querySelector(part).getBoundingClientRect();
  return [part, top, left, width].join(" ");
})]"""


@pytest.fixture
def phone(press: Page) -> Iterator[Page]:
    press.set_viewport_size(PHONE)
    yield press
    press.evaluate("delete document.documentElement.dataset.sheetIs")


def without_abilities(position: Copenhagen) -> Action:
    """A sensible action that uses no ability."""
    action = table.sensible(position)
    return position.legal_actions()[0] if isinstance(action, Use) else action


def keeps_any_cards(position: Copenhagen) -> bool:
    return position.phase == phases.TURN and position.is_active(position.turn, ANY_CARDS)


def where(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WHERE, PARTS)
    return found


def test_all_is_in_sight_and_nothing_moves_by_taps(phone: Page) -> None:
    table.open_record(phone, table.game_until(table.can_build))
    for part in PARTS:
        expect(phone.locator(part)).to_be_in_viewport(ratio=0.99)
    before = where(phone)
    phone.locator(".offer-tile.affordable").first.click()
    for part in ("#ghost", "#build", "#turn-tile", "#put-back", *PARTS):
        expect(phone.locator(part)).to_be_in_viewport(ratio=0.99)
    assert where(phone) == before
    phone.locator("#turn-tile").click()
    phone.locator("#put-back").click()
    expect(phone.locator("#ghost")).to_have_count(0)
    assert where(phone) == before
    phone.locator("#place-0").click()
    expect(phone.locator("#place-0")).to_have_count(0)
    assert where(phone) == before


def test_a_tap_on_the_line_below_the_cards_takes_none(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str
) -> None:
    with browser.new_context(**{**browser_context_args, "viewport": PHONE, "has_touch": True}) as context:
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        table.open_record(page, table.game_until(table.can_build))
        line = page.locator(".supply-words").bounding_box()
        assert line is not None
        finger = context.new_cdp_session(page)
        touch = {"x": line["x"] + 40, "y": line["y"] + 2, "radiusX": 14, "radiusY": 14}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator("#mark-help")).to_contain_text("Supply")
        assert page.locator("[id^=place-]").count() == HARBOUR_PLACES


def test_a_tap_on_the_preview_does_not_build_the_tile(phone: Page) -> None:
    table.open_record(phone, table.game_until(table.can_build))
    before = penny_press_table.record_of(phone).actions
    phone.locator(".offer-tile.affordable").first.click()
    phone.locator("#ghost use").first.click()
    expect(phone.locator("#banner, #said").last).to_contain_text("Not built yet")
    assert penny_press_table.record_of(phone).actions == before
    phone.locator("#build").click()
    penny_press_table.wait_until_drawn(phone)
    assert len(penny_press_table.record_of(phone).actions) > len(before)


def test_a_tap_on_the_points_of_others_shows_their_house(phone: Page) -> None:
    table.open_record(phone, table.game_until(table.can_build, 4))
    others = phone.locator(".points-of-others button")
    expect(others).to_have_count(3)
    position = table.position_of(phone)
    order = sorted(range(4), key=lambda seat: seat != position.turn)
    built = [45 - position.houses[seat].empty_spaces for seat in order]
    expect(phone.locator("#house .built")).to_have_text([f"{count} built" for count in built])
    others.last.click()
    house = phone.locator(".large-house:popover-open")
    expect(house).to_be_in_viewport(ratio=0.9)
    house.get_by_role("button", name="Close").click()
    expect(house).to_have_count(0)


def test_a_refused_tap_names_the_ability_that_would_allow_it(phone: Page) -> None:
    table.open_record(phone, table.game_until(keeps_any_cards, choose=without_abilities))
    phone.locator("#place-0").click()
    phone.locator("#place-5").click()
    said = phone.locator("#said")
    expect(said).to_have_text("These cards are not next to each other: use “Any cards” first.")
    expect(said).to_be_in_viewport(ratio=0.99)
    assert said.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")  # not cut off
    phone.locator("#ability-any-cards").click()
    phone.locator("#place-5").click()
    expect(said).to_have_count(0)
    table.lift_curtain(phone)
    assert "take 5" in penny_press_table.record_of(phone).actions[-4:]


def test_the_choice_of_a_coat_of_arms_is_in_sight_wherever_one_has_scrolled(phone: Page) -> None:
    table.open_record(phone, table.game_until(table.has_coats, 4))
    expect(phone.locator(".house-grid")).to_be_in_viewport(ratio=0.99)
    phone.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    for part in (".coat-choice", "#activate", "#tile-white-1", ".ability.glows", "#banner"):
        expect(phone.locator(part).first).to_be_in_viewport(ratio=0.99)
    wire = phone.locator("#wire").evaluate("(each) => each.getBoundingClientRect().bottom")
    sheet = phone.locator(".hand-and-actions").evaluate("(each) => each.getBoundingClientRect().top")
    assert wire <= sheet
    phone.locator("#tile-white-1").click()
    expect(phone.locator("#ghost")).to_be_in_viewport(ratio=0.99)
    expect(phone.locator("#build")).to_be_in_viewport(ratio=0.99)


def test_the_handle_shows_what_the_abilities_do(phone: Page) -> None:
    table.open_record(phone, table.game_until(keeps_any_cards, choose=without_abilities))
    words = phone.locator("#ability-any-cards .ability-words")
    assert words.evaluate("(each) => each.clientWidth") < 2
    phone.locator("#sheet-handle").click()
    expect(phone.locator("#ability-both-actions")).to_be_in_viewport(ratio=0.99)
    assert words.evaluate("(each) => each.clientWidth") > 100
    phone.locator("#supply").click()
    expect(phone.locator("#slip")).to_be_visible()
