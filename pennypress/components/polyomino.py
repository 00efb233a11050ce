"""Polyominoes: shapes made of square cells, how they can be turned, and where they fit on a grid.

A cell is (column, row), with rows counted downwards from the top. A set of grid cells is a bitmask: bit `row
* columns + column` stands for the cell. A cell may carry a mark (a colour, a window, a letter) that turns
with it. A title that counts rows upwards can use this module unchanged; it only has to read 'upper' as
'lower' and 'clockwise' as 'anticlockwise'.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

Cell = tuple[int, int]


class Orientation(NamedTuple):
    """An orientation of a polyomino, moved to the upper left corner.

    `cells[i]` is cell i of the original drawing.

    It is the drawing mirrored left to right if `mirrored`, then turned clockwise by `turns` quarter turns. If
    several combinations give the same orientation, these are the first one.
    """

    cells: tuple[Cell, ...]
    marks: tuple[str, ...]
    turns: int
    mirrored: bool

    @property
    def columns(self) -> int:
        return 1 + max(column for column, _ in self.cells)

    @property
    def rows(self) -> int:
        return 1 + max(row for _, row in self.cells)


class Placement(NamedTuple):
    """A polyomino on a grid: the index of its orientation, its upper left corner, the mask of its cells."""

    orientation: int
    column: int
    row: int
    mask: int


@dataclass(frozen=True)
class Polyomino:
    """A shape as drawn, with one mark for each cell ('' where there is none).

    >>> Polyomino(((0, 0), (1, 0))).marks
    ('', '')
    """

    cells: tuple[Cell, ...]
    marks: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.cells or len(set(self.cells)) != len(self.cells):
            raise ValueError("a polyomino has at least one cell, and none of them twice")
        if not self.marks:
            object.__setattr__(self, "marks", ("",) * len(self.cells))
        if len(self.marks) != len(self.cells):
            raise ValueError("a polyomino has one mark for each cell")

    def orientations(self, reflect: bool = False) -> tuple[Orientation, ...]:
        """The distinct orientations: as drawn, turned clockwise, and then mirrored if `reflect`.

        Two orientations are the same if they cover the same cells with the same marks.

        >>> corner = Polyomino(((0, 0), (0, 1), (1, 1)))
        >>> [orientation.cells for orientation in corner.orientations()][1]
        ((1, 0), (0, 0), (0, 1))
        >>> len(corner.orientations()), len(corner.orientations(reflect=True))
        (4, 4)
        >>> len(rectangle(2, 2).orientations())
        1
        >>> len(Polyomino(rectangle(2, 2).cells, ("window", "", "", "")).orientations())
        4
        """
        return _orientations(self, reflect)


@cache
def rectangle(columns: int, rows: int) -> Polyomino:
    """A full rectangle without marks.

    >>> rectangle(2, 1).cells
    ((0, 0), (1, 0))
    """
    return Polyomino(tuple((column, row) for row in range(rows) for column in range(columns)))


def placements(
    shape: Polyomino, columns: int, rows: int, blocked: int = 0, reflect: bool = False
) -> tuple[Placement, ...]:
    """Every placement of the shape on a grid of that size that avoids the blocked cells.

    They are ordered by orientation, then by the upper left corner in reading order.

    >>> for placement in placements(rectangle(1, 2), columns=2, rows=2, blocked=0b0001):
    ...     print(placement)
    Placement(orientation=0, column=1, row=0, mask=10)
    Placement(orientation=1, column=0, row=1, mask=12)
    """
    everywhere = _placements_on_empty_grid(shape, columns, rows, reflect)
    return tuple(placement for placement in everywhere if not placement.mask & blocked)


@cache
def _orientations(shape: Polyomino, reflect: bool) -> tuple[Orientation, ...]:
    found: dict[frozenset[tuple[Cell, str]], Orientation] = {}
    for mirrored in (False, True) if reflect else (False,):
        cells = tuple((-column, row) for column, row in shape.cells) if mirrored else shape.cells
        for turns in range(4):
            cells = _moved_to_corner(cells)
            look = frozenset(zip(cells, shape.marks, strict=True))
            found.setdefault(look, Orientation(cells, shape.marks, turns, mirrored))
            cells = tuple((-row, column) for column, row in cells)
    return tuple(found.values())


def _moved_to_corner(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    left = min(column for column, _ in cells)
    top = min(row for _, row in cells)
    return tuple((column - left, row - top) for column, row in cells)


@cache
def _placements_on_empty_grid(
    shape: Polyomino, columns: int, rows: int, reflect: bool
) -> tuple[Placement, ...]:
    found = []
    for index, orientation in enumerate(shape.orientations(reflect)):
        in_corner = sum(1 << row * columns + column for column, row in orientation.cells)
        for row in range(rows - orientation.rows + 1):
            for column in range(columns - orientation.columns + 1):
                mask = in_corner << row * columns + column
                found.append(Placement(index, column, row, mask))
    return tuple(found)
