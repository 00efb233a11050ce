"""The postcard of a finished game as a keepsake. The drawing code is imported on demand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.games.copenhagen.events import GameOver
from pennypress.games.view import Keepsake, Keepsakes

if TYPE_CHECKING:
    from pennypress.games.copenhagen.view.postcard.harbour_front import HarbourFront

FILE = "nyhavn-postcard"


def postcards(moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes:
    """One postcard of all houses, once the game is over."""
    heading, label = _("The postcard of this game"), _("Postcard")
    if not any(isinstance(event, GameOver) for move in moves for event in move.events):
        return Keepsakes(heading, label, ())

    from pennypress.games.copenhagen.view.postcard import harbour_front, postcard_in_words

    front = harbour_front.built(moves, seats)
    postcard = Keepsake(
        postcard_in_words.titled(front),
        FILE,
        partial(_drawing, front),
        partial(_preview, front),
        partial(postcard_in_words.in_words, front),
    )
    return Keepsakes(heading, label, (postcard,))


def _drawing(front: HarbourFront) -> Node:
    from pennypress.games.copenhagen.view.postcard.whole_postcard import postcard

    return postcard(front)


def _preview(front: HarbourFront) -> Node:
    from pennypress.games.copenhagen.view.postcard.whole_postcard import small_postcard

    return small_postcard(front)
