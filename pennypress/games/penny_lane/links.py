"""Links: half-links with the same icon on both sides of an edge (rulebook, Bonus Links)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pennypress.games.penny_lane.components import LUTHIER, ROWS, TOP, Board, Building
from pennypress.games.penny_lane.lane import Cell, Lane, edges, once_per_lane


class LaneLink(NamedTuple):
    """A completed link: an edge with the same icon on both sides. It counts once, not once for each half."""

    icon: str
    one: Building | Board
    """The card to the left of the edge, or in the top row."""
    other: Building | Board


class SharedEdge(NamedTuple):
    """An edge between two cards, with the half-link that each has on it, or None."""

    one: Building | Board
    half_of_one: str | None
    other: Building | Board
    half_of_other: str | None


@once_per_lane
def links(lane: Lane) -> tuple[LaneLink, ...]:
    """Every link of the lane. Those with the board count like others (PL5)."""
    return tuple(
        LaneLink(each.half_of_one, each.one, each.other)
        for each in shared_edges(lane)
        if each.half_of_one is not None and each.half_of_one == each.half_of_other
    )


def shared_edges(lane: Lane) -> Iterator[SharedEdge]:
    """Every edge between two neighbours, left and right or across the street."""
    board, cells = lane.board, lane.cells
    for row in ROWS:
        right = cells.get(Cell(row, 1))
        if right:
            yield SharedEdge(board, board.right(row), right, right.left)
    for building, place in lane.places.items():
        _left, to_the_right, opposite = edges(place)
        right = cells.get(to_the_right)
        below = cells.get(opposite) if place.row == TOP else None
        if to_the_right.column == 0:
            yield SharedEdge(building, building.right, board, board.left(place.row))
        elif right:
            yield SharedEdge(building, building.right, right, right.left)
        if below:
            yield SharedEdge(building, building.street, below, below.street)


def link_total(lane: Lane, icon: str) -> int:
    """What the links with that icon bring: 1 each, or 2 at a Luthier with both employees (rulebook)."""
    doubled = lane.is_fully_employed(LUTHIER)
    return sum(
        2 if doubled and LUTHIER in (link.one, link.other) else 1 for link in links(lane) if link.icon == icon
    )
