"""The layout grid of a printed page: cells of the mat as rectangles in drawing units."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS

WIDTH, HEIGHT = 1000, 1340
MARGIN = 32
TOP = 228
"""The y coordinate at which the nameplate ends and the cells begin."""
GUTTER = 16
_COLUMN = (WIDTH - 2 * MARGIN - (PAGE_COLUMNS - 1) * GUTTER) / PAGE_COLUMNS
_ROW = (HEIGHT - TOP - MARGIN - (PAGE_ROWS - 1) * GUTTER) / PAGE_ROWS


class Area(NamedTuple):
    """A rectangle of the page, in drawing units."""

    x: float
    y: float
    width: float
    height: float


def area(column: int, row: int, columns: int = 1, rows: int = 1) -> Area:
    """The rectangle of these cells."""
    return Area(
        MARGIN + column * (_COLUMN + GUTTER),
        TOP + row * (_ROW + GUTTER),
        columns * _COLUMN + (columns - 1) * GUTTER,
        rows * _ROW + (rows - 1) * GUTTER,
    )
