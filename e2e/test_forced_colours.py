"""With forced colours, everything important can still be told apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import copenhagen_table, letterpress_table, penny_lane_table, penny_press_table
from e2e.penny_press_scenarios import busy, game_until, in_builder
from pennypress.games.letterpress import phases
from tests.thorough import first_of

LOOKS = """(each) => {
  const { backgroundColor, backgroundImage, color, borderTopStyle, outlineStyle, outlineColor } =
    getComputedStyle(each);
  return [backgroundColor, backgroundImage, color, borderTopStyle, outlineStyle, outlineColor];
}"""
COLOUR = "(each, name) => getComputedStyle(each)[name]"
SYSTEM = """(name) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.setProperty("color", name);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}"""


@pytest.fixture(params=first_of(["dark", "light"]))
def forced(press: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page with forced colours, light or dark."""
    press.emulate_media(forced_colors="active", color_scheme=request.param)
    yield press
    press.emulate_media(forced_colors="none", color_scheme="light")


def looks(what: Locator) -> list[str]:
    found: list[str] = what.evaluate(LOOKS)
    return found


def test_what_is_chosen_differs_from_what_is_not(forced: Page) -> None:
    penny_press_table.open_form(forced)
    forced.locator("#players-3").check(force=True)
    chosen, other = forced.locator("#players-3 + span"), forced.locator("#players-2 + span")
    background, _, color, *_ = looks(chosen)
    assert [background, color] == [forced.evaluate(SYSTEM, name) for name in ("CanvasText", "Canvas")]
    background, _, color, *_ = looks(other)
    assert [background, color] == [forced.evaluate(SYSTEM, name) for name in ("Canvas", "CanvasText")]


def test_the_focus_is_seen(forced: Page) -> None:
    penny_press_table.open_form(forced)
    forced.locator("#new-seed").focus()
    forced.keyboard.press("Shift+Tab")
    forced.keyboard.press("Tab")
    style, colour = looks(forced.locator("#new-seed"))[-2:]
    assert style == "solid"
    assert colour == forced.evaluate(SYSTEM, "Highlight")


def test_what_cannot_be_done_is_greyed(forced: Page) -> None:
    penny_press_table.open_record(forced, game_until(in_builder, 4, least=30))
    expect(forced.locator("#print")).to_be_disabled()
    assert forced.locator("#print").evaluate(COLOUR, "color") == forced.evaluate(SYSTEM, "GrayText")
    assert forced.locator("#lay-out").evaluate(COLOUR, "color") == forced.evaluate(SYSTEM, "CanvasText")


def test_a_story_in_hand_shows_whether_it_may_lie_there(forced: Page) -> None:
    penny_press_table.open_record(forced, game_until(in_builder, 4, least=30))
    forced.locator(".cutting").first.click()
    ghost = forced.locator("#ghost")
    good, bad = forced.locator("#ghost:not(.bad)"), forced.locator("#ghost.bad")
    found = {}
    for key in ("ArrowLeft", "ArrowUp", *["ArrowDown"] * 3, *["ArrowRight"] * 3):
        for name, kind in (("good", good), ("bad", bad)):
            if kind.count():
                found[name] = looks(ghost)
        forced.keyboard.press(key)
        penny_press_table.wait_until_drawn(forced)
    assert found["good"][3] == "solid"
    assert found["bad"][3] == "dotted"
    assert "gradient" in found["bad"][1]
    forced.keyboard.press("Escape")


def test_a_chosen_story_is_marked_by_the_device_s_own_colour(forced: Page) -> None:
    penny_press_table.open_record(forced, game_until(busy, 3))
    story = forced.locator(".story-face").first
    before = looks(story)
    story.click()
    expect(forced.locator("#ring")).to_be_visible()
    assert before[0] != forced.evaluate(SYSTEM, "Highlight")
    assert looks(story)[0] == forced.evaluate(SYSTEM, "Highlight")
    forced.keyboard.press("Escape")


def test_every_beat_has_a_pattern_of_its_own(forced: Page) -> None:
    penny_press_table.open_record(forced, game_until(busy, 3))
    patterns = [looks(track)[1] for track in forced.locator(".track").all()]
    assert len(set(patterns)) == len(patterns)
    assert "none" not in patterns


def test_tiles_that_can_be_paid_and_the_one_in_hand_are_told_apart(forced: Page) -> None:
    copenhagen_table.open_record(forced, copenhagen_table.game_until(copenhagen_table.can_build, 3))
    copenhagen_table.take_tile_in_hand(forced)
    held = forced.locator(".offer-tile.held")
    dear = forced.locator(".offer-tile:is(.dear, .gone)").first
    assert looks(held)[0] == forced.evaluate(SYSTEM, "Highlight")
    assert looks(dear)[3] == "dotted"
    edge = forced.locator("#ghost.good .tile-edge").first
    assert edge.evaluate(COLOUR, "stroke") == forced.evaluate(SYSTEM, "Highlight")
    forced.keyboard.press("Escape")


def test_a_doubled_letter_and_cards_to_be_collected_are_told_apart_in_letterpress(forced: Page) -> None:
    letterpress_table.open_record(
        forced, letterpress_table.game_until(letterpress_table.in_phase(phases.WRITE))
    )
    forced.locator("#hand .sort").first.click()
    double = forced.locator("#double-0")
    expect(double).to_have_attribute("aria-pressed", "false")
    single = looks(double)
    double.click()
    expect(double).to_have_attribute("aria-pressed", "true")
    assert looks(double)[:4] != single[:4]
    letterpress_table.open_record(
        forced, letterpress_table.game_until(letterpress_table.in_phase(phases.PLACE), 1)
    )
    kept, left = forced.locator(".old-row > .kept .type"), forced.locator(".old-row > li:not(.kept) .type")
    while not kept.count() or not left.count():
        forced.locator("#nudge-right").click()
        penny_press_table.wait_until_drawn(forced)
    assert looks(kept.first)[:4] != looks(left.first)[:4]


def test_a_picked_card_and_the_places_for_it_are_told_apart_in_penny_lane(forced: Page) -> None:
    penny_lane_table.open_record(forced, penny_lane_table.game_until(penny_lane_table.in_full_swing))
    card = forced.locator(".affordable").first
    before = card.evaluate(COLOUR, "boxShadow")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert card.evaluate(COLOUR, "boxShadow") != before
    free, lot = forced.locator(".free-cell").first, forced.locator("span.lot").first
    assert looks(free)[3] != looks(lot)[3]
    assert forced.evaluate(SYSTEM, "Highlight") in free.evaluate(COLOUR, "boxShadow")
