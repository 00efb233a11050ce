"""A tile in hand as it lies in the house: turned, mirrored, moved, and the place that it snaps to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from pennypress.components.polyomino import Cell
from pennypress.games.copenhagen.components import COLUMNS, ROWS, Tile
from pennypress.games.copenhagen.placements import Spot, spots

SNAP = 1
"""So many spaces away from where it is held a tile still finds a place where it may lie."""
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


def turned(spot: Spot) -> Spot:
    """A quarter turn clockwise, as near to where it was as the house permits."""
    return _as_near_as_possible(spot, [(row, -column) for column, row in spot.cells])


def mirrored(spot: Spot) -> Spot:
    """Left to right."""
    return _as_near_as_possible(spot, [(-column, row) for column, row in spot.cells])


def moved(spot: Spot, column: int, row: int) -> Spot:
    """The tile lying the same way, its lower left corner there; never out of the house."""
    across, up = _inside(spot.cells, column, row)
    return _found(spot.tile, [(x + across, y + up) for x, y in spot.cells])


def nudged(spot: Spot, direction: str) -> Spot:
    """One space further: left, right, up or down. Raises KeyError for any other direction."""
    across, up = STEPS[direction]
    return moved(spot, spot.column + across, spot.row + up)


def centred(spot: Spot, column: int, row: int) -> Spot:
    """The tile lying the same way, held by its middle at that space."""
    columns, rows = size(spot)
    return moved(spot, column - (columns - 1) // 2, row - (rows - 1) // 2)


def snapped(spot: Spot, places: Iterable[Spot]) -> Spot:
    """The nearest of these places for the tile as it lies; where it is when none is near."""
    near = [each for each in places if is_same_way(each, spot) and _apart(each, spot) <= SNAP]
    return min(near, key=lambda each: _distance(each, spot), default=spot)


def is_same_way(one: Spot, other: Spot) -> bool:
    return one.turns == other.turns and one.mirrored == other.mirrored


def anchor(spot: Spot) -> Cell:
    """The space by which a tile is put down: the lowest it covers, the leftmost of these."""
    return min(spot.cells, key=lambda cell: (cell[1], cell[0]))


def anchored(spot: Spot, column: int, row: int) -> Spot:
    """The tile lying the same way with its anchor there, or as near as the house permits."""
    x, y = anchor(spot)
    return moved(spot, spot.column + column - x, spot.row + row - y)


def size(spot: Spot) -> tuple[int, int]:
    """How many columns and rows it spans."""
    return (
        1 + max(column for column, _row in spot.cells) - spot.column,
        1 + max(row for _column, row in spot.cells) - spot.row,
    )


def _apart(one: Spot, other: Spot) -> int:
    return max(abs(one.column - other.column), abs(one.row - other.row))


def _distance(one: Spot, other: Spot) -> int:
    return (one.column - other.column) ** 2 + (one.row - other.row) ** 2


def _as_near_as_possible(spot: Spot, cells: Sequence[Cell]) -> Spot:
    across, up = _inside(cells, spot.column, spot.row)
    return _found(spot.tile, [(column + across, row + up) for column, row in cells])


def _inside(cells: Sequence[Cell], column: int, row: int) -> Cell:
    """By how much these cells are moved so that their lower left corner lies there, all of them inside."""
    columns, rows = [x for x, _y in cells], [y for _x, y in cells]
    left, low = min(columns), min(rows)
    column = max(0, min(column, COLUMNS - 1 - (max(columns) - left)))
    row = max(0, min(row, ROWS - 1 - (max(rows) - low)))
    return column - left, row - low


def _found(tile: Tile, cells: Sequence[Cell]) -> Spot:
    return _by_look(tile)[frozenset(zip(cells, tile.shape.marks, strict=True))]


@cache
def _by_look(tile: Tile) -> dict[frozenset[tuple[Cell, str]], Spot]:
    """The spots of the tile by the cells that they cover and what is on each."""
    return {frozenset(zip(spot.cells, tile.shape.marks, strict=True)): spot for spot in spots(tile)}
