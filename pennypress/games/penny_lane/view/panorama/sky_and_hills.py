"""The sky with clouds, birds and a balloon, and the hills and the town far behind the lane."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element, Node

from pennypress.games.penny_lane.view.exported_picture_colours import STARS
from pennypress.games.penny_lane.view.panorama.hand_tints import (
    CARD,
    CLOUD,
    FAR_HILL,
    NEAR_HILL,
    SEPIA,
    SKY,
    TOWN_IN_HAZE,
    WOODEN,
)
from pennypress.games.penny_lane.view.panorama.panorama_pen import lines, moved, shape
from pennypress.games.penny_lane.view.panorama.street_strips import Strip
from pennypress.games.view_kit.pen_and_brush import box, scattered
from pennypress.games.view_kit.typesetting import n

HORIZON = -30
"""Where the sky ends, behind the houses."""


def sky(strip: Strip, *, fine: bool = True) -> Node:
    """Bands of colour, paler towards the horizon, with ruled lines and clouds."""
    high = (strip.sky + HORIZON) / len(SKY)
    return [
        [
            h.rect(x="0", y=n(-strip.sky + high * at), width=n(strip.width), height=n(high + 1), fill=tint)
            for at, tint in enumerate(SKY)
        ],
        lines(_ruled(strip), 0.9, SEPIA, 0.18) if fine else None,
        [_cloud(x, y, size, fine) for x, y, size in _cloud_places(strip)],
        lines(_birds(strip), 1.5) if fine else None,
    ]


def _ruled(strip: Strip) -> Iterator[str]:
    y, step = -strip.sky + 5.0, 4.0
    while y < HORIZON - 40:
        yield f"M0 {n(y)}H{n(strip.width)}"
        y += step
        step *= 1.05


def _cloud_places(strip: Strip) -> Iterator[tuple[float, float, float]]:
    count = round(strip.width / 230)
    share = strip.width / count
    for number in range(count):
        size = 0.6 + scattered(number + strip.columns.start, 5) / 8
        depth = scattered(number + 7, 5) / 5 if strip.sky > 300 else 0.3
        x = share * number + (share - 170 * size) * 0.6 + 10
        down = 74 + 70 * depth
        if strip.sky > 300 and abs(x + 85 * size - strip.width / 2) < 400:
            size, down = min(size, 0.8), 158 + 12 * depth  # below the name
        yield x, -strip.sky + down, size


def _cloud(x: float, y: float, size: float, fine: bool) -> Element:
    outline = (
        "M0 0q-18 -4 -8 -18q8 -14 26 -8q6 -28 40 -28q26 0 34 18q14 -10 30 -2q12 8 10 18"
        "q24 -2 30 10q2 12 -20 10z"
    )
    return moved(x, y, size)[
        shape(outline, CLOUD, opacity=0.92),
        lines("M14 -6h100M34 -12h76M62 -46q14 -8 24 0M22 -24q8 -6 16 0M100 -32q8 -6 16 -2", 1, SEPIA, 0.3)
        if fine
        else None,
    ]


def _birds(strip: Strip) -> Iterator[str]:
    for number in range(round(strip.width / 150)):
        x = 60 + number * 146 + scattered(number + strip.columns.stop, 60)
        y = -strip.sky + 96 + scattered(number + 9, 60)
        wing = 6 + scattered(number + 20, 5)
        if x < strip.width - 40:
            half = n(wing / 2)
            yield f"M{n(x)} {n(y)}q{half} -{half} {n(wing)} 1q{half} {n(-wing * 0.7)} {n(wing)} 0"


def hills_and_town(strip: Strip, *, fine: bool = True) -> Node:
    """Hills, the roofs and towers of the town in the haze, and the meadow behind the houses."""
    return [
        shape(_hill(strip, 3, 46, -72), FAR_HILL, opacity=0.8),
        shape(_town(strip), TOWN_IN_HAZE, 0.8 if fine else 0, opacity=0.9),
        shape(_hill(strip, 5, 26, -34), NEAR_HILL),
    ]


def _hill(strip: Strip, waves: int, height: float, base: float) -> str:
    waves = round(waves * strip.width / 1332)
    share = strip.width / waves
    text = f"M0 0V{n(base)}"
    for number in range(waves):
        up = height * (0.6 + scattered(number + waves, 5) / 10)
        text += f"q{n(share / 2)} {n(-up)} {n(share)} 0"
    return f"{text}V0z"


def _town(strip: Strip) -> Iterator[str]:
    """Roofs, chimneys and every now and then a steeple or a dome."""
    x, number = 20.0, strip.columns.stop
    while x < strip.width - 80:
        wide = 26 + scattered(number, 22)
        high = 62 + scattered(number + 3, 44)
        kind = scattered(number + 60, 9)
        if kind == 0:
            yield f"M{n(x)} -20V{n(-high - 22)}h5l9 -46 9 46h5v{n(high + 2)}z"
            wide = 28
        elif kind == 1:
            yield f"M{n(x)} -20V{n(-high)}q2 -26 18 -28v-14h3v14q16 2 18 28V-20z"
            wide = 39
        elif kind == 2:
            yield box(x, -high - 34, 9, high + 14)
            wide = 9
        elif kind % 2:
            yield f"M{n(x)} -20V{n(-high)}l{n(wide / 2)} -16l{n(wide / 2)} 16V-20z"
        else:
            yield box(x, -high, wide, high - 20) + box(x + 6, -high - 10, 5, 12)
        x += wide + (0 if scattered(number + 5, 4) else 46)
        number += 1


def balloon(x: float, y: float, emblem: str) -> Element:
    """A balloon in the colour of the player, 60 wide; its basket is at y."""
    own = STARS[emblem]
    return moved(x, y)[
        lines("M-13 -34L-6 -10M13 -34L6 -10M0 -34V-10", 0.9),
        shape("M-14 -36q-18 -14 -16 -36q2 -26 30 -28q28 2 30 28q2 22 -16 36z", own, 1.2),
        shape("M-6 -36q-10 -34 -2 -64h4q-6 30 0 64zM6 -36q10 -34 2 -64h-4q6 30 0 64z", CARD),
        lines("M-30 -72q30 12 60 0", 1.2, SEPIA, 0.6),
        shape(box(-7, -11, 14, 11), WOODEN, 1),
    ]
