"""The Masons' Guild: a building of the supply is bought (rulebook, Masons' Guild and Engineer)."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.penny_lane import add_building, location_spaces
from pennypress.games.penny_lane.actions import BuyBuilding, buy
from pennypress.games.penny_lane.components import (
    ENGINEER,
    LEAST_PRICE,
    MASONS_GUILD,
    MASONS_PRIORITY_DISCOUNT,
    Building,
)
from pennypress.games.penny_lane.events import GapLeft
from pennypress.games.penny_lane.state import State


def discount(state: State) -> int:
    """The pennies less that the player on turn pays: 1 on the first space, 1 for each employee of Engineer.

    They count as they stand when the space is paid (PL11).
    """
    priority = location_spaces.next_has_priority(state, MASONS_GUILD)
    return state.lane.employees(ENGINEER) + (MASONS_PRIORITY_DISCOUNT if priority else 0)


def price(state: State, building: Building) -> int:
    """What the building costs the player on turn now."""
    return max(LEAST_PRICE, building.cost - discount(state))


def affordable(state: State) -> list[Building]:
    """The cards of the supply that the player on turn can buy now."""
    if state.open_spaces(MASONS_GUILD) <= 0:
        return []
    most = state.purse + discount(state) if state.purse >= LEAST_PRICE else 0
    return [each for each in state.supply if each is not None and each.cost <= most]


def legal(state: State) -> list[Action]:
    lane = state.lane
    return [buy(each, place) for each in affordable(state) for place in add_building.places(lane, each)]


def refusal(state: State, action: BuyBuilding) -> str | None:
    if action.building not in state.supply:
        return _("This building is not in the supply: {building}.").format(building=action.building.title)
    cost = price(state, action.building)
    return location_spaces.refusal(state, MASONS_GUILD, cost) or add_building.refusal(
        state.lane, action.building, action.place
    )


def use(state: State, action: BuyBuilding, happened: list[Event]) -> None:
    """Pay and add the building; with an empty deck its place in the supply stays a gap (PL18)."""
    location_spaces.pay(state, MASONS_GUILD, price(state, action.building), happened)
    gap = state.supply.index(action.building)
    state.supply[gap] = None
    add_building.add(state, action.building, action.place, happened)
    if not state.deck_size:
        happened.append(GapLeft(gap))
