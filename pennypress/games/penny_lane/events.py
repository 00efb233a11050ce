"""Events of Penny Lane, one small value per kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from pennypress.engine.rules_interface import Event
from pennypress.engine.viewer import Viewer
from pennypress.games.penny_lane.components import Board, Building, Location
from pennypress.games.penny_lane.income import Income
from pennypress.games.penny_lane.lane import Cell

Obstacles: TypeAlias = tuple[tuple[Location, str], ...]
"""Locations with the reason why a player cannot use them, such as `main_street.NO_CITIZEN`."""

# -- setup, the deck


@dataclass(frozen=True, slots=True)
class BoardDealt(Event):
    player: int
    board: Board


@dataclass(frozen=True, slots=True)
class SupplyFilled(Event):
    """A card was turned up at that place of the supply."""

    place: int
    building: Building


@dataclass(frozen=True, slots=True)
class GapLeft(Event):
    """That place of the supply stays empty, because the deck has run out (PL18)."""

    place: int


@dataclass(frozen=True, slots=True)
class MarketCardDrawn(Event):
    """The top card of the deck was turned up for the player to add."""

    player: int
    building: Building


@dataclass(frozen=True, slots=True)
class MarketCardLookedAt(Event):
    """With Dark Alley: a card that only the player may see; for others it is None (PL23)."""

    player: int
    building: Building | None

    def visible_to(self, viewer: Viewer) -> MarketCardLookedAt:
        return self if viewer.sees(self.player) else MarketCardLookedAt(self.player, None)


@dataclass(frozen=True, slots=True)
class LookedCardShown(Event):
    """With Dark Alley: the player shows which of the two cards is added."""

    player: int
    building: Building
    reveals = True


@dataclass(frozen=True, slots=True)
class CardPutBeneath(Event):
    """With Dark Alley: the other card went beneath the deck; only the player knows which it is (PL23)."""

    player: int
    building: Building | None

    def visible_to(self, viewer: Viewer) -> CardPutBeneath:
        return self if viewer.sees(self.player) else CardPutBeneath(self.player, None)


# -- turns


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    mayor: int


@dataclass(frozen=True, slots=True)
class SpacePaid(Event):
    """A player put pennies on a space of a location. `space` counts from 0."""

    player: int
    location: Location
    space: int
    pennies: int


@dataclass(frozen=True, slots=True)
class MorePaid(Event):
    """A player paid more on a space that is in use: for a second move of the Gazette, or another swap."""

    player: int
    location: Location
    pennies: int


@dataclass(frozen=True, slots=True)
class PlayerPassed(Event):
    player: int
    forced: bool
    """Whether the player could use no location (PL8)."""
    obstacles: Obstacles = ()
    """If it was forced: the reason at each location with an open space, or that all are full; empty for who
    has no penny."""


@dataclass(frozen=True, slots=True)
class PenniesGained(Event):
    """A player got pennies from a location."""

    player: int
    location: Location
    pennies: int
    seat: int | None = None
    """Whose lane counted, with Barracks and Temple."""


@dataclass(frozen=True, slots=True)
class MayorTaken(Event):
    """A player took the Mayor, or kept it. `former` had it before."""

    player: int
    former: int


@dataclass(frozen=True, slots=True)
class BuildingAdded(Event):
    player: int
    building: Building
    place: Cell


@dataclass(frozen=True, slots=True)
class CitizenMoved(Event):
    """A citizen moved to a vacancy. `origin` is None for the space of the board."""

    player: int
    origin: Building | None
    target: Building | Location

    @property
    def uncovers_star(self) -> bool:
        """Whether the citizen has left a slot: an empty one shows a star."""
        return self.origin is not None and self.origin.slots > 0


@dataclass(frozen=True, slots=True)
class BuildingsSwapped(Event):
    """Two buildings changed places; `left` was to the left of `right`."""

    player: int
    left: Building
    right: Building


# -- upkeep and the end


@dataclass(frozen=True, slots=True)
class MainStreetCleared(Event):
    """Pennies and citizens left Main Street; all spaces are open again."""


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    player: int
    income: Income


@dataclass(frozen=True, slots=True)
class PennyGiven(Event):
    """Farmer's Co-Op brought an opponent of its owner a penny."""

    player: int
    opponent: int


@dataclass(frozen=True, slots=True)
class BoardCitizenArrived(Event):
    """A citizen came to the empty space of a player's board."""

    player: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    winners: tuple[int, ...]
    reasons: tuple[str, ...]
    """Every reason that holds, of `upkeep.END_REASONS`, in that order."""
