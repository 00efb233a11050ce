"""The price and gains of a tile at a place, for display before it is built."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.copenhagen import construction, phases
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.components import BOTH_ACTIONS, DISCOUNT, SPECIAL, Tile
from pennypress.games.copenhagen.empty_house_placements import Spot, spots
from pennypress.games.copenhagen.house import Coats, Completed
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import helpful_abilities


class Quote(NamedTuple):
    """The price and gains of one tile at one place, for the player on turn."""

    spot: Spot
    price: int
    beside_its_colour: bool
    """Whether it costs 1 less because it is next to its own colour."""
    discount: bool
    """Whether it costs 1 less because *construction discount* is in use."""
    payments: tuple[int, ...]
    """The possible numbers of changed cards among those paid; several mean a choice."""
    completed: tuple[Completed, ...]
    coats: Coats
    refusal: str | None
    """Why it may not be built there now, or with which ability it may; None if it may."""

    @property
    def points(self) -> int:
        return sum(each.points for each in self.completed)


class Places(NamedTuple):
    """Where a tile may be placed by the construction rules, and which of these places are affordable."""

    lawful: tuple[Spot, ...]
    affordable: frozenset[Spot]

    @property
    def best_first(self) -> list[Spot]:
        """All places, affordable ones first."""
        return sorted(self.lawful, key=lambda spot: spot not in self.affordable)


def may_construct(position: Copenhagen, tile: Tile) -> bool:
    """Whether that kind of tile may be placed in this phase, regardless of place and price."""
    if tile.is_special:
        return position.phase == phases.COATS
    if position.phase == phases.TURN:
        return not position.is_in_use(BOTH_ACTIONS)
    return position.phase == phases.CONSTRUCT


def places(position: Copenhagen, tile: Tile) -> Places:
    """The places for that tile for the player on turn."""
    if not may_construct(position, tile) or not position.copies_left(tile):
        return Places((), frozenset())
    lawful = tuple(position.houses[position.turn].placements(tile))
    if tile is SPECIAL:
        return Places(lawful, frozenset(lawful))
    return Places(lawful, frozenset(build.spot for build in construction.legal_for(position, tile)))


def is_affordable(position: Copenhagen, tile: Tile) -> bool:
    """Whether that tile can be placed and paid for anywhere now."""
    if not may_construct(position, tile):
        return False
    if tile is SPECIAL:
        return bool(construction.legal_specials(position))
    return next(construction.legal_for(position, tile), None) is not None


def first_place(position: Copenhagen, tile: Tile) -> Spot:
    """The place where a newly selected tile appears: legal and affordable if possible."""
    return next(iter(places(position, tile).best_first), spots(tile)[0])


def quote(position: Copenhagen, spot: Spot, changed: int | None = None) -> Quote:
    """The quote for the tile there. By default, as few changed cards as possible are paid."""
    house = position.houses[position.turn]
    price = construction.price_now(position, spot)
    ways = (0,) if spot.tile.is_special else tuple(construction.payments(position, spot.tile.colour, price))
    return Quote(
        spot,
        price,
        not spot.tile.is_special and house.is_beside_its_colour(spot),
        not spot.tile.is_special and position.is_in_use(DISCOUNT),
        ways,
        tuple(house.completed_by(spot)),
        house.coats_for(spot),
        helpful_abilities.refusal(position, build(position, spot, changed)),
    )


def build(position: Copenhagen, spot: Spot, changed: int | None = None) -> Build:
    """The action that places the tile there with that payment."""
    if spot.tile.is_special:
        return Build(spot)
    ways = construction.payments(position, spot.tile.colour, construction.price_now(position, spot))
    if changed is None or changed not in ways:
        changed = min(ways, default=0)
    return Build(spot, changed)
