"""Links: half-links with the same icon on both sides of an edge (rulebook, Bonus Links)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pennypress.games.penny_lane.components import BOTTOM, LUTHIER, ROWS, TOP, Board, Building
from pennypress.games.penny_lane.lane import Lane, once_per_lane

Card = Building | Board


class LaneLink(NamedTuple):
    """A completed link: an edge with the same icon on both sides. It counts once, not once for each half."""

    icon: str
    one: Card
    """The card to the left of the edge, or in the top row."""
    other: Card


@once_per_lane
def links(lane: Lane) -> tuple[LaneLink, ...]:
    """Every link of the lane. Those with the board count like others (PL5)."""
    return tuple(
        LaneLink(half_of_one, one, other)
        for one, half_of_one, other, half_of_other in shared_edges(lane)
        if half_of_one is not None and half_of_one == half_of_other
    )


def shared_edges(lane: Lane) -> Iterator[tuple[Card, str | None, Card, str | None]]:
    """Every edge between two neighbours: each of them, followed by its half-link on that edge, or None."""
    board, cells = lane.board, lane.cells
    for row in ROWS:
        right = cells.get((row, 1))
        if right:
            yield board, board.right(row), right, right.left
    for building, (row, column) in lane.places.items():
        right = cells.get((row, column + 1))
        below = cells.get((BOTTOM, column)) if row == TOP else None
        if column == -1:
            yield building, building.right, board, board.left(row)
        elif right:
            yield building, building.right, right, right.left
        if below:
            yield building, building.street, below, below.street


def counted_links(lane: Lane) -> Iterator[tuple[LaneLink, int]]:
    """Every link, and what it brings: 1, or 2 at a Luthier with both employees (rulebook)."""
    doubled = lane.is_fully_employed(LUTHIER)
    for link in links(lane):
        yield link, 2 if doubled and LUTHIER in (link.one, link.other) else 1


def link_total(lane: Lane, icon: str) -> int:
    """What the links with that icon bring."""
    return sum(count for link, count in counted_links(lane) if link.icon == icon)
