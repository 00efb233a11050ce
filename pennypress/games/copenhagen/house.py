"""Houses: the facade tiles in one, legal placements, complete lines and their points.

A house is immutable: adding a tile returns a new one, so copies of a position can share it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from pennypress.components.polyomino import Cell
from pennypress.games.copenhagen.components import (
    BRICKWORK,
    COAT_ROWS,
    COAT_SPACES,
    COLOURS,
    COLUMN_POINTS,
    COLUMN_POINTS_WINDOWS,
    COLUMNS,
    ROW_POINTS,
    ROW_POINTS_WINDOWS,
    ROWS,
    WHITE,
    WINDOW,
    Colour,
    Tile,
)
from pennypress.games.copenhagen.empty_house_placements import Spot, bit, spots

GROUND = (1 << COLUMNS) - 1
EVERYWHERE = (1 << COLUMNS * ROWS) - 1
_LEFTMOST = sum(bit(0, row) for row in range(ROWS))
_RIGHTMOST = _LEFTMOST << COLUMNS - 1


class HouseLine(NamedTuple):
    """A row or a column of a house, and its points when complete (rulebook p. 5)."""

    is_row: bool
    number: int
    mask: int
    points: int
    points_of_windows: int
    """The points if it consists of windows only."""


ROW_LINES = tuple(
    HouseLine(True, row, GROUND << row * COLUMNS, ROW_POINTS, ROW_POINTS_WINDOWS) for row in range(ROWS)
)
COLUMN_LINES = tuple(
    HouseLine(False, column, _LEFTMOST << column, COLUMN_POINTS, COLUMN_POINTS_WINDOWS)
    for column in range(COLUMNS)
)
LINES = ROW_LINES + COLUMN_LINES


class Completed(NamedTuple):
    """A completed line and its points."""

    line: HouseLine
    points: int
    windows_only: bool


class Coats(NamedTuple):
    """The coat-of-arms actions earned: one for each space covered and for each row completed."""

    spaces: tuple[Cell, ...]
    rows: tuple[int, ...]

    @property
    def total(self) -> int:
        return len(self.spaces) + len(self.rows)


def base_of(filled: int) -> int:
    """The cells that can support a tile where those are covered: the bottom row, and those above a tile."""
    return GROUND | filled << COLUMNS


@lru_cache(maxsize=8192)
def spots_left(tile: Tile, filled: int) -> tuple[Spot, ...]:
    """Every placement of that tile where those cells are covered; cached, since a house rarely changes."""
    base = base_of(filled)
    return tuple(each for each in spots(tile) if not each.mask & filled and each.mask & base)


class House(NamedTuple):
    """The tiles of a house in the order in which they were placed, and the cells they cover."""

    spots: tuple[Spot, ...] = ()
    filled: int = 0
    windows: int = 0
    by_colour: tuple[int, ...] = (0,) * (len(COLOURS) + 1)
    """The cells of each colour, as bitmasks; white is last."""

    def with_tile(self, spot: Spot) -> House:
        """The house with one more tile. The placement must be legal."""
        number = spot.tile.colour.number
        by_colour = self.by_colour
        return House(
            (*self.spots, spot),
            self.filled | spot.mask,
            self.windows | spot.windows,
            (*by_colour[:number], by_colour[number] | spot.mask, *by_colour[number + 1 :]),
        )

    @property
    def base(self) -> int:
        """The cells that can support a tile: the bottom row, and those directly above a tile."""
        return base_of(self.filled)

    def is_clear(self, spot: Spot) -> bool:
        return not spot.mask & self.filled

    def is_supported(self, spot: Spot) -> bool:
        """Whether at least one cell is on the bottom row or directly above a tile (rulebook p. 4)."""
        return bool(spot.mask & self.base)

    def placements(self, tile: Tile) -> list[Spot]:
        """Every placement of that tile that the construction rules allow, whatever its price."""
        return list(spots_left(tile, self.filled))

    def beside(self, colour: Colour) -> int:
        """The cells that are orthogonally adjacent to a tile of that colour."""
        own = self.by_colour[colour.number]
        return (
            (own & ~_RIGHTMOST) << 1 | (own & ~_LEFTMOST) >> 1 | own << COLUMNS | own >> COLUMNS
        ) & EVERYWHERE

    def is_beside_its_colour(self, spot: Spot) -> bool:
        """Whether the tile would be adjacent to its own colour, which saves a card (rulebook p. 4)."""
        return bool(spot.mask & self.beside(spot.tile.colour))

    # -- points and coats of arms

    def completed_by(self, spot: Spot) -> list[Completed]:
        """The lines that the tile completes. It may be in the house already."""
        filled, before = self.filled | spot.mask, self.filled & ~spot.mask
        windows = self.windows | spot.windows
        return [
            _scored(line, windows)
            for line in LINES
            if line.mask & spot.mask and not line.mask & ~filled and line.mask & ~before
        ]

    def points_for(self, spot: Spot) -> int:
        """The points for placing the tile."""
        return sum(completed.points for completed in self.completed_by(spot))

    def coats_for(self, spot: Spot) -> Coats:
        """The coats of arms that the tile covers and the marked rows that it completes (rulebook p. 5)."""
        filled, mask = self.filled | spot.mask, spot.mask
        return Coats(
            tuple(cell for cell, its_bit in _COAT_SPACES if its_bit & mask),
            tuple(row for row, its_mask in _COAT_ROWS if its_mask & mask and not its_mask & ~filled),
        )

    @property
    def completed(self) -> list[Completed]:
        """All complete lines."""
        return [_scored(line, self.windows) for line in LINES if not line.mask & ~self.filled]

    @property
    def points(self) -> int:
        """The points of the complete lines, computed from scratch."""
        return sum(completed.points for completed in self.completed)

    @property
    def coats(self) -> Coats:
        """The coats of arms covered and the marked rows completed."""
        return Coats(
            tuple(cell for cell, its_bit in _COAT_SPACES if its_bit & self.filled),
            tuple(row for row, its_mask in _COAT_ROWS if not its_mask & ~self.filled),
        )

    @property
    def empty_spaces(self) -> int:
        return COLUMNS * ROWS - self.filled.bit_count()

    # -- one cell

    def spot_at(self, column: int, row: int) -> Spot | None:
        """The tile that covers the cell, or None."""
        its_bit = bit(column, row)
        return next((spot for spot in self.spots if spot.mask & its_bit), None)

    def fill_at(self, column: int, row: int) -> str | None:
        """`WINDOW` or `BRICKWORK`; None if the cell is empty."""
        its_bit = bit(column, row)
        if not self.filled & its_bit:
            return None
        return WINDOW if self.windows & its_bit else BRICKWORK

    def colour_at(self, column: int, row: int) -> Colour | None:
        """The colour of the tile at the cell; None if it is empty."""
        its_bit = bit(column, row)
        return next((each for each in (*COLOURS, WHITE) if self.by_colour[each.number] & its_bit), None)

    def grid(self) -> Iterator[tuple[Cell, Spot | None]]:
        """Every cell with the tile that covers it, row by row from the ground."""
        for row in range(ROWS):
            for column in range(COLUMNS):
                yield (column, row), self.spot_at(column, row)


EMPTY = House()
_COAT_SPACES = tuple((cell, bit(*cell)) for cell in COAT_SPACES)
_COAT_ROWS = tuple((row, ROW_LINES[row].mask) for row in COAT_ROWS)


def _scored(line: HouseLine, windows: int) -> Completed:
    windows_only = not line.mask & ~windows
    return Completed(line, line.points_of_windows if windows_only else line.points, windows_only)
