"""Adding a building to a lane: where it may go (PL4), and the citizens that come with it."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane.components import Building
from pennypress.games.penny_lane.events import BuildingAdded
from pennypress.games.penny_lane.lane import Cell, Lane, open_cells
from pennypress.games.penny_lane.state import State


def places(lane: Lane, building: Building) -> tuple[Cell, ...]:
    """The cells where the building may be added to the lane; there is always one (PL4)."""
    return open_cells(lane)[building.row]


def refusal(lane: Lane, building: Building, place: Cell) -> str | None:
    """Why the building may not be added there, in a sentence; None if it may."""
    if place in places(lane, building):
        return None
    if place.row != building.row:
        return _("Housing belongs in the bottom row, all other buildings in the top row.")
    if place in lane.cells:
        return _("There is a building in this cell already.")
    return _("A building has to touch your board or one of your buildings.")


def add(state: State, building: Building, place: Cell, happened: list[Event]) -> None:
    """Add the building to the lane of the player on turn."""
    state.lane = state.lane.with_building(building, place)
    happened.append(BuildingAdded(state.turn, building, place))
