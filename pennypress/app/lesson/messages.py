"""Messages of the lesson."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class Learn(Message):
    """Begin the lesson of that title."""

    game: str


@dataclass(frozen=True, slots=True)
class ContinueLesson(Message):
    """The opponent of the lesson shall act."""


@dataclass(frozen=True, slots=True)
class LeaveLesson(Message):
    """Play on without: from here on it is a game like any other."""
