"""Constructing: what a tile costs, and where it may lie."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.components import COLOURS, COLUMNS, ROWS, TILES
from pennypress.games.copenhagen.piece_names import name_of
from pennypress.games.copenhagen.rules_page import examples
from pennypress.games.copenhagen.view.pieces import tile_picture
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points, ruling, section, worked


def building(diagram: Figure) -> Chapter:
    return Chapter(
        "building",
        _("Constructing"),
        [
            opening(
                _("Your house is {columns} columns wide and {rows} rows high. Fill it from below.").format(
                    columns=COLUMNS, rows=ROWS
                )
            ),
            _tiles(),
            para(
                _(
                    "A tile is made of brickwork and *windows*. There are a few copies of each; the number"
                    " beside it tells how many are left."
                )
            ),
            section(
                "price",
                _("The price"),
                para(
                    _(
                        "A tile costs *as many cards as it has spaces*, all of its own colour. If it touches"
                        " a tile of its colour in your house, side to side, it costs *one card less*."
                    )
                ),
                ruling(
                    "C3",
                    _(
                        "An ability can save another card. Both savings count where both apply, and a price"
                        " never falls below nothing."
                    ),
                ),
                diagram(examples.price()),
                worked(
                    "price",
                    _("It lies on green and touches it: 3 − 1 = *2* cards, just what Ada has."),
                    _("Two columns to the right it lies on red only, and costs *3*: too many for her *2*."),
                ),
            ),
            section(
                "placing",
                _("Where it may lie"),
                points(
                    _("Turned and mirrored as you like, but wholly inside the house and over no other tile."),
                    _(
                        "At least *one* of its spaces stands on the bottom row or directly above a tile. The"
                        " others may hang over."
                    ),
                    _("What lies stays: no tile is ever moved or taken back."),
                ),
            ),
        ],
    )


def _tiles() -> Element:
    """All tiles that can be bought, by colour and size."""
    return h.ul(".tile-chart", aria_label=_("The facade tiles"))[
        [
            h.li[tile_picture(tile), h.span(".visually-hidden")[name_of(tile)]]
            for colour in COLOURS
            for tile in TILES
            if tile.colour is colour
        ]
    ]
