"""The potential of a house: the progress of its lines, and the best places for each tile.

Values are in points by rule of thumb, without fitted weights: a nearly complete line is worth nearly its
score, a coat of arms as much as a small line. Houses are immutable, so prospects are cached; placements of a
tile are computed on first use.
"""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple

from pennypress.games.copenhagen.components import (
    COAT_ROWS,
    COAT_SPACES,
    COLUMN_POINTS,
    COLUMN_POINTS_WINDOWS,
    COLUMNS,
    ROW_POINTS,
    ROW_POINTS_WINDOWS,
    ROWS,
    TILES,
    Colour,
    Tile,
)
from pennypress.games.copenhagen.empty_house_placements import Spot, bit, spots
from pennypress.games.copenhagen.house import COLUMN_LINES, EVERYWHERE, GROUND, House

COAT = 1.2
"""The value of a coat of arms, in points."""
CELL = 0.06
"""The value of a filled space, in points."""
GAP = 0.4
"""The cost of a space that only a special tile can fill, in points."""
KEPT = 4
"""The number of best spots kept per tile, for each of its two prices."""
PRICES = 6
"""One more than the highest price of a tile, which is 5 cards."""
CACHED_PROSPECTS = 1024
"""The number of houses whose prospects are cached."""

_SPACES = sum(bit(*cell) for cell in COAT_SPACES)
_LEFTMOST, _RIGHTMOST = COLUMN_LINES[0].mask, COLUMN_LINES[-1].mask


class TileOffer(NamedTuple):
    """A possible placement of a tile."""

    worth: float
    spot: Spot
    beside: bool
    """Whether it is next to its own colour there, which saves a card."""


def lonely(filled: int) -> int:
    """The empty spaces without an empty neighbour."""
    empty = EVERYWHERE & ~filled
    beside = (empty & ~_RIGHTMOST) << 1 | (empty & ~_LEFTMOST) >> 1 | empty << COLUMNS | empty >> COLUMNS
    return empty & ~beside


def _progress(count: int, whole: int, points: float, points_of_windows: float | None) -> float:
    """The value of a line with `count` of `whole` spaces filled; more if it has windows only."""
    share = count / whole
    more = 0 if points_of_windows is None else (points_of_windows - points) * share
    return share * share * (points + more)


def _row_table(coat: float) -> tuple[float, ...]:
    """Values of a row, indexed by its filled cells and its windows (five bits each)."""
    table = []
    for filled in range(GROUND + 1):
        for windows in range(GROUND + 1):
            only = None if filled & ~windows else ROW_POINTS_WINDOWS + coat
            table.append(_progress(filled.bit_count(), COLUMNS, ROW_POINTS + coat, only))
    return tuple(table)


_PLAIN_ROW, _COAT_ROW = _row_table(0), _row_table(COAT)
_ROW_TABLES = tuple(_COAT_ROW if row in COAT_ROWS else _PLAIN_ROW for row in range(ROWS))
_MIXED_COLUMN = tuple(_progress(count, ROWS, COLUMN_POINTS, None) for count in range(ROWS + 1))
_WINDOW_COLUMN = tuple(
    _progress(count, ROWS, COLUMN_POINTS, COLUMN_POINTS_WINDOWS) for count in range(ROWS + 1)
)


class _Footprint(NamedTuple):
    """What a spot adds to each line that it touches."""

    spot: Spot
    mask: int
    rows: tuple[tuple[int, int, int], ...]
    """Tuples of row, filled cells, windows."""
    columns: tuple[tuple[int, int, bool], ...]
    """Tuples of column, number of cells, whether they are all windows."""
    worth: float
    """The value of the covered cells, independent of the rest of the house."""


@cache
def _footprints(tile: Tile) -> tuple[_Footprint, ...]:
    found = []
    for spot in spots(tile):
        rows = sorted({row for _column, row in spot.cells})
        columns = sorted({column for column, _row in spot.cells})
        found.append(
            _Footprint(
                spot,
                spot.mask,
                tuple(
                    (row, spot.mask >> row * COLUMNS & GROUND, spot.windows >> row * COLUMNS & GROUND)
                    for row in rows
                ),
                tuple(
                    (
                        column,
                        (spot.mask & COLUMN_LINES[column].mask).bit_count(),
                        not spot.mask & ~spot.windows & COLUMN_LINES[column].mask,
                    )
                    for column in columns
                ),
                CELL * tile.size + COAT * (spot.mask & _SPACES).bit_count(),
            )
        )
    return tuple(found)


class Prospect:
    """The analysis of one house."""

    __slots__ = ("_columns", "_gains", "_offers", "_rows", "house")

    def __init__(self, house: House) -> None:
        self.house = house
        filled, windows = house.filled, house.windows
        self._rows = [
            (filled >> row * COLUMNS & GROUND, windows >> row * COLUMNS & GROUND) for row in range(ROWS)
        ]
        self._columns = [
            ((filled & line.mask).bit_count(), not filled & line.mask & ~windows) for line in COLUMN_LINES
        ]
        self._offers: dict[Tile, tuple[TileOffer, ...]] = {}
        self._gains: dict[tuple[int, int], tuple[float, ...]] = {}

    def offers(self, tile: Tile) -> tuple[TileOffer, ...]:
        """The best placements of that tile, best first: some next to its own colour, some not."""
        known = self._offers.get(tile)
        if known is None:
            known = self._offers[tile] = self._best(tile)
        return known

    def gains(self, colour: Colour, gone: int) -> tuple[float, ...]:
        """By number of cards of that colour: the value of the best tile that they can pay for.

        `gone` is the bitmask of tiles with no copies left: see `used_up`.
        """
        first = (PRICES - 2) * colour.number
        key = colour.number, gone >> first & 15
        known = self._gains.get(key)
        if known is None:
            found = [0.0] * PRICES
            for tile in TILES[first : first + PRICES - 2]:
                if not gone >> tile.index & 1:
                    for offer in self.offers(tile):
                        price = tile.size - offer.beside
                        found[price] = max(found[price], offer.worth)
            for price in range(1, PRICES):
                found[price] = max(found[price], found[price - 1])
            known = self._gains[key] = tuple(found)
        return known

    def _best(self, tile: Tile) -> tuple[TileOffer, ...]:
        house = self.house
        filled, base = house.filled, house.base
        own = 0 if tile.is_special else house.beside(tile.colour)
        gaps = lonely(filled).bit_count()
        apart: list[TileOffer] = []
        beside: list[TileOffer] = []
        for print_ in _footprints(tile):
            mask = print_.mask
            if mask & filled or not mask & base:
                continue
            worth = print_.worth + self._progress(print_) + GAP * (gaps - lonely(filled | mask).bit_count())
            saves = bool(mask & own)
            (beside if saves else apart).append(TileOffer(worth, print_.spot, saves))
        some = nlargest(KEPT, apart, _worth) + nlargest(KEPT, beside, _worth)
        return tuple(sorted(some, key=_worth, reverse=True))

    def _progress(self, print_: _Footprint) -> float:
        """The increase in value of the lines that a spot touches."""
        gained = 0.0
        for row, cells, glass in print_.rows:
            table, (filled, windows) = _ROW_TABLES[row], self._rows[row]
            gained += table[(filled | cells) << COLUMNS | windows | glass]
            gained -= table[filled << COLUMNS | windows]
        for column, cells, all_windows in print_.columns:
            count, only = self._columns[column]
            after = _WINDOW_COLUMN if only and all_windows else _MIXED_COLUMN
            gained += after[count + cells] - (_WINDOW_COLUMN if only else _MIXED_COLUMN)[count]
        return gained


_worth = itemgetter(0)
prospect = lru_cache(CACHED_PROSPECTS)(Prospect)
"""The analysis of a house, cached."""


@lru_cache(CACHED_PROSPECTS)
def used_up(tiles: tuple[int, ...]) -> int:
    """The tiles with no copies left, as a bitmask by `Tile.index`."""
    return sum(1 << index for index, copies in enumerate(tiles) if not copies)
