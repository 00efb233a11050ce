"""The emblem of a player: an ink roller in the player's colour, for the lobby and beside names."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.record import Seat
from pennypress.games.letterpress.view.sprite import symbol


def emblem(name: str) -> Element:
    """An ink roller of that colour, with its letter."""
    return h.span(class_=f"ink-roller paper-{name}", aria_hidden="true")[
        symbol("roller"), h.span(".ink-letter")[name[0].upper()]
    ]


def roller_of(seat: Seat) -> Element:
    return emblem(seat.emblem)
