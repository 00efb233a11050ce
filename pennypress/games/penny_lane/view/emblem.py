"""The emblem of a player: a scoring star in the player's colour, for the lobby and beside names."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.record import Seat
from pennypress.games.penny_lane.view.sprite import symbol


def emblem(name: str) -> Element:
    """A star of that colour, with its letter."""
    return h.span(class_=f"scoring-star paper-{name}", aria_hidden="true")[
        symbol("star"), h.span(".star-letter")[name[0].upper()]
    ]


def star_of(seat: Seat) -> Element:
    return emblem(seat.emblem)
