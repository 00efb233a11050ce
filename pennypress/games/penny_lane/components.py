"""The components of Penny Lane: buildings, boards, Main Street, and the numbers of the rules.

The effects of 17 buildings and the numbers of pieces are from the rulebook. No source gives the numbers
printed on the cards: costs, most stars, half-links, slots, vacancies, types, 16 names, the boards and most
prices are our own reconstruction. Whoever shows them to players has to say so.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from pennypress.engine.i18n import N_, _

PENNY: Final = "penny"
STAR: Final = "star"
_ICONS = {"P": PENNY, "S": STAR, ".": None}
"""By letter: the icon of a half-link; a dot is an edge without one."""


class BuildingType(NamedTuple):
    """A type of building. `number` is its index in counts by type."""

    number: int
    name: str
    label: str

    @property
    def title(self) -> str:
        return _(self.label)

    def __str__(self) -> str:
        return self.name


TYPES = (
    BuildingType(0, "housing", N_("housing")),
    BuildingType(1, "store", N_("store")),
    BuildingType(2, "workshop", N_("workshop")),
    BuildingType(3, "attraction", N_("attraction")),
)
HOUSING, STORE, WORKSHOP, ATTRACTION = TYPES

TOP: Final = "t"
"""The row of stores, workshops and attractions; the street is at the bottom of its cards."""
BOTTOM: Final = "b"
"""The row of housing; the street is at the top of its cards."""
ROWS: Final = (TOP, BOTTOM)


@dataclass(frozen=True, slots=True, eq=False)
class Building:
    """A building card. Each exists as exactly one object and is compared by identity."""

    name: str
    label: str
    type: BuildingType
    cost: int
    stars: int
    """The stars printed on the card, without those below citizens."""
    slots: int
    """Where the citizens of a housing arrive. An empty slot shows a star."""
    vacancies: int
    half_links: str
    """The half-links on the left, right and street edge: P is a penny, S a star, a dot is nothing."""
    effect: str = ""
    """The code of its effect; '' if it has none."""

    @property
    def title(self) -> str:
        return _(self.label)

    @property
    def row(self) -> str:
        return BOTTOM if self.type is HOUSING else TOP

    @property
    def left(self) -> str | None:
        return _ICONS[self.half_links[0]]

    @property
    def right(self) -> str | None:
        return _ICONS[self.half_links[1]]

    @property
    def street(self) -> str | None:
        return _ICONS[self.half_links[2]]

    @property
    def capacity(self) -> int:
        """How many citizens can be on the card. No card has both slots and vacancies."""
        return self.slots or self.vacancies

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return building, (self.name,)


BUILDINGS = (
    # name, label, type, cost, stars, slots, vacancies, half-links (left, right, street), effect
    Building("almshouse", N_("Almshouse"), HOUSING, 3, 0, 2, 0, ".P."),
    Building("boarding_house", N_("Boarding House"), HOUSING, 4, 0, 3, 0, "..."),
    Building("bungalow", N_("Bungalow"), HOUSING, 4, 1, 1, 0, "PP."),
    Building("cottage", N_("Cottage"), HOUSING, 1, 0, 1, 0, "..P"),
    Building("haunted_house", N_("Haunted House"), HOUSING, 5, 0, 1, 0, "S..", "haunted"),
    Building("loft", N_("Loft"), HOUSING, 3, 0, 1, 0, "P.P", "loft"),
    Building("manor", N_("Manor"), HOUSING, 5, 0, 1, 0, "P..", "manor"),
    Building("mansion", N_("Mansion"), HOUSING, 5, 0, 1, 0, "..P", "mansion"),
    Building("row_house", N_("Row House"), HOUSING, 3, 0, 1, 0, "SSP"),
    Building("terrace", N_("Terrace"), HOUSING, 4, 0, 2, 0, "PP."),
    Building("townhouse", N_("Townhouse"), HOUSING, 4, 1, 1, 0, "..S"),
    Building("villa", N_("Villa"), HOUSING, 6, 2, 1, 0, ".S."),
    Building("apothecary", N_("Apothecary"), STORE, 3, 1, 0, 1, "P.S", "inc"),
    Building("book_shoppe", N_("Book Shoppe"), STORE, 2, 0, 0, 1, ".PP", "book"),
    Building("cobbler", N_("Cobbler"), STORE, 4, 0, 0, 0, ".SP", "cobbler"),
    Building("confectioners", N_("Confectioners"), STORE, 2, 0, 0, 2, "PP.", "inc"),
    Building("farmers_co_op", N_("Farmer’s Co-Op"), STORE, 3, 1, 0, 2, "P.P", "coop"),
    Building("greengrocer", N_("Greengrocer"), STORE, 1, 0, 0, 1, ".P.", "inc"),
    Building("pet_shop", N_("Pet Shop"), STORE, 2, 0, 0, 2, "P.P", "pet"),
    Building("stationers", N_("Stationers"), STORE, 3, 1, 0, 1, "S..", "station"),
    Building("engineer", N_("Engineer"), WORKSHOP, 4, 1, 0, 2, ".P.", "engineer"),
    Building("garage", N_("Garage"), WORKSHOP, 3, 1, 0, 0, "P..", "garage"),
    Building("luthier", N_("Luthier"), WORKSHOP, 2, 0, 0, 2, "PPS", "luthier"),
    Building("pottery", N_("Pottery"), WORKSHOP, 2, 0, 0, 1, "SP.", "inc"),
    Building("print_works", N_("Print Works"), WORKSHOP, 5, 2, 0, 2, "..S", "inc"),
    Building("smelter", N_("Smelter"), WORKSHOP, 3, 1, 0, 1, "..P", "smelter"),
    Building("tailor", N_("Tailor"), WORKSHOP, 3, 0, 0, 3, ".PP", "tailor"),
    Building("warehouse", N_("Warehouse"), WORKSHOP, 2, 0, 0, 1, "PS.", "warehouse"),
    Building("bandstand", N_("Bandstand"), ATTRACTION, 3, 1, 0, 0, "P.S"),
    Building("carousel", N_("Carousel"), ATTRACTION, 5, 2, 0, 0, "PPP"),
    Building("dark_alley", N_("Dark Alley"), ATTRACTION, 3, 1, 0, 0, "..P", "alley"),
    Building("fountain", N_("Fountain"), ATTRACTION, 4, 1, 0, 0, "SSP"),
    Building("music_hall", N_("Music Hall"), ATTRACTION, 7, 3, 0, 0, "..."),
    Building("penny_arcade", N_("Penny Arcade"), ATTRACTION, 4, 0, 0, 0, "PP.", "arcade"),
    Building("public_garden", N_("Public Garden"), ATTRACTION, 5, 2, 0, 0, ".S."),
)
"""The 35 building cards, one copy each."""
_BUILDING_BY_NAME = {each.name: each for each in BUILDINGS}
_ORDER = {each: number for number, each in enumerate(BUILDINGS)}


def building(name: str) -> Building:
    """The building with that name, such as `pet_shop`. Raises KeyError."""
    return _BUILDING_BY_NAME[name]


def in_order(buildings: Iterable[Building]) -> list[Building]:
    """The buildings in the order of `BUILDINGS`.

    >>> [each.name for each in in_order((building("villa"), building("loft")))]
    ['loft', 'villa']
    """
    return sorted(buildings, key=_ORDER.__getitem__)


def _with_effect(code: str) -> Building:
    (found,) = (each for each in BUILDINGS if each.effect == code)
    return found


DARK_ALLEY = _with_effect("alley")
ENGINEER = _with_effect("engineer")
FARMERS_CO_OP = _with_effect("coop")
GARAGE = _with_effect("garage")
LUTHIER = _with_effect("luthier")
SMELTER = _with_effect("smelter")
STATIONERS = _with_effect("station")


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A player's board, which fills column 0 of both rows. Each exists as exactly one object."""

    name: str
    half_links: str
    """Those at the top left, top right, bottom left and bottom right, as in `Building.half_links`."""

    def left(self, row: str) -> str | None:
        """The half-link on the left edge in that row."""
        return _ICONS[self.half_links[0 if row == TOP else 2]]

    def right(self, row: str) -> str | None:
        """The half-link on the right edge in that row."""
        return _ICONS[self.half_links[1 if row == TOP else 3]]

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return board, (self.name,)


BOARDS = (
    # name, half-links: top left, top right, bottom left, bottom right
    Board("A", "PS.P"),
    Board("B", "SPP."),
    Board("C", ".PPS"),
    Board("D", "P.SP"),
    Board("E", "PP.S"),
)
NO_BOARD = Board("-", "....")
"""Stands for the board of a seat to which none has been dealt yet."""
_BOARD_BY_NAME = {each.name: each for each in (*BOARDS, NO_BOARD)}


def board(name: str) -> Board:
    """The board with that name, such as `A`. Raises KeyError."""
    return _BOARD_BY_NAME[name]


@dataclass(frozen=True, slots=True, eq=False)
class Location:
    """A Main Street card. Each exists as exactly one object and is compared by identity."""

    number: int
    """Its index in `LOCATIONS`."""
    name: str
    label: str
    price: int
    """Pennies for one use; 0 where the price is that of a building, or where a citizen goes instead."""
    few_spaces: int
    """Spaces with 2 and 3 players."""
    many_spaces: int
    """Spaces with 4 and 5 players."""
    has_priority: bool = False
    """Whether the first space has a priority effect."""
    is_job: bool = False
    """Whether it has a vacancy, which the Gazette fills, instead of spaces for pennies."""

    @property
    def title(self) -> str:
        return _(self.label)

    def spaces(self, players: int) -> int:
        """The number of spaces with that many players."""
        return self.few_spaces if players <= 3 else self.many_spaces

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return location, (self.name,)


LOCATIONS = (
    # number, name, label, price, spaces for 2-3 and 4-5 players
    Location(0, "bank", N_("Bank"), 1, 2, 3, has_priority=True),
    Location(1, "masons", N_("Masons’ Guild"), 0, 2, 3, has_priority=True),
    Location(2, "gazette", N_("Gazette"), 2, 2, 3, has_priority=True),
    Location(3, "black-market", N_("Black Market"), 3, 1, 1),
    Location(4, "tower", N_("Tower"), 1, 1, 1),
    Location(5, "town-hall", N_("Town Hall"), 1, 1, 1),
    Location(6, "barracks", N_("Barracks"), 0, 1, 1, is_job=True),
    Location(7, "temple", N_("Temple"), 0, 1, 1, is_job=True),
)
BANK, MASONS_GUILD, GAZETTE, BLACK_MARKET, TOWER, TOWN_HALL, BARRACKS, TEMPLE = LOCATIONS
_LOCATION_BY_NAME = {each.name: each for each in LOCATIONS}


def location(name: str) -> Location:
    """The location with that name, such as `town-hall`. Raises KeyError."""
    return _LOCATION_BY_NAME[name]


BANK_PENNIES, BANK_PRIORITY_PENNIES = 2, 1
MASONS_PRIORITY_DISCOUNT = 1
SECOND_MOVE_PRICE = 1
TOWN_HALL_PENNIES = 1
LEAST_PRICE = 1
"""No discount makes a price smaller (rulebook, Masons' Guild, Engineer and Stationers)."""

PLAYER_COUNTS = (2, 3, 4, 5)
START_PENNIES = 3
SUPPLY_PLACES = 5
UPKEEP_PENNIES = 1
"""Pennies for everybody in each upkeep, besides those of links and buildings."""
STARS_TO_END = 10
LAST_ROUND = 25
"""The game ends after this round, whatever the stars (PL21)."""
