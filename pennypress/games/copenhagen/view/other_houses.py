"""The other players' houses, always visible; a tap shows one enlarged."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.ability_tiles import small_ability
from pennypress.games.copenhagen.view.animation_order import Moments
from pennypress.games.copenhagen.view.emblem import gable_of
from pennypress.games.copenhagen.view.hand import cards_face_down
from pennypress.games.copenhagen.view.houses import MarkedTiles, house_picture
from pennypress.games.copenhagen.view.own_house import points
from pennypress.games.copenhagen.view.recent_marks import Marks
from pennypress.games.copenhagen.view.sentences import house_and_name, short_name
from pennypress.games.view import ViewContext


def neighbours(
    context: ViewContext[Copenhagen], front: int | None, moments: Moments, marks: Marks
) -> Element:
    """The other players in turn order after the seat in front; all players if none is in front."""
    players = context.position.players
    order = list(range(players)) if front is None else [(front + n) % players for n in range(1, players)]
    label = _("Houses") if front is None else _("Other houses")
    return h.section("#neighbours.neighbours", aria_label=label)[
        [_neighbour(context, player, moments, marks) for player in order]
    ]


def _neighbour(context: ViewContext[Copenhagen], player: int, moments: Moments, marks: Marks) -> Element:
    position, seat = context.position, context.seats[player]
    name = house_and_name(context.seats, player)
    on_turn = player == position.turn and not position.is_over
    placed = moments.placed if moments.classes("tile", player, moments.placed) else None
    kind = moments.classes("tile", player, placed)
    touched = marks.tiles(player, position.houses[player])
    return h.article(
        f"#neighbour-{player}",
        class_=["neighbour", f"paper-{seat.emblem}", on_turn and "on-turn"],
        aria_label=name,
    )[
        h.header[
            gable_of(seat),
            h.h3(".mat-name")[h.bdi[short_name(context.seats, player)]],
            points(position.points[player], moments.classes("score", player)),
        ],
        h.div(".neighbour-body")[
            h.button(
                id=f"enlarge-{player}",
                type="button",
                class_="enlarge",
                popovertarget=f"large-{player}",
            )[
                h.span(".visually-hidden")[_("Enlarge {house}:").format(house=name)],
                house_picture(position.houses[player], seat.emblem, placed, kind, touched),
            ],
            h.div(".neighbour-things")[
                cards_face_down(position, player),
                h.div(".small-abilities")[
                    [
                        small_ability(ability, position.is_active(player, ability))
                        for ability in position.abilities(player)
                    ]
                ],
            ],
        ],
        _large(context, player, name, touched),
    ]


def _large(context: ViewContext[Copenhagen], player: int, name: str, touched: MarkedTiles) -> Element:
    """The enlarged house above the table, closed by a tap."""
    return h.div(
        f"#large-{player}.large-house.paper-{context.seats[player].emblem}", popover="", aria_label=name
    )[
        h.header(".mat-head")[
            h.h3(".mat-name")[h.bdi[name]],
            h.button(
                type="button",
                popovertarget=f"large-{player}",
                popovertargetaction="hide",
                aria_label=_("Close"),
            )["×"],
        ],
        house_picture(context.position.houses[player], context.seats[player].emblem, touched=touched),
    ]
