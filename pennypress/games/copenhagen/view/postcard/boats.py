"""Ships at the quay, a rowing boat, swans, and people on the pavement."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.games.copenhagen.view.postcard.card_layout import QUAY, lines, shape
from pennypress.games.copenhagen.view.postcard.lithograph_colours import (
    CARD,
    GOLD,
    HULLS,
    RED_LETTERS,
    SAIL,
    SEPIA,
    SHADE,
    WOOD_TINT,
)
from pennypress.games.view_kit.pen_and_brush import box
from pennypress.games.view_kit.typesetting import n


def ship(x: float, y: float, number: int, *, mirrored: bool = False) -> Element:
    """A galeas with two masts and furled sails, its waterline at `y`, its middle at `x`."""
    turn = " scale(-1 1)" if mirrored else ""
    hull = HULLS[number % len(HULLS)]
    return h.g(transform=f"translate({n(x)} {n(y)}){turn}")[
        lines("M-60 -40V-322M38 -40V-276M-60 -300L38 -260L112 -64", 1, SEPIA, 0.8),
        lines(
            "M-60 -300L-106 -44M-60 -296L-22 -46M38 -262L0 -46M38 -262L74 -48M-60 -306L128 -66",
            0.9,
            SEPIA,
            0.7,
        ),
        lines(_ratlines(), 0.7, SEPIA, 0.7),
        shape(box(-62.5, -322, 5, 284) + box(35.7, -276, 4.6, 238), WOOD_TINT, 1),
        shape("M-60 -120L22 -112L22 -118L-60 -128zM38 -104L118 -98L118 -104L38 -112z", WOOD_TINT, 0.9),
        shape("M-60 -128q20 -20 42 -9q20 -10 38 4l2 11q-40 12 -82 2z", SAIL, 1.1),
        shape("M38 -112q20 -16 40 -6q20 -6 36 4l4 10q-40 8 -80 2z", SAIL, 1.1),
        lines("M-40 -132v14M-18 -137v19M4 -134v16M58 -122v14M78 -119v13M98 -117v12", 0.8),
        shape("M-57 -322q14 -5 26 2q12 6 24 0l-4 9q-12 4 -24 -2q-10 -4 -22 1z", RED_LETTERS, 0.9),
        shape("M-120 -46L-112 -2Q-108 8 -96 8H84Q104 4 122 -54Q60 -30 -40 -34Q-84 -36 -120 -46z", hull, 1.6),
        lines("M-118 -38Q-84 -28 -40 -26Q60 -22 119 -45", 3.6, CARD),
        lines("M-116 -28Q-84 -19 -40 -17Q60 -13 114 -34M-114 -16Q-60 -6 0 -6Q70 -5 106 -20", 0.9, CARD, 0.5),
        shape(box(-104, -60, 46, 22), WOOD_TINT, 1.2),
        shape("".join(box(-98 + 13 * at, -54, 8, 8) for at in range(3)), SEPIA),
        lines("M112 -52L152 -70", 3.4),
        lines("M38 -262L152 -70", 0.9, SEPIA, 0.8),
        lines("M-108 12h204M-96 17h150M-70 22h120", 1.5, SEPIA, 0.55),
    ]


def _ratlines() -> str:
    rungs = ""
    for rung in range(7):
        y, half = -70 - 22 * rung, 36 - 4.6 * rung
        rungs += f"M{n(-60 - half)} {y}h{n(half * 1.9)}"
    return rungs


def rowing_boat(x: float, y: float) -> Element:
    """A man in a rowing boat."""
    return h.g(transform=f"translate({n(x)} {n(y)})")[
        lines("M-2 -20L34 10", 2.2, WOOD_TINT),
        shape("M-14 -10q0 -18 12 -18t12 18z", RED_LETTERS, 1.1),
        h.circle(cx="-2", cy="-33", r="6", fill=SAIL, stroke=SEPIA, stroke_width="1.1"),
        shape("M-12 -37h20l-3 -3v-6h-14v6z", SEPIA),
        shape("M-50 -12q50 12 98 -4q-4 26 -30 27h-44q-20 0 -24 -23z", WOOD_TINT, 1.4),
        lines("M-46 -4q46 10 90 -3", 1.2, SEPIA, 0.7),
        lines("M-36 15h74M-22 20h50", 1.4, SEPIA, 0.6),
    ]


def swan(x: float, y: float) -> Element:
    return h.g(transform=f"translate({n(x)} {n(y)})")[
        shape(
            "M-16 0q-4 -12 10 -11q12 0 14 4q4 -6 -1 -13q-3 -9 5 -9q7 1 6 7l-5 -1q3 8 3 14q0 9 -10 9h-18z",
            CARD,
            1.1,
        ),
        shape("M17 -23l6 2 -6 2z", GOLD, 0.6),
        lines("M-14 4h30M-8 8h20", 1.2, SEPIA, 0.5),
    ]


def lady(x: float) -> Element:
    """A lady with a parasol."""
    return _standing(x)[
        shape("M-9 0l5 -22h6l7 22z", SHADE, 1),
        h.circle(cx="-1", cy="-26", r="4", fill=SAIL, stroke=SEPIA, stroke_width="0.9"),
        shape("M-8 -28q7 -8 14 0z", SEPIA),
        lines("M3 -16L9 -38", 1.2),
        shape("M-4 -36q12 -16 26 -1q-14 -3 -26 1z", RED_LETTERS, 1),
    ]


def sailor(x: float) -> Element:
    """A sailor with a bundle."""
    return _standing(x)[
        shape("M-4 0v-13h9v13h-3.500v-9v9z", SEPIA),
        shape("M-5 -12l1 -11h8l2 11z", HULLS[1], 1),
        h.circle(cx="0", cy="-27", r="4", fill=SAIL, stroke=SEPIA, stroke_width="0.9"),
        shape("M-5 -29h10v-3h-10z", CARD, 0.8),
        shape("M5 -24q8 -6 10 2q0 7 -8 5z", SAIL, 0.9),
    ]


def gentleman(x: float) -> Element:
    """A man with a top hat and a stick."""
    return _standing(x)[
        shape("M-4 0v-14h8v14h-3v-10v10z", SEPIA),
        shape("M-6 -9l1 -15h9l2 15z", SEPIA),
        h.circle(cx="0", cy="-28", r="3.8", fill=SAIL, stroke=SEPIA, stroke_width="0.9"),
        shape("M-6 -30h12v-1.500h-2.500v-8h-7v8h-2.500z", SEPIA),
        lines("M6 -15l5 15", 1.3),
    ]


def _standing(x: float) -> Element:
    return h.g(transform=f"translate({n(x)} {QUAY - 6})")


def people(places: tuple[float, ...]) -> Node:
    """Somebody at each of these places, in turn."""
    kinds = (lady, sailor, gentleman)
    return [kinds[number % len(kinds)](x) for number, x in enumerate(places)]
