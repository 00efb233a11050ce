"""The emblem of a player: a reporter of the newspaper, for the lobby and beside names."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup

from pennypress.engine.record import Seat
from pennypress.games.penny_press.view.sprite import symbol
from pennypress.games.view_kit.render_cache import cached_html


def letter(seat: Seat) -> str:
    """The newspaper's letter, which distinguishes reporters without colour."""
    return seat.emblem[0].upper()


@cached_html
def reporter(seat: Seat, count: int = 1, extra: str = "", **attributes: str | None) -> Element:
    """A reporter, or one reporter with a number for several of the same newspaper."""
    return h.span(class_=["reporter", f"paper-{seat.emblem}", extra], aria_hidden="true", **attributes)[
        symbol("reporter"),
        h.span(class_="reporter-letter")[letter(seat)],
        h.span(class_="reporter-count", data_total="")[str(count)] if count > 1 else None,
    ]


def emblem(name: str) -> Markup:
    """A small picture of a player's emblem, for the lobby and next to players' names."""
    return reporter(Seat("", name))
