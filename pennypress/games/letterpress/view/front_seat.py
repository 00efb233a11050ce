"""The seat in front: whose cards lie at the bench, and whether that player acts now."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.letterpress import phases
from pennypress.games.letterpress.components import HIDDEN_LETTER, Cards
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import Hand
from pennypress.games.letterpress.view.selection import NOTHING, Composing
from pennypress.games.view import ViewContext

WRITING = (phases.WRITE, phases.WORDS)


class FrontSeat(NamedTuple):
    """The seat in front, and what its player may do and see."""

    seat: int
    acts: bool
    """Whether that player may act now."""
    sees: bool
    """Whether the viewer may see that player's cards."""
    is_you: bool
    """Whether the table says 'your' of that player's things: the viewer, or who acts by gestures."""
    composing: Composing


def front_seat(context: ViewContext[Letterpress]) -> FrontSeat:
    """The seat in front: the one that acts, or always the person who plays alone against bots."""
    position = context.position
    acting = position.next_to_act if context.seat is None else context.seat
    seat = context.solo_seat if context.solo_seat is not None else acting if acting >= 0 else position.turn
    acts = context.may_act and not position.is_over and seat == acting and seat in position.to_act
    composing = context.selection if acts and isinstance(context.selection, Composing) else NOTHING
    is_you = acts or seat in (context.solo_seat, context.viewer.seat)
    return FrontSeat(seat, acts, context.viewer.sees(seat), is_you, composing)


def pack_in_front(position: Letterpress, seat: int) -> Cards:
    """The cards from which that seat keeps one, hidden ones too; none where there is no such choice."""
    if position.phase == phases.DRAFT:
        return position.pack_of(seat)
    if position.phase in (phases.LOOK, phases.KEEP_DRAWN, phases.REWARD, phases.KEEP_REWARD):
        return position.looked_at if seat == position.turn else ()
    return ()


def hand_in_front(position: Letterpress, seat: int) -> Hand:
    """The cards with which that seat writes; its hidden cards are left out."""
    own, shared = position.hand_of(seat)
    return Hand(tuple(card for card in own if not card.startswith(HIDDEN_LETTER)), shared)
