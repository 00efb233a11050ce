"""Where somebody is in a lesson: always read off the record and what is in hand, so that undo steps back."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pennypress.app.model import Play
from pennypress.engine.i18n import _
from pennypress.engine.position import CHANCE, Action
from pennypress.engine.table import Table
from pennypress.games import lesson_of, view_of
from pennypress.games.lesson import READER, Lesson, LessonLine, LessonStep


class Place(NamedTuple):
    """The step and the line of a lesson at which somebody is."""

    lesson: Lesson
    number: int
    """Steps done."""
    line: LessonLine
    step: LessonStep | None
    """None when all steps are done."""


def place(play: Play) -> Place | None:
    """Where the reader of that table is; None when it is no lesson, or none of this edition."""
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
    """What is said now; '' outside a lesson."""
    here = place(play)
    return here.line.says(play.position, play.selection) if here else ""


def waits(play: Play) -> LessonStep | None:
    """The step of an opponent, which the reader lets happen."""
    here = place(play)
    if here is None or play.table.position.current_player == READER:
        return None
    return here.step


def refusal(play: Play, action: Action) -> str:
    """What the lesson asks for instead of that action, in a sentence; '' when it may be carried out."""
    here = place(play)
    if here is None or here.step is None:
        return ""
    step, position = here.step, play.table.position
    if str(action) == step.action or step.also(position, action):
        return ""
    game = play.table.game
    asked = game.parse_action(step.action)
    request = step.request() if step.request else view_of(game.name).describe(position, asked)
    return _("That would be possible, too. In the lesson, now: {request}").format(request=request)


def known(table: Table, name: str) -> str:
    """The name, if it is that of this table's lesson; '' for one of another edition."""
    return name if _lesson(table, name) else ""


def released(play: Play) -> Play:
    """Without the lesson, once all its steps are done."""
    here = place(play)
    return replace(play, lesson="") if here and here.step is None else play


def _lesson(table: Table, name: str) -> Lesson | None:
    """The lesson of that name, if it is this table's."""
    if not name or not table.game.has_lesson:
        return None
    lesson = lesson_of(table.game.name)
    record = table.record
    same = [seat.emblem for seat in record.players] == [seat.emblem for seat in lesson.seats]
    own = lesson.name == name and record.seed == lesson.seed and same
    return lesson if own and _follows(table, lesson) else None


def _follows(table: Table, lesson: Lesson) -> bool:
    """Whether everything was done as the lesson says: its sentences speak of what stands on that table."""
    if any(action != due for action, due in zip(table.record.actions, lesson.deal, strict=False)):
        return False
    decisions = [number for number, turn in enumerate(table.turns) if turn.player != CHANCE]
    return all(
        table.turns[number].action == step.action or _also(table, number, step)
        for number, step in zip(decisions, lesson.steps, strict=False)
    )


def _also(table: Table, number: int, step: LessonStep) -> bool:
    """Whether the action of that number is another one that the step takes."""
    position, _turns = table.record.first(number).replay(table.game)
    return step.also(position, table.game.parse_action(table.turns[number].action))
