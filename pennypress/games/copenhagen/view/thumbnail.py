"""The thumbnail of a table: everybody's house and points."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.copenhagen.components import COLUMNS, ROWS, WINDOW
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.exported_picture_colours import HOUSES, WALLS, WATER
from pennypress.games.view_kit.exported_picture_colours import INK, PAPER_LIGHT
from pennypress.games.view_kit.thumbnail import framed

SPACE = 8
WIDTH, HEIGHT = COLUMNS * SPACE, ROWS * SPACE


def thumbnail(position: Copenhagen, seats: Sequence[Seat]) -> Element:
    """The houses in a row at the harbour, each with its points on the roof."""
    return framed(
        _("The houses and the points"),
        h.rect(x=-4, y=92, width=204, height=8, fill=WATER),
        [_house(position, seats, player) for player in range(position.players)],
    )


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
