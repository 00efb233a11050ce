"""The interface between the app and a title's `lesson`: a guided first game, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from htpy import Node

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action, Position

READER = 0
"""The seat of the learner. Bots at the other seats play the actions of the lesson."""


class Words(NamedTuple):
    """The words of a line. Together they are short enough for a phone."""

    asks: str
    """What there is to see or to do."""
    why: str
    """Why: the rule or the aim behind it. Never empty."""


class LessonLine(NamedTuple):
    """One instruction above the table: about one thing to look at or do, and the reason for it."""

    says: Callable[[Any, Any], Words]
    """The words, computed from the position and the learner's selection."""
    show: tuple[str, ...] = ()
    """The ids of the elements it is about; one to be pressed comes first."""
    until: Callable[[Any], bool] | None = None
    """Whether the instruction is done, given the learner's selection. None if an action completes it."""
    reads: bool = False
    """Whether it asks for nothing: a button leads on to the next line."""
    illustration: Callable[[Any], Node] | None = None
    """A picture, from the position, that stands in place of the table meanwhile."""


P = TypeVar("P", bound=Position)


def line(
    says: Callable[[P], Words],
    *show: str,
    until: Callable[[Any], bool] | None = None,
    reads: bool = False,
    illustration: Callable[[P], Node] | None = None,
) -> LessonLine:
    """A line whose words depend on the position only, not on the learner's selection."""
    return LessonLine(lambda position, selection: says(position), show, until, reads, illustration)


class LessonStep(NamedTuple):
    """One action: the learner's, with instructions, or an opponent's, explained before it is played."""

    action: str
    """The text of the action. Where all choose at once, the learner's step comes first."""
    lines: tuple[LessonLine, ...]
    """The first line that is not done yet is shown. The last one is done by the action.

    An opponent's action without lines is played together with the action before it.
    """
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
    end: tuple[LessonLine, ...]
    """The lines after the last step: to be read, and the last one sums up how one scores and wins."""
