"""The thumbnail of a table: the words announced last, or the shared letters of the round."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.letterpress.components import FACES
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.exported_picture_colours import INKS, LETTER, VOWEL
from pennypress.games.letterpress.view.pieces import kind_of
from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.thumbnail import framed

LINE, LINES = 16, 6
TYPE_SIZE = 26


def thumbnail(position: Letterpress, seats: Sequence[Seat]) -> Element:
    """The words of the players in their inks; before they are announced, the shared letters as type."""
    words = [(seat, word.word) for seat, word in enumerate(position.words) if word]
    if words:
        size = min(LINE, 92 // len(words))
        top = 50 - len(words) * size // 2
        return framed(
            _("The words of the round"),
            [
                h.text(
                    x=98,
                    y=top + (line + 1) * size - 3,
                    font_size=size,
                    fill=INKS[seats[seat].emblem],
                )[word]
                for line, (seat, word) in enumerate(words[:LINES])
            ],
        )
    cards = position.shared or position.row[:6]
    left = 98 - len(cards) * (TYPE_SIZE + 4) // 2
    return framed(
        _("The letters on the table"),
        h.text(x=98, y=16, font_size=13, fill=INK)[_("Round {number}").format(number=position.round)],
        [
            h.g(transform=f"translate({left + place * (TYPE_SIZE + 4)} 34)")[
                h.rect(
                    width=TYPE_SIZE,
                    height=TYPE_SIZE + 8,
                    rx=2,
                    fill=VOWEL if kind_of(card) == "vowel" else LETTER,
                    stroke=INK,
                ),
                h.text(x=TYPE_SIZE // 2, y=TYPE_SIZE, font_size=24, fill=INK)[FACES[card].letters],
            ]
            for place, card in enumerate(cards)
        ],
    )
