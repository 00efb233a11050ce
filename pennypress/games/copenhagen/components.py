"""The printed components of Copenhagen: colours, facade tiles, the house, cards, abilities, points.

Source: component table of the published game and the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pennypress.components.cards_by_kind import Cards, one_by_one
from pennypress.components.polyomino import Polyomino
from pennypress.engine.i18n import N_, _


class Colour(NamedTuple):
    """A colour of facade cards and tiles. `number` is its index in lists by colour."""

    number: int
    name: str
    label: str

    @property
    def title(self) -> str:
        return _(self.label)

    def __str__(self) -> str:
        return self.name


COLOURS = (
    Colour(0, "red", N_("red")),
    Colour(1, "yellow", N_("yellow")),
    Colour(2, "green", N_("green")),
    Colour(3, "blue", N_("blue")),
    Colour(4, "purple", N_("purple")),
)
WHITE = Colour(5, "white", N_("white"))
"""The colour of the special tiles. There are no cards of it."""
_COLOUR_BY_NAME = {each.name: each for each in COLOURS}


NO_CARDS: Cards = (0,) * len(COLOURS)
"""No facade cards. Cards of a colour are identical, so a pile is a number for each of `COLOURS`."""


def colours(cards: Cards) -> Iterator[Colour]:
    """The colour of each card."""
    return (COLOURS[kind] for kind in one_by_one(cards))


def colour(name: str) -> Colour:
    """The card colour with that name. Raises KeyError."""
    return _COLOUR_BY_NAME[name]


COLUMNS, ROWS = 5, 9
"""The size of a house. Row 0 is the ground floor, column 0 the leftmost."""
COAT_SPACES = ((2, 2), (4, 4), (1, 6), (3, 8))
"""The spaces with a coat of arms, as (column, row)."""
COAT_ROWS = (1, 3, 5)
"""The rows with a coat of arms beside them."""

WINDOW, BRICKWORK = "window", "brickwork"
_FILLS = {"+": WINDOW, "#": BRICKWORK}
_SHAPES = {
    "red": ("#+", "++ #.", "++ #+", ".++ #++"),
    "yellow": ("#+", "++ #.", ".++ +#.", "+.. +++ ..#"),
    "green": ("#+", "#++", "+++ .#.", ".+. #++ .+."),
    "blue": ("#+", "++ #.", "..+ #++", "..+ #++ ..+"),
    "purple": ("#+", "#++", "#+++", "#++++"),
}
"""By colour, for tiles of 2 to 5 spaces: the rows of the tile, the topmost first."""


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """One of the 21 kinds of facade tile. Each exists as exactly one object and is compared by identity."""

    index: int
    colour: Colour
    size: int
    shape: Polyomino
    """The shape as drawn; its marks say which cells are windows. Rows count upwards."""

    def __str__(self) -> str:
        return f"{self.colour.name}-{self.size}"

    def __reduce__(self) -> str | tuple[object, ...]:
        return tile, (str(self),)

    @property
    def is_special(self) -> bool:
        """Whether it is a white tile, which only a coat of arms brings (rulebook p. 5)."""
        return self.colour is WHITE

    def copies(self, players: int) -> int:
        """The number of copies in a game of that many players."""
        return SPECIAL_TILES if self.is_special else _COPIES[self.size][players - 2]


SPECIAL_TILES = 12
_COPIES = {2: (2, 2, 3), 3: (2, 3, 3), 4: (2, 2, 3), 5: (1, 1, 1)}
"""By size: the number of copies of each colour with 2, 3 and 4 players."""


def _drawn(picture: str) -> Polyomino:
    cells = {
        (column, row): _FILLS[fill]
        for row, line in enumerate(reversed(picture.split()))
        for column, fill in enumerate(line)
        if fill in _FILLS
    }
    return Polyomino(tuple(cells), tuple(cells.values()))


def _tiles() -> tuple[Tile, ...]:
    pictures = [
        (each, size, picture) for each in COLOURS for size, picture in enumerate(_SHAPES[each.name], 2)
    ]
    pictures.append((WHITE, 1, "+"))
    return tuple(
        Tile(index, each, size, _drawn(picture)) for index, (each, size, picture) in enumerate(pictures)
    )


TILES = _tiles()
"""By colour in the order of `COLOURS`, each from 2 spaces to 5; the white tile is last."""
SPECIAL = TILES[-1]
_TILE_BY_NAME = {str(each): each for each in TILES}


def tile(name: str) -> Tile:
    """The tile with that name, such as `red-3`. Raises KeyError."""
    return _TILE_BY_NAME[name]


HARBOUR_PLACES = 7
"""The harbour is a line: its first and last places are not neighbours (C1)."""
HAND_LIMIT = 7
START_HANDS = (2, 3, 3, 4)
"""Cards drawn at the start, by seat."""
END_CARD_WITHIN = 9
"""The End of Game card is shuffled among this many cards at the bottom of the supply."""
_CARDS = {2: 14, 3: 12, 4: 14}


def cards_per_colour(players: int) -> int:
    """The number of facade cards of each colour in a game of that many players (rulebook p. 2)."""
    return _CARDS[players]


class Ability(NamedTuple):
    """A kind of ability tile. Every player can have one of each."""

    number: int
    name: str
    label: str

    @property
    def title(self) -> str:
        return _(self.label)

    @property
    def bit(self) -> int:
        """Its bit in a bitmask of abilities."""
        return 1 << self.number

    def __str__(self) -> str:
        return self.name


ABILITIES = (
    Ability(0, "any-cards", N_("Any cards")),
    Ability(1, "additional-card", N_("Additional card")),
    Ability(2, "construction-discount", N_("Construction discount")),
    Ability(3, "change-of-colours", N_("Change of colors")),
    Ability(4, "both-actions", N_("Both actions")),
)
ANY_CARDS, ADDITIONAL_CARD, DISCOUNT, CHANGE, BOTH_ACTIONS = ABILITIES
_ABILITY_BY_NAME = {each.name: each for each in ABILITIES}


def ability(name: str) -> Ability:
    """The ability with that name, such as `any-cards`. Raises KeyError."""
    return _ABILITY_BY_NAME[name]


ROW_POINTS, ROW_POINTS_WINDOWS = 1, 2
COLUMN_POINTS, COLUMN_POINTS_WINDOWS = 2, 4
POINTS_TO_WIN = 12
