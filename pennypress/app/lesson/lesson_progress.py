"""Progress in a lesson, always computed from the record and the selection, so that undo steps back."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pennypress.app.model import Play
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.engine.table import RecordedTable
from pennypress.games import lesson_of, view_of
from pennypress.games.lesson import READER, Lesson, LessonLine, LessonStep


class Place(NamedTuple):
    """The current step and line of a lesson."""

    lesson: Lesson
    number: int
    """The number of steps done."""
    line: LessonLine
    step: LessonStep | None
    """The current step; None when all are done."""


def place(play: Play) -> Place | None:
    """The learner's place at that table; None if it has no lesson, or one unknown to this release."""
    lesson = _lesson(play.table, play.lesson)
    if lesson is None:
        return None
    number = sum(turn.player != CHANCE for turn in play.table.turns)
    if number >= len(lesson.steps):
        return Place(lesson, number, lesson.end, None)
    step = lesson.steps[number]
    waiting = (line for line in step.lines if line.until and not line.until(play.selection))
    return Place(lesson, number, next(waiting, step.lines[-1]), step)


def sentence(play: Play) -> str:
    """The sentence to show; '' outside a lesson."""
    here = place(play)
    return here.line.says(play.position, play.selection) if here else ""


def waits(play: Play) -> LessonStep | None:
    """The opponent's step that the learner has to start by a button, if any."""
    here = place(play)
    if here is None or play.table.position.next_to_act == READER:
        return None
    return here.step


def refusal(play: Play, action: Action) -> str:
    """A sentence with what the lesson asks for instead of that action; '' if the action is accepted."""
    here = place(play)
    if here is None or here.step is None:
        return ""
    step, position = here.step, play.table.position
    if str(action) == step.action or step.also(position, action):
        return ""
    game = play.table.game
    asked = game.parse_action(step.action)
    request = step.request() if step.request else view_of(game.name).describe(position, asked)
    return _("That move is also possible, but the lesson asks for this: {request}").format(request=request)


def known(table: RecordedTable, name: str) -> str:
    """The name if this table's title has that lesson, else '' (a lesson of another release)."""
    return name if _lesson(table, name) else ""


def released(play: Play) -> Play:
    """The table without the lesson once all steps are done."""
    here = place(play)
    return replace(play, lesson="") if here and here.step is None else play


def _lesson(table: RecordedTable, name: str) -> Lesson | None:
    """The lesson of that name, if the table's title has it."""
    if not name or not table.game.has_lesson:
        return None
    lesson = lesson_of(table.game.name)
    record = table.record
    same = [seat.emblem for seat in record.players] == [seat.emblem for seat in lesson.seats]
    own = lesson.name == name and record.seed == lesson.seed and same
    return lesson if own and _follows(table, lesson) else None


def _follows(table: RecordedTable, lesson: Lesson) -> bool:
    """Whether all actions so far follow the lesson, so that its sentences fit the position."""
    if any(action != due for action, due in zip(table.record.actions, lesson.deal, strict=False)):
        return False
    decisions = [number for number, turn in enumerate(table.turns) if turn.player != CHANCE]
    return all(
        table.turns[number].action == step.action or _also(table, number, step)
        for number, step in zip(decisions, lesson.steps, strict=False)
    )


def _also(table: RecordedTable, number: int, step: LessonStep) -> bool:
    """Whether that action is an accepted alternative of the step."""
    position, _turns = table.record.first(number).replay(table.game)
    return step.also(position, table.game.parse_action(table.turns[number].action))
