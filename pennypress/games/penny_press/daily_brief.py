"""Search for the front page of the day: a claim whose best page is not the obvious one.

The date decides everything. Only `Random(seed).random()` is used, as by the dealer, so that every version of
Python finds the same page.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random

from pennypress.components.polyomino import placements, rectangle
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.components import (
    ARROW_TRACK,
    PAGE_COLUMNS,
    PAGE_ROWS,
    REPORTERS,
    STORIES,
    Shape,
    Story,
    story,
)
from pennypress.games.penny_press.front_page import Brief
from pennypress.games.penny_press.packing import gap_penalty
from pennypress.games.penny_press.page_score import bill

VERSION = 1
"""Raised when the search changes: then the same date has another page."""
DRAFTS = 1000
"""Maximum number of claims that are tried; one in 60 is a puzzle."""
CELLS = range(12, 18)
"""Cells of the claimed stories: a page has 12 at most, so a claim hardly fits or does not."""
BEST = range(10, 25)
"""Points of the best page."""
LEAST_VALUE, LEAST_BEATS = 2, 3
NEAR = 4
"""How many points short of the best a page may be to count as near it."""
LEAST_NEAR = 3
"""How many outcomes have to be near the best, itself included: it is no lucky strike."""
FALLBACK = Brief(
    tuple(map(story, ("war-C3", "crime-A3", "politics-A3", "politics-B2", "human-B2"))),
    (4, 5, 3, 4, 4),
    (2, 0),
)
"""The claim of a day on which nothing is found."""


class _Stream:
    """Whole numbers from a seed."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def below(self, number: int) -> int:
        return int(self._random.random() * number)


@lru_cache(maxsize=8)
def brief_of(day: str) -> Brief:
    """The brief of that date, such as '2026-11-26'."""
    stream = _Stream(f"front page of the day {VERSION} {day}")
    for _number in range(DRAFTS):
        brief = _draft(stream)
        if is_puzzle(brief):
            return brief
    return FALLBACK


def _draft(stream: _Stream) -> Brief:
    """A claim with as many stories as reporters, values of the beats, and mostly an advertisement."""
    pool, claimed = list(STORIES), []
    for _number in range(REPORTERS):
        claimed.append(pool.pop(stream.below(len(pool))))
    values = tuple(ARROW_TRACK[2 + stream.below(len(ARROW_TRACK) - 2)].value for _beat in range(5))
    covered = (stream.below(PAGE_COLUMNS), stream.below(PAGE_ROWS))
    advertisement = covered if stream.below(4) else None
    return Brief(tuple(sorted(claimed, key=lambda each: each.index)), values, advertisement)


def is_puzzle(brief: Brief) -> bool:
    """Whether the best page of this claim is worth a search. The cheapest conditions come first."""
    cells = sum(each.shape.columns * each.shape.rows for each in brief.claimed)
    if cells not in CELLS or min(map(brief.value_of, brief.claimed)) < LEAST_VALUE:
        return False
    if len({each.beat for each in brief.claimed}) < LEAST_BEATS or not any(map(brief.is_top, brief.claimed)):
        return False
    page = front_page.best(brief)
    best = bill(brief, page).total
    if best not in BEST or page.exclusive is None or not _is_hidden(brief, best):
        return False
    totals = [bill(brief, each).total for each in front_page.outcomes(brief)]
    return sum(total >= best - NEAR for total in totals) >= LEAST_NEAR


def _is_hidden(brief: Brief, best: int) -> bool:
    """Whether no page laid out without thought is the best, and few are one point short of it."""
    found = list(thoughtless(brief))
    return max(found) < best and 10 * sum(points >= best - 1 for points in found) <= len(found)


def thoughtless(brief: Brief) -> Iterator[int]:
    """The points of every page on which each story in turn went to its first free place.

    One page for each order of the stories, all with the exclusive that scores most; 0 if a page lacks leads.
    """
    required = front_page.top_stories_required(brief)
    claimed = sum(map(brief.value_of, brief.claimed))

    def laid(
        left: tuple[Story, ...], covered: int, value: int, leads: tuple[int, int], exclusive: int
    ) -> Iterator[int]:
        if not left:
            met = leads[0] >= required.at_top_edge and leads[1] >= required.placed
            yield max(0, 2 * value - claimed + exclusive - gap_penalty(covered)) if met else 0
        for each in left:
            rest = tuple(other for other in left if other is not each)
            spot = next((spot for spot in _spots(each.shape) if not spot[0] & covered), None)
            if spot is None:
                yield from laid(rest, covered, value, leads, exclusive)
                continue
            mask, touches_top = spot
            worth, is_top = brief.value_of(each), brief.is_top(each)
            yield from laid(
                rest,
                covered | mask,
                value + worth,
                (leads[0] + (is_top and touches_top), leads[1] + is_top),
                max(exclusive, worth if touches_top and not is_top else 0),
            )

    return laid(brief.claimed, brief.blocked, 0, (0, 0), 0)


@cache
def _spots(shape: Shape) -> tuple[tuple[int, bool], ...]:
    """Every place of the shape and whether it touches the top edge, upright and from the top left first."""
    found = placements(rectangle(shape.columns, shape.rows), PAGE_COLUMNS, PAGE_ROWS, 0)
    return tuple(
        (spot.mask, spot.row == 0)
        for spot in sorted(found, key=lambda spot: (spot.orientation, spot.row, spot.column))
    )
