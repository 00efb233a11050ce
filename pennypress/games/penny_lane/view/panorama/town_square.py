"""The board as the player's own square: masts with pennants, and a monument with the player's star."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from htpy import Node

from pennypress.games.penny_lane.view.exported_picture_colours import STARS
from pennypress.games.penny_lane.view.panorama.hand_tints import (
    CARD,
    COBBLES,
    GOLD,
    KERB_STONE,
    LAWN,
    PAVING,
    SEPIA,
    WOODEN,
)
from pennypress.games.penny_lane.view.panorama.hedges_and_trees import bush, tree
from pennypress.games.penny_lane.view.panorama.panorama_pen import disc, lines, moved, shape
from pennypress.games.penny_lane.view.panorama.passers_by import traveller
from pennypress.games.penny_lane.view.panorama.street_strips import CELL, FOOT, NEAR
from pennypress.games.view_kit.pen_and_brush import box
from pennypress.games.view_kit.typefaces_and_text_width import WOOD
from pennypress.games.view_kit.typesetting import centred, n

MAST = 80
"""How far the masts are from the middle of the square."""
MAST_HOOK = 86
"""How high above the ground their garlands are fixed."""
TALL = 128
CENTRE = 168
"""The middle of the round bed with the monument."""


def star(radius: float, inner: float = 0.42, points: int = 5) -> str:
    """The outline of a star around the origin."""
    text = ""
    for at in range(2 * points):
        reach = radius if at % 2 == 0 else radius * inner
        angle = -pi / 2 + pi * at / points
        text += f"{'L' if text else 'M'}{n(reach * cos(angle))} {n(reach * sin(angle))}"
    return f"{text}z"


def paving(x: float) -> Node:
    """The ground of the square, from the far edge of the lane to the near one."""
    left = x - CELL / 2
    return [
        shape(box(left, 0, CELL, FOOT), PAVING),
        lines(_setts(x), 0.9, SEPIA, 0.35),
        disc(x, CENTRE, 72, COBBLES, 1),
        disc(x, CENTRE, 64, LAWN, 1.2),
        lines(f"M{n(left)} 0V{FOOT}M{n(left + CELL)} 0V{FOOT}", 1.4, KERB_STONE),
    ]


def _setts(x: float) -> Iterator[str]:
    """Stones in rings around the bed."""
    for ring in range(3):
        radius = 84 + 30 * ring
        for at in range(26 + 8 * ring):
            angle = 2 * pi * at / (26 + 8 * ring)
            dx, dy = radius * cos(angle), radius * sin(angle)
            if abs(dx) < CELL / 2 - 8 and 6 < CENTRE + dy < FOOT - 8:
                yield f"M{n(x + dx - 4)} {n(CENTRE + dy)}q4 -4 8 0"


def square(x: float, emblem: str, *, with_citizen: bool, won: bool, fine: bool = True) -> Node:
    """What stands on it."""
    own = STARS[emblem]
    return [
        tree(x - 36, -2, 1, 0.9),
        tree(x + 36, -2, 1, 0.9),
        _gate(x),
        [_mast(x + side * MAST, 4, own, side) for side in (-1, 1)],
        _bunting(x, own) if won else None,
        [bush(x + dx, CENTRE + 50, at) for at, dx in enumerate((-34, 34))],
        _monument(x, emblem, own),
        bush(x, CENTRE + 66, 1),
        _bench(x + 34, NEAR + 20),
        traveller(x - 26, NEAR + 26) if with_citizen else None,
        [_mast(x + side * MAST, NEAR + 4, own, side) for side in (-1, 1)],
        _bed(x, own) if fine else None,
    ]


def _gate(x: float) -> Node:
    """The gate of the park behind the square."""
    rails = "".join(box(x - 52 + 8 * at, -30, 2, 30) for at in range(14) if abs(at - 6.5) > 2)
    return [
        shape(rails, SEPIA),
        lines(f"M{n(x - 56)} -26H{n(x - 16)}M{n(x + 16)} -26H{n(x + 56)}", 1.6),
        shape((box(x + dx - 5, -40, 10, 40) for dx in (-20, 20)), CARD, 1.2),
        [disc(x + dx, -45, 5, CARD, 1.2) for dx in (-20, 20)],
    ]


def _mast(x: float, y: float, own: str, side: int) -> Node:
    d = -side  # pennants fly inwards
    pennant = f"M{n(x)} {n(y - TALL + 6)}l{n(d * 44)} 12l{n(-d * 44)} 12z"
    return [
        shape(box(x - 2.5, y - TALL, 5, TALL) + box(x - 6, y - 8, 12, 8), CARD, 1.1),
        disc(x, y - TALL - 4, 4.5, GOLD, 1),
        shape(pennant, own, 1.1),
    ]


def _bunting(x: float, own: str) -> Node:
    """Small flags between the far masts, for a winner."""
    flags: dict[str, list[str]] = {own: [], GOLD: []}
    for at in range(9):
        t = (at + 0.5) / 9
        px = x - MAST + 2 * MAST * t
        py = 4 - MAST_HOOK - 8 + 4 * 26 * t * (1 - t)
        flags[own if at % 2 else GOLD].append(f"M{n(px - 7)} {n(py)}h14l-7 15z")
    top = n(4 - MAST_HOOK - 8)
    return [
        lines(f"M{n(x - MAST)} {top}q{n(MAST)} 52 {n(2 * MAST)} 0", 1.3),
        [shape(d, colour, 0.9) for colour, d in flags.items()],
    ]


def _monument(x: float, emblem: str, own: str) -> Node:
    """A column with the star of the player, and the letter of its colour on the pedestal."""
    y = CENTRE + 34
    return moved(x, y)[
        shape(box(-36, -9, 72, 9) + box(-29, -18, 58, 9), CARD, 1.3),
        shape(box(-21, -58, 42, 40), CARD, 1.3),
        shape(box(-25, -63, 50, 6), KERB_STONE, 1.2),
        shape("M-9 -63l2 -54h14l2 54z", CARD, 1.3),
        lines("M-3 -64l.5 -52M3 -64l-.5 -52", 0.8, SEPIA, 0.6),
        shape(box(-13, -123, 26, 6), KERB_STONE, 1.1),
        moved(0, -152)[shape(star(38), GOLD, 1.4), shape(star(29), own, 0.9)],
        centred(emblem[0].upper(), WOOD, 32, 0, -26.5, fill=SEPIA),
    ]


def _bench(x: float, y: float) -> Node:
    return moved(x, y)[
        shape(box(-22, -20, 44, 4) + box(-22, -14, 44, 4) + box(-24, -8, 48, 4), WOODEN, 0.9),
        lines("M-18 -8v8M18 -8v8M-18 -20v8M18 -20v8", 1.8),
    ]


def _bed(x: float, own: str) -> Node:
    """Flowers in the player's colour at the near edge."""
    return [
        shape(f"M{n(x - 58)} {FOOT - 6}q0 -26 58 -26t58 26z", LAWN, 1.2),
        [disc(x - 42 + 12 * at, FOOT - 12 - (at % 2) * 8, 3.2, own, 0.7) for at in range(8)],
    ]
