"""Messages of today’s edition. A puzzle is opened by its address."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class PlayDealOfTheDay(Message):
    """Start today's deal of that title, or go on with it."""

    game: str


@dataclass(frozen=True, slots=True)
class CopyResult(Message):
    """Copy the result of the puzzle on the screen."""
