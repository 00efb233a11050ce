"""What a person does on the table of any title in order to take an action."""

from __future__ import annotations

from pennypress.app.play.messages import Touch
from pennypress.engine.rules_interface import Action
from pennypress.games.letterpress.actions import (
    Claim,
    ClaimChallenge,
    Collect,
    Done,
    Keep,
    Pass,
    PlaceRow,
    Return,
    Vote,
    Write,
)
from pennypress.games.letterpress.spelling import OWN_WAYS, SHARED_WAYS
from pennypress.games.penny_lane import actions as penny_lane
from pennypress.games.penny_press.actions import Publish


def gestures(action: Action) -> list[Touch]:
    """The gestures that carry out the action; of Penny Press's pages, those for the best one."""
    match action:
        case Publish():
            return [Touch("lay-out"), Touch("print")]
        case Keep(card) | Claim(card) | ClaimChallenge(card) | Collect(card) | Return(card):
            return [Touch(str(action).split()[0], (card,))]
        case Pass() | Done() | penny_lane.Pass() | penny_lane.Done():
            return [Touch(str(action))]
        case Vote(ballot):
            return [Touch("vote", (ballot.value,))]
        case PlaceRow(column):
            return [Touch("shift", (str(column),)), Touch("place")]
        case penny_lane.UseLocation(location):
            return [Touch("location", (location.name,))]
        case penny_lane.BuyBuilding(card, place) | penny_lane.PlaceBuilding(card, place):
            return [Touch("hold", (card.name,)), Touch("cell", (str(place),))]
        case penny_lane.MoveCitizen(origin, target, seat):
            moved = [
                Touch("hold-citizen", (str(origin or penny_lane.BOARD_SPACE),)),
                Touch("vacancy", (target.name,)),
            ]
            return moved if seat is None else [*moved, Touch("lane", (str(seat),))]
        case penny_lane.SwapBuildings(left, right):
            return [Touch("tower"), Touch("building", (left.name,)), Touch("building", (right.name,))]
        case penny_lane.StaffNewBuilding(origin):
            return [Touch("citizen", (origin.name,))]
        case penny_lane.GivePenny(seat):
            return [Touch("gift", (str(seat),))]
        case Write():
            return [Touch("clear"), *_set(action), Touch("write")]
        case _:
            return [Touch("do", (str(action),))]


def _set(action: Write) -> list[Touch]:
    """Set the word in the composing stick, card by card."""
    found = []
    for number, used in enumerate(action.spelling):
        place, ways = ("shared", SHARED_WAYS) if used.is_shared else ("own", OWN_WAYS)
        found.append(Touch("letter", (place, used.card)))
        found += [Touch("double", (str(number),))] * ways[used.card].index(used)
    return found
