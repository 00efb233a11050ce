"""The preview of where a dragged tile would land, for every space on which it may be dropped.

It is drawn, hidden, as soon as the tile is picked up, and every space says where the tile would land. The
page then moves the preview with the pointer (`static/js/drag.js`), so that dragging never waits for Python.
"""

from __future__ import annotations

from typing import NamedTuple

import htpy as h

from pennypress.components.polyomino import Cell
from pennypress.games.copenhagen.components import COLUMNS, ROWS
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import pieces
from pennypress.games.copenhagen.view.price_gains_and_places import places
from pennypress.games.copenhagen.view.selection import Holding, landing
from pennypress.games.view_kit.render_cache import cached_html

PREVIEW = "landing"
"""The id of the preview."""


class Landing(NamedTuple):
    """A placement of the dragged tile."""

    spot: Spot
    good: bool
    """Whether it may be built there and is affordable."""

    @property
    def shows_at(self) -> str:
        """The value of `data-shows-at`: the place, and `good` or `bad`, for the style sheet."""
        return f"{pieces.corner_classes(self.spot)} {'good' if self.good else 'bad'}"


def landings(position: Copenhagen, holding: Holding) -> dict[Cell, Landing]:
    """The landings by space; empty unless a tile is dragged."""
    if holding.ghost is None or not holding.carried:
        return {}
    found, coming = places(position, holding.ghost.tile), {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            spot = landing(found, holding.ghost, column, row)
            coming[column, row] = Landing(spot, spot in found.affordable)
    return coming


@cached_html
def outline(ghost: Spot) -> h.Element:
    """The hidden preview: the outline of the tile, which the page moves to a space."""
    return h.div(
        id=PREVIEW,
        class_=f"ghost-tile preview {pieces.size_classes(ghost)}",
        aria_hidden="true",
    )[pieces.edge_picture(ghost)]
