"""Tower: two buildings of a row swap their places (rulebook, Tower; PL15)."""

from __future__ import annotations

from itertools import combinations

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.penny_lane import location_spaces
from pennypress.games.penny_lane.actions import SwapBuildings, swap
from pennypress.games.penny_lane.components import HOUSING, ROWS, TOWER, Building
from pennypress.games.penny_lane.events import BuildingsSwapped
from pennypress.games.penny_lane.lane import Lane, once_per_lane, type_counts
from pennypress.games.penny_lane.state import State


def can_swap(lane: Lane) -> bool:
    """Whether the lane has two buildings in one row."""
    housing = type_counts(lane)[HOUSING.number]
    return housing >= 2 or len(lane.places) - housing >= 2


@once_per_lane
def swaps(lane: Lane) -> tuple[SwapBuildings, ...]:
    """Every pair of buildings in a row, neighbours or not, also across the board; the left one first."""
    found: list[SwapBuildings] = []
    for row in ROWS:
        from_left = [lane.cells[place] for place in sorted(lane.places.values()) if place.row == row]
        found += [swap(left, right) for left, right in combinations(from_left, 2)]
    return tuple(found)


def swappable(lane: Lane) -> frozenset[Building]:
    """The buildings that do not stand alone in their row."""
    return frozenset(building for action in swaps(lane) for building in (action.left, action.right))


def swap_refusal(lane: Lane, action: SwapBuildings) -> str | None:
    """Why the buildings cannot be swapped, in a sentence; None if they can, even to no effect (PL9)."""
    for building in (action.left, action.right):
        if building not in lane:
            return _("This building is not in your lane: {building}.").format(building=building.title)
    left, right = lane.places[action.left], lane.places[action.right]
    if left.row != right.row or left == right:
        return _("Choose two buildings in the same row.")
    if left.column > right.column:
        return _("Name the building on the left first.")
    return None


def carry_out(state: State, action: SwapBuildings, happened: list[Event]) -> None:
    """Swap the buildings. Their citizens travel with them."""
    state.lane = state.lane.swapped(action.left, action.right)
    happened.append(BuildingsSwapped(state.turn, action.left, action.right))


# -- a use of the location, and further swaps


def is_usable(state: State) -> bool:
    return location_spaces.is_open(state, TOWER, TOWER.price) and can_swap(state.lane)


def legal(state: State) -> tuple[Action, ...]:
    return swaps(state.lane) if location_spaces.is_open(state, TOWER, TOWER.price) else ()


def refusal(state: State, action: SwapBuildings) -> str | None:
    return location_spaces.refusal(state, TOWER, TOWER.price) or swap_refusal(state.lane, action)


def use(state: State, action: SwapBuildings, happened: list[Event]) -> None:
    location_spaces.pay(state, TOWER, TOWER.price, happened)
    carry_out(state, action, happened)


def has_more_swaps(state: State) -> bool:
    """Whether another swap can follow: each costs a penny, paid when it is made."""
    return state.purse >= TOWER.price


def swap_again(state: State, action: SwapBuildings, happened: list[Event]) -> None:
    location_spaces.pay_more(state, TOWER, TOWER.price, happened)
    carry_out(state, action, happened)
