"""The arrangement of the whole sheet: which words share a line, its height, and where it stands."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import log
from typing import NamedTuple

from pennypress.games.letterpress.view.wood_type.composed_words import Composition, Line
from pennypress.games.letterpress.view.wood_type.lines_of_type import TypeRow, filling_heights, fitted_row

HEADING, LAST_HEADING = 37, 62
"""The heights of the headings of a round and of the last words."""
CREDIT = 20
"""The height of the line that says who wrote a word."""
LEAD = 13
"""The least space below a line."""
MOST_LEAD = 30
"""The most space that is added there when the sheet is not full."""
TALLEST, TALLEST_LAST = 150, 240
LEAST = 22
ROUND, LAST, BEST = 1.0, 1.75, 2.1
"""How high lines are in proportion: of the rounds, of the last words, of the best of these."""
TOLERANCE = 1.25
"""By how much the height of a line may differ, so that its words fill it without being stretched."""
LARGER = 1.4
"""How much higher than the others the lines of last words should be at least."""
MOST_WORDS, MOST_LAST_WORDS = 5, 3
"""In a line."""
NOT_ALONE = 0.4
"""What it costs if the best of the last words shares its line."""
NARROW = 140
"""A word that is narrower has little room for the name below it."""
STEPS = 90


class PlannedRow(NamedTuple):
    """Words that share a line, the heading above it if it is the first of a section, and its weight."""

    lines: tuple[Line, ...]
    heading: int | None
    """The number of the round; 0 for the last words."""
    weight: float
    tallest: float


class PlacedRow(NamedTuple):
    """A line of type with the y coordinates of its heading, if any, and of its base."""

    type_row: TypeRow
    heading: int | None
    heading_y: float
    base: float
    is_last: bool
    """Whether it is of the last words."""


class LayOut(NamedTuple):
    """All lines of a sheet, and the y coordinate at which they end."""

    rows: tuple[PlacedRow, ...]
    end: float


@lru_cache(16)
def laid_out(composition: Composition, top: float, bottom: float) -> LayOut:
    """The lines between these y coordinates, arranged so that words are stretched as little as possible."""
    best = min(
        (_filled(plan, bottom - top) for plan in _plans(composition)),
        key=lambda rows: _cost(rows, bottom - top),
    )
    plan, rows = best
    left = bottom - top - _height(plan, rows)
    lead = max(0.0, min(MOST_LEAD, left / len(rows)))
    y, placed = top, []
    for planned, row in zip(plan, rows, strict=True):
        heading_y = y
        y += _heading(planned) + row.capitals
        placed.append(PlacedRow(row, planned.heading, heading_y, y, planned.weight > ROUND))
        y += row.depth + CREDIT + LEAD + lead
    return LayOut(tuple(placed), y - lead)


def _plans(composition: Composition) -> Iterator[tuple[PlannedRow, ...]]:
    """Ways to share lines: all rounds with as many lines, and every way for the last words."""
    most = max(map(len, composition.rounds), default=0)
    lasts = list(_shares(len(composition.last)))
    for rows, last in product(range(1, max(1, most) + 1), lasts):
        plan: list[PlannedRow] = []
        for number, words in enumerate(composition.rounds, 1):
            plan += _planned(words, _even(len(words), min(rows, len(words))), number)
        plan += _planned(composition.last, last, 0)
        if all(len(row.lines) <= MOST_WORDS for row in plan):
            yield tuple(plan)


def _planned(words: Sequence[Line], shares: Sequence[int], heading: int) -> Iterator[PlannedRow]:
    start = 0
    for place, share in enumerate(shares):
        weight, tallest = ROUND, TALLEST
        if heading == 0:
            weight, tallest = (LAST if place else BEST), TALLEST_LAST
        yield PlannedRow(tuple(words[start : start + share]), None if place else heading, weight, tallest)
        start += share


def _even(count: int, rows: int) -> list[int]:
    """So many words in so many lines, the fewest in the first.

    >>> _even(5, 2), _even(6, 3), _even(0, 0)
    ([2, 3], [2, 2, 2], [])
    """
    return [(count + place) // rows for place in range(rows)]


def _shares(count: int, least: int = 1) -> Iterator[list[int]]:
    """Every way to share so many words among lines, none with fewer than the one before.

    >>> list(_shares(4))
    [[1, 1, 1, 1], [1, 1, 2], [1, 3], [2, 2]]
    """
    if count == 0:
        yield []
    for first in range(least, min(count, MOST_LAST_WORDS) + 1):
        for rest in _shares(count - first, first):
            yield [first, *rest]


Filled = tuple[tuple[PlannedRow, ...], tuple[TypeRow, ...]]


def _filled(plan: tuple[PlannedRow, ...], room: float) -> Filled:
    """The tallest lines in these proportions that fit."""

    def rows(step: int) -> tuple[TypeRow, ...]:
        scale = LEAST * (TALLEST / LEAST) ** (step / STEPS)
        return tuple(_row(planned, scale) for planned in plan)

    step = bisect_left(range(1, STEPS + 1), room, key=lambda each: _height(plan, rows(each)))
    while step and _height(plan, rows(step)) > room:  # heights are not quite in order
        step -= 1
    return plan, rows(step)


def _row(planned: PlannedRow, scale: float) -> TypeRow:
    wanted = min(planned.tallest, planned.weight * scale)
    nearest = min(filling_heights(planned.lines), key=lambda height: abs(log(height / wanted)))
    return fitted_row(planned.lines, max(wanted / TOLERANCE, min(wanted * TOLERANCE, nearest)))


def _height(plan: Sequence[PlannedRow], rows: Sequence[TypeRow]) -> float:
    return sum(
        _heading(planned) + row.capitals + row.depth + CREDIT + LEAD
        for planned, row in zip(plan, rows, strict=True)
    )


def _heading(planned: PlannedRow) -> float:
    if planned.heading is None:
        return 0
    return HEADING if planned.heading else LAST_HEADING


def _cost(filled: Filled, room: float) -> float:
    """How far it is from a sheet that is full of unstretched words, the last ones largest."""
    plan, rows = filled
    height = _height(plan, rows)
    cost = 4 * max(0.0, room - height) / room + 40 * max(0.0, height - room) / room
    cost += sum(abs(log(row.stretch)) + row.blank / 200 for row in rows) / len(rows)
    words = [word for row in rows for word in row.words]
    cost += sum(max(0.0, NARROW - word.right + word.left) for word in words) / NARROW / len(words)
    last = [row.capitals for planned, row in zip(plan, rows, strict=True) if planned.weight > ROUND]
    others = [row.capitals for planned, row in zip(plan, rows, strict=True) if planned.weight == ROUND]
    if last and len(rows[len(others)].words) > 1:
        cost += NOT_ALONE
    if last and others:
        cost += max(0.0, log(LARGER * max(others) / min(last)))
    return cost
