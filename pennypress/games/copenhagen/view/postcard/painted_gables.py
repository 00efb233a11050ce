"""What is above a facade: the cornice with the name, the gable with the points, the winner's flag."""

from __future__ import annotations

from math import cos, pi, sin

import htpy as h
from htpy import Element, Node

from pennypress.games.copenhagen.meta import HOUSES as EMBLEMS
from pennypress.games.copenhagen.view.exported_picture_colours import HOUSES
from pennypress.games.copenhagen.view.postcard.card_layout import GABLE, HOUSE, SIGN, lines, shape
from pennypress.games.copenhagen.view.postcard.lithograph_colours import (
    CARD,
    GOLD,
    RED_LETTERS,
    ROOF,
    SEPIA,
    SHADE,
)
from pennypress.games.view_kit.pen_and_brush import box
from pennypress.games.view_kit.typefaces_and_text_width import WOOD
from pennypress.games.view_kit.typesetting import centred, n, one_line

MIDDLE = HOUSE / 2
PLAQUE = 24
"""The radius of the plaque with the points, and below how far above the cornice its centre is."""
PLAQUE_UP = 33
SIZES = (25, 23, 21, 19, 17, 15)

_STEPPED = "-16h22v-20h22v-20h22v-18h10v-18h38v18h10v18h22v20h22v20h22"
_BELL = "-14h14c28 0 22 -40 46 -46c4 -18 18 -32 35 -32s31 14 35 32c24 6 18 46 46 46h14"
_SCROLLED = (
    "-14h10q20 0 20 -18q0 -12 14 -12q18 0 18 -16v-8h8l25 -24 25 24h8v8q0 16 18 16q14 0 14 12q0 18 20 18h10"
)
_POINTED = "-12l8 -4 79 -68h16l79 68 8 4"
_SHAPES = dict(zip((emblem.name for emblem in EMBLEMS), (_STEPPED, _BELL, _SCROLLED, _POINTED), strict=True))
"""By emblem: the line of the gable's coping, from how high above the cornice it begins."""


def gable(emblem: str, name: str, points: int, *, won: bool, fine: bool = True) -> Element:
    """The gable of a house whose facade begins at y = 0, and its cornice."""
    own, on_own = HOUSES[emblem]
    coping = _SHAPES[emblem]
    return h.g[
        _roof(),
        h.g(transform=f"translate(0 {-SIGN})")[
            _flag() if won else None,
            shape(f"M0 0v{coping}V0z", own, 2.2),
            lines(f"M0 {coping}", 5.5, CARD),
            lines(f"M0 {coping}"),
            _wreath() if won else None,
            _plaque(points),
            _initial(emblem) if fine else None,
        ],
        _cornice(own),
        _name(name, on_own) if fine else None,
    ]


def _roof() -> Node:
    """The roof behind the gable, with a chimney."""
    top = -SIGN - GABLE * 0.62
    tiles = (f"M{n(8 + 5 * row)} {n(-SIGN - 10 * row)}H{n(HOUSE - 8 - 5 * row)}" for row in range(1, 6))
    return [
        shape(box(HOUSE - 44, top - 20, 17, 40) + box(HOUSE - 46.5, top - 24, 22, 6), ROOF, 1.4),
        shape(f"M3 {-SIGN}L28 {n(top)}H{HOUSE - 28}L{HOUSE - 3} {-SIGN}z", ROOF, 1.6),
        lines(tiles, 1, SEPIA, 0.45),
    ]


def _cornice(own: str) -> Node:
    return [
        shape(box(0, -SIGN + 3, HOUSE, SIGN - 6), own, 1.6),
        shape(box(-4, -SIGN - 2, HOUSE + 8, 6) + box(-4, -5, HOUSE + 8, 6), CARD, 1.4),
    ]


def _name(name: str, colour: str) -> Element:
    text, size = one_line(name, WOOD, SIZES, HOUSE - 18)
    return centred(text, WOOD, size, MIDDLE, -SIGN / 2 + size * 0.36, fill=colour)


def _plaque(points: int) -> Node:
    y = -PLAQUE_UP
    return [
        h.circle(cx=n(MIDDLE), cy=n(y), r=n(PLAQUE), fill=CARD, stroke=SEPIA, stroke_width="1.8"),
        h.circle(cx=n(MIDDLE), cy=n(y), r=n(PLAQUE - 3.5), fill="none", stroke=SEPIA, stroke_width="0.8"),
        centred(str(points), WOOD, 34, MIDDLE, y + 12.4, fill=SEPIA),
    ]


def _initial(emblem: str) -> Node:
    """The emblem's letter on a small shield, so that houses differ without their colours, too."""
    y = -75
    shield = f"M{n(MIDDLE - 9)} {y - 9}h18v10q0 8 -9 11q-9 -3 -9 -11z"
    return [shape(shield, CARD, 1.2), centred(emblem[0].upper(), WOOD, 16, MIDDLE, y + 5.6, fill=SEPIA)]


def _wreath() -> Node:
    """Laurel around the plaque."""
    leaves = []
    for turn in range(9):
        for side in (-1, 1):
            angle = pi / 2 + side * (pi * 0.09 + pi * 0.84 * turn / 8)
            x, y = MIDDLE + 27 * cos(angle), -PLAQUE_UP + 27 * sin(angle)
            out = angle + side * 0.75
            tip_x, tip_y = x + 12 * cos(out), y + 12 * sin(out)
            bend = angle + side * 1.7
            leaves.append(
                f"M{n(x)} {n(y)}Q{n(x + 8 * cos(bend))} {n(y + 8 * sin(bend))} {n(tip_x)} {n(tip_y)}"
                f"Q{n(x + 9 * cos(angle))} {n(y + 9 * sin(angle))} {n(x)} {n(y)}z"
            )
    return shape(leaves, GOLD, 0.8)


def _flag() -> Node:
    """The flag of Denmark on a pole."""
    top = -GABLE - 42
    x = MIDDLE + 2
    cloth = f"M{n(x)} {top + 4}q14 -6 28 0t28 0v34q-14 6 -28 0t-28 0z"
    cross = (
        f"M{n(x + 17)} {n(top + 1.6)}q3.500 0.200 7 0.900v34.500q-3.500 -1 -7 -1z"
        f"M{n(x)} {top + 17}q14 -6 28 0t28 0v7q-14 6 -28 0t-28 0z"
    )
    return [
        shape(box(MIDDLE - 1.6, top - 4, 3.2, 50), SHADE, 1),
        h.circle(cx=n(MIDDLE), cy=n(top - 6), r="3.4", fill=GOLD, stroke=SEPIA, stroke_width="0.9"),
        shape(cloth, RED_LETTERS, 1.2),
        shape(cross, CARD),
        lines(cloth, 1.2),
    ]
