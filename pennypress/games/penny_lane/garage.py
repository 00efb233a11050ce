"""Garage: a citizen of the lane moves onto a building just added (rulebook, Garage; PL17)."""

from __future__ import annotations

from pennypress.components.worker_placement import occupied
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.penny_lane.actions import STAFFINGS, StaffNewBuilding
from pennypress.games.penny_lane.components import GARAGE, Building
from pennypress.games.penny_lane.events import CitizenMoved
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.state import State


def origins(lane: Lane, added: Building) -> list[Building]:
    """The buildings from which a citizen may move onto the one added; empty if Garage does not help.

    Garage has to be there already, the new building needs a vacancy, and the board does not count.
    """
    if GARAGE not in lane or added is GARAGE or not added.vacancies:
        return []
    return [each for each in occupied(lane.citizens) if each is not added]


def legal(state: State) -> list[Action]:
    assert state.added is not None
    return [STAFFINGS[each] for each in origins(state.lane, state.added)]


def refusal(state: State, action: StaffNewBuilding) -> str | None:
    assert state.added is not None
    if action.origin in origins(state.lane, state.added):
        return None
    return _("You have no citizen there: {building}.").format(building=action.origin.title)


def staff(state: State, action: StaffNewBuilding, happened: list[Event]) -> None:
    """Move a citizen onto the building added, free of charge."""
    assert state.added is not None
    state.lane = state.lane.without_citizen(action.origin).with_citizens(state.added, 1)
    happened.append(CitizenMoved(state.turn, action.origin, state.added))
