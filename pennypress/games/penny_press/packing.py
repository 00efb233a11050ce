"""Packing of story shapes on a front page: pure geometry, without the rules.

Hundreds of packings are equivalent to the rules and the score, which only depend on the shapes that touch the
top edge and on the penalty for empty cells. One packing represents each combination of the two.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pennypress.components.polyomino import Placement, placements, rectangle
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, PENALTIES, Shape


class Packing(NamedTuple):
    """A packing of some shapes. It represents all packings with the same `touching` and `penalty`."""

    touching: str
    """The letters of the shapes at the top edge, in order, such as 'AAC'."""
    penalty: int
    """The points lost for the empty cells."""
    spots: tuple[Placement, ...]
    """The placement of each shape. Orientation 0 is upright, 1 is turned."""


@cache
def layouts(shapes: tuple[Shape, ...], blocked: int) -> tuple[Packing, ...]:
    """Every layout of all these shapes that avoids the blocked cells; none if they do not fit.

    The shapes must be in alphabetical order.
    """
    found: dict[tuple[str, int], Packing] = {}
    for (covered, touching), spots in _packings(shapes, blocked).items():
        penalty = gap_penalty(covered)
        found.setdefault((touching, penalty), Packing(touching, penalty, spots))
    return tuple(found.values())


@cache
def _packings(shapes: tuple[Shape, ...], blocked: int) -> dict[tuple[int, str], tuple[Placement, ...]]:
    """One packing for each pair of covered cells (including the blocked ones) and letters at the top edge.

    The shapes are placed one at a time. The possible continuations depend on that pair only, so packings with
    an equal pair are merged, in particular those that differ by a permutation of equal shapes.
    """
    if not shapes:
        return {(blocked, ""): ()}
    earlier, last = shapes[:-1], shapes[-1]
    upright = rectangle(last.columns, last.rows)
    spots_for_last = placements(upright, PAGE_COLUMNS, PAGE_ROWS, blocked)
    found: dict[tuple[int, str], tuple[Placement, ...]] = {}
    for (covered, touching), spots in _packings(earlier, blocked).items():
        for spot in spots_for_last:
            if not spot.mask & covered:
                now_touching = touching + last.letter if spot.row == 0 else touching
                found.setdefault((covered | spot.mask, now_touching), (*spots, spot))
    return found


@cache
def gap_penalty(covered: int) -> int:
    """The points lost for the cells that are not covered."""
    return sum(
        PENALTIES[row]
        for row in range(PAGE_ROWS)
        for column in range(PAGE_COLUMNS)
        if not covered >> row * PAGE_COLUMNS + column & 1
    )
