"""All placements of facade tiles in a house, computed once, as cells and as bitmasks.

Cell (column, row) is bit `row * COLUMNS + column`; row 0 is the ground floor.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pennypress.components.polyomino import Cell, placements
from pennypress.games.copenhagen.components import COLUMNS, ROWS, WINDOW, Tile, tile


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A placement of a tile in a house. Each exists as exactly one object and is compared by identity.

    Its name has the leftmost column and the lowest row that it covers, then `m` if it is mirrored left to
    right, then `t` and the number of anticlockwise quarter turns.

    >>> spot("red-3@2,0mt1").cells
    ((3, 1), (2, 1), (2, 0))
    """

    name: str
    tile: Tile
    column: int
    row: int
    turns: int
    mirrored: bool
    cells: tuple[Cell, ...]
    """The cells, in the order of the tile's shape."""
    mask: int
    windows: int
    """The cells that are windows, as a bitmask; the others are brickwork."""

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> str | tuple[object, ...]:
        return spot, (self.name,)


def bit(column: int, row: int) -> int:
    """The bitmask of one cell."""
    return 1 << row * COLUMNS + column


@cache
def spots(tile: Tile) -> tuple[Spot, ...]:
    """Every placement of that tile in an empty house, including mirrored ones."""
    orientations = tile.shape.orientations(reflect=True)
    found = []
    for index, column, row, mask in placements(tile.shape, COLUMNS, ROWS, reflect=True):
        lying = orientations[index]
        cells = tuple((column + x, row + y) for x, y in lying.cells)
        windows = sum(bit(*cell) for cell, fill in zip(cells, lying.marks, strict=True) if fill == WINDOW)
        name = f"{tile}@{column},{row}{_written(lying.turns, lying.mirrored)}"
        found.append(Spot(name, tile, column, row, lying.turns, lying.mirrored, cells, mask, windows))
    return tuple(found)


def spot(name: str) -> Spot:
    """The placement with that name. Raises KeyError."""
    return _spots_by_name(tile(name.partition("@")[0]))[name]


@cache
def _spots_by_name(tile: Tile) -> dict[str, Spot]:
    return {each.name: each for each in spots(tile)}


def _written(turns: int, mirrored: bool) -> str:
    return ("m" if mirrored else "") + (f"t{turns}" if turns else "")
