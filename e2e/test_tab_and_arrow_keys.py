"""Keyboard navigation: Tab between regions, each stop visible, arrow keys within them."""

from __future__ import annotations

from itertools import groupby

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import copenhagen_table, keyboard_focus, letterpress_table, penny_lane_table, penny_press_table
from e2e.penny_press_scenarios import busy, game_until, in_builder, in_last_press, whole_game
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.letterpress import phases as letterpress_phases
from pennypress.games.penny_lane import phases as penny_lane_phases
from tests.thorough import first_of

SIZES: list[ViewportSize] = [{"width": 1024, "height": 768}, {"width": 390, "height": 844}]
TABLE = (
    ".bar",
    "#recap",
    "#beats",
    "#tray",
    ".paper-sheet",
    ".bill",
    ".mat",
    "#others",
    "#headline",
    "#wire",
)
BENCH = (
    *(".bar", "#shared", "#pack", "#stick", "#hand", "#in-play", "#rows", "#library", "#vote"),
    *("#challenges", "#collection", "#players", "#wire"),
)
STREET = (".bar", "#main-street", "#choices", "#own-lane", "#market", "#supply", "#players", "#wire")
HOUSE = (".bar", "#harbour", "#house", "#offer", "#slip", ".hand", "#abilities", ".neighbours", "#wire")


def regions(stops: list[tuple[str, str]]) -> list[str]:
    """The regions in Tab order."""
    return [region for region, _stops in groupby(stops, key=lambda stop: stop[0])]


@pytest.fixture(params=first_of(SIZES), ids=lambda size: f"{size['width']}")
def sized(press: Page, request: pytest.FixtureRequest) -> Page:
    press.set_viewport_size(request.param)
    return press


@pytest.mark.parametrize("size", first_of(SIZES), ids=lambda size: f"{size['width']}")
def test_in_the_lobby(lobby: Page, size: ViewportSize) -> None:
    lobby.set_viewport_size(size)
    assert "play-penny-press" in [stop for _region, stop in keyboard_focus.way_round(lobby)]
    penny_press_table.open_form(lobby)
    assert "start" in [stop for _region, stop in keyboard_focus.way_round(lobby)]


def test_on_the_table_it_stops_at_the_beats_once(sized: Page) -> None:
    penny_press_table.open_record(sized, game_until(busy, 3))
    stops = keyboard_focus.way_round(sized, *TABLE)
    assert regions(stops) == [".bar", "#recap", "#beats", ".mat", "#headline", "#wire"]
    assert len([region for region, _stop in stops if region == "#beats"]) == 1


def test_arrow_keys_go_to_every_story_and_tab_comes_back_to_the_last(press: Page) -> None:
    penny_press_table.open_record(press, game_until(busy, 5, least=40))
    stories = [f"story-{name}" for name in penny_press_table.look(press).stories]
    press.locator(f"#{stories[0]}").focus()
    seen = set()
    for _ in range(5):
        for key in ("ArrowUp", "ArrowDown"):
            here = ""
            while (now := keyboard_focus.where(press)) != here:
                seen.add(now)
                here = now
                press.keyboard.press(key)
                keyboard_focus.check(press)
        press.keyboard.press("ArrowRight")
    assert seen == set(stories)
    last = keyboard_focus.where(press)
    press.keyboard.press("Tab")
    assert keyboard_focus.where(press) not in stories
    press.keyboard.press("Shift+Tab")
    assert keyboard_focus.where(press) == last


def test_the_ring_is_next_to_its_story_and_escape_leads_back(sized: Page) -> None:
    penny_press_table.open_record(sized, game_until(busy, 3))
    story = min(penny_press_table.look(sized).stories)
    penny_press_table.story(sized, story).focus()
    sized.keyboard.press("Enter")
    expect(sized.locator("#ring")).to_be_visible()
    sized.keyboard.press("Tab")
    assert keyboard_focus.where(sized).startswith("choice-")
    first = keyboard_focus.where(sized)
    sized.keyboard.press("ArrowRight")
    assert keyboard_focus.where(sized).startswith("choice-")
    assert keyboard_focus.where(sized) != first
    sized.keyboard.press("Shift+Tab")
    assert keyboard_focus.where(sized) == f"story-{story}"
    while keyboard_focus.where(sized) != "ring-close":
        sized.keyboard.press("Tab")
        keyboard_focus.check(sized)
        assert keyboard_focus.where(sized).startswith(("choice-", "ring-"))
    sized.keyboard.press("Escape")
    expect(sized.locator("#ring")).to_have_count(0)
    expect(penny_press_table.story(sized, story)).to_be_focused()


def test_in_the_builder_with_a_story_in_hand(sized: Page) -> None:
    penny_press_table.open_record(sized, game_until(in_builder, 5, least=30))
    sized.locator(".cutting").first.focus()
    sized.keyboard.press("Enter")
    expect(sized.locator("#ghost")).to_be_visible()
    found = regions(keyboard_focus.way_round(sized, *TABLE))
    assert len(found) == len(set(found))


def test_in_the_last_call_and_when_the_game_is_over(sized: Page) -> None:
    penny_press_table.open_record(sized, game_until(in_last_press, 5))
    assert "hold" in [stop for _region, stop in keyboard_focus.way_round(sized)]
    penny_press_table.open_record(sized, whole_game(3))
    assert "rematch" in [stop for _region, stop in keyboard_focus.way_round(sized)]


@pytest.mark.parametrize("key", ["m", "l"])
def test_in_a_dialog(sized: Page, key: str) -> None:
    penny_press_table.open_record(sized, game_until(busy, 3))
    sized.keyboard.press(key)
    expect(sized.locator("dialog")).to_be_visible()
    for _ in range(12):
        sized.keyboard.press("Tab")
        if keyboard_focus.where(sized):  # not an element of the browser
            keyboard_focus.check(sized)
    sized.keyboard.press("Escape")
    expect(sized.locator("dialog")).to_have_count(0)
    keyboard_focus.check(sized)


def choosing(position: Copenhagen) -> bool:
    return position.phase == phases.COATS


def with_means(position: Copenhagen) -> bool:
    return any(isinstance(action, Build) for action in position.legal_actions())


def test_at_copenhagen_it_stops_once_at_harbour_and_offer(sized: Page) -> None:
    copenhagen_table.open_record(sized, copenhagen_table.game_until(with_means))
    stops = keyboard_focus.way_round(sized, *HOUSE)
    found = regions(stops)
    assert len(found) == len(set(found))
    for region in ("#harbour", "#offer"):
        assert len([each for each, _stop in stops if each == region]) == 1
    sized.locator(".offer-tile.affordable").first.focus()
    sized.keyboard.press("Enter")
    expect(sized.locator("#ghost")).to_be_focused()
    keyboard_focus.way_round(sized, *HOUSE)


def test_at_copenhagen_when_a_coat_of_arms_is_to_be_chosen_for(sized: Page) -> None:
    copenhagen_table.open_record(sized, copenhagen_table.game_until(choosing))
    keyboard_focus.way_round(sized, *HOUSE)


@pytest.mark.parametrize(
    ("phase", "players", "groups"),
    [
        (letterpress_phases.DRAFT, 3, {"#pack": 1}),
        (letterpress_phases.WRITE, 3, {"#shared": 1, "#hand": 1}),
        (letterpress_phases.CLAIM, 3, {}),
        (letterpress_phases.CHALLENGE, 3, {"#challenges": 2}),  # the other one is the button that claims none
        (letterpress_phases.PLACE, 1, {}),
        (letterpress_phases.LIBRARY, 1, {"#library": 1}),
    ],
)
def test_at_letterpress_it_stops_once_at_each_group_of_cards(
    sized: Page, phase: str, players: int, groups: dict[str, int]
) -> None:
    record = letterpress_table.game_until(letterpress_table.in_phase(phase), players)
    letterpress_table.open_record(sized, record)
    if phase == letterpress_phases.WRITE:
        sized.locator("#hand .sort").first.click()
        expect(sized.locator("#slot-0")).to_be_visible()
    stops = keyboard_focus.way_round(sized, *BENCH)
    found = regions(stops)
    assert len(found) == len(set(found))
    for group, count in groups.items():
        assert len([region for region, _stop in stops if region == group]) == count


@pytest.mark.parametrize("what", ["nothing", "card", "citizen", "tower"])
def test_at_penny_lane_it_stops_once_at_street_lane_and_supply(sized: Page, what: str) -> None:
    penny_lane_table.open_record(sized, penny_lane_table.game_until(penny_lane_table.can_swap))
    if what == "tower":
        sized.locator("#location-tower").click()
        expect(sized.locator(".swap-button").first).to_be_visible()
    elif what != "nothing":
        sized.locator(".affordable" if what == "card" else ".movable").first.click()
        expect(sized.locator(".glows").first).to_be_visible()
    stops = keyboard_focus.way_round(sized, *STREET)
    found = regions(stops)
    assert len(found) == len(set(found))
    for group in ("#main-street", "#own-lane", "#supply"):
        assert len([region for region, _stop in stops if region == group]) == 1, group


@pytest.mark.parametrize("phase", [penny_lane_phases.PLACE, penny_lane_phases.SECOND_MOVE])
def test_at_penny_lane_amid_a_turn(sized: Page, phase: str) -> None:
    penny_lane_table.open_record(sized, penny_lane_table.game_until(penny_lane_table.in_phase(phase)))
    found = regions(keyboard_focus.way_round(sized, *STREET))
    assert len(found) == len(set(found))
