"""A person against bots, and everything that may interrupt them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import penny_press_table
from e2e.conftest import WITHOUT_PYTHON, wait_until_ready
from e2e.penny_press_scenarios import GAME, sensible, whole_game
from e2e.penny_press_table import look, position_of, record_of
from e2e.test_bots_worker import bots_workers
from pennypress.app.bots.bot_requests import question
from pennypress.bots import BOTS
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable
from tests.thorough import thorough

MY_TURN = "#home-button:enabled, #hold:enabled, #lay-out:enabled, #ending"


def sit_down(page: Page, *levels: str, pace: str = "at-once") -> None:
    """Start a game against bots of these levels, with the person first."""
    penny_press_table.open_form(page)
    page.locator(f"label:has(#players-{len(levels) + 1})").click()
    for line, level in enumerate(levels, 1):
        page.locator(f"#level-{line}").select_option(level)
    page.locator("#starter").select_option("0")
    page.locator("#seed").fill("against-the-house")
    page.locator("#start").click()
    wait_for_my_turn(page)
    set_pace(page, pace)


def set_pace(page: Page, pace: str) -> None:
    page.locator("#menu").click()
    page.locator(f"label:has(#pace-{pace})").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def wait_for_my_turn(page: Page, seconds: float = 30) -> None:
    expect(page.locator(MY_TURN).first).to_be_visible(timeout=seconds * 1000)


def act(page: Page) -> str:
    """Carry out a plausible action by taps."""
    before = len(record_of(page).actions)
    action = str(sensible(position_of(page)))
    match action.split():
        case ["assign", count, story]:
            page.locator(f"#story-{story}").click()
            page.locator(f"#choice-send-{count}").click()
        case ["recall", one]:
            story, _, count = one.partition("*")
            page.locator(f"#story-{story}").click()
            page.locator(f"#choice-recall-{count or 1}").click()
        case ["press"]:
            page.locator("#press").click()
        case ["hold"]:
            page.locator("#hold").click()
        case ["publish", *_]:
            page.locator("#lay-out").click()
            page.locator("#print:enabled").click()
        case other:
            raise AssertionError(other)
    penny_press_table.wait_until(
        page,
        "([key, count]) => JSON.parse(localStorage.getItem(key)).record.actions.length > count",
        [f"penny-press:table:{penny_press_table.table_id(page)}", before],
    )
    penny_press_table.wait_until_drawn(page)
    return action


def take_turns(page: Page, count: int) -> None:
    """Act that many times, letting the bots act in between."""
    for _ in range(count):
        act(page)
        wait_for_my_turn(page)


def acted(page: Page) -> list[int]:
    """The seats that have acted so far."""
    return [
        move.player
        for move in RecordedTable.from_record(GAME, record_of(page)).moves
        if move.player != CHANCE
    ]


def end_of_game(*levels: str) -> Record:
    """A game of a person against bots of these levels, shortly before its end."""
    whole = whole_game(len(levels) + 1)
    person, *others = whole.players
    bots = [replace(seat, bot=level) for seat, level in zip(others, levels, strict=True)]
    return replace(whole, players=(person, *bots)).first(len(whole.actions) - 20)


def check_bots(record: Record, *, since: int = 0) -> None:
    """Check that every action of a bot, from that one on, equals CPython's choice in the same position."""
    seen = 0
    for number, move in enumerate(RecordedTable.from_record(GAME, record).moves):
        if number < since or move.player == CHANCE or not (bot := record.players[move.player].bot):
            continue
        before = RecordedTable.from_record(GAME, record.first(number)).position
        asked = json.loads(question(before, move.player, record, number, bot))
        position = GAME.position_type().from_json(asked["position"])
        thinking = BOTS[bot].bot.think(position, asked["seed"])
        while thinking.step():
            pass
        best, *others = thinking.assessment.candidates
        taken = next(each for each in (best, *others) if str(each.action) == move.action)
        assert taken[1:] == pytest.approx(best[1:])
        seen += 1
    assert seen


def test_one_person_and_three_bots_play_the_beginning_and_the_end_of_a_game(press: Page) -> None:
    """Whole games: tests/app/test_bot_turns.py."""
    sit_down(press, "reporter", "reporter", "cub")
    take_turns(press, 4)
    check_bots(record_of(press))
    begun = end_of_game("reporter", "reporter", "cub")
    penny_press_table.open_record(press, begun)
    turns = 0
    while not look(press).over:
        turns += 1
        assert turns < 20
        take_turns(press, 1)
    assert turns > 2
    expect(press.locator("#ranking tbody tr")).to_have_count(4)
    assert position_of(press).is_over
    check_bots(record_of(press), since=len(begun.actions))


def test_a_reload_in_mid_thought_changes_nothing(press: Page) -> None:
    sit_down(press, "reporter", "reporter", pace="leisurely")
    act(press)
    expect(press.locator("#skip")).to_be_visible()
    press.reload()
    wait_until_ready(press)
    set_pace(press, "at-once")  # for the second bot
    wait_for_my_turn(press)
    assert acted(press) == [0, 1, 2]
    check_bots(record_of(press))


def test_an_undo_in_mid_thought_takes_the_question_back(press: Page) -> None:
    sit_down(press, "reporter", "reporter", pace="leisurely")
    first = act(press)
    expect(press.locator("#skip")).to_be_visible()
    press.locator("#undo").click()
    wait_for_my_turn(press)
    assert acted(press) == []
    set_pace(press, "at-once")
    penny_press_table.assign(press, next(name for name in look(press).stories if name not in first))
    wait_for_my_turn(press)
    assert acted(press) == [0, 1, 2]
    assert record_of(press).actions[0] != first
    check_bots(record_of(press))


def test_bots_are_stopped_and_play_on(press: Page) -> None:
    sit_down(press, "reporter", "reporter", pace="brisk")
    act(press)
    press.locator("#stop").click()
    expect(press.locator("#banner")).to_contain_text("paused")
    done = acted(press)
    press.wait_for_timeout(1000)
    assert acted(press) == done
    assert done in ([0], [0, 1])
    press.locator("#play-on").click()
    wait_for_my_turn(press)
    assert acted(press) == [0, 1, 2]


def test_skipping_skips_the_pause_too(press: Page) -> None:
    sit_down(press, "reporter", "reporter", "reporter", "reporter", pace="leisurely")
    before = press.evaluate("performance.now()")
    act(press)
    while len(acted(press)) < 5:
        press.keyboard.press("k")
        press.wait_for_timeout(50)
    wait_for_my_turn(press)
    assert press.evaluate("performance.now()") - before < 4 * 2500
    # A bot that is skipped acts on what it has found so far: legal, but not always CPython's choice.
    RecordedTable.from_record(GAME, record_of(press))


def test_the_page_answers_while_a_bot_thinks(press: Page) -> None:
    sit_down(press, "publisher", pace="leisurely")
    act(press)
    press.locator("#menu").click()
    expect(press.locator("dialog")).to_be_visible()
    assert acted(press) == [0]
    press.keyboard.press("Escape")
    expect(press.locator("dialog")).to_have_count(0)
    press.locator("#skip").click()
    wait_for_my_turn(press)


def test_a_worker_that_crashes_in_mid_game_is_replaced(shared_page: tuple[Page, list[str]]) -> None:
    page, noted = shared_page
    sit_down(page, "reporter", "reporter")
    take_turns(page, 1)
    bots_workers(page)[0].evaluate("setTimeout(() => { throw new Error('crashed'); })")
    take_turns(page, 2)
    check_bots(record_of(page))
    assert any("crashed" in each for each in noted)
    noted.clear()


def test_a_tab_behind_others_goes_on(press: Page) -> None:
    sit_down(press, "reporter", "reporter", "reporter", pace="leisurely")
    # Playwright's pages are never hidden.
    press.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    act(press)
    other = press.context.new_page()
    other.bring_to_front()
    wait_for_my_turn(press, 6)
    other.close()
    press.evaluate("delete document.hidden")
    assert acted(press) == [0, 1, 2, 3]
    check_bots(record_of(press))


@thorough
def test_in_flight_mode_a_game_with_bots_goes_on(page: Page, site_url: str) -> None:
    page.goto(site_url + WITHOUT_PYTHON)
    page.context.set_offline(True)
    page.goto(site_url)
    wait_until_ready(page)
    sit_down(page, "reporter", "reporter")
    take_turns(page, 3)
    page.reload()
    wait_until_ready(page)
    wait_for_my_turn(page)
    take_turns(page, 3)
    check_bots(record_of(page))


def test_where_bots_cannot_think_it_is_said_and_can_be_tried_again(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str
) -> None:
    # Without a service worker, so that missing files are cached nowhere.
    with browser.new_context(**browser_context_args, service_workers="block") as context:
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        context.route("**/*.wasm", lambda route: route.abort())
        sit_down(page, "reporter")
        act(page)
        expect(page.locator("#banner")).to_contain_text("not responding", timeout=30_000)
        context.unroute("**/*.wasm")
        page.locator("#play-on").click()
        wait_for_my_turn(page)
        check_bots(record_of(page))
