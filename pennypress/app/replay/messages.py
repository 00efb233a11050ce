"""Messages of a replay."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class Scrub(Message):
    """Show the replay as it stood after so many actions."""

    at: int = 0


@dataclass(frozen=True, slots=True)
class ContinueHere(Message):
    """Go on from the replay's present point as a new table of one's own."""
