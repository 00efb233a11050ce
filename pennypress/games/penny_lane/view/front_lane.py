"""The lane in front: whose it is, and what its player may do now."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.selection import Picked, first_selection
from pennypress.games.view import ViewContext


class FrontLane(NamedTuple):
    """The seat in front, and what its player may do and see."""

    seat: int
    acts: bool
    """Whether that player may act now."""
    sees: bool
    """Whether the viewer may see what that player sees."""
    picked: Picked


def front_lane(context: ViewContext[PennyLane]) -> FrontLane:
    """The seat in front: the player on turn, or always the person who plays alone against bots."""
    position = context.position
    seat = position.turn if context.solo_seat is None else context.solo_seat
    acts = context.may_act and position.next_to_act == seat
    picked = (
        context.selection if acts and isinstance(context.selection, Picked) else first_selection(position)
    )
    return FrontLane(seat, acts, context.viewer.sees(seat), picked if acts else Picked())
