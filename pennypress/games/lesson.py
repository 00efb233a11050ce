"""The interface between the app and a title's `lesson`: a guided first game, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action

READER = 0
"""The seat of the learner. Bots at the other seats play the actions of the lesson."""


class LessonLine(NamedTuple):
    """One instruction: a sentence above the table, about one thing to look at or do."""

    says: Callable[[Any, Any], str]
    """The sentence, computed from the position and the learner's selection."""
    show: tuple[str, ...] = ()
    """The ids of the elements it is about; one to be pressed comes first."""
    until: Callable[[Any], bool] | None = None
    """Whether the instruction is done, given the learner's selection. None if an action completes it."""


class LessonStep(NamedTuple):
    """One action: the learner's, with instructions, or an opponent's, explained before it is played."""

    action: str
    """The text of the action."""
    lines: tuple[LessonLine, ...]
    """The first line that is not done yet is shown. Only the last one may have no `until`."""
    also: Callable[[Any, Action], bool] = lambda position, action: False
    """Whether some other action is accepted instead."""
    request: Callable[[], str] | None = None
    """The instruction in brief, if the view's description of the action says too much."""


class Lesson(NamedTuple):
    """The lesson of a title."""

    name: str
    """The name stored in the game. It must change whenever the steps change.

    A learner in the middle of a lesson whose name no longer exists plays on without it.
    """
    seats: tuple[Seat, ...]
    seed: str
    deal: tuple[str, ...]
    """The actions of chance before the first step; the seed decides about the later ones."""
    steps: tuple[LessonStep, ...]
    end: LessonLine
    """The line after the last step."""
