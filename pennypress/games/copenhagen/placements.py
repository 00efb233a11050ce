"""Where a facade tile can lie in a house: every way, once for all, as cells and as bitmasks.

Cell (column, row) is bit `row * COLUMNS + column`, row 0 being the ground floor.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pennypress.components.polyomino import Cell, placements
from pennypress.games.copenhagen.components import COLUMNS, ROWS, WINDOW, Tile, tile


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A tile as it lies in a house. There is one object of each, compared by identity.

    The lowest row and the leftmost column that it covers stand in its name, then `m` if it is
    mirrored left to right, then `t` and the quarter turns to the left from there.

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
    """In the order of the drawn tile."""
    mask: int
    windows: int
    """Those of its cells that are windows; the others are brickwork."""

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> str | tuple[object, ...]:
        return spot, (self.name,)


def bit(column: int, row: int) -> int:
    """The bitmask of one cell."""
    return 1 << row * COLUMNS + column


@cache
def spots(tile: Tile) -> tuple[Spot, ...]:
    """Every way to lay that tile in an empty house; mirrored too, for tiles have two sides."""
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
    """The spot of that name. Raises KeyError."""
    return _spots_by_name(tile(name.partition("@")[0]))[name]


@cache
def _spots_by_name(tile: Tile) -> dict[str, Spot]:
    return {each.name: each for each in spots(tile)}


def _written(turns: int, mirrored: bool) -> str:
    return ("m" if mirrored else "") + (f"t{turns}" if turns else "")
