"""Messages of the lesson."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class Learn(Message):
    """Start the lesson of that title."""

    game: str


@dataclass(frozen=True, slots=True)
class ContinueLesson(Message):
    """Go on to the next line of the lesson, or let its opponents act."""


@dataclass(frozen=True, slots=True)
class LeaveLesson(Message):
    """Leave the lesson and play on as in an ordinary game."""
