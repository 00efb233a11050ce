"""The lesson line above the table: one instruction, and a button to leave."""

from __future__ import annotations

import htpy as h
from htpy import Node

from pennypress.app.lesson import lesson_progress
from pennypress.app.lesson.messages import ContinueLesson, LeaveLesson
from pennypress.app.lobby.messages import PlayNow
from pennypress.app.model import Play
from pennypress.app.widgets import button, icon, labelled
from pennypress.engine.i18n import _


def view(play: Play) -> Node:
    """The lesson line below the bar; nothing at an ordinary table.

    It takes the focus at each step: the button to continue, or else the sentence.
    """
    here = lesson_progress.place(play)
    if here is None:
        return None
    goes_on = here.line.reads or bool(lesson_progress.waits(play))
    number, count = lesson_progress.pages(here, play)
    focus = f"lesson-{number}"
    where = _("Step {number} of {count}").format(number=number, count=count)
    asks, why = here.line.says(play.position, play.selection)
    return h.section("#lesson.lesson", aria_label=_("The lesson"), data_show=" ".join(here.line.show))[
        h.span(".lesson-number", role="img", aria_label=where)[f"{number}/{count}"],
        h.p("#lesson-line.lesson-line", tabindex="-1", data_focus=None if goes_on or here.is_end else focus)[
            h.span(".lesson-asks")[asks], " ", h.span(".lesson-why")[why]
        ],
        button(
            "lesson-on",
            ContinueLesson(),
            [_("Continue"), icon("next")],
            class_="loud",
            disabled=not play.may_write,
            data_focus=focus if play.may_write else None,  # a disabled button cannot take the focus
            aria_describedby="lesson-line",
        )
        if goes_on
        else None,
        button(
            "lesson-leave",
            LeaveLesson(),
            labelled("close", _("Leave the lesson")),
            disabled=not play.may_write,
            title=_("Leave the lesson"),
        )
        if not here.is_end
        else [
            button(
                "lesson-next",
                PlayNow(play.table.game.name),
                _("Now a real game against easy opponents"),
                class_="loud",
                data_focus=focus,
                aria_describedby="lesson-line",
            ),
            button("lesson-leave", LeaveLesson(), _("Keep playing"), disabled=not play.may_write),
        ],
    ]


def illustration(play: Play) -> Node:
    """The picture of the present line, which stands in place of the table; nothing for other lines."""
    here = lesson_progress.place(play)
    if here is None or here.line.illustration is None:
        return None
    return h.section("#lesson-illustration.lesson-illustration", aria_label=_("Picture of the lesson"))[
        here.line.illustration(play.position)
    ]
