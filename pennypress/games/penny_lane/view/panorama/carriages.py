"""What drives along the lane: the horse tram, a penny-farthing, a carrier's cart."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.view.panorama.hand_tints import (
    BARK,
    CARD,
    DRESSES,
    GOLD,
    HORSE,
    IRON,
    RED_LETTERS,
    SEPIA,
    SKIN,
    STRAW,
    WOODEN,
)
from pennypress.games.penny_lane.view.panorama.panorama_pen import disc, lines, moved, shape
from pennypress.games.penny_lane.view.panorama.passers_by import person
from pennypress.games.view_kit.pen_and_brush import box
from pennypress.games.view_kit.typefaces_and_text_width import WOOD
from pennypress.games.view_kit.typesetting import centred, one_line

GLASS = "#d7e3df"


def horse_tram(x: float, y: float) -> Element:
    """A tram with its horse, about 170 wide."""
    text, size = one_line(_("Penny Lane"), WOOD, (15, 13, 11, 9, 7), 84)
    return moved(x, y)[
        _horse(62),
        lines("M22 -24L46 -26", 1.6, IRON),
        shape("M-84 -66q4 -8 12 -8h88q8 0 12 8z", RED_LETTERS, 1.2),
        shape(box(-78, -66, 100, 28), CARD, 1.2),
        shape(box(-78, -40, 100, 26), RED_LETTERS, 1.2),
        shape((box(-72 + 19 * at, -62, 13, 19) for at in range(5)), GLASS, 1),
        [disc(-65.5 + 19 * at, -50, 3.6, SKIN, 0.7) for at in (0, 1, 3)],
        [shape(f"M{-70 + 19 * at} -52q4.5 -6 9 0z", IRON) for at in (0, 1, 3)],
        shape(box(-88, -16, 120, 4), WOODEN, 1),
        lines("M-86 -16v-48M30 -16v-48", 2, IRON),
        moved(33, -16, 0.9)[_driver()],
        centred(text, WOOD, size, -28, -27 + size * 0.36, fill=CARD),
        _wheels((-56, 2), 9),
    ]


def _driver() -> Node:
    return [
        shape("M-5 0q-2 -12 0 -22h9q2 10 0 22z", DRESSES[5], 0.9),
        disc(0, -27, 4.2, SKIN, 0.9),
        shape("M-5 -28q0 -6 5 -6t5 6h3v1.5h-13z", IRON, 0.6),
        lines("M4 -17l20 4", 1.1, BARK),
    ]


def _horse(x: float) -> Element:
    return moved(x, 0)[
        shape(
            "M-20 -34q14 -4 26 0q6 -8 10 -14l1 -5 3 4q6 4 9 11l-2 4q-5 0 -8 -2q-1 8 -4 12l4 12 -3 12h-4l2 -12"
            "-8 -9h-14l-4 8 3 13h-4l-5 -13 -2 -13q-4 6 -3 14q-5 -4 -4 -14q2 -6 7 -8z",
            HORSE,
            1.2,
        ),
        lines("M6 -34q2 8 0 14", 2, IRON),
        lines("M8 -36q4 -8 8 -12", 2.4, IRON),
    ]


def _wheels(places: tuple[float, ...], radius: float) -> Iterator[Node]:
    for x in places:
        reach = radius - 1
        yield disc(x, -radius, radius, CARD, 2.2, IRON)
        yield lines(f"M{x - reach} {-radius}h{2 * reach}M{x} {-radius - reach}v{2 * reach}", 1.2, IRON)
        yield disc(x, -radius, 2.2, GOLD, 0.8)


def penny_farthing(x: float, y: float) -> Element:
    """A gentleman on a high bicycle."""
    spokes = "M0 -22h22M0 -22h-22M0 -22v22M0 -22v-22M0 -22l15 15M0 -22l-15 15M0 -22l15 -15M0 -22l-15 -15"
    return moved(x, y)[
        disc(0, -22, 22, "none", 2.4, IRON),
        lines(spokes, 0.6, IRON, 0.7),
        disc(-32, -8, 8, "none", 2, IRON),
        lines("M2 -48q-20 2 -34 40M0 -22L4 -50M-2 -52h12", 2.2, IRON),
        lines("M-4 -46q8 4 6 12l-4 12M-3 -46q-4 8 2 12l3 10", 3.4, DRESSES[4]),
        shape("M-9 -46q0 -14 6 -20l7 2q2 10 -4 18z", DRESSES[0], 1),
        lines("M1 -60l8 8", 3, DRESSES[0]),
        disc(3, -70, 4.6, SKIN, 0.9),
        shape("M-3 -72q1 -6 6 -6t6 5l3 2z", IRON),
    ]


def carrier_cart(x: float, y: float) -> Element:
    """A cart with hay, drawn by a horse."""
    return moved(x, y)[
        moved(-58, 0, mirrored=True)[_horse(0)],
        lines("M-64 -22H-16", 2, BARK),
        shape("M-20 -34q-6 -22 14 -24q30 -12 54 0q18 6 12 24z", STRAW, 1.2),
        lines(
            "M-8 -40q6 -10 14 -12M12 -38q4 -10 12 -14M32 -38q6 -8 12 -8M-2 -50q6 -4 10 -2", 1.1, SEPIA, 0.6
        ),
        shape("M-26 -36h92l-6 18h-80z", WOODEN, 1.2),
        lines("M-24 -30h88M-4 -36v18M20 -36v18M44 -36v18", 1, SEPIA, 0.7),
        _wheels((-2, 40), 14),
        moved(-20, -34, 0.8)[_driver()],
    ]


def shoppers(x: float, y: float, number: int) -> Node:
    """Two people who talk in the lane."""
    return [person(x - 11, y, number), person(x + 11, y + 2, number + 2, mirrored=True)]
