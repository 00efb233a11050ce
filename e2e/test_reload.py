"""Reloading at any moment restores the table as it was."""

from random import Random
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from e2e.penny_press_scenarios import game_until, in_builder, whole_game
from e2e.penny_press_table import look
from pennypress.engine.record import Record
from tests.thorough import first_of

CHANCE_ANSWERS = "headline "


def moments(count: int) -> list[tuple[int, int]]:
    """Random moments of games of 2 to 5 players: number of players, and number of actions."""
    random = Random("reload")
    found = []
    for number in range(count):
        players = 2 + number % 4
        record = whole_game(players)
        at = random.randrange(players, len(record.actions) + 1)
        while at < len(record.actions) and record.actions[at].startswith(CHANCE_ANSWERS):
            at += 1
        found.append((players, at))
    return found


@pytest.mark.parametrize(("players", "at"), first_of([(3, 0), (4, -1), *moments(8)], 4))
def test_a_reload_at_an_arbitrary_moment_loses_nothing(press: Page, players: int, at: int) -> None:
    record = moment(players, at)
    penny_press_table.open_record(press, record)
    before, table, text = look(press), penny_press_table.table_id(press), penny_press_table.kept(press)
    press.reload()
    wait_until_ready(press)
    penny_press_table.wait_for_table(press)
    assert look(press) == before
    assert penny_press_table.table_id(press) == table
    assert penny_press_table.kept(press) == text
    assert penny_press_table.record_of(press) == record


def moment(players: int, at: int) -> Record:
    """The record at that moment; 0 stands for the page builder, -1 for the end of the game."""
    if at == 0:
        return game_until(in_builder, players)
    return whole_game(players) if at == -1 else whole_game(players).first(at)


def test_the_whole_log_and_what_was_taken_back_are_there_after_a_reload(press: Page) -> None:
    penny_press_table.open_record(press, whole_game(3).first(20))
    for _ in range(3):
        press.keyboard.press("u")
    expect(press.locator("#redo")).to_be_enabled()
    log = whole_log(press)
    before = penny_press_table.kept(press)
    press.reload()
    wait_until_ready(press)
    penny_press_table.wait_for_table(press)
    assert whole_log(press) == log
    for _ in range(3):
        press.keyboard.press("y")
    expect(press.locator("#redo")).to_be_disabled()
    assert penny_press_table.record_of(press).actions == (*before["record"]["actions"], *before["undone"])


def whole_log(page: Page) -> str:
    page.keyboard.press("l")
    text = page.locator("dialog .log").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return text


def test_a_page_that_is_laid_out_is_there_after_a_reload_and_after_the_rules(press: Page) -> None:
    penny_press_table.open_record(press, game_until(in_builder, 3))
    penny_press_table.lay_out_by_button(press)
    before, pieces = look(press), press.locator(".piece").count()
    assert pieces
    press.reload()
    wait_until_ready(press)
    penny_press_table.wait_for_table(press)
    assert look(press) == before
    assert press.locator(".piece").count() == pieces
    press.goto(urljoin(press.url, "rules.html"))
    press.go_back()
    wait_until_ready(press)
    penny_press_table.wait_for_table(press)
    assert look(press) == before
    penny_press_table.print_page(press)


def test_back_and_forward_between_lobby_and_builder_lose_nothing(press: Page) -> None:
    penny_press_table.open_record(press, game_until(in_builder, 3))
    before = look(press)
    press.go_back()
    expect(press.locator("#covers")).to_be_visible()
    press.go_forward()
    expect(press.locator("#builder")).to_be_visible()
    penny_press_table.wait_for_table(press)
    assert look(press) == before
    press.locator("#home").click()
    press.locator("#shelf").get_by_role("link", name="Resume").first.click()
    penny_press_table.wait_for_table(press)
    assert look(press) == before
