"""Trees, bushes, hedges, fences and vegetable beds."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node

from pennypress.games.penny_lane.view.panorama.hand_tints import (
    BARK,
    DARK_LEAF,
    FLOWERS,
    LEAF,
    LINEN,
    SEPIA,
    SOIL,
)
from pennypress.games.penny_lane.view.panorama.panorama_pen import disc, lines, moved, shape
from pennypress.games.view_kit.pen_and_brush import box, scattered
from pennypress.games.view_kit.typesetting import n


def tree(x: float, y: float, number: int, size: float = 1) -> Element:
    """A tree of one of three kinds that stands there."""
    return moved(x, y, size)[(_round_tree, _poplar, _fir)[number % 3](number)]


def _round_tree(number: int) -> Node:
    return [
        shape("M-5 0q2 -22 -1 -44h12q-3 22 -1 44z", BARK, 1.2),
        lines("M0 -40l-12 -18M3 -44l12 -14", 3, BARK),
        shape(
            "M-32 -52q-16 -14 -2 -28q-2 -20 18 -24q14 -18 32 -2q20 2 18 22q14 14 -2 28"
            "q-10 16 -30 6q-22 10 -34 -2z",
            DARK_LEAF if number % 2 else LEAF,
            1.3,
        ),
        lines(
            "M-22 -62q6 6 14 2M-16 -84q8 8 18 2M6 -98q10 8 18 4M8 -66q8 6 16 0M-4 -54q4 4 10 2",
            1.2,
            SEPIA,
            0.5,
        ),
    ]


def _poplar(number: int) -> Node:
    return [
        shape(box(-3, -24, 6, 24), BARK, 1.2),
        shape("M-13 -22q-10 -56 13 -118q23 62 13 118q-13 8 -26 0z", DARK_LEAF, 1.3),
        lines("M-6 -36q2 -30 6 -60M5 -30q-1 -20 1 -36M-8 -52l6 8M8 -66l-5 8", 1.1, SEPIA, 0.5),
    ]


def _fir(number: int) -> Node:
    return [
        shape(box(-3, -16, 6, 16), BARK, 1.2),
        shape(
            "M-30 -14l16 -22h-8l14 -20h-7l15 -26 15 26h-7l14 20h-8l16 22q-30 7 -60 0z",
            DARK_LEAF if number % 2 else LEAF,
            1.3,
        ),
        lines("M-12 -20l8 -6M6 -22l6 -5M-6 -44l5 -5", 1.1, SEPIA, 0.5),
    ]


def bush(x: float, y: float, number: int) -> Element:
    """A low bush with flowers."""
    colour = FLOWERS[number % len(FLOWERS)]
    spots = ((-15, -9), (-6, -19), (4, -10), (11, -20), (17, -8))
    return moved(x, y)[
        shape("M-26 0q-8 -14 6 -18q2 -14 18 -10q14 -8 20 6q16 4 8 22z", LEAF, 1.2),
        [disc(dx, dy, 2.6, colour, 0.7) for dx, dy in spots],
    ]


def hedge(left: float, right: float, y: float, height: float = 24) -> Element:
    """A hedge as long as that."""
    return shape(_hedge(left, right, y, height), LEAF, 1.2)


def _hedge(left: float, right: float, y: float, height: float) -> Iterator[str]:
    count = max(1, round((right - left) / 22))
    step = (right - left) / count
    yield f"M{n(left)} {n(y)}v{n(4 - height)}"
    for number in range(count):
        up = 5 + scattered(number, 5)
        yield f"q{n(step / 2)} {n(-up)} {n(step)} 0"
    yield f"v{n(height - 4)}z"


def fence(left: float, right: float, y: float) -> Node:
    """A fence of white pales."""
    count = max(2, round((right - left) / 11))
    step = (right - left) / count
    pales = (f"M{n(left + step * at + step / 2 - 3)} {n(y)}v-24l3 -5 3 5v24z" for at in range(count))
    return [
        shape(box(left, y - 19, right - left, 3.5) + box(left, y - 9, right - left, 3.5), LINEN, 0.9),
        shape(pales, LINEN, 0.9),
    ]


def vegetable_bed(x: float, y: float, number: int) -> Element:
    """Three rows of cabbages or flowers, 76 wide."""
    colour = (LEAF, FLOWERS[number % 4], DARK_LEAF)[number % 3]
    return moved(x, y)[
        shape("M-40 0l8 -42h64l8 42z", SOIL, 1),
        [
            disc((-27 + 13.5 * at) * (0.86 + 0.1 * row), -33 + 13 * row, 4.5 + 0.4 * row, colour, 0.8)
            for row in range(3)
            for at in range(5)
        ],
    ]
