"""Copenhagen against bots: a single person never meets the curtain, and never sees another hand."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import Page, expect

from e2e import copenhagen_table as table
from e2e import penny_press_table
from e2e.conftest import WITHOUT_PYTHON, clear, wait_until_ready
from e2e.test_curtain import everything, said
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable
from pennypress.games.copenhagen.components import colours
from pennypress.games.copenhagen.position import Copenhagen
from tests.app import differing_hidden_cards
from tests.thorough import thorough

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
"""Counts curtains and records face-up hands from now on."""


def sit_down(page: Page, *levels: str) -> None:
    """Start a game of Ada against bots of these levels, without pauses."""
    penny_press_table.open_form(page)
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
    play_at_once(page)


def play_at_once(page: Page) -> None:
    """Set the pace of the bots to 'at once'."""
    page.locator("#menu").click()
    page.locator("label:has(#pace-at-once)").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def wait_for_ada(page: Page) -> Copenhagen:
    """Wait until the bots have acted; return the position."""
    for _ in range(600):
        position = table.position_of(page)
        if position.is_over or position.next_to_act == 0:
            penny_press_table.wait_until_drawn(page)
            return position
        page.wait_for_timeout(100)
    raise AssertionError("the bots have not answered")


def check_watch(page: Page) -> None:
    """Check that no curtain and no hand but Ada's was shown."""
    hands, position = {""}, table.GAME.new_position(len(penny_press_table.record_of(page).players))
    for move in RecordedTable.from_record(table.GAME, penny_press_table.record_of(page)).moves:
        position.apply(table.GAME.parse_action(move.action))
        assert isinstance(position, Copenhagen)
        hands.add(" ".join(sorted(card.title for card in colours(position.hands[0]))))
    shown = set(page.evaluate("[...window.hands]"))
    assert len(shown) > 3
    assert shown <= hands
    assert page.evaluate("window.curtains") == 0


def play_on(page: Page, position: Copenhagen, built: int) -> Copenhagen:
    """Carry out one action of Ada by hand, and let the bots act."""
    assert table.look(page) == table.expected(position)
    table.act(page, table.sensible(position), way=built)
    return wait_for_ada(page)


def end_of_game(*levels: str) -> Record:
    """A game of Ada against bots of these levels, shortly before its end."""
    whole = table.whole_game(len(levels) + 1)
    ada, *others = whole.players
    bots = [replace(seat, bot=level) for seat, level in zip(others, levels, strict=True)]
    return replace(whole, players=(ada, *bots)).first(len(whole.actions) - 20)


def acted(page: Page) -> set[int]:
    """The seats that have acted so far."""
    moves = RecordedTable.from_record(table.GAME, penny_press_table.record_of(page)).moves
    return {move.player for move in moves if move.player != CHANCE}


@thorough
def test_one_person_against_two_bots_plays_the_beginning_and_the_end_of_a_game(lobby: Page) -> None:
    """Whole games: tests/app/test_hidden_hands.py."""
    page = lobby
    sit_down(page, "cub", "reporter")
    position, actions = wait_for_ada(page), 0
    while actions < 10 or acted(page) != {0, 1, 2}:
        position = play_on(page, position, actions)
        actions += 1
    check_watch(page)
    penny_press_table.import_record(page, end_of_game("cub", "reporter"))
    expect(page.locator("#copenhagen")).to_be_visible()
    position = wait_for_ada(page)
    while not position.is_over:
        position = play_on(page, position, actions)
        actions += 1
        assert actions < 60
    expect(page.locator("#ranking tbody tr")).to_have_count(3)
    expect(page.locator("#ranking .winner")).to_have_count(len(position.winners))
    assert page.evaluate("window.curtains") == 0


@thorough
def test_in_flight_mode_a_game_with_a_reload_in_the_middle_of_a_turn(page: Page, site_url: str) -> None:
    page.goto(site_url + WITHOUT_PYTHON)
    page.context.set_offline(True)
    page.goto(site_url)
    wait_until_ready(page)
    penny_press_table.import_record(page, end_of_game("reporter"))
    expect(page.locator("#copenhagen")).to_be_visible()
    play_at_once(page)
    position, actions, reloaded = wait_for_ada(page), 0, False
    while not position.is_over:
        if not reloaded and len(position.taken_places()) == 1:
            page.reload()
            wait_until_ready(page)
            reloaded = True
            assert wait_for_ada(page) == position
            table.lift_curtain(page)
        position = play_on(page, position, actions)
        actions += 1
        assert actions < 60
    assert reloaded
    expect(page.locator("#ranking tbody tr")).to_have_count(2)


def stations(page: Page, hands: tuple[str, ...]) -> dict[str, str]:
    """The HTML of every screen Ada visits before a bot acts, if the bots have these hands."""
    seats = (
        differing_hidden_cards.ADA,
        differing_hidden_cards.bot(differing_hidden_cards.BO),
        differing_hidden_cards.bot(differing_hidden_cards.CY),
    )
    found = {}
    penny_press_table.import_record(page, differing_hidden_cards.table(hands=hands, seats=seats).record)
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


@thorough
def test_games_that_differ_in_the_hands_of_bots_look_alike(lobby: Page) -> None:
    lobby.reload()  # what dialogs of other tests have moved in the page is as at the beginning again
    wait_until_ready(lobby)
    found = []
    for hands in (ALIKE, BOTS_DIFFER, MINE_DIFFERS):
        clear(lobby)
        found.append(stations(lobby, hands))
    alike, bots_differ, mine_differs = found
    assert {station for station in alike if alike[station] != bots_differ[station]} == set()
    seen = {station for station in alike if alike[station] != mine_differs[station]}
    assert {"table", "a card taken", "after a reload"} <= seen
    assert "shelf" not in seen
