"""A three-player game by keyboard, by taps, by drags; each action is announced exactly once.

Its beginning, with every kind of action before the final edition, and its end. Whole games are played without
a browser: tests/app/test_play.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import live_region, page_reading_player, penny_press_table
from e2e.conftest import wait_until_ready, watch
from e2e.input_methods import NAMES, Drags, InputMethod, Keys, Taps
from e2e.penny_press_scenarios import GAME, at
from e2e.penny_press_scripted_players import ScriptedPlayers
from e2e.penny_press_table import Sight, look
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import Action
from pennypress.engine.table import RecordedTable
from pennypress.games.penny_press.actions import Assign, Hold, Press, Publish, Reassign, Recall
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress

OpenPress = Callable[..., Page]

PAPERS = ("The Times (Ada)", "The Sun (Bo)", "The World (Cy)")
SEED = "brooklyn-bridge-5"
TAKEN_BACK = 3
"""The number of the action that is undone and redone."""
LAST = 6
"""Number of last actions played by hand."""


def test_by_the_keyboard_alone(page: Page, site_url: str) -> None:
    play_a_game(Keys(page), site_url)


def test_by_taps_alone_on_a_phone(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str
) -> None:
    phone = {**browser_context_args, "viewport": {"width": 390, "height": 844}, "has_touch": True}
    with browser.new_context(**phone) as context:
        noted = watch(context)
        play_a_game(Taps(context.new_page()), site_url)
        assert not noted


def test_by_drags(page: Page, site_url: str) -> None:
    play_a_game(Drags(page), site_url)


def play_a_game(way: InputMethod, site_url: str) -> None:
    """From the lobby until every kind of action has occurred, and the end up to the final ranking."""
    page = way.page
    page.emulate_media(reduced_motion="no-preference")
    live_region.listen(page)
    page.goto(site_url)
    wait_until_ready(page)
    way.start_game(SEED)
    sight = look(page)
    assert sight.scores == [0, 0, 0]
    assert PAPERS[0] in sight.banner
    actions, before_the_end = plan(penny_press_table.record_of(page), way.most)
    first = 1 + next(number for number, action in enumerate(actions) if isinstance(action, Recall))
    records = play(way, actions[:first], taken_back=TAKEN_BACK)
    heard = live_region.to_be_heard(records)
    penny_press_table.open_record(page, before_the_end)
    (end,) = play(way, actions[-LAST:])
    heard += live_region.to_be_heard([end], since=len(live_region.told_of(before_the_end)))
    assert {*map(type, actions[:first]), *map(type, actions[-LAST:])} == {
        Assign,
        Reassign,
        Recall,
        Press,
        Publish,
        Hold,
    }
    check_the_end(page, look(page))
    live_region.expect_heard(page, heard)


def plan(begun: Record, most: int) -> tuple[list[Action], Record]:
    """The actions of the players in this game, and the game before the last of them."""
    players, table = ScriptedPlayers(most), RecordedTable.from_record(GAME, begun)
    actions: list[Action] = []
    records = []
    while not table.position.is_over:
        records.append(table.record)
        actions.append(players.decide(at(table)))
        table = table.apply(actions[-1])
    return actions, records[-LAST]


def play(way: InputMethod, actions: list[Action], *, taken_back: int = 0) -> list[Record]:
    """Carry out these actions; return the records to be announced."""
    page = way.page
    records: list[Record] = []
    sight = look(page)
    for number, action in enumerate(actions, 1):
        position = penny_press_table.position_of(page)
        before, sight = sight, carry_out(way, action, position)
        check_what_is_seen(before, sight)
        if number == taken_back:
            records += [penny_press_table.record_of(page), take_back(way, before, sight)]
            assert carry_out(way, action, position)._replace(banner="") == sight._replace(banner="")
    return [*records, penny_press_table.record_of(page)]


def carry_out(way: InputMethod, action: Action, before: PennyPress) -> Sight:
    """Carry out the action and check the promised result: of the press button, or of the bill."""
    page = way.page
    if isinstance(action, Press):
        stories, points = look(page).offer, page_reading_player.promised(page)
        sight = way.carry_out(action)
        expect(page.locator(".cutting")).to_have_count(stories)
        assert page_reading_player.best_points(page) == points
        return sight
    sight = way.carry_out(action)
    after = penny_press_table.position_of(page)
    if isinstance(action, Publish):
        assert after.page_points[before.turn] - before.page_points[before.turn] == points_of(before, action)
    return sight


def points_of(position: PennyPress, action: Publish) -> int:
    """The points of that page by the rules."""
    after = position.copy()
    after.apply(action)
    return after.page_points[position.turn] - position.page_points[position.turn]


def take_back(way: InputMethod, before: Sight, after: Sight) -> Record:
    """Undo: check that the page and the record are as before; return the record."""
    way.undo()
    assert penny_press_table.acted(way.page, after)._replace(banner="") == before._replace(banner="")
    return penny_press_table.record_of(way.page)


def check_what_is_seen(before: Sight, after: Sight) -> None:
    """Check that the banner names the player on turn and the log has sentences."""
    assert after.wire
    if after.over or after.builder:
        return
    mats = [f"mat-{PAPERS.index(paper)}" for paper in PAPERS if paper in after.banner]
    assert mats == after.mats[:1]
    if not after.final:
        assert before.builder or after.mats[0] == f"mat-{(int(before.mats[0][-1]) + 1) % 3}"
        return
    assert "final edition" in after.banner.lower() or "last call" in after.banner.lower()
    check_the_final_edition(after)


def check_the_final_edition(sight: Sight) -> None:
    """Check that the final edition's status lists everybody in turn order."""
    title, *papers = sight.final
    assert title == "Final edition"
    assert sorted(paper.split(":")[0] for paper in papers) == ["The Sun", "The Times", "The World"]
    assert papers[0].endswith(": done")
    assert sum(paper.endswith(": acting") for paper in papers) == 1


def check_the_end(page: Page, sight: Sight) -> None:
    """Check that the ranking adds up and matches the replayed record."""
    position = penny_press_table.position_of(page)
    assert position.is_over
    assert not position.problems()
    rows = [row.locator("td, th").all_inner_texts() for row in page.locator("#ranking tbody tr").all()]
    assert len(rows) == 3
    for row in rows:
        seat = PAPERS.index(row[1].strip().removeprefix(row[1].strip()[0]).strip())
        pages, scoops, bonuses, circulation, stories = map(int, row[2:])
        assert pages + scoops + bonuses == circulation == position.circulation(seat)
        assert (pages, scoops) == (position.page_points[seat], position.scoop_points[seat])
        assert stories == len(position.published[seat])
    circulations = [int(row[5]) for row in rows]
    assert circulations == sorted(circulations, reverse=True)
    assert sight.scores == list(position.scores)
    winner = PAPERS[position.winners[0]]
    expect(page.locator("#ending h2")).to_have_text(f"{winner} wins New York")
    expect(page.locator("#banner")).to_contain_text(f"The game is over: {winner} wins.")
    expect(page.get_by_role("button", name="New game with the same players")).to_be_enabled()


@pytest.fixture
def table(open_press: OpenPress) -> Page:
    page = open_press()
    penny_press_table.start_game(page, 3, *NAMES, seed=SEED)
    return page


def test_what_a_turn_shows(table: Page) -> None:
    before = look(table)
    name, *_, other = before.stories
    beat = story(name).beat.name
    penny_press_table.story(table, name).click()
    promise = table.locator(".ring-send .effect").first.inner_text()
    table.locator("#choice-send-2").click()
    after = penny_press_table.acted(table, before)
    shown = re.findall(r"\d", promise)
    assert [before.value(beat), after.value(beat)] == [int(shown[0]), int(shown[-1])]
    assert after.stories[name] == ["T2"]
    assert after.wire[0].endswith("The Times sends 2 reporters to " + name_of(story(name)) + ".")
    expect(table.locator("[id^=ribbon-]")).to_contain_text("Pass the device to Bo (The Sun).")
    penny_press_table.assign_by_drag(table, name)
    penny_press_table.assign_by_keys(table, name, 3)
    sight = look(table)
    assert sight.stories[name] == ["T2", "S1", "W3"]
    assert sight.press == ""
    assert "nothing to print yet" in sight.why.lower()
    penny_press_table.assign(table, name, 3)
    penny_press_table.recall(table, name)
    assert look(table).stories[name] == ["T5", "W3"]
    penny_press_table.reassign_by_drag(table, name, other)
    assert look(table).stories[other] == ["W1"]
    sight = penny_press_table.reassign(table, name, other)
    assert sight.stories[other] == ["T1", "W1"]
