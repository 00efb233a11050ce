"""The thumbnail of a table: everybody's stars above their lanes."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.penny_lane.components import TOP
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.exported_picture_colours import STARS, TYPES
from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.thumbnail import framed

BLOCK = 7


def thumbnail(position: PennyLane, seats: Sequence[Seat]) -> Element:
    """The lanes below one another, each with the stars of its owner."""
    return framed(
        _("The lanes and the stars"), [_lane(position, seats, seat) for seat in range(position.players)]
    )


def _lane(position: PennyLane, seats: Sequence[Seat], seat: int) -> Element:
    share = 96 // position.players
    top = share * seat + (share - 2 * BLOCK - 2) // 2
    lane = position.lanes[seat]
    return h.g(transform=f"translate(0 {top})")[
        h.text(x=14, y=2 * BLOCK, font_size=17, fill=STARS[seats[seat].emblem])[f"★{position.scores[seat]}"],
        h.rect(x=104, y=0, width=BLOCK, height=2 * BLOCK + 2, fill=STARS[seats[seat].emblem]),
        [
            h.rect(
                x=104 + place.column * (BLOCK + 1),
                y=0 if place.row == TOP else BLOCK + 2,
                width=BLOCK,
                height=BLOCK,
                fill=TYPES[card.type.name],
                stroke=INK,
                stroke_width="0.5",
            )
            for card, place in lane.places.items()
            if abs(place.column) < 11
        ],
    ]
