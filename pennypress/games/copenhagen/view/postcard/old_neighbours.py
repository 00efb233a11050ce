"""The other houses of the street, beside those of the game: printed, but not coloured."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element, Node

from pennypress.games.copenhagen.view.postcard.card_layout import STREET, lines, shape
from pennypress.games.copenhagen.view.postcard.lithograph_colours import CARD, PLASTER, SEPIA, SHADE
from pennypress.games.view_kit.pen_and_brush import box, scattered
from pennypress.games.view_kit.typesetting import n

USUAL = 116
"""About the width of a neighbour."""
FLOOR = 62
TINTS = (PLASTER, "#e3d3b2", "#efe6d0", "#dccaa8")


def neighbours(left: float, right: float, first: int, *, fine: bool = True) -> list[Element]:
    """As many houses as fill the street between these edges exactly."""
    count = max(1, round((right - left) / USUAL))
    width = (right - left) / count
    return [_house(left + width * at, width, first + at, fine) for at in range(count)]


def _house(x: float, width: float, number: int, fine: bool) -> Element:
    floors = 4 + scattered(number, 2)
    height = floors * FLOOR + 28 + scattered(number + 50, 4) * 7
    top = STREET - height
    kind = number % 3
    gable = _GABLES[kind](width)
    return h.g(transform=f"translate({n(x)} {n(top)})")[
        shape(gable, TINTS[number % len(TINTS)], 1.6),
        shape(box(0, 0, width, height), TINTS[number % len(TINTS)], 1.6),
        shape(box(width - 10, 0, 10, height), SHADE, opacity=0.5),
        lines(_hatching(width, height), 0.8, SEPIA, 0.5) if fine else None,
        shape(box(0, -4, width, 7), CARD, 1.1),
        _windows(width, floors, height, fine),
        _door(width, height),
        _attic(width, kind),
    ]


def _stepped(width: float) -> str:
    step = width / 8
    up, down = f"h{n(step)}v-16" * 3, f"v16h{n(step)}" * 3
    return f"M0 0v-14{up}h{n(2 * step)}{down}v14z"


def _mansard(width: float) -> str:
    steep, flat = width * 0.12, width * 0.2
    ridge = width - 2 * (steep + flat)
    return f"M0 0l{n(steep)} -44l{n(flat)} -16h{n(ridge)}l{n(flat)} 16l{n(steep)} 44z"


def _pointed(width: float) -> str:
    return f"M0 0l{n(width / 2)} -66l{n(width / 2)} 66z"


_GABLES = (_stepped, _mansard, _pointed)


def _hatching(width: float, height: float) -> Iterator[str]:
    """Shadow along the right side."""
    for at in range(int(height / 6)):
        yield f"M{n(width - 14 + at % 3)} {n(3 + 6 * at)}h{n(14 - at % 3)}"


def _windows(width: float, floors: int, height: float, fine: bool) -> Node:
    columns = 3
    step, floor_height = width / columns, (height - 26) / floors
    corners = [
        (step * column + step / 2 - 10, height - floor_height * (floor + 1) + 4)
        for floor in range(floors)
        for column in range(columns)
        if floor or column != 1
    ]
    glass = (
        box(x + 2.5 + 8 * across, y + 3 + 10 * down, 7, 8.5)
        for x, y in corners
        for across in range(2)
        for down in range(3)
    )
    return [
        shape((box(x, y, 20, 34) for x, y in corners), CARD, 1),
        shape(glass, SEPIA, opacity=0.55),
        lines((f"M{n(x - 2)} {n(y + 36)}h24" for x, y in corners), 1.6) if fine else None,
    ]


def _door(width: float, height: float) -> Node:
    x = width / 2 - 11
    return [
        shape(f"M{n(x)} {n(height)}v-40q11 -14 22 0v40z", SHADE, 1.2),
        lines(f"M{n(x + 11)} {n(height)}v-44M{n(x - 4)} {n(height - 3)}h30", 1.2),
    ]


def _attic(width: float, kind: int) -> Node:
    """The hatch under the hoisting beam, or a dormer."""
    x = width / 2
    if kind == 1:
        return shape(box(x - 10, -42, 20, 24) + f"M{n(x - 13)} -42l13 -12 13 12z", CARD, 1.1)
    return [
        shape(box(x - 8, -34, 16, 22), SHADE, 1.1),
        lines(f"M{n(x)} -40v-8M{n(x - 3)} -44h6M{n(x)} -34v22", 1.4),
    ]
