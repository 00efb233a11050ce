"""The chapter on building: the price of a tile, and where it may be placed."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.components import COLOURS, COLUMNS, ROWS, TILES
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.rules_page import playable_examples
from pennypress.games.copenhagen.view.pieces import tile_picture
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points, ruling, section, worked


def building(diagram: Figure) -> Chapter:
    return Chapter(
        "building",
        _("Building"),
        [
            opening(
                _("Your house is {columns} columns wide and {rows} rows high. Fill it from below.").format(
                    columns=COLUMNS, rows=ROWS
                )
            ),
            _tiles(),
            para(
                _(
                    "A tile is made of brickwork and *windows*. There are a few copies of each tile; the "
                    "number beside it shows how many are left."
                )
            ),
            section(
                "price",
                _("The price"),
                para(
                    _(
                        "A tile costs *as many cards as it has spaces*, all of its own color. If it touches"
                        " a tile of its color in your house, side to side, it costs *one card less*."
                    )
                ),
                ruling(
                    "C3",
                    _(
                        "An ability can save one more card. Both savings can apply to the same tile, and "
                        "a price never falls below zero."
                    ),
                ),
                diagram(playable_examples.price()),
                worked(
                    "price",
                    _("Here it touches a green tile: 3 − 1 = *2* cards, exactly what Ada has."),
                    _("Two columns to the right it touches only red and costs *3*. Ada has only *2*."),
                ),
            ),
            section(
                "placing",
                _("Where a tile may go"),
                points(
                    _(
                        "You may turn and mirror a tile as you like. All of it must be inside the house, "
                        "and it may not overlap another tile."
                    ),
                    _(
                        "At least *one* of its spaces must be on the bottom row or directly above a "
                        "tile. The others may hang over."
                    ),
                    _("A tile that has been built is never moved or taken back."),
                ),
            ),
        ],
    )


def _tiles() -> Element:
    """All tiles that can be bought, by colour and size."""
    return h.ul(".tile-chart", aria_label=_("The tiles"))[
        [
            h.li[tile_picture(tile), h.span(".visually-hidden")[name_of(tile)]]
            for colour in COLOURS
            for tile in TILES
            if tile.colour is colour
        ]
    ]
