"""Main Street as a whole: every use of a location that the player on turn may choose."""

from __future__ import annotations

from typing import Final

from pennypress.engine.rules_interface import Action
from pennypress.games.penny_lane import black_market, gazette, location_spaces, masons_guild, tower
from pennypress.games.penny_lane.actions import (
    USE_BANK,
    USE_BLACK_MARKET,
    USE_TOWN_HALL,
    BuyBuilding,
    MoveCitizen,
    SwapBuildings,
    UseLocation,
)
from pennypress.games.penny_lane.components import (
    BLACK_MARKET,
    GAZETTE,
    LOCATIONS,
    MASONS_GUILD,
    TOWER,
    Location,
)
from pennypress.games.penny_lane.events import Obstacles
from pennypress.games.penny_lane.state import State

FULL: Final = "full"
NO_CARD: Final = "no card"
NO_CITIZEN: Final = "no citizen"
NO_JOB: Final = "no job"
NO_PAIR: Final = "no pair"
TOO_EXPENSIVE: Final = "too expensive"

_FOR_PENNIES: Final = tuple(each for each in LOCATIONS if not each.is_job)


def can_be_used(state: State) -> bool:
    """Whether the player on turn can use a location: it is open, can be paid, and its effect carried out.

    That the effect changes nothing is no obstacle (PL9).
    """
    return state.purse > 0 and any(obstacle(state, each) is None for each in _FOR_PENNIES)


def obstacle(state: State, location: Location) -> str | None:
    """Why the player on turn cannot use the location for pennies; None if it can be used."""
    lane = state.lane
    if state.open_spaces(location) <= 0:
        return FULL
    if location is BLACK_MARKET and not state.deck_size:
        return NO_CARD
    if location is GAZETTE and not gazette.can_move(state):
        return NO_JOB if gazette.origins(lane) else NO_CITIZEN
    if location is TOWER and not tower.can_swap(lane):
        return NO_PAIR
    if location is MASONS_GUILD:
        return None if masons_guild.affordable(state) else TOO_EXPENSIVE
    price = gazette.price(state) if location is GAZETTE else location.price
    return TOO_EXPENSIVE if state.purse < price else None


def obstacles(state: State) -> Obstacles:
    """Why the player on turn can use none of the locations: those with an open space, else all, in order."""
    found = [(each, why) for each in _FOR_PENNIES if (why := obstacle(state, each))]
    return tuple((each, why) for each, why in found if why != FULL) or tuple(found)


def legal(state: State) -> list[Action]:
    """Every use of a location."""
    found: list[Action] = [each for each in (USE_BANK, USE_TOWN_HALL) if _is_open(state, each)]
    if black_market.is_usable(state):
        found.append(USE_BLACK_MARKET)
    found += masons_guild.legal(state)
    found += gazette.legal(state)
    found += tower.legal(state)
    return found


def refusal(state: State, action: UseLocation | BuyBuilding | MoveCitizen | SwapBuildings) -> str | None:
    """Why the player on turn may not use the location so, in a sentence; None if it is legal."""
    match action:
        case BuyBuilding():
            return masons_guild.refusal(state, action)
        case MoveCitizen():
            return gazette.refusal(state, action)
        case SwapBuildings():
            return tower.refusal(state, action)
        case _ if action.location is BLACK_MARKET:
            return black_market.refusal(state)
        case _:
            return location_spaces.refusal(state, action.location, action.location.price)


def _is_open(state: State, action: UseLocation) -> bool:
    return location_spaces.is_open(state, action.location, action.location.price)
