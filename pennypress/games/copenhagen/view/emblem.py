"""The emblem of a player: a gable in the colour of the house, for the lobby and beside names."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.record import Seat
from pennypress.games.copenhagen.view.sprite import symbol


def emblem(name: str) -> Element:
    """A gable in the colour of that house, with its letter."""
    return h.span(class_=f"gable paper-{name}", aria_hidden="true")[
        symbol("gable"), h.span(".gable-letter")[name[0].upper()]
    ]


def gable_of(seat: Seat) -> Element:
    return emblem(seat.emblem)
