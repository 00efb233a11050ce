"""Where things stand on a printed page: the cells of the mat as rectangles of the sheet, in its own units."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS

WIDTH, HEIGHT = 1000, 1340
MARGIN = 32
TOP = 228
"""Where the nameplate ends and the cells begin."""
GUTTER = 16
_COLUMN = (WIDTH - 2 * MARGIN - (PAGE_COLUMNS - 1) * GUTTER) / PAGE_COLUMNS
_ROW = (HEIGHT - TOP - MARGIN - (PAGE_ROWS - 1) * GUTTER) / PAGE_ROWS


class Area(NamedTuple):
    """A rectangle of the sheet."""

    x: float
    y: float
    width: float
    height: float


def area(column: int, row: int, columns: int = 1, rows: int = 1) -> Area:
    """The rectangle of so many cells."""
    return Area(
        MARGIN + column * (_COLUMN + GUTTER),
        TOP + row * (_ROW + GUTTER),
        columns * _COLUMN + (columns - 1) * GUTTER,
        rows * _ROW + (rows - 1) * GUTTER,
    )
