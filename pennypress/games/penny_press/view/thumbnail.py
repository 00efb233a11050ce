"""The thumbnail of a table: beats as columns, scores beside them."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.penny_press.components import BEAT_SPACES, BEATS, Beat
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.emblem import letter
from pennypress.games.penny_press.view.exported_picture_colours import BEAT_COLOURS, PAPER_COLOURS, PAPER_DARK
from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.thumbnail import framed

SPACE = 10
FOOT = BEAT_SPACES * SPACE


def thumbnail(position: PennyPress, seats: Sequence[Seat]) -> Element:
    """Stories stacked on their beats, covered ones filled, with the arrow markers beside them."""
    return framed(
        _("The board and the scores"),
        [_beat(position, beat) for beat in BEATS],
        [_score(position, seats, n) for n in range(position.players)],
    )


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
