"""The stored results of the puzzles of the day: the streak over dates, hostile texts, the text to paste."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest

from pennypress.app.daily import results, wording
from pennypress.app.daily.results import MOST_DAYS, DayResult, days_of, streak, with_result
from pennypress.games import GAMES

SOLVED = DayResult(14, (9, 14), ("a", "b"))
FAILED = DayResult(14, (9, 10, 12), ("a", "b", "c"))
OPEN = DayResult(14, (9,), ("a",))
TODAY = "2026-03-01"


def days(**by_distance: DayResult) -> dict[str, DayResult]:
    """Results by the number of days before today, as in `d0=SOLVED`."""
    start = date.fromisoformat(TODAY)
    return {(start - timedelta(int(name[1:]))).isoformat(): result for name, result in by_distance.items()}


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ({}, 0),
        ({"d0": SOLVED}, 1),
        ({"d0": SOLVED, "d1": SOLVED, "d2": SOLVED}, 3),
        ({"d1": SOLVED, "d2": SOLVED}, 2),
        ({"d0": OPEN, "d1": SOLVED}, 1),
        ({"d0": FAILED, "d1": SOLVED}, 0),
        ({"d0": SOLVED, "d2": SOLVED}, 1),
        ({"d2": SOLVED, "d3": SOLVED}, 0),
        ({"d0": SOLVED, "d1": FAILED, "d2": SOLVED}, 1),
        ({"d-1": SOLVED, "d0": SOLVED}, 1),
    ],
)
def test_a_streak_is_days_in_a_row_up_to_today_or_yesterday(
    played: dict[str, DayResult], expected: int
) -> None:
    assert streak(days(**played), TODAY) == expected


def test_a_day_counts_once_however_often_it_is_written() -> None:
    text = with_result("", "penny-press", TODAY, OPEN)
    for _time in range(3):
        text = with_result(text, "penny-press", TODAY, SOLVED)
    assert streak(days_of(text, "penny-press"), TODAY) == 1


def test_a_streak_ends_with_the_calendar() -> None:
    assert streak({"0001-01-01": SOLVED}, "0001-01-01") == 1
    assert streak({}, "") == 0


def test_old_days_keep_their_points_only_and_the_oldest_are_dropped() -> None:
    text = ""
    first = date(2020, 1, 1)
    for number in range(5):
        text = with_result(text, "penny-press", (first + timedelta(number)).isoformat(), SOLVED)
    found = days_of(text, "penny-press")
    assert [bool(found[day].actions) for day in sorted(found)] == [False, False, False, True, True]
    assert all(found[day].points == (9, 14) for day in found)
    many = {(first + timedelta(number)).isoformat(): {"best": 3, "points": [3]} for number in range(1100)}
    text = with_result(json.dumps({"penny-press": many}), "penny-press", TODAY, SOLVED)
    found = days_of(text, "penny-press")
    assert len(found) == MOST_DAYS
    assert TODAY in found


def test_results_of_other_titles_stay() -> None:
    text = with_result(with_result("", "chess", TODAY, SOLVED), "penny-press", TODAY, OPEN)
    assert days_of(text, "chess") == {TODAY: SOLVED}


GOOD: dict[str, Any] = {"best": 14, "points": [9], "actions": ["a"]}


@pytest.mark.parametrize(
    "hostile",
    [
        None,
        [],
        7,
        "solved",
        {},
        GOOD | {"best": "14"},
        GOOD | {"best": True},
        GOOD | {"best": 10**20},
        GOOD | {"best": -1},
        GOOD | {"best": 14.5},
        GOOD | {"points": []},
        GOOD | {"points": [1, 2, 3, 4]},
        GOOD | {"points": [15]},
        GOOD | {"points": [-1]},
        GOOD | {"points": [[9]]},
        GOOD | {"points": [14, 14]},
        GOOD | {"points": {"0": 9}},
        GOOD | {"actions": "a"},
        GOOD | {"actions": [1]},
        GOOD | {"actions": ["x" * 10_000]},
    ],
)
def test_what_cannot_be_a_result_is_none(hostile: object) -> None:
    text = json.dumps({"penny-press": {TODAY: hostile, "2026-02-28": {"best": 3, "points": [3]}}})
    assert set(days_of(text, "penny-press")) == {"2026-02-28"}


@pytest.mark.parametrize("day", ["2026-02-30", "2026-3-1", "today", "", "２０２６-03-01", "2026-03-01T00:00"])
def test_what_is_no_date_is_no_day(day: str) -> None:
    assert days_of(json.dumps({"penny-press": {day: GOOD}}), "penny-press") == {}


@pytest.mark.parametrize(
    "text", ["", "{", "[1]", "null", '{"penny-press":[]}', '{"penny-press":7}', "[" * 9000]
)
def test_a_damaged_text_is_no_results(text: str) -> None:
    assert days_of(text, "penny-press") == {}
    assert days_of(with_result(text, "penny-press", TODAY, OPEN), "penny-press") == {TODAY: OPEN}


def test_actions_that_do_not_belong_to_the_points_are_dropped() -> None:
    text = json.dumps({"penny-press": {TODAY: GOOD | {"actions": ["a", "b"]}}})
    assert days_of(text, "penny-press")[TODAY].actions == ()


def test_the_text_to_paste_tells_how_near_each_try_was_and_nothing_else() -> None:
    address = "https://example.org/#/daily/penny-press"
    text = wording.to_paste(GAMES["penny-press"], TODAY, SOLVED, 4, address)
    assert text.splitlines() == [
        "📰 Penny Press · March 1, 2026 · 2/3",
        "🟨🟨🟨⬜⬜",
        "⭐⭐⭐⭐⭐",
        "4 days in a row",
        address,
    ]
    assert wording.to_paste(GAMES["penny-press"], TODAY, FAILED, 0, address).splitlines() == [
        "📰 Penny Press · March 1, 2026 · –/3",
        "🟨🟨🟨⬜⬜",
        "🟨🟨🟨⬜⬜",
        "🟨🟨🟨🟨⬜",
        address,
    ]


def test_only_the_best_gets_stars() -> None:
    assert wording.squares(23, 24) == "🟨🟨🟨🟨⬜"
    assert wording.squares(24, 24) == "⭐⭐⭐⭐⭐"
    assert wording.squares(0, 24) == "⬜⬜⬜⬜⬜"


def test_three_tries_are_all() -> None:
    assert results.TRIES == 3
    assert [each.is_over for each in (OPEN, SOLVED, FAILED)] == [False, True, True]
