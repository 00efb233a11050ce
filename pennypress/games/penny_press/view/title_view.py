"""The view of Penny Press as a whole, composed of the modules of this folder. `VIEW` is used by the app."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.headline_texts import HEADLINES
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import advice, sentences
from pennypress.games.penny_press.view.animation_order import Moments
from pennypress.games.penny_press.view.banner import banner
from pennypress.games.penny_press.view.beats import beats
from pennypress.games.penny_press.view.end_screen import ending
from pennypress.games.penny_press.view.mats import mats
from pennypress.games.penny_press.view.newspapers import newspapers
from pennypress.games.penny_press.view.page_builder import builder
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay, touch_layout
from pennypress.games.penny_press.view.print_remarks import printed_remark
from pennypress.games.penny_press.view.printed_cards import is_laid_out_here, printed_cards
from pennypress.games.penny_press.view.recap import recap
from pennypress.games.penny_press.view.recent_marks import Marks
from pennypress.games.penny_press.view.selection import BoardSelection, touch_board
from pennypress.games.penny_press.view.thumbnail import thumbnail
from pennypress.games.penny_press.view.tracks_and_headline_card import (
    bonus_track,
    circulation_track,
    headline_card,
)
from pennypress.games.view import Explanation, Gesture, GestureResult, Keepsakes, View, ViewContext, explained


class PennyPressView(View[PennyPress]):
    def new_selection(self, position: PennyPress) -> Any:
        return PageUnderWay() if position.phase == phases.FRONT_PAGE else BoardSelection()

    def on_gesture(self, selection: Any, position: PennyPress, gesture: Gesture) -> GestureResult:
        try:
            if isinstance(selection, PageUnderWay):
                return touch_layout(selection, position, gesture)
            return touch_board(selection, position, gesture)
        except (KeyError, ValueError):
            return GestureResult(selection)

    def is_settled(self, selection: Any) -> bool:
        return not isinstance(selection, PageUnderWay) or not selection.carried

    def banner(self, context: ViewContext[PennyPress]) -> str:
        return banner(context)

    def table(self, context: ViewContext[PennyPress]) -> Node:
        position = context.position
        moments, marks = Moments(context), Marks(context)
        if position.is_over:
            centre = ending(context, moments)
        elif is_laid_out_here(context):
            centre = builder(context)
        else:
            centre = beats(context, moments, marks)
        picked = isinstance(context.selection, BoardSelection) and context.selection.picked is not None
        kind = "red-edition" if position.trigger is not None and not position.is_over else ""
        return h.div(
            "#penny-press",
            class_=[
                "penny-press",
                f"players-{position.players}",
                kind,
                picked and "picked-up",
                f"at-{position.phase}",
            ],
        )[
            bonus_track(position, moments),
            h.div("#centre.centre")[
                _cried(position, moments), _red_band(context), centre, printed_cards(context)
            ],
            h.div("#mats.mats")[mats(context, moments, marks)],
            headline_card(position, moments),
            context.log_tail,
            circulation_track(context, moments),
        ]

    def sentences(self, move: Move, seats: Sequence[Seat]) -> list[str]:
        return sentences.sentences(move, seats)

    def describe(self, position: PennyPress, action: Action) -> str:
        return advice.request(action)

    def reason(self, position: PennyPress, action: Action, seats: Sequence[Seat]) -> str:
        return advice.reason(position, action, seats)

    def remark(self, position: PennyPress, action: Action, seats: Sequence[Seat]) -> str:
        return printed_remark(position, action, seats)

    def recap(self, moves: Sequence[Move], seats: Sequence[Seat]) -> str:
        return recap(moves, seats)

    def keepsakes(self, moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes:
        return newspapers(moves, seats)

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("1–5", _("send that many reporters to the selected story")),
            ("P", _("go to press; print the page")),
            ("H", _("hold, in the final edition")),
            ("R", _("turn the selected story")),
            ("B", _("lay out the best page")),
        ]

    def explanations(self) -> dict[str, Explanation]:
        from pennypress.games.penny_press.view.explanations import explanations

        return explanations()

    def thumbnail(self, position: PennyPress, seats: Sequence[Seat]) -> Node:
        return thumbnail(position, seats)


def _cried(position: PennyPress, moments: Moments) -> Node:
    """The newest headline, shown large across the table for a moment. The headline card keeps it readable."""
    if not moments.happened("card") or not position.discards:
        return None
    number = position.discards[-1]
    return h.p(
        f"#cry-{moments.number}",
        class_=["cry", f"beat-{CARDS[number].beat.name}", moments.classes("card")],
        aria_hidden="true",
    )[h.b[_("Extra!")], h.span[_(HEADLINES[number].headline)]]


def _red_band(context: ViewContext[PennyPress]) -> Node:
    """The status of each player in the final edition, in turn order."""
    position = context.position
    if position.trigger is None or position.is_over:
        return None
    order = [(position.trigger + step) % position.players for step in range(position.players)]
    return h.ol("#final-edition.final-edition", aria_label=_("Final edition"), **explained("final-edition"))[
        h.li(".final-title")[_("Final edition")],
        [
            h.li(class_=_status_class(position, player))[
                _status(position, player).format(paper=sentences.paper(context.seats, player))
            ]
            for player in order
        ],
    ]


def _status_class(position: PennyPress, player: int) -> str | None:
    if not position.may_still_press(player):
        return "done"
    return "acting" if player == position.turn else None


def _status(position: PennyPress, player: int) -> str:
    if not position.may_still_press(player):
        return _("{paper}: done")
    if player == position.turn:
        return _("{paper}: acting")
    if position.has_had_last_turn(player):
        return _("{paper}: may still go to press")
    return _("{paper}: to come")


VIEW = PennyPressView()
