"""The view of Penny Lane as a whole, composed of the modules of this folder. `VIEW` is used by the app."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view import advice, sentences
from pennypress.games.penny_lane.view.animation_order import Moments
from pennypress.games.penny_lane.view.banner import banner
from pennypress.games.penny_lane.view.choices import choices
from pennypress.games.penny_lane.view.end_screen import ending
from pennypress.games.penny_lane.view.front_lane import front_lane
from pennypress.games.penny_lane.view.income_lines import income_lines
from pennypress.games.penny_lane.view.main_street_cards import street_cards
from pennypress.games.penny_lane.view.other_lanes import players
from pennypress.games.penny_lane.view.own_lane import own_lane
from pennypress.games.penny_lane.view.panoramas import panoramas
from pennypress.games.penny_lane.view.recap import news_for_all, recap
from pennypress.games.penny_lane.view.recent_marks import Marks
from pennypress.games.penny_lane.view.selection import Picked, first_selection, touch_table
from pennypress.games.penny_lane.view.supply_row import market, supply
from pennypress.games.penny_lane.view.thumbnail import thumbnail
from pennypress.games.view import Explanation, Gesture, GestureResult, Keepsakes, View, ViewContext, explained


class PennyLaneView(View[PennyLane]):
    def new_selection(self, position: PennyLane) -> Any:
        return first_selection(position)

    def on_gesture(self, selection: Any, position: PennyLane, gesture: Gesture) -> GestureResult:
        assert isinstance(selection, Picked)
        try:
            return touch_table(selection, position, gesture)
        except (KeyError, ValueError, IndexError):
            return GestureResult(selection)

    def banner(self, context: ViewContext[PennyLane]) -> str:
        return banner(context)

    def table(self, context: ViewContext[PennyLane]) -> Node:
        position, moments, marks = context.position, Moments(context), Marks(context)
        kinds = ["penny-lane", f"players-{position.players}"]
        if position.is_over:
            return h.div("#penny-lane", class_=[*kinds, "at-over"])[
                ending(context, moments), players(context, None, moments, marks), context.log_tail
            ]
        front = front_lane(context)
        watches = bool(context.bots) and not front.acts
        return h.div(
            "#penny-lane", class_=[*kinds, *_selected(front.picked), not watches and f"at-{position.phase}"]
        )[
            street_cards(context, front, moments, marks),
            h.div(".work")[
                _round(position),
                choices(context, front),
                own_lane(context, front, moments),
                None if watches else market(context, front, moments),
                supply(context, front, moments),
                market(context, front, moments) if watches else None,  # so that nothing moves
            ],
            h.div(".beside")[
                players(context, front, moments, marks),
                income_lines(context, front),
                context.log_tail,
            ],
        ]

    def sentences(self, move: Move, seats: Sequence[Seat]) -> list[str]:
        return sentences.sentences(move, seats)

    def describe(self, position: PennyLane, action: Action) -> str:
        return advice.request(position, action)

    def reason(self, position: PennyLane, action: Action, seats: Sequence[Seat]) -> str:
        return advice.reason(position, action)

    def recap(self, moves: Sequence[Move], seats: Sequence[Seat]) -> str:
        return recap(moves, seats)

    def news_for_all(self, moves: Iterable[Move], reader: int) -> str:
        return news_for_all(moves, reader)

    def reason_of_other(self, position: PennyLane, action: Action, seats: Sequence[Seat]) -> str:
        return "" if position.has_secrets_of(position.turn) else advice.reason(position, action)

    def keepsakes(self, moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes | None:
        return panoramas(moves, seats)

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("P", _("pass")),
            ("D", _("no second move, no more swaps, or move nobody")),
        ]

    def explanations(self) -> dict[str, Explanation]:
        from pennypress.games.penny_lane.view.explanations import explanations

        return explanations()

    def thumbnail(self, position: PennyLane, seats: Sequence[Seat]) -> Node:
        return thumbnail(position, seats)


def _selected(picked: Picked) -> list[str]:
    """Classes that leave frames only around what can be chosen next."""
    if picked == Picked():
        return []
    return ["with-selection", f"choosing-at-{picked.where}"] if picked.where else ["with-selection"]


def _round(position: PennyLane) -> Element:
    return h.p("#round.round", **explained("round"))[_("Round {number}").format(number=position.round)]


VIEW = PennyLaneView()
