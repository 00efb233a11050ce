"""The fronts of the seven attractions as drawings, each of its own kind, as large as `house_fronts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import htpy as h
from htpy import Node

from pennypress.games.penny_lane.view.exported_picture_colours import (
    CANVAS,
    CREAM,
    GLASS,
    GRASS,
    INK_LINE,
    STONE,
    WATER,
    WOOD,
)


def _bandstand() -> Node:
    return [
        h.path(d="M14 34L50 12l36 22z", fill=CANVAS, stroke=INK_LINE),
        h.path(d="M50 12V5M50 5l8 2-8 3", fill=CREAM, stroke=INK_LINE),
        [h.rect(x=x, y=34, width=4, height=34, fill=CREAM, stroke=INK_LINE) for x in (20, 38, 58, 76)],
        h.rect(x=14, y=56, width=72, height=12, fill="none", stroke=INK_LINE),
        h.path(d="M22 56v12M30 56v12M46 56v12M54 56v12M70 56v12M82 56v12", stroke=INK_LINE),
        h.rect(x=8, y=68, width=84, height=12, fill=STONE, stroke=INK_LINE),
    ]


def _carousel() -> Node:
    return [
        h.path(d="M8 36Q50-10 92 36z", fill=CANVAS, stroke=INK_LINE),
        h.path(d="M22 26Q50-4 50 12Q36 14 30 36h-12zM78 26Q64 6 50 12Q64 14 70 36h12z", fill=CREAM),
        h.path(d="M8 36q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0", fill=CREAM, stroke=INK_LINE),
        [h.path(d=f"M{x} 38v34", stroke=INK_LINE, stroke_width="2") for x in (22, 50, 78)],
        [
            h.path(
                d=f"M{x - 9} 56q-2-6 3-7l8 1 4-6 4 3-2 6 1 10h-3l-2-6h-6l-2 7h-3z",
                fill=WOOD,
                stroke=INK_LINE,
                stroke_width="0.8",
            )
            for x in (22, 50, 78)
        ],
        h.rect(x=6, y=72, width=88, height=8, fill=STONE, stroke=INK_LINE),
    ]


def _dark_alley() -> Node:
    return [
        h.rect(x=6, y=14, width=30, height=66, fill="#6b5a50", stroke=INK_LINE),
        h.rect(x=64, y=8, width=30, height=72, fill="#5a5560", stroke=INK_LINE),
        h.rect(x=36, y=22, width=28, height=58, fill="#26222a"),
        h.path(d="M40 80L50 40l10 40z", fill="#d9b84a", fill_opacity="0.35"),
        h.path(d="M50 34v-8M46 34h8l-1 7h-6z", fill="#d9b84a", stroke=INK_LINE),
        [
            h.rect(x=x, y=y, width=7, height=9, fill=GLASS, fill_opacity="0.5", stroke=INK_LINE)
            for x, y in ((12, 22), (24, 38), (12, 54), (70, 18), (82, 34), (70, 52))
        ],
        h.path(d="M40 34q10-14 20 0", fill="none", stroke=INK_LINE),
    ]


def _fountain() -> Node:
    return [
        h.path(
            d="M50 16q-16 2-18 24M50 16q16 2 18 24M50 12q-8 4-10 22M50 12q8 4 10 22",
            fill="none",
            stroke=WATER,
            stroke_width="3",
        ),
        h.path(d="M34 40h32q-2 8-12 9v10h-8v-10q-10-1-12-9z", fill=STONE, stroke=INK_LINE),
        h.path(d="M14 60h72q-3 20-12 20H26q-9 0-12-20z", fill=STONE, stroke=INK_LINE),
        h.path(d="M18 62h64q-8 7-32 7t-32-7z", fill=WATER, stroke=INK_LINE),
    ]  # fmt: skip


def _music_hall() -> Node:
    return [
        h.path(d="M6 32q44-38 88 0z", fill="#8a3b50", stroke=INK_LINE),
        h.rect(x=6, y=32, width=88, height=48, fill="#e7c9b4", stroke=INK_LINE),
        [h.rect(x=x, y=34, width=6, height=46, fill=CREAM, stroke=INK_LINE) for x in (12, 34, 60, 82)],
        h.rect(x=22, y=36, width=56, height=9, fill=CREAM, stroke=INK_LINE),
        h.path(d="M27 40h46", stroke=CANVAS, stroke_width="3", stroke_dasharray="2 3"),
        [h.rect(x=x, y=56, width=14, height=24, fill=WOOD, stroke=INK_LINE) for x in (43,)],
        [h.rect(x=x, y=52, width=9, height=14, fill=GLASS, stroke=INK_LINE) for x in (21, 70)],
        h.path(d="M50 14v10m0-10l6 2v6", fill="none", stroke=CREAM, stroke_width="2"),
    ]


def _penny_arcade() -> Node:
    return [
        h.rect(x=8, y=24, width=84, height=56, fill="#7d9bb0", stroke=INK_LINE),
        h.path(d="M4 24h92l-6-12H10z", fill=CANVAS, stroke=INK_LINE),
        [h.circle(cx=x, cy=18, r=2, fill="#ffe28a") for x in (16, 28, 40, 52, 64, 76, 88)],
        [h.path(d=f"M{x} 80V48a12 12 0 0 1 24 0v32z", fill="#2f2a33", stroke=INK_LINE) for x in (12, 38, 64)],
        [h.circle(cx=x, cy=58, r=6, fill="#c98a4a", stroke=INK_LINE) for x in (24, 50, 76)],
    ]


def _public_garden() -> Node:
    return [
        h.path(d="M0 66q50-14 100 0v14H0z", fill=GRASS, stroke=INK_LINE),
        [
            [
                h.rect(x=x - 2, y=44, width=4, height=24, fill=WOOD, stroke=INK_LINE),
                h.circle(cx=x, cy=34, r=15, fill="#6f8f55", stroke=INK_LINE),
            ]
            for x in (22, 78)
        ],
        h.path(d="M44 80q2-10 6-16 4 6 6 16z", fill=CREAM, stroke=INK_LINE),
        h.path(d="M38 60h24M40 60v8M60 60v8M38 54h24", stroke=WOOD, stroke_width="2.5"),
        [h.circle(cx=x, cy=y, r=2, fill=CANVAS) for x, y in ((10, 72), (34, 74), (66, 74), (90, 72))],
    ]


ATTRACTION_FRONTS: Final[dict[str, Callable[[], Node]]] = {
    "bandstand": _bandstand,
    "carousel": _carousel,
    "dark_alley": _dark_alley,
    "fountain": _fountain,
    "music_hall": _music_hall,
    "penny_arcade": _penny_arcade,
    "public_garden": _public_garden,
}
"""By the name of the building."""
