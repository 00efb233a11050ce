"""The selection of the player on turn, and the effects of gestures on it."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_lane import (
    black_market,
    gazette,
    location_spaces,
    main_street,
    masons_guild,
    phases,
    tower,
)
from pennypress.games.penny_lane.actions import (
    BOARD_SPACE,
    DONE,
    GIFTS,
    PASS,
    STAFFINGS,
    USES,
    buy,
    move,
    put,
    swap,
)
from pennypress.games.penny_lane.add_building import places
from pennypress.games.penny_lane.components import (
    GAZETTE,
    LOCATIONS,
    MASONS_GUILD,
    TOWER,
    Building,
    Location,
    building,
    location,
)
from pennypress.games.penny_lane.lane import cell
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.view import Gesture, GestureResult

MOVING = (phases.TURN, phases.SECOND_MOVE)
"""The phases in which the Gazette moves citizens."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The selection: a card to add, a citizen to move, a location to use, or two buildings to swap."""

    card: Building | None = None
    citizen: tuple[Building | None] | None = None
    """Where the citizen is now, in a tuple; None in it is the space of the board."""
    job: Location | None = None
    """Barracks or Temple, where that citizen goes: whose lane counts is being chosen."""
    where: Location | None = None
    """The Gazette or the Masons' Guild, where that citizen or card is still to be chosen."""
    swapping: bool = False
    """Whether two buildings are being chosen for a swap."""
    first: Building | None = None
    """The first of them."""


NOTHING = Picked()


def first_selection(position: PennyLane) -> Picked:
    """What is selected when a player begins to choose: the only card drawn, or the swap that goes on."""
    if position.phase == phases.PLACE and len(position.drawn) == 1:
        return Picked(card=position.drawn[0])
    return Picked(swapping=position.phase == phases.MORE_SWAPS)


def touch_table(selection: Picked, position: PennyLane, gesture: Gesture) -> GestureResult:
    """The result of a gesture on the table. Unknown gestures change nothing.

    Raises KeyError, ValueError or IndexError where a gesture names something that is not there.
    """
    match gesture:
        case Gesture("pass", ()):
            return GestureResult(NOTHING, PASS)
        case Gesture("done", ()):
            return GestureResult(NOTHING, DONE)
        case Gesture("off", ()):
            return GestureResult(first_selection(position))
        case Gesture("gift", (seat,)):
            return GestureResult(NOTHING, GIFTS[int(seat)])
        case Gesture("location", (name,)):
            return _tap_location(selection, position, location(name))
        case Gesture("tower", ()):
            return _begin_swap(NOTHING, position)
        case Gesture("card", (name,)):
            taken_back = selection.card is building(name) and position.phase != phases.PLACE
            return GestureResult(NOTHING) if taken_back else pick_card(selection, position, building(name))
        case Gesture("hold", (name,)):
            return pick_card(selection, position, building(name))
        case Gesture("cell", (text,)) if selection.card:
            add = put if position.phase == phases.PLACE else buy
            return _acts(selection, position, add(selection.card, cell(text)))
        case Gesture("citizen", (name,)):
            origin = None if name == BOARD_SPACE else building(name)
            return (
                GestureResult(NOTHING)
                if selection.citizen == (origin,)
                else _pick_citizen(selection, position, origin)
            )
        case Gesture("hold-citizen", (name,)):
            return _pick_citizen(selection, position, None if name == BOARD_SPACE else building(name))
        case Gesture("vacancy", (name,)):
            return _tap_vacancy(selection, position, name)
        case Gesture("lane", (seat,)) if selection.citizen and selection.job:
            return _acts(selection, position, move(selection.citizen[0], selection.job, int(seat)))
        case Gesture("building", (name,)) if selection.swapping:
            return _tap_building(selection, position, building(name))
    return GestureResult(selection)


def _acts(selection: Picked, position: PennyLane, action: Action) -> GestureResult:
    """Carry the action out, or say why it is refused and keep the selection."""
    why = position.refusal(action)
    return GestureResult(selection, None, why) if why else GestureResult(NOTHING, action)


def _tap_location(selection: Picked, position: PennyLane, where: Location) -> GestureResult:
    """Use a location at once, or say what to choose for it."""
    if str(where) in USES:
        return _acts(selection, position, USES[str(where)])
    if position.phase != phases.TURN:
        return GestureResult(selection)
    if where is TOWER:
        return _begin_swap(selection, position)
    if where.is_job:
        return _tap_vacancy(selection, position, str(where))
    return _choose_for(selection, position, where)


def _choose_for(selection: Picked, position: PennyLane, where: Location) -> GestureResult:
    """Begin to choose for the Masons' Guild or the Gazette, or stop it, or say why it cannot be used."""
    if selection.where is where:
        return GestureResult(NOTHING)
    if why := _why_not(position, where):
        return GestureResult(selection, None, why)
    what = (
        _("Choose a building from the supply.") if where is MASONS_GUILD else _("Choose a citizen to move.")
    )
    return GestureResult(Picked(where=where), None, what)


def _why_not(position: PennyLane, where: Location) -> str:
    """Why the Masons' Guild or the Gazette cannot be used; '' if it can."""
    price = gazette.price(position) if where is GAZETTE else 0
    match main_street.obstacle(position, where):
        case main_street.FULL:
            return location_spaces.refusal(position, where, price) or ""
        case main_street.NO_CITIZEN:
            return _("You have no citizen to move.")
        case main_street.NO_JOB:
            return _("There is no open job for a citizen.")
        case main_street.TOO_EXPENSIVE if where is MASONS_GUILD:
            return _("You have too few pennies for any card in the supply.")
        case main_street.TOO_EXPENSIVE:
            return location_spaces.refusal(position, where, price) or ""
    return ""


def _begin_swap(selection: Picked, position: PennyLane) -> GestureResult:
    if selection.swapping:
        return GestureResult(NOTHING)
    if position.phase == phases.MORE_SWAPS:
        return GestureResult(Picked(swapping=True))
    if position.phase != phases.TURN:
        return GestureResult(selection)
    if not tower.is_usable(position):
        why = location_spaces.refusal(position, TOWER, TOWER.price)
        return GestureResult(selection, None, why or _("You need two buildings in one row."))
    return GestureResult(Picked(swapping=True), None, _("Choose two buildings of one row to swap."))


def pick_card(selection: Picked, position: PennyLane, card: Building) -> GestureResult:
    """Select a card to add, or say why it cannot be added."""
    if position.phase == phases.PLACE:
        return GestureResult(Picked(card=card) if card in black_market.candidates(position) else selection)
    if position.phase != phases.TURN or card not in position.supply:
        return GestureResult(selection)
    why = masons_guild.refusal(position, buy(card, places(position.lane, card)[0]))
    if why:
        return GestureResult(selection, None, why)
    return GestureResult(Picked(card=card), None, _("Choose where it goes in your lane."))


def _pick_citizen(selection: Picked, position: PennyLane, origin: Building | None) -> GestureResult:
    """Select a citizen to move; with Garage it moves at once."""
    if position.phase == phases.GARAGE and origin is not None:
        return _acts(selection, position, STAFFINGS[origin])
    if position.phase not in MOVING or origin not in gazette.origins(position.lane):
        return GestureResult(selection)
    if position.phase == phases.TURN:
        why = location_spaces.refusal(position, GAZETTE, gazette.price(position))
        if why:
            return GestureResult(selection, None, why)
    return GestureResult(Picked(citizen=(origin,)), None, _("Choose a job for the citizen."))


def _tap_vacancy(selection: Picked, position: PennyLane, name: str) -> GestureResult:
    """Send the selected citizen to that job; at Barracks and Temple the lane that counts is chosen next."""
    if selection.citizen is None:
        return GestureResult(selection, None, _("Choose a citizen first."))
    (origin,) = selection.citizen
    jobs = {each.name: each for each in LOCATIONS if each.is_job}
    if name not in jobs:
        return _acts(selection, position, move(origin, building(name), None))
    job = jobs[name]
    seats = gazette.lanes_that_differ(position, job)
    if len(seats) == 1 or job not in gazette.open_jobs(position):
        return _acts(selection, position, move(origin, job, seats[0]))
    return GestureResult(Picked(citizen=selection.citizen, job=job), None, _("Choose the lane that counts."))


def _tap_building(selection: Picked, position: PennyLane, which: Building) -> GestureResult:
    """Choose the first or the second building of a swap."""
    lane = position.lane
    if which not in lane:
        return GestureResult(selection)
    if selection.first is None or selection.first is which:
        chosen = None if selection.first is which else which
        return GestureResult(Picked(swapping=True, first=chosen))
    pair = sorted((selection.first, which), key=lambda each: lane.places[each].column)
    return _acts(selection, position, swap(*pair))
