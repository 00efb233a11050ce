"""Progress in a lesson, always computed from the record and the selection, so that undo steps back."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import NamedTuple

from pennypress.app.model import Play
from pennypress.app.seats import seat_on_turn
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.engine.table import RecordedTable
from pennypress.games import lesson_of, view_of
from pennypress.games.lesson import READER, Lesson, LessonLine, LessonStep, Words


class Place(NamedTuple):
    """The current step and line of a lesson."""

    lesson: Lesson
    number: int
    """The number of steps done."""
    line: LessonLine
    step: LessonStep | None
    """The current step; None when all are done."""

    @property
    def is_end(self) -> bool:
        """Whether this is the last line of all."""
        return self.step is None and not self.line.reads


def place(play: Play) -> Place | None:
    """The learner's place at that table; None if it has no lesson, or one unknown to this release."""
    lesson = _lesson(play.table, play.lesson)
    if lesson is None:
        return None
    number = sum(move.player != CHANCE for move in play.table.moves)
    step = lesson.steps[number] if number < len(lesson.steps) else None
    return Place(lesson, number, _line(_lines(lesson, number), play), step)


def pages(here: Place, play: Play) -> tuple[int, int]:
    """The number of the present page of the lesson, and how many there are.

    A page is what one button or one action of the learner leads on from.
    """
    before = sum(_pages(step.lines) for step in here.lesson.steps[: here.number])
    read = min(play.lines_read, sum(line.reads for line in _lines(here.lesson, here.number)))
    joined = here.step is not None and not here.step.lines
    count = sum(_pages(step.lines) for step in here.lesson.steps) + _pages(here.lesson.end)
    return before + read + (not joined), count


def _pages(lines: tuple[LessonLine, ...]) -> int:
    return sum(line.reads for line in lines) + bool(lines)


def _lines(lesson: Lesson, number: int) -> tuple[LessonLine, ...]:
    """The lines of that step, which those without lines share with the one before."""
    if number >= len(lesson.steps):
        return lesson.end
    return next(step.lines for step in reversed(lesson.steps[: number + 1]) if step.lines)


def _line(lines: tuple[LessonLine, ...], play: Play) -> LessonLine:
    """The first of these lines that the learner has neither read nor done."""
    read = play.lines_read
    for line in lines[:-1]:
        if line.reads and not read:
            return line
        read -= line.reads
        if line.until and not line.until(play.selection):
            return line
    return lines[-1]


def words(play: Play) -> Words | None:
    """The words to show; None outside a lesson."""
    here = place(play)
    return here.line.says(play.position, play.selection) if here else None


def sentence(play: Play) -> str:
    """The words to say; '' outside a lesson."""
    return together(words(play) or ())


def waits(play: Play) -> tuple[LessonStep, ...]:
    """The opponents' steps that the learner has to start by a button now, if any."""
    here = place(play)
    if here is None or here.step is None or here.line.reads or seat_on_turn(play.table) == READER:
        return ()
    rest = here.lesson.steps[here.number + 1 :]
    return here.step, *takewhile(lambda step: not step.lines, rest)


def refusal(play: Play, action: Action) -> str:
    """A sentence with what the lesson asks for instead of that action; '' if the action is accepted."""
    here = place(play)
    if here is None or here.step is None:
        return ""
    step, position = here.step, play.table.position
    if str(action) == step.action or step.also(position, action):
        return ""
    game = play.table.game
    asked = game.parse_action(step.action, play.table.rules)
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
    decisions = [number for number, move in enumerate(table.moves) if move.player != CHANCE]
    return all(
        _action(table.moves[number]) == step.action or _also(table, number, step)
        for number, step in zip(decisions, lesson.steps, strict=False)
    )


def _also(table: RecordedTable, number: int, step: LessonStep) -> bool:
    """Whether that action is an accepted alternative of the step."""
    position, _moves = table.record.first(number).replay(table.game)
    return step.also(position, table.game.parse_action(_action(table.moves[number]), table.rules))


def _action(move: Move) -> str:
    """The text of the action, without the seat that its line begins with where several may act at once."""
    return move.action.removeprefix(f"{move.player}: ")
