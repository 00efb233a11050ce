"""The pen of the panorama, and short forms of what it draws most."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.games.penny_lane.view.panorama.hand_tints import SEPIA
from pennypress.games.view_kit.pen_and_brush import Pen
from pennypress.games.view_kit.typesetting import n

PEN = Pen(SEPIA, line_end="round")
lines, shape = PEN.lines, PEN.shape


def disc(x: float, y: float, radius: float, colour: str, edge: float = 1, line: str = SEPIA) -> Element:
    return h.circle(
        cx=n(x),
        cy=n(y),
        r=n(radius),
        fill=colour,
        stroke=line if edge else None,
        stroke_width=n(edge) if edge else None,
    )


def moved(x: float, y: float, size: float = 1, *, mirrored: bool = False) -> Element:
    """A group with its origin there."""
    scaled = f" scale({-size:g} {size:g})" if mirrored else f" scale({size:g})" if size != 1 else ""
    return h.g(transform=f"translate({n(x)} {n(y)}){scaled}")
