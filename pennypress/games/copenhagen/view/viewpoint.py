"""The viewpoint of a table: whose house is in front, and whether that player acts now."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.selection import NOTHING, Holding
from pennypress.games.view import ViewContext


class Viewpoint(NamedTuple):
    """The seat in front, and what its player may do and see."""

    front: int
    acts: bool
    """Whether that player may act now."""
    sees_hand: bool
    """Whether the viewer may see that hand."""
    holding: Holding


def viewpoint(context: ViewContext[Copenhagen]) -> Viewpoint:
    """The seat in front: the player on turn, or always the person who plays alone against bots."""
    position = context.position
    front = position.turn if context.solo_seat is None else context.solo_seat
    acts = context.may_act and not position.is_over and front == position.turn
    holding = context.selection if acts and isinstance(context.selection, Holding) else NOTHING
    return Viewpoint(front, acts, context.viewer.sees(front), holding)
