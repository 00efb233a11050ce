"""What is where nobody has built: meadows with hay or sheep, a pond, trees, washing."""

from __future__ import annotations

from htpy import Element, Node

from pennypress.games.penny_lane.view.panorama.hand_tints import (
    BARK,
    DARK_LEAF,
    DRESSES,
    FLOWERS,
    LINEN,
    SEPIA,
    STRAW,
    WATER,
    WOODEN,
)
from pennypress.games.penny_lane.view.panorama.hedges_and_trees import bush, fence, hedge, tree
from pennypress.games.penny_lane.view.panorama.panorama_pen import lines, moved, shape
from pennypress.games.view_kit.pen_and_brush import box


def garden(x: float, y: float, number: int) -> Node:
    """A plot on which nobody has built, a cell wide; there are six kinds."""
    return _GARDENS[number % len(_GARDENS)](x, y, number)


def _small_wood(x: float, y: float, number: int) -> Node:
    return [
        tree(x - 44, y - 8, number, 0.95),
        tree(x + 46, y - 10, number + 1, 0.9),
        bush(x + 4, y - 4, number),
        fence(x - 82, x + 82, y),
    ]


def _drying_ground(x: float, y: float, number: int) -> Node:
    return [
        tree(x - 60, y - 6, 0, 0.9),
        tree(x + 62, y - 6, 3, 0.85),
        _washing(x, y - 2),
        bush(x - 22, y, number),
    ]


def _hay_meadow(x: float, y: float, number: int) -> Node:
    return [tree(x + 52, y - 12, 2, 1), _haystack(x - 30, y - 4), hedge(x - 84, x + 84, y, 22)]


def _old_tree(x: float, y: float, number: int) -> Node:
    return [
        tree(x, y - 10, 0, 1.25),
        bush(x - 52, y - 2, number),
        bush(x + 54, y - 2, number + 1),
        fence(x - 82, x + 82, y),
    ]


def _duck_pond(x: float, y: float, number: int) -> Node:
    return [
        tree(x - 58, y - 24, 0, 0.8),
        tree(x + 64, y - 22, 1, 0.85),
        moved(x, y - 4)[
            shape("M-62 0q-18 -14 6 -24q30 -14 66 -8q50 0 56 16q4 14 -18 16z", WATER, 1.2),
            lines("M-40 -8h22M10 -6h26M-10 -20h18", 1, LINEN, 0.9),
            [moved(dx, dy)[_duck()] for dx, dy in ((-22, -12), (6, -18), (34, -12))],
            lines("M-60 -2v-22M-55 -1v-28M-50 0v-18M54 -2v-24M60 -3v-18", 1.8, DARK_LEAF),
        ],
    ]


def _duck() -> Node:
    return [
        shape("M-8 0q-3 -6 1 -7q5 2 8 0q-1 -7 4 -7q4 0 4 4l4 1l-4 2q0 7 -5 7z", LINEN, 0.9),
        shape("M9 -10l4 1l-4 2z", FLOWERS[1], 0.5),
    ]


def _sheep_meadow(x: float, y: float, number: int) -> Node:
    places = ((-52, -16, False), (-4, -28, True), (44, -18, False))
    return [
        tree(x + 66, y - 34, 1, 0.7),
        tree(x - 68, y - 36, 2, 0.75),
        [moved(x + dx, y + dy, mirrored=turned)[_sheep()] for dx, dy, turned in places],
        fence(x - 82, x + 82, y),
    ]


def _sheep() -> Node:
    return [
        lines("M-10 -2v10M-5 -2v10M5 -2v10M10 -2v10", 2, SEPIA),
        shape("M-16 -4q-4 -8 4 -11q4 -7 11 -4q7 -5 12 1q8 2 5 9q2 7 -7 7h-18q-6 2 -7 -2z", LINEN, 1.1),
        shape("M15 -16q8 -2 10 4q1 6 -5 6q-5 -2 -5 -10z", SEPIA),
    ]


_GARDENS = (_old_tree, _hay_meadow, _duck_pond, _small_wood, _sheep_meadow, _drying_ground)


def _washing(x: float, y: float) -> Element:
    shirt = "l-4 8 5 3 2 -3v17h13v-17l2 3 5 -3 -4 -8z"
    return moved(x, y)[
        lines("M-50 0v-52M50 0v-52", 3, BARK),
        lines("M-50 -48q50 12 100 0", 1),
        shape(box(-40, -45, 20, 26), LINEN, 1),
        shape(f"M-8 -42{shirt}", DRESSES[1], 1),
        shape(box(20, -43, 7, 24) + box(29, -44, 7, 24), DRESSES[0], 1),
    ]


def _haystack(x: float, y: float) -> Element:
    return moved(x, y)[
        shape("M-40 0q-4 -44 40 -60q44 16 40 60z", STRAW, 1.3),
        lines(
            "M-22 -6q0 -24 14 -40M-4 -4q-2 -28 6 -44M18 -6q2 -22 -4 -38M30 -10q-2 -12 -8 -22", 1.1, SEPIA, 0.5
        ),
        lines("M0 -58v-10M-6 -66h12", 2, WOODEN),
    ]
