"""The lesson line above the table: one instruction, and a button to leave."""

from __future__ import annotations

import htpy as h
from htpy import Node

from pennypress.app.lesson import lesson_progress
from pennypress.app.lesson.messages import ContinueLesson, LeaveLesson
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
    focus = f"lesson-{here.number}"
    waits = lesson_progress.waits(play) is not None
    count = len(here.lesson.steps)
    where = _("Step {number} of {count}").format(number=min(here.number + 1, count), count=count)
    return h.section("#lesson.lesson", aria_label=_("The lesson"), data_show=" ".join(here.line.show))[
        h.span(".lesson-number", role="img", aria_label=where)[f"{min(here.number + 1, count)}/{count}"],
        h.p("#lesson-line.lesson-line", tabindex="-1", data_focus=None if waits or not here.step else focus)[
            lesson_progress.sentence(play)
        ],
        button(
            "lesson-on",
            ContinueLesson(),
            [_("Continue"), icon("next")],
            class_="loud",
            disabled=not play.may_write,
            data_focus=focus,
            aria_describedby="lesson-line",
        )
        if waits
        else None,
        button(
            "lesson-leave",
            LeaveLesson(),
            labelled("close", _("Leave the lesson")),
            disabled=not play.may_write,
            title=_("Leave the lesson"),
        )
        if here.step
        else button(
            "lesson-leave",
            LeaveLesson(),
            _("Keep playing"),
            class_="loud",
            disabled=not play.may_write,
            data_focus=focus,
            aria_describedby="lesson-line",
        ),
    ]
