"""The lesson: about five minutes of Penny Press with a fixed deal. `LESSON` is used by the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action
from pennypress.games.lesson import READER, Lesson, LessonLine, LessonStep, line
from pennypress.games.penny_press import lesson_words as words
from pennypress.games.penny_press.actions import PRESS, Publish
from pennypress.games.penny_press.components import Story
from pennypress.games.penny_press.front_page import Page
from pennypress.games.penny_press.lesson_words import (
    FIRST_BRIEF,
    FIRST_PAGE,
    LEAD,
    NEXT_LEAD,
    NEXT_SECOND,
    SEATS,
    SECOND,
    SECOND_PAGE,
    SUNS,
)
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.finished_page import finished_page
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay
from pennypress.games.penny_press.view.selection import BoardSelection


def _is_chosen(story: Story) -> Callable[[Any], bool]:
    """The condition that this story is chosen on the board."""
    return lambda selection: isinstance(selection, BoardSelection) and selection.chosen is story


def _is_begun(selection: Any) -> bool:
    return isinstance(selection, PageUnderWay) and bool(selection.placed)


def _is_full(selection: Any) -> bool:
    return isinstance(selection, PageUnderWay) and len(selection.placed) == 2 and selection.ghost is None


def _prints_all(position: PennyPress, action: Action) -> bool:
    return isinstance(action, Publish) and len(action.page.placed) == len(position.claimed)


def _print_both() -> str:
    return _("Lay both stories out and print the page.")


def _publish(page: str, *lines: LessonLine) -> LessonStep:
    return LessonStep(f"publish {page}", lines, also=_prints_all, request=_print_both)


PRINT = LessonLine(words.print_it, ("print",))

STEPS = (
    LessonStep(
        f"assign 2 {LEAD}",
        (
            line(
                words.aim,
                reads=True,
                illustration=lambda position: finished_page(
                    SEATS[READER], FIRST_BRIEF, Page.parse(FIRST_PAGE)
                ),
            ),
            line(
                words.look,
                f"story-{LEAD}",
                "marker-war",
                until=_is_chosen(LEAD),
            ),
            line(words.choose, "choice-send-2"),
        ),
    ),
    LessonStep(f"assign 2 {SUNS}", (line(words.one_action, "marker-war"),)),
    LessonStep(f"assign 1 {LEAD}", ()),
    LessonStep(f"assign 2 {SECOND}", (line(words.beside, f"story-{SECOND}", f"story-{LEAD}"),)),
    LessonStep("assign 2 city-B1", (line(words.risen, "marker-human"),)),
    LessonStep("assign 2 war-C1", ()),
    LessonStep(f"assign 1 {SUNS}", (line(words.join, f"story-{SUNS}", "marker-city"),)),
    LessonStep(str(PRESS), (line(words.sun_prints, f"story-{SUNS}"),)),
    LessonStep(f"publish city-B1@0,0 {SUNS}@1,0t exclusive city-B1", ()),
    LessonStep(f"assign 1 {LEAD}", (line(words.scoop, "circulation"),)),
    LessonStep(str(PRESS), (line(words.go_to_press, "press"),)),
    _publish(
        FIRST_PAGE,
        line(words.lead, "front-page", "tray", until=_is_begun),
        line(words.exclusive, "front-page", "tray", until=_is_full),
        PRINT,
    ),
    LessonStep(
        "assign 2 war-D2",
        (
            line(words.penny, "circulation", reads=True),
            line(words.stars, "bonus-track", reads=True),
            line(words.advertisement, "headline"),
        ),
    ),
    LessonStep("assign 1 politics-D1", ()),
    LessonStep(
        f"assign 3 {NEXT_LEAD}",
        (
            line(
                words.two_stars,
                f"story-{NEXT_LEAD}",
                until=_is_chosen(NEXT_LEAD),
            ),
            line(words.three, "choice-send-3"),
        ),
    ),
    LessonStep("assign 2 human-A2", (line(words.all_want, "story-war-D2"),)),
    LessonStep("assign 1 human-A1", ()),
    LessonStep(f"assign 2 {NEXT_SECOND}", (line(words.fits, f"story-{NEXT_SECOND}"),)),
    LessonStep("assign 1 crime-A1", (line(words.before_second, f"story-{NEXT_LEAD}"),)),
    LessonStep(f"assign 1 {NEXT_SECOND}", ()),
    LessonStep(str(PRESS), (line(words.press_again, "press"),)),
    _publish(SECOND_PAGE, line(words.around_advertisement, "front-page", "tray", until=_is_full), PRINT),
    LessonStep("recall 1 crime-A1", (line(words.in_all, "circulation"),)),
    LessonStep("assign 1 war-C1", ()),
)

LESSON = Lesson(
    "two-front-pages",
    SEATS,
    "extra-314",
    ("headline 7", "headline 45", "headline 39"),
    STEPS,
    (line(words.done, illustration=words.summary),),
)
