"""Penny Press's puzzle of the day: lay out the best front page from five claimed stories."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.actions import Publish
from pennypress.games.penny_press.components import ARROW_TRACK
from pennypress.games.penny_press.daily_brief import brief_of
from pennypress.games.penny_press.front_page import Brief, Page
from pennypress.games.penny_press.meta import NEWSPAPERS
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.page_builder import builder
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay, touch_layout
from pennypress.games.penny_press.view.printers_bill import printers_bill
from pennypress.games.puzzle_of_the_day import DailyPuzzle, Puzzle
from pennypress.games.view import Gesture, GestureResult, ViewContext

SEATS = tuple(Seat(each.label, each.name) for each in NEWSPAPERS[:2])
"""The player's newspaper first."""
COMPARE, LAY_OUT = "why", "lay-out"
"""Gestures that show the best page: the one is for after the puzzle, the other for no puzzle."""


class FrontPageOfTheDay(DailyPuzzle[PennyPress]):
    def puzzle(self, day: str) -> Puzzle:
        brief = brief_of(day)
        return Puzzle(position_of(brief), SEATS, bill(brief, front_page.best(brief)).counted)

    def task(self) -> str:
        return _(
            "Lay out the front page that scores the most. Empty cells and stories left over cost points, and "
            "one story at the top edge can count double."
        )

    def points(self, position: PennyPress, action: Action) -> int:
        assert isinstance(action, Publish)
        return bill(position.brief(position.turn), action.page).counted

    def solution(self, position: PennyPress) -> PageUnderWay:
        return _under_way(front_page.best(position.brief(position.turn)))

    def laid_out(self, action: Action) -> PageUnderWay:
        return _under_way(action.page) if isinstance(action, Publish) else PageUnderWay()

    def on_gesture(
        self, selection: Any, position: PennyPress, gesture: Gesture, *, over: bool
    ) -> GestureResult:
        if over != (gesture.name == COMPARE) or gesture.name == LAY_OUT:
            return GestureResult(selection)
        try:
            return touch_layout(selection, position, gesture)
        except (KeyError, ValueError):
            return GestureResult(selection)

    def table(self, context: ViewContext[PennyPress]) -> Element:
        over = None if context.may_act else "over"
        return h.div("#penny-press", class_=["penny-press", "at-front-page", "daily-front-page", over])[
            h.div("#centre.centre")[builder(context)], h.div("#mats.mats")[printers_bill(context)]
        ]


def position_of(brief: Brief) -> PennyPress:
    """A table at which the first player lays out a page by this brief."""
    position = PennyPress.new(len(SEATS))
    position.phase = phases.FRONT_PAGE
    position.claimed = brief.claimed
    position.markers = [_marker(value) for value in brief.values]
    position.ads[position.turn] = brief.advertisement
    away = set(brief.claimed)
    position.stacks = [tuple(each for each in stack if each not in away) for stack in position.stacks]
    return position


def _marker(value: int) -> int:
    """The first place on the arrow track with that value."""
    return next(place for place, arrow in enumerate(ARROW_TRACK) if arrow.value == value)


def _under_way(page: Page) -> PageUnderWay:
    return PageUnderWay(page.placed, exclusive=page.exclusive)


DAILY = FrontPageOfTheDay()
