"""The front page of the day: the same for everybody, worth a search, and without help before its end."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta

import pytest

from pennypress.games import daily_of
from pennypress.games.penny_press import daily_brief, front_page
from pennypress.games.penny_press.actions import Publish
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.daily_brief import FALLBACK, brief_of, is_puzzle, thoughtless
from pennypress.games.penny_press.front_page import Brief, Page
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay
from pennypress.games.view import Gesture

DAILY = daily_of("penny-press")
KNOWN = {
    "1898-02-15": ("war-A1 crime-B3 crime-D2 politics-A2 city-B3", (5, 3, 5, 4, 4), (0, 1), 17),
    "2026-11-26": ("war-B3 crime-A2 crime-B1 city-B1 human-D2", (5, 3, 5, 4, 4), (2, 1), 15),
    "2026-11-27": ("war-C3 crime-A3 politics-A3 politics-B2 human-B2", (4, 5, 3, 4, 4), (2, 0), 17),
    "2027-01-01": ("war-A1 war-A3 politics-B2 city-A2 city-C1", (6, 4, 3, 3, 2), (2, 2), 18),
    "2028-02-29": ("crime-A3 crime-D2 city-B1 city-B2 human-A2", (2, 4, 3, 3, 5), (0, 1), 14),
}
"""Claim, values, advertisement and best of some dates. If they change, so must `daily_brief.VERSION`."""
DAYS = [(date(2026, 11, 26) + timedelta(number)).isoformat() for number in range(60)]


@pytest.mark.parametrize("day", KNOWN)
def test_a_date_has_the_same_page_for_ever(day: str) -> None:
    claimed, values, advertisement, best = KNOWN[day]
    assert brief_of(day) == Brief(tuple(map(story, claimed.split())), values, advertisement)
    assert DAILY.puzzle(day).best == best


def test_the_page_does_not_depend_on_how_this_process_hashes_texts() -> None:
    script = "from pennypress.games.penny_press.daily_brief import brief_of; print(brief_of('2026-12-24'))"
    found = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


@pytest.mark.parametrize("day", DAYS)
def test_every_day_has_a_page_that_is_worth_a_search(day: str) -> None:
    brief = brief_of(day)
    assert brief is not FALLBACK
    pages = front_page.outcomes(brief)
    totals = [bill(brief, page).total for page in pages]
    best = totals[0]
    assert 10 <= best <= 24
    assert max(thoughtless(brief)) < best, "who lays the stories down one after the other finds the best"
    assert sum(total >= best - 4 for total in totals) >= 3, "the best is a lucky strike"
    assert len(brief.claimed) == 5
    assert pages[0].exclusive is not None


def test_sixty_days_are_sixty_pages() -> None:
    assert len({brief_of(day) for day in DAYS}) == len(DAYS)


def test_thoughtless_pages_are_those_that_the_builder_proposes() -> None:
    """Each story in turn is taken and put down where it appears, if it fits."""
    brief = brief_of(DAYS[0])
    position = DAILY.puzzle(DAYS[0]).position
    layout = PageUnderWay()
    for each in brief.claimed:
        taken = DAILY.on_gesture(layout, position, Gesture("take", (str(each),)), over=False).selection
        put = DAILY.on_gesture(taken, position, Gesture("take", (str(each),)), over=False)
        layout = put.selection if put.announcement == "" else PageUnderWay(layout.placed)
    page = DAILY.on_gesture(layout, position, Gesture("print"), over=False).action
    assert isinstance(page, Publish)
    is_legal = front_page.refusal(brief, page.page) is None
    assert next(thoughtless(brief)) == (bill(brief, page.page).counted if is_legal else 0)


def test_an_obvious_claim_is_no_puzzle() -> None:
    obvious = Brief(tuple(map(story, ("war-D1", "crime-D1"))), (6, 5, 2, 2, 2))
    assert not is_puzzle(obvious)
    assert is_puzzle(FALLBACK)


def test_a_day_on_which_nothing_is_found_has_a_page_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_brief, "DRAFTS", 0)
    brief_of.cache_clear()
    assert brief_of("2026-11-26") == FALLBACK
    brief_of.cache_clear()


def test_the_solution_is_legal_and_scores_the_best() -> None:
    puzzle = DAILY.puzzle("2026-11-26")
    shown = DAILY.solution(puzzle.position)
    action = Publish(Page(shown.placed, shown.exclusive))
    puzzle.position.check(action)
    assert DAILY.points(puzzle.position, action) == puzzle.best


@pytest.mark.parametrize("name", ["lay-out", "why"])
def test_no_gesture_gives_the_best_page_away_before_the_end(name: str) -> None:
    position = DAILY.puzzle("2026-11-26").position
    assert DAILY.on_gesture(PageUnderWay(), position, Gesture(name), over=False).selection == PageUnderWay()


def test_after_the_end_pages_can_be_compared_but_not_changed() -> None:
    position = DAILY.puzzle("2026-11-26").position
    shown = DAILY.solution(position)
    assert DAILY.on_gesture(shown, position, Gesture("why"), over=True).selection.why
    for gesture in (Gesture("clear"), Gesture("take", ("human-D2",)), Gesture("lay-out"), Gesture("print")):
        after = DAILY.on_gesture(shown, position, gesture, over=True)
        assert (after.selection, after.action) == (shown, None)
