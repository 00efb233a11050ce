"""A small picture of the table: the beats as columns, the scores beside them.

It needs no style sheet, so that it looks the same on the shelf and in anybody's page.
"""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.penny_press.components import BEAT_SPACES, BEATS, Beat
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.palette import (
    BEAT_COLOURS,
    INK,
    PAPER_COLOURS,
    PAPER_DARK,
    PAPER_LIGHT,
)
from pennypress.games.penny_press.view.pieces import letter

SPACE = 10
FOOT = BEAT_SPACES * SPACE
TYPE = "'League Gothic', Haettenschweiler, 'Arial Narrow', sans-serif"


def thumbnail(position: PennyPress, seats: Sequence[Seat]) -> Element:
    """Stories stacked on their beats, covered ones filled, the arrow markers beside them."""
    return h.svg(
        class_="thumbnail",
        viewBox="-4 -4 204 104",
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        aria_label=_("The board and the scores"),
        font_family=TYPE,
        text_anchor="middle",
    )[
        h.rect(x=-4, y=-4, width=204, height=104, fill=PAPER_LIGHT),
        [_beat(position, beat) for beat in BEATS],
        [_score(position, seats, n) for n in range(position.players)],
    ]


def _beat(position: PennyPress, beat: Beat) -> Element:
    x, bottom = beat.column * 28, FOOT
    covered = set().union(*position.reporters)
    full, tint = BEAT_COLOURS[beat.name]
    stories = []
    for story in position.beats[beat.column]:
        height = story.spaces * SPACE
        bottom -= height
        filled = full if story in covered else tint
        stories.append(h.rect(x=x + 2, y=bottom + 1, width=18, height=height - 2, fill=filled))
    marker = FOOT - position.markers[beat.column] * SPACE
    return h.g(stroke=full)[
        h.rect(x=x, y=0, width=22, height=FOOT, fill=PAPER_DARK, stroke="none"),
        stories,
        h.path(d=f"M{x + 21} {marker} l6 -5 v10 z", fill=INK, stroke="none"),
    ]


def _score(position: PennyPress, seats: Sequence[Seat], player: int) -> Element:
    y = 10 + player * 18
    own, on_own = PAPER_COLOURS[seats[player].emblem]
    return h.g[
        h.circle(cx=158, cy=y, r=8, fill=own, stroke=INK, stroke_width=2),
        h.text(x=158, y=y + 4, font_size=11, fill=on_own)[letter(seats[player])],
        h.text(x=182, y=y + 5, font_size=14, fill=INK)[str(position.circulation(player))],
    ]
