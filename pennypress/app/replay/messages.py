"""Messages of a replay."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class Scrub(Message):
    """Show the replay after `at` actions."""

    at: int = 0


@dataclass(frozen=True, slots=True)
class ContinueHere(Message):
    """Start a table from the replay's current point."""
