"""The sky with its clouds and gulls, the greeting in it, and the stamp of the winner's colour."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.view.exported_picture_colours import HOUSES
from pennypress.games.copenhagen.view.postcard.card_layout import LEFT, RIGHT, STREET, TOP, lines, shape
from pennypress.games.copenhagen.view.postcard.lithograph_colours import CARD, CLOUD, RED_LETTERS, SEPIA, SKY
from pennypress.games.copenhagen.view.postcard.postcard_in_words import greeting
from pennypress.games.view_kit.pen_and_brush import scattered
from pennypress.games.view_kit.typefaces_and_text_width import BLACKLETTER, WOOD
from pennypress.games.view_kit.typesetting import centred, n, one_line

STAMP_LEFT, STAMP_TOP, STAMP_WIDTH, STAMP_HEIGHT = 1244, 56, 98, 122
GREETING_SIZES = (68, 64, 60, 54, 48, 42, 36, 30)
GREETING_WIDTH = 840
"""Between the frame and the postmark, in the middle of the picture."""
CLOUDS = (
    (70, 262, 1.15), (318, 226, 0.7), (560, 268, 0.9), (905, 240, 1.05), (1150, 276, 0.95), (690, 196, 0.6),
)  # fmt: skip


def sky(*, fine: bool = True) -> Node:
    """Ruled lines that become wider apart towards the horizon, and clouds."""
    return [
        h.rect(x=n(LEFT), y=n(TOP), width=n(RIGHT - LEFT), height=n(STREET - TOP), fill=SKY),
        lines(_ruled(), 0.9, SEPIA, 0.28) if fine else None,
        [_cloud(x, y, size, fine) for x, y, size in CLOUDS],
        lines((_gull(number) for number in range(9)), 1.6) if fine else None,
    ]


def _ruled() -> Iterator[str]:
    y, step = TOP + 4.0, 4.0
    while y < STREET - 60:
        yield f"M{LEFT} {n(y)}H{RIGHT}"
        y += step
        step *= 1.045


def _cloud(x: float, y: float, size: float, fine: bool) -> Element:
    outline = (
        "M0 0q-26 -4 -20 -24q6 -16 28 -14q6 -34 44 -34q28 0 38 22q14 -12 32 -4q14 8 12 22q30 -4 36 14"
        "q4 18 -24 18z"
    )
    under = "M14 -8h116M30 -14h80M6 -2h150M64 -20h50M70 -48q14 -12 26 -2M20 -34q8 -8 18 -2"
    return h.g(transform=f"translate({n(x)} {n(y)}) scale({size})")[
        shape(outline, CLOUD, 1.2 if fine else 0), lines(under, 0.9, SEPIA, 0.4) if fine else None
    ]


def _gull(number: int) -> str:
    x = LEFT + 60 + number * 142 + scattered(number, 70)
    y = 150 + scattered(number + 9, 70)
    wing = 8 + scattered(number + 20, 7)
    return (
        f"M{n(x)} {n(y)}q{n(wing / 2)} {n(-wing / 2)} {n(wing)} 2q{n(wing / 2)} {n(-wing * 0.7)} {n(wing)} 0"
    )


def words_in_the_sky() -> Node:
    """The greeting in red letters with a pale edge."""
    text, size = one_line(greeting(), BLACKLETTER, GREETING_SIZES, GREETING_WIDTH)
    return centred(text, BLACKLETTER, size, (LEFT + RIGHT) / 2, 104, fill=RED_LETTERS)


def stamp(emblem: str, points: int, *, fine: bool = True) -> Node:
    """A stamp in the winner's colour; its value are the winner's points."""
    own, on_own = HOUSES[emblem]
    middle = STAMP_LEFT + STAMP_WIDTH / 2
    edge = 7
    place, size = one_line(_("Nyhavn"), WOOD, (22, 19, 16, 13), STAMP_WIDTH - 2 * edge - 12)
    gable = "M-26 30v-28h7v-8h7v-8h6v-8h12v8h6v8h7v8h7v28z"
    return [
        shape(_perforated(), CARD, 1),
        h.rect(
            x=n(STAMP_LEFT + edge),
            y=n(STAMP_TOP + edge),
            width=n(STAMP_WIDTH - 2 * edge),
            height=n(STAMP_HEIGHT - 2 * edge),
            fill=own,
            stroke=SEPIA,
            stroke_width="1",
        ),
        h.g(transform=f"translate({n(middle)} {n(STAMP_TOP + 46)}) scale(1.15)")[shape(gable, on_own)],
        centred(str(points), WOOD, 36, middle, STAMP_TOP + 74, fill=own),
        centred(place, WOOD, size, middle, STAMP_TOP + 107, fill=on_own),
        _postmark() if fine else None,
    ]


def _perforated() -> str:
    """The outline of the stamp: half circles along its edges."""
    tooth = 7
    across, down = STAMP_WIDTH // (2 * tooth), (STAMP_HEIGHT - 3) // (2 * tooth)
    arc = f"a{tooth / 2} {tooth / 2} 0 0 0"
    return (
        f"M{STAMP_LEFT} {STAMP_TOP}"
        + f"h{tooth / 2}{arc} {tooth} 0h{tooth / 2}" * across
        + f"v{tooth / 2}{arc} 0 {tooth}v{tooth / 2}" * down
        + f"h-{tooth / 2}{arc} -{tooth} 0h-{tooth / 2}" * across
        + f"v-{tooth / 2}{arc} 0 -{tooth}v-{tooth / 2}" * down
        + "z"
    )


def _postmark() -> Node:
    """A postmark over the corner of the stamp, so that its value stays legible."""
    x, y, radius = STAMP_LEFT - 6, STAMP_TOP + 30, 40
    waves = (f"M{x - radius - 66} {y - 24 + 12 * at}q8 -6 16 0t16 0 16 0 16 0" for at in range(5))
    star = "l2 5 5 .500 -4 3.500 1.500 5 -4.500 -3 -4.500 3 1.500 -5 -4 -3.500 5 -.500z"
    return [
        h.circle(
            cx=n(x), cy=n(y), r=n(radius), fill="none", stroke=SEPIA, stroke_width="2.2", stroke_opacity="0.8"
        ),
        h.circle(
            cx=n(x),
            cy=n(y),
            r=n(radius - 6),
            fill="none",
            stroke=SEPIA,
            stroke_width="1.1",
            stroke_opacity="0.8",
        ),
        lines(f"M{x - 33} {y - 10}h66M{x - 33} {y + 10}h66", 1.3, SEPIA, 0.8),
        shape((f"M{x} {y + dy}{star}" for dy in (-29, 14)), SEPIA, opacity=0.8),
        lines(waves, 1.6, SEPIA, 0.7),
    ]
