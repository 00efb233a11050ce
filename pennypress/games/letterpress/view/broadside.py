"""The broadside of a finished game as a keepsake. The drawing code is imported on demand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.games.letterpress.events import GameOver
from pennypress.games.view import Keepsake, Keepsakes

if TYPE_CHECKING:
    from pennypress.games.letterpress.view.wood_type.composed_words import Composition

FILE = "letterpress-broadside"


def keepsakes(moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes:
    """One broadside with all words, once the game is over; none if nobody has written a word."""
    heading, label = _("The words of this game in wood type"), _("Broadside")
    if not any(isinstance(event, GameOver) for move in moves for event in move.events):
        return Keepsakes(heading, label, ())

    from pennypress.games.letterpress.view.wood_type import broadside_texts, composed_words

    composition = composed_words.composed(moves, seats)
    if not composition.word_count:
        return Keepsakes(heading, label, ())
    sheet = Keepsake(
        broadside_texts.titled(composition),
        FILE,
        partial(_drawing, composition),
        partial(_preview, composition),
        partial(broadside_texts.in_words, composition),
    )
    return Keepsakes(heading, label, (sheet,))


def _drawing(composition: Composition) -> Node:
    from pennypress.games.letterpress.view.wood_type.whole_broadside import broadside

    return broadside(composition)


def _preview(composition: Composition) -> Node:
    from pennypress.games.letterpress.view.wood_type.whole_broadside import small_broadside

    return small_broadside(composition)
