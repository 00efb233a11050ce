"""The house in front as a building area: where the selected tile may go, its price, and its preview."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from pennypress.components.polyomino import Cell
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import capital
from pennypress.games.copenhagen import construction
from pennypress.games.copenhagen.components import COLUMNS, POINTS_TO_WIN, ROWS
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import pieces, tile_transformations
from pennypress.games.copenhagen.view.animation_order import Moments
from pennypress.games.copenhagen.view.drop_previews import PREVIEW, landings, outline
from pennypress.games.copenhagen.view.emblem import gable_of
from pennypress.games.copenhagen.view.houses import house_picture
from pennypress.games.copenhagen.view.price_gains_and_places import Quote, places
from pennypress.games.copenhagen.view.sentences import house_and_name
from pennypress.games.copenhagen.view.viewpoint import Viewpoint
from pennypress.games.view import ViewContext, explained, gesture
from pennypress.games.view_kit.player_names import you_mark
from pennypress.games.view_kit.render_cache import cached_html


class Glow(NamedTuple):
    """A space at which the selected tile's anchor may be put down."""

    kind: str
    """`affordable`, `dear`, or `other` if the tile has to be turned or mirrored first."""
    price: int
    gain: int
    """Points plus coats of arms that it would bring."""


def own_house(
    context: ViewContext[Copenhagen], seen: Viewpoint, moments: Moments, offered: Quote | None
) -> Element:
    """The house of the seat in front, large."""
    position, player = context.position, seen.front
    emblem = context.seats[player].emblem
    fresh, kind = _fresh(moments, player)
    glows = _glows(position, seen.holding.ghost) if seen.holding.ghost else {}
    covered = seen.holding.ghost.cells if seen.holding.ghost else ()
    coming = landings(position, seen.holding)
    waits = seen.holding.ghost is not None
    return h.section(f"#house.own-house.paper-{emblem}", aria_label=house_and_name(context.seats, player))[
        h.header(".mat-head")[
            gable_of(context.seats[player]),
            you_mark(context, player),
            h.h2(".mat-name")[h.bdi[house_and_name(context.seats, player)]],
            points(position.points[player], moments.classes("score", player)),
            _built(position.houses[player], **explained("built")),
            _points_of_others(context, player),
        ],
        h.div(".house-frame")[
            house_picture(position.houses[player], emblem, fresh, kind, with_values=True),
            h.div(
                "#house-grid.house-grid",
                role="group",
                aria_label=_("Spaces of the house"),
                aria_hidden=None if waits else "true",
                data_shows=PREVIEW if coming else None,
                data_later="",
            )[
                [
                    _space(
                        column,
                        row,
                        waits,
                        glows.get((column, row)),
                        (column, row) in covered,
                        coming[column, row].shows_at if coming else None,
                    )
                    for row in reversed(range(ROWS))
                    for column in range(COLUMNS)
                ],
                outline(seen.holding.ghost) if coming and seen.holding.ghost else None,
                _ghost(offered) if offered else None,
            ],
        ],
    ]


@cached_html
def points(score: int, fresh: str) -> Element:
    """The points, and the 12 that end the game."""
    label = _("{points} of {most} points").format(points=score, most=POINTS_TO_WIN)
    return h.span(class_=f"points {fresh}".strip(), role="img", aria_label=label, **explained("points"))[
        h.span(".score")[str(score)],
        h.small(".goal")[f"/{POINTS_TO_WIN}"],
    ]


def _points_of_others(context: ViewContext[Copenhagen], player: int) -> Element:
    """The points of others, for a phone, on which their houses are below the screen; a tap shows one."""
    others = [each for each in range(context.position.players) if each != player]
    return h.ul(".points-of-others", aria_label=_("Other houses"))[
        [
            h.li[
                h.button(id=f"look-at-{each}", type="button", popovertarget=f"large-{each}")[
                    h.span(".visually-hidden")[
                        _("Enlarge {house}:").format(house=house_and_name(context.seats, each))
                    ],
                    gable_of(context.seats[each]),
                    h.b[str(context.position.points[each])],
                    _built(context.position.houses[each]),
                ]
            ]
            for each in others
        ]
    ]


def _built(house: House, **attributes: str) -> Element:
    """The number of spaces covered, on a phone; elsewhere all houses are in view."""
    return h.small(".built", **attributes)[_("{count} built").format(count=house.filled.bit_count())]


def _fresh(moments: Moments, player: int) -> tuple[Spot | None, str]:
    spot = moments.placed
    kind = moments.classes("tile", player, spot)
    return (spot, kind) if kind else (None, "")


def _glows(position: Copenhagen, ghost: Spot) -> dict[Cell, Glow]:
    """By space: the way of putting the tile down there, in its orientation if possible, else in another."""
    found = places(position, ghost.tile)
    house = position.houses[position.turn]
    glows: dict[Cell, Glow] = {}
    for spot in found.best_first:
        corner = tile_transformations.anchor(spot)
        affordable, same_way = spot in found.affordable, tile_transformations.is_same_way(spot, ghost)
        if same_way or (affordable and corner not in glows):
            kind = ("affordable" if affordable else "dear") if same_way else "other"
            gain = house.points_for(spot) + house.coats_for(spot).total
            glows[corner] = Glow(kind, construction.price_now(position, spot), gain)
    return glows


@cached_html
def _space(
    column: int, row: int, waits: bool, glow: Glow | None, covered: bool, shows_at: str | None
) -> Element:
    """A space of the house; with a selected tile, a button to put it there.

    It is the same element either way: a tile that is picked up does not replace all 45 during a drag.
    """
    kind = f"space {pieces.place_classes(column, row)}"
    if not waits:
        return h.button(type="button", class_=kind, disabled=True, tabindex="-1")
    label = _space_words(glow).format(
        column=column + 1, row=row + 1, count=glow.price if glow else 0, turn=_("Turn")
    )
    return h.button(
        id=f"space-{column}-{row}",
        type="button",
        class_=[
            kind,
            glow and f"glow glow-{glow.kind}",
        ],
        tabindex="-1",
        aria_label=label,
        data_msg=gesture("cell", column, row),
        data_drop=gesture("drop", column, row),
        data_hover=gesture("hover", column, row),
        data_shows_at=shows_at,
        **(explained("price") if glow else {}),
    )[_glow_face(glow) if glow and not covered else None]


def _glow_face(glow: Glow) -> Node:
    turn = h.small(data_text=_("Turn")) if glow.kind == "other" else None
    return h.span(aria_hidden="true")[str(glow.price), turn, h.b(".plus")["+"] if glow.gain else None]


def _space_words(glow: Glow | None) -> str:
    if glow is None:
        return _("Column {column}, row {row}")
    if glow.kind == "other":
        return ngettext(
            "Column {column}, row {row}: “{turn}” or mirror it to fit, costs {count} card",
            "Column {column}, row {row}: “{turn}” or mirror it to fit, costs {count} cards",
            glow.price,
        )
    if glow.kind == "affordable":
        return ngettext(
            "Column {column}, row {row}: costs {count} card",
            "Column {column}, row {row}: costs {count} cards",
            glow.price,
        )
    return ngettext(
        "Column {column}, row {row}: costs {count} card, more than you have",
        "Column {column}, row {row}: costs {count} cards, more than you have",
        glow.price,
    )


def _ghost(offered: Quote) -> Element:
    """The preview of the selected tile: arrow keys and dragging move it, Enter builds it; a tap does not."""
    spot = offered.spot
    state = "bad" if offered.refusal else "good"
    label = _("{tile} selected, at column {column}, row {row}").format(
        tile=name_of(spot.tile), column=spot.column + 1, row=spot.row + 1
    )
    return h.div(
        "#ghost",
        class_=f"ghost-tile {pieces.span_classes(spot)} {state}",
        role="button",
        tabindex="0",
        aria_label=capital(label),
        aria_describedby="slip-words",
        data_msg=gesture("place"),
        data_arrow_msg=gesture("nudge"),
        data_drag="",
        data_pick=gesture("hold", spot.tile),
        data_letgo=gesture("off"),
        data_focus=f"ghost-{spot.tile}",
    )[pieces.ghost_picture(spot)]
