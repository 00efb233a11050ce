"""A small picture of the table: everybody's house, and the points.

It needs no style sheet, so that it looks the same on the shelf and in anybody's page.
"""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.copenhagen.components import COLUMNS, ROWS, WINDOW
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.palette import HOUSES, INK, PAPER_LIGHT, WALLS, WATER

SPACE = 8
WIDTH, HEIGHT = COLUMNS * SPACE, ROWS * SPACE
TYPE = "'League Gothic', Haettenschweiler, 'Arial Narrow', sans-serif"


def thumbnail(position: Copenhagen, seats: Sequence[Seat]) -> Element:
    """The houses in a row at the harbour, each with its points on the roof."""
    return h.svg(
        class_="thumbnail",
        viewBox="-4 -4 204 104",
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        aria_label=_("The houses and the points"),
        font_family=TYPE,
        text_anchor="middle",
    )[
        h.rect(x=-4, y=-4, width=204, height=104, fill=PAPER_LIGHT),
        h.rect(x=-4, y=92, width=204, height=8, fill=WATER),
        [_house(position, seats, player) for player in range(position.players)],
    ]


def _house(position: Copenhagen, seats: Sequence[Seat], player: int) -> Element:
    share = 196 // position.players
    left = share * player + (share - WIDTH) // 2
    own, on_own = HOUSES[seats[player].emblem]
    house = position.houses[player]
    return h.g(transform=f"translate({left} 20)")[
        h.path(d="M0 0V-4h8v-7h8v-7h8v7h8v7h8V0z", fill=own, stroke=INK),
        h.text(x=WIDTH // 2, y=-3, font_size=13, fill=on_own)[str(position.points[player])],
        h.rect(x=0, y=0, width=WIDTH, height=HEIGHT, fill="#fff", stroke=INK),
        [
            h.rect(
                x=column * SPACE,
                y=(ROWS - 1 - row) * SPACE,
                width=SPACE,
                height=SPACE,
                fill=WALLS[spot.tile.colour.name],
                stroke=INK,
                stroke_width="0.4",
            )
            for (column, row), spot in house.grid()
            if spot
        ],
        [
            h.rect(
                x=column * SPACE + 2,
                y=(ROWS - 1 - row) * SPACE + 1,
                width=SPACE - 4,
                height=SPACE - 3,
                fill=PAPER_LIGHT,
            )
            for (column, row), spot in house.grid()
            if spot and house.fill_at(column, row) == WINDOW
        ],
    ]
