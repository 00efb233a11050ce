"""Penny Lane played by hand: by drags, keys and taps, Dark Alley's secret, a reload, bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import Page, ViewportSize, expect

from e2e import any_table, keyboard_focus, penny_press_table
from e2e import penny_lane_table as table
from e2e.conftest import WITHOUT_PYTHON, wait_until_ready
from e2e.test_copenhagen_bots_and_hidden_hands import WATCH, play_at_once
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.actions import DONE, PASS, SwapBuildings
from pennypress.games.penny_lane.components import BARRACKS, TEMPLE
from pennypress.games.penny_lane.position import PennyLane
from tests.thorough import thorough

PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
WIDER_THAN_ITS_FRAME = """[...document.querySelectorAll("#own-lane .lane-scroll")]
  .some((each) => each.scrollWidth > each.clientWidth)"""
CarryOut = Callable[[Page, Action], None]


def play(
    page: Page, carry_out: CarryOut, until: table.Until, choose: table.Choose = table.sensible
) -> set[str]:
    """Act for everybody; compare the page with the engine after each action. Returns the verbs of all."""
    verbs: set[str] = set()
    for _ in range(80):
        position = table.check(page)
        if until(position):
            return verbs
        action = choose(position)
        verbs.add(str(action).split()[0])
        fallen = any_table.act(page, action, carry_out)
        assert not fallen
    raise AssertionError("it comes to no end")


def near_the_end(players: int, actions: int) -> Record:
    """A game so many actions before its end, where a player acts."""
    whole = table.whole_game(players)
    for number in range(len(whole.actions) - actions, len(whole.actions)):
        record = whole.first(number)
        position = record.replay(table.GAME)[0]
        if position.next_to_act >= 0:
            return record
    raise AssertionError(players)


# -- by drags


def test_three_people_drag_cards_and_citizens_and_swap_buildings(lobby: Page) -> None:
    table.open_record(lobby, table.game_until(table.can_swap))
    wanted = ["masons", "gazette", "tower"]

    def choose(position: PennyLane) -> Action:
        """One action of each kind, the others as usual."""
        found = [each for each in position.legal_actions() if str(each).split()[0] in wanted[:1]]
        if not found or position.phase != phases.TURN:
            return table.sensible(position)
        del wanted[0]
        return found[0]

    verbs = play(lobby, table.by_drags, lambda position: not wanted and position.phase == phases.TURN, choose)
    assert {"masons", "gazette", "tower"} <= verbs


def to_main_street(position: PennyLane) -> bool:
    return table.in_full_swing(position) and not position.used[BARRACKS.number] + position.used[TEMPLE.number]


def test_a_citizen_is_dragged_to_the_barracks_and_a_piece_dropped_elsewhere_stays(lobby: Page) -> None:
    table.open_record(lobby, table.game_until(to_main_street))
    position = table.check(lobby)
    job = next(
        each
        for each in position.legal_actions()
        if str(each).startswith("gazette ") and BARRACKS.name in str(each)
    )
    before = len(penny_press_table.record_of(lobby).actions)
    origin = str(job).split()[1]
    penny_press_table.drag(lobby, lobby.locator(f"#citizen-{origin}"), lobby.locator("#income"))
    penny_press_table.wait_until_drawn(lobby)
    table.check(lobby)
    assert len(penny_press_table.record_of(lobby).actions) == before
    any_table.act(lobby, job, table.by_drags)
    table.check(lobby)


# -- by keys alone


def carry_out_by_keys(page: Page, action: Action) -> None:
    keyboard_focus.check(page)
    table.by_keys(page, action)


def passing_first(position: PennyLane) -> Action:
    """Like `sensible`, but whoever begins a round passes once."""
    begins = position.phase == phases.TURN and not any(position.used) and not position.passes
    return PASS if begins else table.sensible(position)


def test_three_people_play_two_rounds_by_keys_alone(lobby: Page) -> None:
    table.start_game(lobby, *table.NAMES[:3], seed="main-street-0")
    lobby.keyboard.press("Tab")
    verbs = play(lobby, carry_out_by_keys, lambda position: position.round == 3, passing_first)
    assert {"bank", "masons", "gazette", "pass"} <= verbs
    keyboard_focus.check(lobby)


def test_two_buildings_are_swapped_by_keys_alone_and_no_more(lobby: Page) -> None:
    table.open_record(lobby, table.game_until(table.can_swap))
    lobby.keyboard.press("Tab")
    swap = next(each for each in table.position_of(lobby).legal_actions() if isinstance(each, SwapBuildings))
    for action in (swap, DONE):
        any_table.act(lobby, action, carry_out_by_keys)
        table.check(lobby)


# -- by taps on a phone


def carry_out_by_taps(page: Page, action: Action) -> None:
    assert page.evaluate(SIDEWAYS) <= 0
    table.by_taps(page, action)
    assert page.evaluate(SIDEWAYS) <= 0


@thorough
def test_the_last_round_of_three_by_taps_on_a_phone(lobby: Page) -> None:
    lobby.set_viewport_size(PHONE)
    table.open_record(lobby, near_the_end(3, 14))
    assert lobby.evaluate(WIDER_THAN_ITS_FRAME)
    play(lobby, carry_out_by_taps, lambda position: position.is_over)
    assert lobby.evaluate(SIDEWAYS) <= 0
    position = table.position_of(lobby)
    expect(lobby.locator("#ranking .winner")).to_have_count(len(position.winners))
    expect(lobby.locator("#ending h2")).to_contain_text(table.NAMES[position.winners[0]])


def test_another_lane_is_enlarged_on_a_phone(lobby: Page) -> None:
    lobby.set_viewport_size(PHONE)
    table.open_record(lobby, table.game_until(table.in_full_swing))
    position = table.check(lobby)
    other = (position.turn + 1) % 3
    lobby.locator(f"#enlarge-{other}").click()
    expect(lobby.locator(f"#large-{other}")).to_be_visible()
    buildings = lobby.locator(f"#large-{other} .building-title").all_inner_texts()
    assert sorted(buildings) == sorted(each.title for each in position.lanes[other].places)
    assert lobby.evaluate(SIDEWAYS) <= 0
    lobby.locator(f"#large-{other}").get_by_role("button", name="Close").click()
    expect(lobby.locator(f"#large-{other}")).to_be_hidden()


# -- Dark Alley's secret


def test_dark_alley_looks_behind_the_curtain_which_falls_nowhere_else(lobby: Page) -> None:
    record, _after = table.recorded("dark-alley", table.looks)
    table.open_record(lobby, record.first(len(record.actions) - 3))  # before chance has drawn two cards
    position = table.check(lobby)
    fallen = any_table.act(lobby, table.GAME.parse_action("black-market"), table.by_clicks)
    assert fallen
    looker = table.NAMES[position.turn]
    expect(lobby.locator("#curtain-title")).to_contain_text(looker)
    assert table.look(lobby)["market"] == ["?", "?"]
    looked_at = penny_press_table.record_of(lobby).actions[-2:]
    drawn = {each.removeprefix("card ") for each in looked_at}
    html = lobby.content()
    assert not any(f'"market-{each}"' in html for each in drawn)
    table.lift_curtain(lobby)
    position = table.check(lobby)
    assert set(table.look(lobby)["market"]) == drawn
    fallen = any_table.act(lobby, table.sensible(position), table.by_clicks)
    assert not fallen
    play(lobby, table.by_clicks, lambda now: now.phase == phases.TURN and now.turn == position.turn)


# -- a reload


def test_a_reload_amid_the_gazette_still_asks_for_the_second_move(lobby: Page) -> None:
    table.open_record(lobby, table.game_until(table.in_phase(phases.SECOND_MOVE)))
    position = table.check(lobby)
    second = next(each for each in position.legal_actions() if str(each).startswith("gazette"))
    before = penny_press_table.kept(lobby)
    lobby.locator(table.presses(position, second)[0]).click()
    lobby.reload()
    wait_until_ready(lobby)
    table.lift_curtain(lobby)
    lobby.locator("#off").click()  # the citizen is still selected
    expect(lobby.locator("#off")).to_have_count(0)
    assert table.check(lobby) == position
    expect(lobby.locator("#done")).to_have_text("No second move")
    assert penny_press_table.kept(lobby) == before
    any_table.act(lobby, second, table.by_clicks)
    table.check(lobby)


# -- against bots


def wait_for_ada(page: Page) -> PennyLane:
    """Wait until the bots have acted; return the position."""
    any_table.wait_for_person(page)
    return table.position_of(page)


@thorough
def test_in_flight_mode_the_beginning_and_the_end_of_a_game_against_three_bots(
    page: Page, site_url: str
) -> None:
    page.goto(site_url + WITHOUT_PYTHON)
    page.context.set_offline(True)
    page.goto(site_url)
    wait_until_ready(page)
    page.evaluate(WATCH)
    table.start_game(page, "Ada", "", "", "", seed="main-street", bots="cub")
    play_at_once(page)
    while (position := wait_for_ada(page)).round == 1:
        table.check(page)
        any_table.act(page, table.sensible(position), table.by_clicks)
    acted = {move.player for move in any_table.table_of(page).moves if move.player != CHANCE}
    assert acted == {0, 1, 2, 3}
    near = near_the_end(4, 8)
    ada, *others = near.players
    bots = tuple(replace(seat, bot="cub") for seat in others)
    penny_press_table.import_record(page, replace(near, players=(ada, *bots)))
    expect(page.locator("#penny-lane")).to_be_attached()
    while not (position := wait_for_ada(page)).is_over:
        table.check(page)
        any_table.act(page, table.sensible(position), table.by_clicks)
    table.check(page)
    expect(page.locator("#ranking .winner")).to_have_count(len(position.winners))
    assert page.evaluate("window.curtains") == 0
