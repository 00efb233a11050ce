"""The issues of a game, and the texts of their nameplates."""

from __future__ import annotations

from datetime import date

from e2e.penny_press_scenarios import GAME, at, whole_game
from pennypress.engine.table import RecordedTable
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS
from pennypress.games.penny_press.events import Published
from pennypress.games.penny_press.view.newspaper.printed_issues import dated, issues, numbered
from tests.games.penny_press.view.newspaper.drawn_texts import issue

RECORD = whole_game(4)
TABLE = RecordedTable.from_record(GAME, RECORD)
ISSUES = issues(TABLE.moves, RECORD.players)


def test_every_published_page_is_one_in_the_order_of_the_game() -> None:
    published = [event for move in TABLE.moves for event in move.events if isinstance(event, Published)]
    assert [(each.player, each.page, each.points) for each in ISSUES] == [
        (event.player, event.page, event.bill.counted) for event in published
    ]


def test_the_first_is_of_monday_the_14th_of_february_1898_and_each_a_day_later() -> None:
    assert dated(ISSUES[0]) == "Monday, February 14, 1898"
    assert [each.day.toordinal() for each in ISSUES] == [
        date(1898, 2, 14).toordinal() + number for number in range(len(ISSUES))
    ]


def test_the_number_of_a_newspaper_goes_with_its_day() -> None:
    assert numbered(issue("", number=0)) == "Vol. LXV — No. 168"
    assert numbered(issue("", number=3)) == "Vol. LXV — No. 171"


def test_the_last_page_of_everybody_who_went_to_press_at_the_end_is_a_final_edition() -> None:
    finals = [each.player for each in ISSUES if each.final]
    assert sorted(finals) == [player for player in range(4) if at(TABLE).finished[player]]


def test_cells_are_stories_the_advertisement_or_empty() -> None:
    for each in ISSUES:
        covered = sum(bin(placed.mask).count("1") for placed in each.page.placed)
        cells = covered + len(each.empty) + (each.advertisement is not None)
        assert cells == PAGE_COLUMNS * PAGE_ROWS
    assert any(each.advertisement for each in ISSUES)


def test_a_game_undone_has_the_newspapers_printed_so_far() -> None:
    table = TABLE
    while table.moves and sum(isinstance(e, Published) for move in table.moves for e in move.events) > 2:
        table = table.undo()
    assert issues(table.moves, RECORD.players) == ISSUES[:2]
