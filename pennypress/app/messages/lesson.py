"""First minutes: what an empty shelf offers, and the lesson."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.messages import Message


@dataclass(frozen=True, slots=True)
class PlayNow(Message):
    """A table at once, with the form's title: against two bots, or for people who pass the tablet round."""

    house: bool


@dataclass(frozen=True, slots=True)
class Learn(Message):
    """Begin the lesson of that title."""

    game: str


@dataclass(frozen=True, slots=True)
class GoOn(Message):
    """The opponent of the lesson shall act."""


@dataclass(frozen=True, slots=True)
class LeaveLesson(Message):
    """Play on without: from here on it is a game like any other."""
