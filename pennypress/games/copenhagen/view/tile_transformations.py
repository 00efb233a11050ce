"""Transformations of a placed tile: turning, mirroring, moving, and snapping to legal places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from pennypress.components.polyomino import Cell
from pennypress.games.copenhagen.components import COLUMNS, ROWS, Tile
from pennypress.games.copenhagen.empty_house_placements import Spot, spots

SNAP = 1
"""Maximum distance in spaces over which a tile snaps to a legal place."""
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


def turned(spot: Spot) -> Spot:
    """The tile turned clockwise by a quarter turn, as near to its place as the house allows."""
    return _as_near_as_possible(spot, [(row, -column) for column, row in spot.cells])


def mirrored(spot: Spot) -> Spot:
    """The tile mirrored left to right."""
    return _as_near_as_possible(spot, [(-column, row) for column, row in spot.cells])


def moved(spot: Spot, column: int, row: int) -> Spot:
    """The tile in the same orientation with its lower left corner there, kept inside the house."""
    across, up = _inside(spot.cells, column, row)
    return _found(spot.tile, [(x + across, y + up) for x, y in spot.cells])


def nudged(spot: Spot, direction: str) -> Spot:
    """The tile one space further left, right, up or down. Raises KeyError for any other direction."""
    across, up = STEPS[direction]
    return moved(spot, spot.column + across, spot.row + up)


def centred(spot: Spot, column: int, row: int) -> Spot:
    """The tile in the same orientation with its middle at that space."""
    columns, rows = size(spot)
    return moved(spot, column - (columns - 1) // 2, row - (rows - 1) // 2)


def snapped(spot: Spot, places: Iterable[Spot]) -> Spot:
    """The nearest of these places in the same orientation; the tile unchanged if none is near."""
    near = [each for each in places if is_same_way(each, spot) and _apart(each, spot) <= SNAP]
    return min(near, key=lambda each: _distance(each, spot), default=spot)


def is_same_way(one: Spot, other: Spot) -> bool:
    return one.turns == other.turns and one.mirrored == other.mirrored


def anchor(spot: Spot) -> Cell:
    """The cell by which a tile is put down: of its lowest cells, the leftmost."""
    return min(spot.cells, key=lambda cell: (cell[1], cell[0]))


def anchored(spot: Spot, column: int, row: int) -> Spot:
    """The tile in the same orientation with its anchor there, or as near as the house allows."""
    x, y = anchor(spot)
    return moved(spot, spot.column + column - x, spot.row + row - y)


def size(spot: Spot) -> tuple[int, int]:
    """The number of columns and rows it covers."""
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
    """The offset that moves the cells' lower left corner to that place, but keeps them inside the house."""
    columns, rows = [x for x, _y in cells], [y for _x, y in cells]
    left, low = min(columns), min(rows)
    column = max(0, min(column, COLUMNS - 1 - (max(columns) - left)))
    row = max(0, min(row, ROWS - 1 - (max(rows) - low)))
    return column - left, row - low


def _found(tile: Tile, cells: Sequence[Cell]) -> Spot:
    return _by_look(tile)[frozenset(zip(cells, tile.shape.marks, strict=True))]


@cache
def _by_look(tile: Tile) -> dict[frozenset[tuple[Cell, str]], Spot]:
    """The placements of the tile, indexed by the cells they cover and the marks on these."""
    return {frozenset(zip(spot.cells, tile.shape.marks, strict=True)): spot for spot in spots(tile)}
