"""The lane in front: whose it is, what its player may do now, and what things cost that player."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_lane.phases import TURN
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.selection import Picked, first_selection
from pennypress.games.view import ViewContext


class FrontLane(NamedTuple):
    """The seat in front, and what its player may do."""

    seat: int
    acts: bool
    """Whether that player may act now."""
    is_you: bool
    """Whether the table says 'your' of that lane: the viewer's, or that of who acts by gestures."""
    picked: Picked


def front_lane(context: ViewContext[PennyLane]) -> FrontLane:
    """The seat in front: the player on turn, or always the person who plays alone against bots."""
    position = context.position
    seat = position.turn if context.solo_seat is None else context.solo_seat
    acts = context.may_act and position.next_to_act == seat
    picked = (
        context.selection if acts and isinstance(context.selection, Picked) else first_selection(position)
    )
    is_you = acts or seat in (context.solo_seat, context.viewer.seat)
    return FrontLane(seat, acts, is_you, picked if acts else Picked())


def with_seat_in_front(position: PennyLane, front: FrontLane) -> PennyLane:
    """The position as if the seat in front were on turn, during a turn: prices and limits depend on it."""
    if position.phase != TURN or position.turn == front.seat:
        return position
    position = position.copy()
    position.turn = front.seat
    return position
