"""Small engravings of the advertised goods, 120 units wide and 84 high."""

from __future__ import annotations

from math import cos, pi, sin

import htpy as h
from htpy import Element, Node

from pennypress.games.penny_press.view.newspaper.engravings.drawing_primitives import (
    box,
    curve,
    mirrored,
    outline,
    rays,
    ring,
    shade,
    solid,
    stroke,
)
from pennypress.games.view_kit.typesetting import n

WIDTH, HEIGHT = 120, 84


def trade_cut(number: int, x: float, y: float, width: float, height: float) -> Element:
    """The engraving for the advertisement with that number."""
    return h.svg(x=n(x), y=n(y), width=n(width), height=n(height), viewBox=f"0 0 {WIDTH} {HEIGHT}")[
        _CUTS[number % len(_CUTS)]()
    ]


def _bottle() -> Node:
    glass = [(46, 80), (46, 34), (54, 24), (54, 10), (66, 10), (66, 24), (74, 34), (74, 80)]
    label = box(46, 42, 28, 24)
    return [
        rays(60, 44, 26, 42, 32, weight=0.8),
        outline(glass),
        shade(glass, angle=90, step=3, weight=0.8),
        outline(label, weight=1.2),
        stroke([(50, 49), (70, 49)], [(50, 54), (70, 54)], [(53, 59), (67, 59)], weight=1.2),
        solid(box(53, 3, 14, 8)),
    ]


def _bicycle() -> Node:
    wheels = [(32, 56), (88, 56)]
    spokes = [
        [(x, y), (x + 22 * cos(pi * at / 8), y + 22 * sin(pi * at / 8))]
        for x, y in wheels
        for at in range(16)
    ]
    return [
        [outline(ring(x, y, 24, 24), ring(x, y, 21, 21), weight=1.2) for x, y in wheels],
        stroke(*spokes, weight=0.5),
        stroke([(32, 56), (48, 28), (80, 28), (56, 57), (32, 56)], [(48, 28), (56, 57)], weight=2.4),
        stroke([(88, 56), (78, 18), (70, 15)], [(78, 18), (86, 12)], weight=2.4),
        stroke([(48, 28), (45, 20)], weight=2),
        solid([(37, 18), (53, 16), (52, 21), (38, 22)]),
        outline(ring(56, 57, 6, 6), weight=1.4),
    ]


def _mustache() -> Node:
    half = [*curve((60, 36), (44, 26), (32, 40)), *curve((32, 40), (20, 52), (8, 36))]
    lower = [*curve((8, 36), (16, 66), (40, 56)), *curve((40, 56), (54, 52), (60, 42))]
    side = [*half, *lower]
    hairs = [curve((57 - 6 * at, 39), (46 - 6 * at, 46), (38 - 5 * at, 53)) for at in range(6)]
    return [
        outline(side),
        outline(mirrored(side, 60)),
        shade(side, angle=28, step=2, weight=1.3),
        shade(mirrored(side, 60), angle=-28, step=2, weight=1.3),
        stroke(*hairs, *(mirrored(each, 60) for each in hairs), weight=0.8),
        rays(60, 18, 5, 13, 14),
    ]


def _soap() -> Node:
    top, front = [(22, 58), (44, 46), (94, 46), (78, 58)], box(22, 58, 56, 18)
    end = [(78, 58), (94, 46), (94, 63), (78, 76)]
    bubbles = [(34, 30, 13), (58, 22, 17), (86, 26, 11), (76, 6, 5), (18, 12, 6), (104, 44, 6), (40, 8, 4)]
    return [
        outline(top),
        outline(front),
        outline(end),
        shade(front, step=3, weight=0.7),
        shade(end, angle=-40, step=2.6, weight=0.8),
        [outline(ring(x, y, r, r), weight=1.2) for x, y, r in bubbles],
        [
            shade(ring(x + r * 0.2, y + r * 0.25, r * 0.7, r * 0.65), angle=35, step=2.4, weight=0.5)
            for x, y, r in bubbles
        ],
        stroke(
            *(curve((x - r * 0.6, y), (x - r * 0.5, y - r * 0.6), (x, y - r * 0.65)) for x, y, r in bubbles)
        ),
    ]


def _shoes() -> Node:
    shoe = [
        (14, 66), (14, 20),
        *curve((40, 18), (44, 44), (72, 50)), *curve((72, 50), (88, 54), (86, 66)),
    ]  # fmt: skip
    sole = [(12, 66), (88, 66), (88, 72), (38, 72), (36, 78), (12, 78)]
    laces = [[(34 + 2 * at, 26 + 6 * at), (46 + 2 * at, 23 + 6 * at)] for at in range(5)]
    behind = [(x + 20, y - 7) for x, y in shoe]
    return [
        outline(behind),
        shade(behind, angle=60, step=3, weight=0.7),
        outline(shoe),
        shade(shoe, angle=0, step=2.6, weight=1.1),
        solid(sole),
        stroke(*laces, weight=1.8),
    ]


def _hat() -> Node:
    crown = [*curve((34, 58), (40, 34), (34, 10)), (86, 10), *curve((86, 10), (80, 34), (86, 58))]
    band = [(36, 48), (84, 48), (86, 58), (34, 58)]
    return [
        outline(ring(60, 60, 52, 12)),
        shade(ring(60, 60, 52, 12), step=2.6, weight=0.8),
        outline(crown),
        shade(crown, angle=90, step=3, weight=0.9),
        shade([(64, 10), (86, 10), (80, 34), (86, 58), (64, 58)], angle=60, step=3, weight=0.8),
        solid(band),
        outline(ring(60, 10, 26, 5)),
        stroke(curve((102, 30), (110, 26), (116, 31)), curve((100, 40), (110, 36), (118, 41)), weight=1.4),
    ]


_CUTS = (_bottle, _bicycle, _mustache, _soap, _shoes, _hat)
