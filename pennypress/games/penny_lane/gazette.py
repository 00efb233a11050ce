"""The Gazette: citizens move to vacancies of the lane, of Barracks or of Temple (rulebook, Gazette)."""

from __future__ import annotations

from pennypress.components.worker_placement import occupied
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.penny_lane import location_spaces
from pennypress.games.penny_lane.actions import MoveCitizen, move
from pennypress.games.penny_lane.components import (
    BARRACKS,
    GAZETTE,
    LOCATIONS,
    SECOND_MOVE_PRICE,
    STATIONERS,
    Building,
    Location,
)
from pennypress.games.penny_lane.events import CitizenMoved, PenniesGained
from pennypress.games.penny_lane.lane import Lane, complete_sets, once_per_lane
from pennypress.games.penny_lane.state import State

JOBS = tuple(each for each in LOCATIONS if each.is_job)
"""Barracks and Temple."""


def price(state: State) -> int:
    """The price of a use with its first move: 1 less with an employed Stationers (PL12)."""
    return GAZETTE.price - 1 if state.lane.employees(STATIONERS) else GAZETTE.price


# -- moves


@once_per_lane
def origins(lane: Lane) -> tuple[Building | None, ...]:
    """Where the lane has citizens; None is the space of the board."""
    on_board = (None,) if lane.has_board_citizen else ()
    return (*on_board, *occupied(lane.citizens))


def open_jobs(state: State) -> list[Location]:
    """Barracks and Temple, as long as nobody works there; they open again in upkeep."""
    return [each for each in JOBS if state.open_spaces(each) > 0]


def can_move(state: State) -> bool:
    """Whether the player on turn has a citizen that can go anywhere."""
    if open_jobs(state):
        return bool(origins(state.lane))
    return bool(moves_within(state.lane))


def moves(state: State) -> list[Action]:
    """Every move of a citizen; of lanes that bring the same amount, only one (PL13)."""
    found = list(moves_within(state.lane))
    citizens = origins(state.lane)
    for job in open_jobs(state) if citizens else ():
        seats = lanes_that_differ(state, job)
        found += [move(origin, job, seat) for origin in citizens for seat in seats]
    return found


@once_per_lane
def moves_within(lane: Lane) -> tuple[Action, ...]:
    """Every move of a citizen to an open vacancy on another card of the lane (PL6)."""
    staffable = [each for each in lane.places if lane.open_vacancies(each)]
    return tuple(
        move(origin, each, None) for origin in origins(lane) for each in staffable if each is not origin
    )


def lanes_that_differ(state: State, job: Location) -> list[int]:
    """A seat for each different amount that a lane brings: the first clockwise from the player on turn."""
    seats: dict[int, int] = {}
    for step in range(state.players):
        seat = (state.turn + step) % state.players
        seats.setdefault(job_pennies(job, state.lanes[seat]), seat)
    return list(seats.values())


def job_pennies(job: Location, lane: Lane) -> int:
    """What a citizen earns for that lane: 1 per building at Barracks, 1 per set of three types at Temple."""
    return len(lane.places) if job is BARRACKS else complete_sets(lane)


def move_refusal(state: State, action: MoveCitizen) -> str | None:
    """Why the citizen may not move there, in a sentence; None if it may."""
    lane, origin, target = state.lane, action.origin, action.target
    if origin is None and not lane.has_board_citizen:
        return _("There is no citizen on your board.")
    if origin is not None and not lane.citizens.get(origin):
        return _("You have no citizen there: {building}.").format(building=origin.title)
    if isinstance(target, Location):
        if target not in open_jobs(state):
            return _("There is no open job: {card}.").format(card=target.title)
        if action.seat not in range(state.players):
            return _("Choose the player whose lane counts.")
        return None
    if target is origin:
        return _("A citizen has to move to another card.")
    if target not in lane or not lane.open_vacancies(target) or action.seat is not None:
        return _("There is no open job: {card}.").format(card=target.title)
    return None


def carry_out(state: State, action: MoveCitizen, happened: list[Event]) -> None:
    """Move the citizen; Barracks and Temple pay at once and close until upkeep."""
    origin, target = action.origin, action.target
    lane = state.lane.without_citizen(origin)
    happened.append(CitizenMoved(state.turn, origin, target))
    if isinstance(target, Building):
        state.lane = lane.with_citizens(target, 1)
        return
    state.lane = lane
    state.used[target.number] += 1
    assert action.seat is not None
    gained = job_pennies(target, state.lanes[action.seat])
    state.pennies[state.turn] += gained
    happened.append(PenniesGained(state.turn, target, gained, action.seat))


# -- a use of the location, and the second move of its priority space


def is_usable(state: State) -> bool:
    return location_spaces.is_open(state, GAZETTE, price(state)) and can_move(state)


def legal(state: State) -> list[Action]:
    return moves(state) if location_spaces.is_open(state, GAZETTE, price(state)) else []


def refusal(state: State, action: MoveCitizen) -> str | None:
    return location_spaces.refusal(state, GAZETTE, price(state)) or move_refusal(state, action)


def use(state: State, action: MoveCitizen, happened: list[Event]) -> None:
    location_spaces.pay(state, GAZETTE, price(state), happened)
    carry_out(state, action, happened)


def has_second_move(state: State) -> bool:
    """Whether a second move can follow: only the first space was used, and it can be paid and made (PL12).

    Pennies just earned at Barracks or Temple may pay it.
    """
    return state.used[GAZETTE.number] == 1 and state.purse >= SECOND_MOVE_PRICE and can_move(state)


def move_again(state: State, action: MoveCitizen, happened: list[Event]) -> None:
    location_spaces.pay_more(state, GAZETTE, SECOND_MOVE_PRICE, happened)
    carry_out(state, action, happened)
