"""A small picture of the table for the shelf: the beats as columns, the scores beside them."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.language import _
from pennypress.engine.record import Seat
from pennypress.games.penny_press.components import BEAT_SPACES, BEATS, Beat
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.pieces import letter

SPACE = 10
FOOT = BEAT_SPACES * SPACE


def thumbnail(position: PennyPress, seats: Sequence[Seat]) -> Element:
    """Stories stacked on their beats, covered ones filled, the arrow markers beside them."""
    return h.svg(
        class_="thumbnail", viewBox="0 0 200 112", role="img", aria_label=_("The board and the scores")
    )[
        [_beat(position, beat) for beat in BEATS],
        [_score(position, seats, n) for n in range(position.players)],
    ]


def _beat(position: PennyPress, beat: Beat) -> Element:
    x, bottom = beat.column * 28, FOOT
    covered = set().union(*position.reporters)
    stories = []
    for story in position.beats[beat.column]:
        height = story.spaces * SPACE
        bottom -= height
        filled = "covered" if story in covered else None
        stories.append(h.rect(class_=filled, x=x + 2, y=bottom + 1, width=18, height=height - 2))
    marker = FOOT - position.markers[beat.column] * SPACE
    return h.g(class_=f"beat-{beat.name}")[
        h.rect(class_="column", x=x, y=0, width=22, height=FOOT),
        stories,
        h.path(class_="arrow", d=f"M{x + 21} {marker} l6 -5 v10 z"),
    ]


def _score(position: PennyPress, seats: Sequence[Seat], player: int) -> Element:
    y = 12 + player * 20
    return h.g(class_=f"disc paper-{seats[player].emblem}")[
        h.circle(cx=158, cy=y, r=8),
        h.text(x=158, y=y + 4, text_anchor="middle")[letter(seats[player])],
        h.text(class_="total", x=174, y=y + 4)[str(position.circulation(player))],
    ]
