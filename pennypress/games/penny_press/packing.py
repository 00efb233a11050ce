"""Which stories fit on a front page together, as bare shapes: geometry, without the laws.

Hundreds of packings differ in nothing that the laws or the bill ask about. What they do ask is
which shapes touch the top edge and what the empty cells cost; each answer to that is one layout.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pennypress.components.polyomino import Placement, placements, rectangle
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, PENALTIES, Shape


class Packing(NamedTuple):
    """A packing of some shapes, standing for all that have the same `touching` and `penalty`."""

    touching: str
    """The letters of the shapes that touch the top edge, in order, such as 'AAC'."""
    penalty: int
    """The points that the empty cells cost."""
    spots: tuple[Placement, ...]
    """Where each shape lies: orientation 0 is upright, 1 is turned."""


@cache
def layouts(shapes: tuple[Shape, ...], blocked: int) -> tuple[Packing, ...]:
    """Every layout of all these shapes clear of the blocked cells; none if they do not fit.

    The shapes are to be given in alphabetical order.
    """
    found: dict[tuple[str, int], Packing] = {}
    for (covered, touching), spots in _packings(shapes, blocked).items():
        penalty = _penalty(covered)
        found.setdefault((touching, penalty), Packing(touching, penalty, spots))
    return tuple(found.values())


@cache
def _packings(shapes: tuple[Shape, ...], blocked: int) -> dict[tuple[int, str], tuple[Placement, ...]]:
    """One packing for each pair of cells covered (with the blocked) and letters at the top edge.

    The shapes go down one at a time. What can follow depends on that pair alone, so packings that
    agree on it go on as one: above all those in which equal shapes have only changed places.
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
def _penalty(covered: int) -> int:
    """What the cells cost that are not covered."""
    return sum(
        PENALTIES[row]
        for row in range(PAGE_ROWS)
        for column in range(PAGE_COLUMNS)
        if not covered >> row * PAGE_COLUMNS + column & 1
    )
