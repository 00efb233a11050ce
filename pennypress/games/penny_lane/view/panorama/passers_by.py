"""The people of the lane, a child with a hoop, and a dog."""

from __future__ import annotations

from htpy import Element, Node

from pennypress.games.penny_lane.view.panorama.hand_tints import (
    BARK,
    DRESSES,
    IRON,
    LINEN,
    SEPIA,
    SKIN,
    STRAW,
    WOODEN,
)
from pennypress.games.penny_lane.view.panorama.panorama_pen import disc, lines, moved, shape
from pennypress.games.view_kit.pen_and_brush import box

TALL = 40
"""The height of a person with a hat."""


def person(x: float, y: float, number: int, *, mirrored: bool = False) -> Element:
    """Somebody who stands there; neighbouring numbers give different people."""
    colour = DRESSES[number % len(DRESSES)]
    return moved(x, y, mirrored=mirrored)[_KINDS[number % len(_KINDS)](colour)]


def _head(y: float = -29) -> Node:
    return disc(0, y, 4.2, SKIN, 0.9)


def _lady(colour: str) -> Node:
    return [
        shape("M-10 0q4 -10 6 -17l-2 -6q6 -4 12 0l-2 6q3 8 7 17q-10 3 -21 0z", colour, 1),
        _head(),
        shape("M-8 -31q8 -3 16 0q-3 -7 -8 -7t-8 7z", STRAW, 0.9),
    ]


def _gentleman(colour: str) -> Node:
    return [
        shape("M-4.5 0v-13h9v13h-3.5v-10h-2v10z", IRON, 0.6),
        shape("M-6 -9q-1 -10 1 -16q5 -2 10 0q2 6 1 16z", colour, 1),
        _head(),
        shape("M-7 -31h14v-1.5h-3v-7.5h-8v7.5h-3z", IRON, 0.6),
        lines("M6 -16l6 16", 1.4, BARK),
    ]


def _with_parasol(colour: str) -> Node:
    return [
        _lady(LINEN),
        lines("M6 -18V-44", 1.3, BARK),
        shape("M-10 -40q16 -18 32 0q-5 -3 -8 0q-4 -3 -8 0q-4 -3 -8 0q-4 -3 -8 0z", colour, 1),
    ]


def _worker(colour: str) -> Node:
    return [
        shape("M-4.5 0v-13h9v13h-3.5v-10h-2v10z", BARK, 0.6),
        shape("M-6 -11q-1 -9 1 -14q5 -2 10 0q2 5 1 14z", LINEN, 1),
        shape("M-4 -2v-17h8v17z", colour, 0.8),
        _head(),
        shape("M-5.5 -30q0 -6 5.5 -6t5.5 6h4v1.5h-15z", colour, 0.8),
    ]


def _with_basket(colour: str) -> Node:
    return [
        _lady(colour),
        shape("M5 -14h10l-2 7h-6z", WOODEN, 0.8),
        lines("M5 -14q5 -9 10 0", 1.2, WOODEN),
        shape("M-4 -1q-2 -8 0 -14h7q2 8 1 14z", LINEN, 0.7),
    ]


_KINDS = (_lady, _gentleman, _with_parasol, _worker, _with_basket)


def traveller(x: float, y: float) -> Element:
    """The citizen who has just come to the square, with a bag."""
    return moved(x, y)[
        _gentleman(DRESSES[2]),
        shape("M-17 0v-9h10v9z", WOODEN, 0.9),
        lines("M-15 -9q3 -5 6 0", 1.2, WOODEN),
    ]


def child_with_hoop(x: float, y: float) -> Element:
    return moved(x, y)[
        disc(16, -9, 9, "none", 1.6, WOODEN),
        shape("M-3 0v-7h7v7h-2.5v-5h-2v5z", SKIN, 0.7),
        shape("M-6 -6q2 -6 3 -12h6q2 6 3 12z", DRESSES[1], 0.9),
        disc(0, -22, 4, SKIN, 0.9),
        shape("M-5 -22q0 -6 5 -6t5 6z", STRAW, 0.8),
        lines("M4 -15l7 3", 1.4, SEPIA),
    ]


def dog(x: float, y: float) -> Element:
    return moved(x, y)[
        shape(
            "M-12 0v-6q-4 -4 -5 -9l3 4q2 2 5 2h9l2 -5 3 -1 1 -3 2 3q4 1 4 4l-4 1q-1 4 -3 5v5h-3v-5h-8l-2 5z",
            LINEN,
            1,
        ),
        shape(box(-5, -9, 6, 4), BARK),
    ]
