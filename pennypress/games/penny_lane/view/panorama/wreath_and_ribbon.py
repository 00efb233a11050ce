"""The name in the sky, on a ribbon for a winner, and the star with the number of stars, in a wreath."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from htpy import Node

from pennypress.games.penny_lane.view.exported_picture_colours import STARS
from pennypress.games.penny_lane.view.panorama.hand_tints import (
    CARD,
    DARK_LEAF,
    GOLD,
    LEAF,
    RED_LETTERS,
    on_star,
)
from pennypress.games.penny_lane.view.panorama.panorama_pen import disc, lines, moved, shape
from pennypress.games.penny_lane.view.panorama.town_square import star
from pennypress.games.view_kit.typefaces_and_text_width import ITALIC, WOOD, width
from pennypress.games.view_kit.typesetting import centred, n, one_line

RADIUS = 62
"""The outer radius of the star without a wreath."""
INNER = 0.54
"""The inner radius of a star as a share of the outer one."""
SIZES = (54, 50, 46, 42, 38, 34, 30, 26, 22)


def star_in_sky(x: float, y: float, emblem: str, count: int, *, won: bool) -> Node:
    """A star in the player's colour with the number of stars."""
    size = 58 if won else RADIUS
    return moved(x, y)[
        _wreath() if won else None,
        disc(0, 0, 60, CARD, 1.6) if won else None,
        moved(0, 4)[
            shape(star(size, INNER), GOLD, 1.8),
            shape(star(size - 8, INNER), STARS[emblem], 1),
        ],
        centred(str(count), WOOD, 48, 0, 20, fill=on_star(emblem)),
    ]


def _wreath() -> Node:
    return [
        disc(0, 0, 66, "none", 3, DARK_LEAF),
        shape(_laurel(66), LEAF, 0.9),
        shape("M0 62l-20 20 6 1 1 6 17 -18 17 18 1 -6 6 -1 -20 -20q-4 -4 -8 0z", RED_LETTERS, 1.1),
        disc(0, 66, 6, RED_LETTERS, 1.1),
        [disc(70 * cos(a), -70 * sin(a), 3, RED_LETTERS, 0.7) for a in (0.3, 0.9, 2.25, 2.85)],
    ]


def _laurel(radius: float) -> Iterator[str]:
    """Leaves along the circle, from the bottom up on both sides."""
    for turn in range(14):
        for side in (-1, 1):
            angle = pi / 2 + side * (pi * 0.05 + pi * 0.9 * turn / 13)
            for tilt in (0.55, 1.5):
                x, y = radius * cos(angle), radius * sin(angle)
                out = angle + side * tilt
                tip_x, tip_y = x + 20 * cos(out), y + 20 * sin(out)
                yield f"M{n(x)} {n(y)}Q{_bent(x, y, out + 0.45)} {n(tip_x)} {n(tip_y)}"
                yield f"Q{_bent(x, y, out - 0.45)} {n(x)} {n(y)}z"


def _bent(x: float, y: float, angle: float) -> str:
    """The point that bends one side of a leaf."""
    return f"{n(x + 13 * cos(angle))} {n(y + 13 * sin(angle))}"


def ribbon(text: str, x: float, y: float, measure: float) -> Node:
    """The text on a red ribbon with folded ends; its baseline is at y."""
    text, size = one_line(text, ITALIC, SIZES[2:], measure - 160)
    half = width(text, ITALIC, size) / 2 + 34
    top, foot = -size * 0.98, size * 0.52
    high = foot - top
    tails = (
        f"M{n(side * (half - 16))} {n(top + 12)}h{n(side * 62)}l{n(side * -16)} {n(high / 2)}"
        f"l{n(side * 16)} {n(high / 2)}h{n(side * -62)}z"
        for side in (-1, 1)
    )
    folds = (f"M{n(side * (half - 16))} {n(foot + 12)}v-12h{n(side * 16)}z" for side in (-1, 1))
    return moved(x, y)[
        shape(tails, "#8a1f19", 1.4),
        shape(folds, "#5d1512", 1),
        shape(f"M{n(-half)} {n(top)}h{n(2 * half)}v{n(high)}h{n(-2 * half)}z", RED_LETTERS, 1.6),
        lines((f"M{n(6 - half)} {n(y)}H{n(half - 6)}" for y in (top + 5, foot - 5)), 1.2, GOLD),
        centred(text, ITALIC, size, 0, 0, fill=CARD),
    ]


def lettering(text: str, x: float, y: float, measure: float) -> Node:
    """The text in the sky."""
    text, size = one_line(text, ITALIC, SIZES, measure)
    return centred(text, ITALIC, size, x, y, fill=RED_LETTERS)
