"""The tiles on offer: five colours in four sizes, with the number of copies left."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import capital, together
from pennypress.games.copenhagen.components import COLOURS, SPECIAL, TILES, Tile
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import pieces
from pennypress.games.copenhagen.view.price_gains_and_places import is_affordable, may_construct
from pennypress.games.copenhagen.view.viewpoint import Viewpoint
from pennypress.games.view import explained, gesture
from pennypress.games.view_kit.render_cache import cached_html

SIZES = range(2, 6)


def offer(position: Copenhagen, seen: Viewpoint) -> Element:
    """All tiles that can be bought; those that the player can afford are highlighted."""
    ordered = [TILES[colour.number * len(SIZES) + size - 2] for size in SIZES for colour in COLOURS]
    return h.section("#offer.offer", aria_label=_("Tiles on offer"))[
        h.ul(".offer-tiles", data_arrows="")[[h.li[tile_button(position, seen, tile)] for tile in ordered]]
    ]


def tile_button(position: Copenhagen, seen: Viewpoint, tile: Tile) -> Markup:
    """A kind of tile as a button; it can also be dragged into the house."""
    held = seen.holding.ghost is not None and seen.holding.ghost.tile is tile
    return _tile(
        tile,
        position.copies_left(tile),
        seen.acts,
        seen.acts and may_construct(position, tile) and is_affordable(position, tile),
        held,
    )


@cached_html
def _tile(tile: Tile, left: int, acts: bool, affordable: bool, held: bool) -> Element:
    kind = "affordable" if affordable else "dear"
    dragged = (
        {"data_drag": "", "data_pick": gesture("hold", tile), "data_letgo": gesture("off")}
        if acts and left
        else {}
    )
    return h.button(
        id=f"tile-{tile}",
        type="button",
        class_=["offer-tile", kind, held and "held", not left and "gone"],
        disabled=not acts,
        aria_pressed=str(held).lower(),
        data_spot="",
        data_msg=gesture("tile", tile),
        **explained("tile"),
        **dragged,
    )[
        pieces.tile_picture(tile),
        h.span(".tile-words", aria_hidden="true")[_("Special tile: a free window")]
        if tile is SPECIAL
        else None,
        h.span(".copies", aria_hidden="true", **explained("copies"))[f"×{left}"],
        h.span(".visually-hidden")[tile_label(tile, left, affordable)],
    ]


def tile_label(tile: Tile, left: int, affordable: bool) -> str:
    """The screen reader's label of the tile."""
    text = ngettext("{tile}, {count} left.", "{tile}, {count} left.", left).format(
        tile=capital(name_of(tile)), count=left
    )
    if not affordable or tile is SPECIAL:
        return text
    return together([text, _("You can afford it.")])
