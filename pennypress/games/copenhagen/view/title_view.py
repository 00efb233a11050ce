"""The view of Copenhagen as a whole, composed of the modules of this folder. `VIEW` is used by the app."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import advice, sentences
from pennypress.games.copenhagen.view.ability_tiles import abilities
from pennypress.games.copenhagen.view.animation_order import Moments
from pennypress.games.copenhagen.view.banner import banner
from pennypress.games.copenhagen.view.end_screen import ending
from pennypress.games.copenhagen.view.hand import hand_of_cards
from pennypress.games.copenhagen.view.harbour import harbour
from pennypress.games.copenhagen.view.other_houses import neighbours
from pennypress.games.copenhagen.view.own_house import own_house
from pennypress.games.copenhagen.view.postcards import postcards
from pennypress.games.copenhagen.view.price_gains_and_places import quote
from pennypress.games.copenhagen.view.recap import recap
from pennypress.games.copenhagen.view.recent_marks import Marks
from pennypress.games.copenhagen.view.selection import NOTHING, Holding, touch_table
from pennypress.games.copenhagen.view.thumbnail import thumbnail
from pennypress.games.copenhagen.view.tile_offer import offer
from pennypress.games.copenhagen.view.tile_price_panel import slip
from pennypress.games.copenhagen.view.viewpoint import viewpoint
from pennypress.games.view import Explanation, Gesture, GestureResult, Keepsakes, View, ViewContext
from pennypress.games.view_kit.bottom_sheet import SHEET


class CopenhagenView(View[Copenhagen]):
    def new_selection(self, position: Copenhagen) -> Any:
        return NOTHING

    def on_gesture(self, selection: Any, position: Copenhagen, gesture: Gesture) -> GestureResult:
        assert isinstance(selection, Holding)
        try:
            return touch_table(selection, position, gesture)
        except (KeyError, ValueError, IndexError):
            return GestureResult(selection)

    def is_settled(self, selection: Any) -> bool:
        assert isinstance(selection, Holding)
        return not selection.carried

    def banner(self, context: ViewContext[Copenhagen]) -> str:
        return banner(context)

    def table(self, context: ViewContext[Copenhagen]) -> Node:
        position, moments, marks = context.position, Moments(context), Marks(context)
        kinds = ["copenhagen", f"players-{position.players}", f"at-{position.phase}"]
        if position.is_over:
            return h.div("#copenhagen", class_=kinds)[
                ending(context, moments), neighbours(context, None, moments, marks), context.log_tail
            ]
        seen = viewpoint(context)
        ghost = seen.holding.ghost
        offered = quote(position, ghost, seen.holding.changed) if ghost else None
        return h.div("#copenhagen", class_=[*kinds, ghost is not None and "building"])[
            harbour(context, seen, moments, marks),
            own_house(context, seen, moments, offered),
            h.div(".bench")[
                offer(position, seen),
                h.div(".hand-and-actions", **SHEET)[
                    slip(position, seen, offered),
                    hand_of_cards(context, seen, moments),
                    abilities(context, seen, moments),
                ],
            ],
            h.div(".beside")[neighbours(context, seen.front, moments, marks), context.log_tail],
        ]

    def sentences(self, move: Move, seats: Sequence[Seat]) -> list[str]:
        return sentences.sentences(move, seats)

    def describe(self, position: Copenhagen, action: Action) -> str:
        return advice.request(position, action)

    def reason(self, position: Copenhagen, action: Action, seats: Sequence[Seat]) -> str:
        return advice.reason(position, action)

    def recap(self, moves: Sequence[Move], seats: Sequence[Seat]) -> str:
        return recap(moves, seats)

    def reason_of_other(self, position: Copenhagen, action: Action, seats: Sequence[Seat]) -> str:
        return advice.reason_with_hidden_hand(position, action)

    def keepsakes(self, moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes:
        return postcards(moves, seats)

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("R", _("turn the selected tile")),
            ("F", _("mirror the selected tile")),
            ("B", _("build the tile where it is")),
            ("D", _("finish taking cards, or build nothing")),
        ]

    def explanations(self) -> dict[str, Explanation]:
        from pennypress.games.copenhagen.view.explanations import explanations

        return explanations()

    def thumbnail(self, position: Copenhagen, seats: Sequence[Seat]) -> Node:
        return thumbnail(position, seats)


VIEW = CopenhagenView()
