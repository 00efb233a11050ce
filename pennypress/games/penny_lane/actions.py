"""Actions of players and of chance: small frozen values with a text form that `parse_action` reads.

Actions are created once and shared (`buy`, `put`, `move`, `swap`), because creating them would dominate the
cost of `legal_actions`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, number_between
from pennypress.games.penny_lane.components import (
    BANK,
    BLACK_MARKET,
    BOARDS,
    BUILDINGS,
    NO_BOARD,
    PLAYER_COUNTS,
    TOWN_HALL,
    Board,
    Building,
    Location,
    board,
    building,
    location,
)
from pennypress.games.penny_lane.lane import Cell, cell

BOARD_SPACE = "board"
"""The word for the citizen space of the player's board."""


@dataclass(frozen=True, slots=True)
class DealBoard(Action):
    """Chance deals that board to the next seat."""

    board: Board

    def __str__(self) -> str:
        return f"board {self.board}"


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """Chance draws that card from the deck: for the supply, or for the Black Market."""

    building: Building

    def __str__(self) -> str:
        return f"card {self.building}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Use no location this turn."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class UseLocation(Action):
    """Use the Bank, Town Hall or the Black Market."""

    location: Location

    def __str__(self) -> str:
        return self.location.name


@dataclass(frozen=True, slots=True)
class BuyBuilding(Action):
    """Masons' Guild: buy a card of the supply and add it to the lane."""

    building: Building
    place: Cell

    def __str__(self) -> str:
        return f"masons {self.building}@{self.place}"


@dataclass(frozen=True, slots=True)
class PlaceBuilding(Action):
    """Black Market: add a card that was drawn."""

    building: Building
    place: Cell

    def __str__(self) -> str:
        return f"place {self.building}@{self.place}"


@dataclass(frozen=True, slots=True)
class MoveCitizen(Action):
    """Gazette: move a citizen to a vacancy."""

    origin: Building | None
    """Where it is now; None for the space of the board."""
    target: Building | Location
    seat: int | None = None
    """Whose lane counts, if it goes to Barracks or Temple."""

    def __str__(self) -> str:
        seat = "" if self.seat is None else f" {self.seat}"
        return f"gazette {self.origin or BOARD_SPACE} {self.target}{seat}"


@dataclass(frozen=True, slots=True)
class SwapBuildings(Action):
    """Tower: swap two buildings of a row. `left` is to the left of `right`."""

    left: Building
    right: Building

    def __str__(self) -> str:
        return f"tower {self.left} {self.right}"


@dataclass(frozen=True, slots=True)
class StaffNewBuilding(Action):
    """Garage: move a citizen from that building onto the one just added."""

    origin: Building

    def __str__(self) -> str:
        return f"garage {self.origin}"


@dataclass(frozen=True, slots=True)
class GivePenny(Action):
    """Farmer's Co-Op: that opponent gets a penny."""

    seat: int

    def __str__(self) -> str:
        return f"gift {self.seat}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Decline a second move, another swap, or Garage."""

    def __str__(self) -> str:
        return "done"


PASS, DONE = Pass(), Done()
USE_BANK, USE_TOWN_HALL, USE_BLACK_MARKET = map(UseLocation, (BANK, TOWN_HALL, BLACK_MARKET))
USES = {str(each): each for each in (USE_BANK, USE_TOWN_HALL, USE_BLACK_MARKET)}
"""By text: the uses of locations that need no further choice."""
DEALS = {each: DealBoard(each) for each in BOARDS}
DRAWS = {each: DrawCard(each) for each in BUILDINGS}
STAFFINGS = {each: StaffNewBuilding(each) for each in BUILDINGS}
GIFTS = tuple(map(GivePenny, range(max(PLAYER_COUNTS))))
buy = cache(BuyBuilding)
put = cache(PlaceBuilding)
move = cache(MoveCitizen)
swap = cache(SwapBuildings)


def parse_action(text: str) -> Action:
    """The action that `str(action)` wrote. Raises ValueError with a sentence.

    >>> str(parse_action("gazette board barracks 2"))
    'gazette board barracks 2'
    >>> parse_action("masons luthier@t0")
    Traceback (most recent call last):
    ValueError: “masons luthier@t0” is not an action of Penny Lane.
    """
    try:
        action = _parsed(text.split(" "))
    except (KeyError, ValueError) as why:
        raise ValueError(_("“{text}” is not an action of Penny Lane.").format(text=text[:80])) from why
    return action


def _parsed(words: list[str]) -> Action:
    match words:
        case ["board", name] if name != NO_BOARD.name:
            return DEALS[board(name)]
        case ["card", name]:
            return DRAWS[building(name)]
        case ["pass"]:
            return PASS
        case ["done"]:
            return DONE
        case [name] if name in USES:
            return USES[name]
        case ["masons", text]:
            return buy(*_building_and_cell(text))
        case ["place", text]:
            return put(*_building_and_cell(text))
        case ["gazette", origin, target]:
            return move(_origin(origin), building(target), None)
        case ["gazette", origin, target, seat]:
            return move(_origin(origin), _job(target), number_between(seat, 0, max(PLAYER_COUNTS) - 1))
        case ["tower", left, right]:
            return swap(building(left), building(right))
        case ["garage", origin]:
            return STAFFINGS[building(origin)]
        case ["gift", seat]:
            return GIFTS[number_between(seat, 0, max(PLAYER_COUNTS) - 1)]
        case _:
            raise ValueError(words)


def _building_and_cell(text: str) -> tuple[Building, Cell]:
    name, _at, place = text.partition("@")
    return building(name), cell(place)


def _origin(text: str) -> Building | None:
    return None if text == BOARD_SPACE else building(text)


def _job(text: str) -> Location:
    found = location(text)
    if not found.is_job:
        raise ValueError(text)
    return found
