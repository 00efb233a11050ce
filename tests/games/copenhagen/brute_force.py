"""Legal placements by brute force over cells, turns and sides: slow, simple, independent of the game's code.

Tiles are defined here again, as cells with rows counted upwards, so that a mistake in the game shows up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

Cell = tuple[int, int]
BRICKWORK: dict[str, Cell | None] = {
    **{f"{colour}-2": (0, 0) for colour in ("red", "yellow", "green", "blue", "purple")},
    "red-3": (0, 0),
    "yellow-3": (0, 0),
    "blue-3": (0, 0),
    "green-3": (0, 0),
    "purple-3": (0, 0),
    "red-4": (0, 0),
    "yellow-4": (1, 0),
    "green-4": (0, 0),
    "blue-4": (0, 0),
    "purple-4": (0, 0),
    "red-5": (0, 0),
    "yellow-5": (0, 0),
    "green-5": (-1, 1),
    "blue-5": (-2, 1),
    "purple-5": (0, 0),
    "white-1": None,
}
"""The only cell of each tile that is not a window."""
CELLS: dict[str, tuple[Cell, ...]] = {
    **{f"{colour}-2": ((0, 0), (1, 0)) for colour in ("red", "yellow", "green", "blue", "purple")},
    **{f"{colour}-3": ((0, 0), (0, 1), (1, 1)) for colour in ("red", "yellow", "blue")},
    **{f"{colour}-3": ((0, 0), (1, 0), (2, 0)) for colour in ("green", "purple")},
    "red-4": ((0, 0), (1, 0), (0, 1), (1, 1)),
    "yellow-4": ((0, 0), (1, 0), (1, 1), (2, 1)),
    "green-4": ((0, 0), (-1, 1), (0, 1), (1, 1)),
    "blue-4": ((0, 0), (1, 0), (2, 0), (2, 1)),
    "purple-4": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "red-5": ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1)),
    "yellow-5": ((0, 0), (-2, 1), (-1, 1), (0, 1), (-2, 2)),
    "green-5": ((0, 0), (-1, 1), (0, 1), (1, 1), (0, 2)),
    "blue-5": ((0, 0), (-2, 1), (-1, 1), (0, 1), (0, 2)),
    "purple-5": ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)),
    "white-1": ((0, 0),),
}


class Laid(NamedTuple):
    """A tile in a house: its cells, and which of them are windows."""

    cells: frozenset[Cell]
    windows: frozenset[Cell]


@cache
def everywhere(tile: str) -> frozenset[Laid]:
    """All placements of the tile in an empty house."""
    found = set()
    for turns, mirrored, right, up in product(range(4), (False, True), range(-6, 12), range(-6, 16)):
        moved = {}
        for cell in CELLS[tile]:
            x, y = (-cell[0], cell[1]) if mirrored else cell
            for _turn in range(turns):
                x, y = y, -x
            moved[(x + right, y + up)] = cell != BRICKWORK[tile]
        if all(0 <= x < 5 and 0 <= y < 9 for x, y in moved):
            windows = frozenset(cell for cell, is_window in moved.items() if is_window)
            found.add(Laid(frozenset(moved), windows))
    return frozenset(found)


def allowed(house: Mapping[Cell, str], tile: str) -> Iterator[Laid]:
    """The placements that the construction rules allow; `house` gives the colour of each filled cell."""
    for laid in everywhere(tile):
        clear = not any(cell in house for cell in laid.cells)
        if clear and any(y == 0 or (x, y - 1) in house for x, y in laid.cells):
            yield laid


def price(house: Mapping[Cell, str], tile: str, laid: Laid, discount: bool) -> int:
    """The number of cards to pay for it there."""
    colour, size = tile.split("-")
    around = {(x + dx, y + dy) for x, y in laid.cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    touches = any(house.get(cell) == colour for cell in around)
    return max(0, int(size) - touches - discount)


def points(full: Collection[Cell], windows: Collection[Cell]) -> int:
    """The score of the complete rows and columns, computed cell by cell."""
    rows = [[(x, y) for x in range(5)] for y in range(9)]
    columns = [[(x, y) for y in range(9)] for x in range(5)]
    found = 0
    for lines, worth in ((rows, 1), (columns, 2)):
        for line in lines:
            if all(cell in full for cell in line):
                found += 2 * worth if all(cell in windows for cell in line) else worth
    return found
