"""A guided first game, step by step: the contract between the app and a title's `lesson`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pennypress.engine.position import Action
from pennypress.engine.record import Seat

READER = 0
"""The seat of whoever learns; in all others sit bots, who do what the lesson says."""


class LessonLine(NamedTuple):
    """One thing to look at and to do, in a sentence over the table."""

    says: Callable[[Any, Any], str]
    """The sentence, from the position and what the reader has in hand: its numbers are always true."""
    show: tuple[str, ...] = ()
    """The ids of what it speaks of on the table; what is to be pressed comes first."""
    until: Callable[[Any], bool] | None = None
    """Of what the reader has in hand: whether it has been done. None where an action does it."""


class LessonStep(NamedTuple):
    """One action: the reader's, asked for line by line, or an opponent's, which is told and waited for."""

    action: str
    """As the record writes it."""
    lines: tuple[LessonLine, ...]
    """The first that has not been done yet is shown. Only the last goes without `until`."""
    also: Callable[[Any, Action], bool] = lambda position, action: False
    """Which other actions will do at that position."""
    request: Callable[[], str] | None = None
    """What is asked for, in brief, where the action as the view describes it says too much."""


class Lesson(NamedTuple):
    """How a title is learnt by playing it."""

    name: str
    """It is kept with the game. When the steps change it changes too: who is half through the old ones
    plays on without."""
    seats: tuple[Seat, ...]
    seed: str
    deal: tuple[str, ...]
    """What chance does before the first step; after that the seed decides."""
    steps: tuple[LessonStep, ...]
    end: LessonLine
    """When all steps are done: what is left to know."""
