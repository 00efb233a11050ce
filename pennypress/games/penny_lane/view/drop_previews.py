"""What adding the selected card, or moving the selected citizen, would change at each place of the lane."""

from __future__ import annotations

from pennypress.games.penny_lane import gazette, phases
from pennypress.games.penny_lane.add_building import places
from pennypress.games.penny_lane.components import Building, Location
from pennypress.games.penny_lane.lane import Cell, Lane
from pennypress.games.penny_lane.links import links
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.selection import MOVING, Picked
from pennypress.games.penny_lane.view.what_would_change import LaneChange, lane_change


def cells_for(position: PennyLane, picked: Picked) -> dict[Cell, LaneChange]:
    """The cells where the selected card may be added, with what that changes; empty without a card."""
    if picked.card is None:
        return {}
    lane, card = position.lane, picked.card
    return {place: _addition(lane, card, place) for place in places(lane, card)}


def _addition(lane: Lane, card: Building, place: Cell) -> LaneChange:
    """What adding the card there changes, with the links that it makes."""
    after = lane.with_building(card, place)
    made = tuple(link for link in links(after) if card in (link.one, link.other))
    return lane_change(lane, after)._replace(made=made)


def jobs_for(position: PennyLane, picked: Picked) -> dict[Building, LaneChange]:
    """The buildings with an open vacancy for the selected citizen, with what the move changes."""
    if picked.citizen is None or position.phase not in MOVING:
        return {}
    lane, (origin,) = position.lane, picked.citizen
    without = lane.without_citizen(origin)
    return {
        each: lane_change(lane, without.with_citizens(each, 1))
        for each in lane.places
        if each is not origin and lane.open_vacancies(each)
    }


def street_jobs_for(position: PennyLane, picked: Picked) -> dict[Location, LaneChange]:
    """Barracks and Temple if they are open to the selected citizen, with what its leaving changes."""
    if picked.citizen is None or position.phase not in MOVING:
        return {}
    lane = position.lane
    change = lane_change(lane, lane.without_citizen(picked.citizen[0]))
    return dict.fromkeys(gazette.open_jobs(position), change)


def swaps_for(position: PennyLane, picked: Picked) -> dict[Building, LaneChange]:
    """The buildings that the first one may change places with, and what each swap changes."""
    lane, first = position.lane, picked.first
    if first is None or position.phase not in (phases.TURN, phases.MORE_SWAPS):
        return {}
    row = lane.places[first].row
    return {
        each: lane_change(lane, lane.swapped(first, each))
        for each, place in lane.places.items()
        if each is not first and place.row == row
    }
