"""Copenhagen against the house: one person at the device, who meets no curtain and sees no other hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import copenhagen_table as table
from e2e import penny_press_table
from e2e.conftest import wait_until_kept, wait_until_ready
from e2e.test_curtain import everything, said
from pennypress.engine.position import CHANCE
from pennypress.engine.table import Table
from pennypress.games.copenhagen.facade_cards import one_by_one
from pennypress.games.copenhagen.position import Copenhagen
from tests.app import hidden_tables

pytestmark = pytest.mark.returning

OpenPress = Callable[..., Page]

ALIKE = ("red", "blue", "green")
BOTS_DIFFER = ("red", "yellow", "purple")
MINE_DIFFERS = ("purple", "blue", "green")

WATCH = """() => {
  window.curtains = 0;
  window.hands = new Set();
  const look = () => {
    window.curtains += document.querySelectorAll("#curtain").length;
    const hand = [...document.querySelectorAll(".hand-card .card-name")].map((each) => each.textContent);
    window.hands.add(hand.sort().join(" "));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""From now on every curtain is counted, and every hand is noted that is shown face up."""


def sit_down(page: Page, *levels: str) -> None:
    """Ada begins a game against bots of these levels, who do not pause between their turns."""
    penny_press_table.to_lobby(page)
    page.locator("label:has(#game-copenhagen)").click()
    page.locator(f"label:has(#players-{len(levels) + 1})").click()
    page.locator("#name-0").fill("Ada")
    for line, level in enumerate(levels, 1):
        page.locator(f"#level-{line}").select_option(level)
    page.locator("#starter").select_option("0")
    page.locator("#seed").fill("against-the-harbour")
    page.evaluate(WATCH)
    page.locator("#start").click()
    expect(page.locator("#copenhagen")).to_be_visible()
    page.locator("#menu").click()
    page.locator("label:has(#pace-at-once)").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def wait_for_ada(page: Page) -> Copenhagen:
    """Until the bots have answered."""
    for _ in range(600):
        position = table.position_of(page)
        if position.is_over or position.current_player == 0:
            penny_press_table.wait_until_drawn(page)
            return position
        page.wait_for_timeout(100)
    raise AssertionError("the bots have not answered")


def check_watch(page: Page) -> None:
    """No curtain has been seen, and no hand but Ada's."""
    hands, position = {""}, table.GAME.new_position(len(penny_press_table.record_of(page).players))
    for turn in Table.lay_out(table.GAME, penny_press_table.record_of(page)).turns:
        position.apply(table.GAME.parse_action(turn.action))
        assert isinstance(position, Copenhagen)
        hands.add(" ".join(sorted(card.title for card in one_by_one(position.hands[0]))))
    shown = set(page.evaluate("[...window.hands]"))
    assert len(shown) > 3
    assert shown <= hands
    assert page.evaluate("window.curtains") == 0


def play_on(page: Page, position: Copenhagen, built: int) -> Copenhagen:
    """One action of Ada's by hand, and the answers of the bots."""
    assert table.look(page) == table.expected(position)
    table.act(page, table.sensible(position), way=built)
    return wait_for_ada(page)


def acted(page: Page) -> set[int]:
    """Who has acted so far."""
    turns = Table.lay_out(table.GAME, penny_press_table.record_of(page)).turns
    return {turn.player for turn in turns if turn.player != CHANCE}


def test_one_person_against_two_bots_plays_a_whole_game(page: Page, open_press: OpenPress) -> None:
    open_press()
    sit_down(page, "cub", "reporter")
    position, actions = wait_for_ada(page), 0
    while not position.is_over:
        position = play_on(page, position, actions)
        actions += 1
        assert actions < 300
    assert actions > 10
    assert acted(page) == {0, 1, 2}
    expect(page.locator("#ranking tbody tr")).to_have_count(3)
    expect(page.locator("#ranking .winner")).to_have_count(len(position.winners))
    check_watch(page)


def test_in_flight_mode_a_game_with_a_reload_in_the_middle_of_a_turn(
    page: Page, open_press: OpenPress
) -> None:
    open_press()
    wait_until_kept(page)
    page.context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    sit_down(page, "reporter")
    position, actions, reloaded = wait_for_ada(page), 0, False
    while not position.is_over:
        if not reloaded and actions > 12 and len(position.taken_places()) == 1:
            page.reload()
            wait_until_ready(page)
            reloaded = True
            assert wait_for_ada(page) == position
            table.lift_curtain(page)
        position = play_on(page, position, actions)
        actions += 1
        assert actions < 300
    assert reloaded
    assert acted(page) == {0, 1}
    expect(page.locator("#ranking tbody tr")).to_have_count(2)


def stations(page: Page, hands: tuple[str, ...]) -> dict[str, str]:
    """All of the page wherever Ada goes before a bot acts, the bots having been dealt these hands."""
    seats = (hidden_tables.ADA, hidden_tables.bot(hidden_tables.BO), hidden_tables.bot(hidden_tables.CY))
    found = {}
    penny_press_table.import_record(page, hidden_tables.table(hands=hands, seats=seats).record)
    expect(page.locator("#place-2:enabled")).to_be_visible()
    found["table"] = everything(page)
    page.locator("#log").click()
    expect(page.locator("#log-dialog")).to_be_visible()
    found["log"] = everything(page)
    page.keyboard.press("Escape")
    page.locator("#place-2").click()
    expect(page.locator("#undo")).to_be_enabled()
    found["a card taken"] = everything(page)
    found["said of it"] = said(page, "at place 3")
    page.reload(wait_until="domcontentloaded")
    expect(page.locator("#copenhagen")).to_be_attached()
    found["the picture before Python starts"] = page.locator("#copenhagen").evaluate("each => each.outerHTML")
    wait_until_ready(page)
    expect(page.locator("#place-3:enabled")).to_be_visible()
    found["after a reload"] = everything(page)
    penny_press_table.to_lobby(page)
    found["shelf"] = page.locator(".saved-picture").first.inner_html()
    return found


def test_games_that_differ_in_the_hands_of_bots_look_alike(page: Page, open_press: OpenPress) -> None:
    found = []
    for hands in (ALIKE, BOTS_DIFFER, MINE_DIFFERS):
        open_press()
        found.append(stations(page, hands))
        penny_press_table.forget_all(page)
        page.goto("about:blank")
    alike, bots_differ, mine_differs = found
    assert {station for station in alike if alike[station] != bots_differ[station]} == set()
    seen = {station for station in alike if alike[station] != mine_differs[station]}
    assert {"table", "a card taken", "after a reload"} <= seen
    assert "shelf" not in seen
