"""The places of letters in a row: those that are left stay where they are when others go into the stick."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element

from pennypress.games.letterpress.components import Card, Cards
from pennypress.games.letterpress.view.pieces import card_button, numbered, type_face
from pennypress.games.letterpress.view.selection import Composing, copies_in_stick
from pennypress.games.view import gesture


class LetterPlace(NamedTuple):
    """A place in a row of letters."""

    card: Card
    number: int
    """Counted from 1 among the cards of that name in the row."""
    suffix: str
    """The end of the id of the card's element."""
    is_empty: bool
    """Whether the card is in the composing stick."""


def places(cards: Cards, origin: str, composing: Composing) -> list[LetterPlace]:
    """The row of the cards that come from there; an empty place where a card was that is in the stick."""
    return [
        LetterPlace(card, number, suffix, number in copies_in_stick(composing, cards, origin, card))
        for card, number, suffix in numbered(cards)
    ]


def empty_place(place: LetterPlace) -> Element:
    """As wide as the card that was there."""
    return h.li(".place-empty", aria_hidden="true")[type_face(place.card, is_mark=False)]


def letter_button(place: LetterPlace, origin: str, *, label: str, home: str) -> Element:
    """A letter that is set in the stick by a tap or a drag, and travels back to its home."""
    what = (origin, place.card, *([str(place.number)] if place.number > 1 else []))
    return card_button(
        place.card,
        id=f"{origin}-{place.suffix}",
        message=gesture("letter", *what),
        label=label,
        place=home,
        lifted=what,
    )
