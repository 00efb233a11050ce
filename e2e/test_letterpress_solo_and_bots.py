"""Letterpress alone against the Rotary Printer, and against bots in flight mode."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e import any_table, penny_press_table
from e2e import letterpress_table as table
from e2e.conftest import WITHOUT_PYTHON, wait_until_ready
from e2e.test_copenhagen_bots_and_hidden_hands import WATCH, play_at_once
from pennypress.app.seats import with_seat_to_act
from pennypress.engine.rules_interface import CHANCE
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Collect, PlaceRow, Return
from pennypress.games.letterpress.position import Letterpress
from tests.thorough import thorough


def carry_out(page: Page, *lines: str) -> Letterpress:
    """Carry out these actions with the mouse, compare the page before each with the engine."""
    for line in lines:
        table.check(page)
        any_table.act(page, table.GAME.parse_action(line), table.by_clicks)
    return table.check(page)


# -- rows and the library


def test_a_row_is_placed_by_arrows_and_a_card_of_the_library_is_collected(lobby: Page) -> None:
    record, after = table.recorded("solo-won", table.in_phase(phases.PLACE, 3))
    table.open_record(lobby, record)
    position = table.check(lobby)
    last = position.legal_actions()[-1]
    assert isinstance(last, PlaceRow)
    lobby.locator("#place").focus()
    table.nudge(lobby, last.column, lambda way: any_table.press_key(lobby, f"Arrow{way.title()}"))
    expect(lobby.locator("#nudge-right")).to_be_disabled()
    lobby.keyboard.press("ArrowRight")
    table.expect_column(lobby, last.column)
    any_table.act(lobby, table.GAME.parse_action(after[0]), table.by_keys)
    position = table.check(lobby)
    chosen = table.GAME.parse_action(after[1])
    assert isinstance(chosen, Collect)
    any_table.act(lobby, chosen, table.by_keys)
    position = table.check(lobby)
    assert chosen.card in position.collections[0]


def test_a_row_is_placed_by_dragging_and_by_tapping_and_a_card_goes_back(lobby: Page) -> None:
    record = table.game_until(table.in_phase(phases.PLACE), 1)
    table.open_record(lobby, record)
    position = table.check(lobby)
    first, *_others, last = position.legal_actions()
    assert isinstance(first, PlaceRow)
    assert isinstance(last, PlaceRow)
    cards = lobby.locator(".new-row .row-card")
    places = lobby.locator(".new-row > li")
    here = table.column_of(lobby)
    penny_press_table.drag(lobby, cards.first, places.last)
    table.expect_column(lobby, last.column)
    assert last.column != here
    places.first.click()
    table.expect_column(lobby, first.column)
    penny_press_table.drag(lobby, cards.last, places.last)
    table.expect_column(lobby, last.column)
    penny_press_table.drag(lobby, cards.nth(1), places.nth(2))
    table.expect_column(lobby, first.column + 1)
    any_table.act(lobby, PlaceRow(0), table.by_clicks)
    table.check(lobby)


def returns(position: Letterpress) -> bool:
    return any(isinstance(action, Return) for action in position.legal_actions())


def test_a_weak_word_puts_a_card_of_the_library_back(lobby: Page) -> None:
    record, after = table.recorded("solo-tie-lost", returns)
    table.open_record(lobby, record)
    before = table.check(lobby)
    expect(lobby.locator("#library")).to_contain_text("return one card to its deck")
    any_table.act(lobby, table.GAME.parse_action(after[0]), table.by_clicks)
    assert len(table.check(lobby).library) == len(before.library) - 1


# -- the end


@pytest.mark.parametrize(
    ("name", "headline"),
    [
        ("solo-won", "Ada beats the Rotary Printer"),
        ("solo-tie-lost", "The Rotary Printer wins"),
        ("solo-hard-lost-by-unused-cards", "The Rotary Printer wins"),
        ("solo-easy-three-last-words", "The Rotary Printer wins"),
    ],
)
def test_a_solo_game_ends_in_victory_or_defeat(lobby: Page, name: str, headline: str) -> None:
    record, after = table.recorded(name, lambda position: position.is_last_round)
    table.open_record(lobby, record)
    position = carry_out(lobby, *after)
    assert position.is_over
    expected = "beats the Rotary Printer" if position.winners else "The Rotary Printer wins"
    assert expected in headline
    expect(lobby.locator("#ending h2")).to_contain_text(expected)
    expect(lobby.locator("#ending")).to_contain_text(f"You scored {position.points[0]}; ")
    expect(lobby.locator("#rematch")).to_be_visible()


# -- bots


def wait_for_ada(page: Page) -> Letterpress:
    """Wait until the bots have acted; return the position."""
    any_table.wait_for_person(page)
    return table.position_of(page)


@thorough
def test_in_flight_mode_a_round_against_three_bots(page: Page, site_url: str) -> None:
    page.goto(site_url + WITHOUT_PYTHON)
    page.context.set_offline(True)
    page.goto(site_url)
    wait_until_ready(page)
    page.evaluate(WATCH)
    table.start_game(page, "Ada", "", "", "", seed="proof", bots="cub")
    play_at_once(page)
    while (position := wait_for_ada(page)).round == 1:
        table.check(page)
        asked = with_seat_to_act(position, 0)
        assert isinstance(asked, Letterpress)
        any_table.act(page, table.sensible(asked), table.by_clicks)
    assert position.round == 2
    acted = {move.player for move in any_table.table_of(page).moves if move.player != CHANCE}
    assert acted == {0, 1, 2, 3}
    assert page.evaluate("window.curtains") == 0
