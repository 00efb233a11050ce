"""Where a tile that is dragged would lie, for every space over which it may be let go.

All of it is drawn as soon as it is picked up, out of sight: the page then shows where it is held just now
(`static/js/drag.js`), and no movement of a finger waits for a drawing.
"""

from __future__ import annotations

from typing import NamedTuple

import htpy as h

from pennypress.components.polyomino import Cell
from pennypress.games.copenhagen.components import COLUMNS, ROWS
from pennypress.games.copenhagen.placements import Spot
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import pieces
from pennypress.games.copenhagen.view.build_preview import places
from pennypress.games.copenhagen.view.selection import Holding, landing
from pennypress.games.view_kit.render_cache import cached_html


class Landing(NamedTuple):
    """One place for the tile in hand."""

    spot: Spot
    good: bool
    """Whether it may be built there, and can be paid for."""

    @property
    def id(self) -> str:
        """Of the element that shows it."""
        return f"landing-{self.spot.column}-{self.spot.row}"


def landings(position: Copenhagen, holding: Holding) -> dict[Cell, Landing]:
    """By space; empty unless a tile is dragged."""
    if holding.ghost is None or not holding.carried:
        return {}
    found, coming = places(position, holding.ghost.tile), {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            spot = landing(found, holding.ghost, column, row)
            coming[column, row] = Landing(spot, spot in found.affordable)
    return coming


@cached_html
def outline(coming: Landing) -> h.Element:
    """The edge of the tile at that place."""
    state = "good" if coming.good else "bad"
    return h.div(
        id=coming.id,
        class_=f"ghost-tile preview {pieces.span_classes(coming.spot)} {state}",
        aria_hidden="true",
    )[pieces.edge_picture(coming.spot)]
