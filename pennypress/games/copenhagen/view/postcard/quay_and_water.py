"""The quay in front of the houses and the water of the Nyhavn, in which they are reflected."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from pennypress.games.copenhagen.components import COLOURS, COLUMNS, ROWS, WHITE
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.view.exported_picture_colours import WALLS
from pennypress.games.copenhagen.view.postcard.card_layout import (
    BOTTOM,
    CELL,
    LEFT,
    QUAY,
    RIGHT,
    STREET,
    WATERLINE,
    left_of,
    lines,
    shape,
)
from pennypress.games.copenhagen.view.postcard.lithograph_colours import (
    CARD,
    DEEP,
    PLASTER,
    SEPIA,
    SHADE,
    STONE,
    WATER_TINT,
)
from pennypress.games.view_kit.pen_and_brush import box, scattered
from pennypress.games.view_kit.typesetting import n

ACROSS = RIGHT - LEFT
REFLECTED = 6
"""Rows that are seen in the water."""
RIPPLE = 8
"""The height of a strip of the reflection."""


def water(houses: tuple[House, ...], *, fine: bool = True) -> Node:
    """The water, with the reflections of the houses."""
    return [
        h.rect(x=n(LEFT), y=n(QUAY), width=n(ACROSS), height=n(BOTTOM - QUAY), fill=WATER_TINT),
        [_reflection(house, left_of(player, len(houses))) for player, house in enumerate(houses)],
        shape(box(LEFT, WATERLINE, ACROSS, 9), SEPIA, opacity=0.25),
        lines(_ripples(150 if fine else 40), 1.4, DEEP, 0.8),
        lines(_ripples(90 if fine else 25, 1000), 1.5, CARD, 0.8),
    ]


def quay(*, fine: bool = True) -> Node:
    """The pavement and the wall of the quay."""
    return [
        h.rect(x=n(LEFT), y=n(STREET), width=n(ACROSS), height=n(QUAY - STREET), fill=STONE),
        h.rect(x=n(LEFT), y=n(QUAY), width=n(ACROSS), height=n(WATERLINE - QUAY), fill=SHADE),
        lines(_cobbles(), 0.9, SEPIA, 0.5) if fine else None,
        lines(_stones(), 1, SEPIA, 0.6) if fine else None,
        shape(box(LEFT, QUAY - 3, ACROSS, 6), STONE, 1.2),
        lines(f"M{LEFT} {STREET}H{RIGHT}M{LEFT} {WATERLINE}H{RIGHT}", 1.8),
        _bollards(),
    ]


def _reflection(house: House, left: float) -> list[Node]:
    """The colours of the lowest rows upside down, in strips that the ripples have moved."""
    strips: dict[str, list[str]] = {}
    for strip in range((BOTTOM - WATERLINE - 10) // RIPPLE):
        row = strip * REFLECTED // ((BOTTOM - WATERLINE) // RIPPLE)
        moved = scattered(strip + int(left), 13) - 6
        for column in range(COLUMNS):
            colour = house.colour_at(column, min(row, ROWS - 1))
            tint = WALLS[str(colour)] if colour else PLASTER
            x, y = left + column * CELL + moved, WATERLINE + 9 + strip * RIPPLE
            strips.setdefault(tint, []).append(box(x, y, CELL, RIPPLE - 2))
    order = [*(WALLS[str(colour)] for colour in (*COLOURS, WHITE)), PLASTER]
    return [shape(strips[tint], tint, opacity=0.42) for tint in dict.fromkeys(order) if tint in strips]


def _ripples(count: int, first: int = 0) -> Iterator[str]:
    """Short strokes, longer towards the front."""
    for number in range(first, first + count):
        depth = scattered(number, 1000) / 1000
        length = 16 + 40 * depth
        x = LEFT + 8 + scattered(number + 400, int(ACROSS - length - 16))
        y = WATERLINE + 14 + depth * (BOTTOM - WATERLINE - 22)
        yield f"M{n(x)} {n(y)}q{n(length / 4)} -3 {n(length / 2)} 0t{n(length / 2)} 0"


def _cobbles() -> Iterator[str]:
    for row in range(2):
        for number in range(ACROSS // 18 - 1):
            x = LEFT + 12 + 18 * number + 9 * (row % 2)
            yield f"M{n(x)} {n(STREET + 9 + 8 * row)}q4 -3 8 0"


def _stones() -> Iterator[str]:
    yield f"M{LEFT} {QUAY + 17}H{RIGHT}"
    for row in range(2):
        for number in range(ACROSS // 44):
            x = LEFT + 14 + 44 * number + 22 * row
            yield f"M{n(x)} {n(QUAY + 3 + 14 * row)}v14"


def _bollards() -> Node:
    places = [LEFT + 70 + 132 * number for number in range(10)]
    return [
        shape((f"M{x - 5} {QUAY - 3}v-13h10v13z" for x in places), SEPIA),
        shape((f"M{x - 8} {QUAY - 15}q8 -7 16 0z" for x in places), SEPIA),
    ]
