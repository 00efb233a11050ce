"""Messages of the report on a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class StepThrough(Message):
    """An arrow key on the line of chances: the page adds 'left', 'right', 'up' or 'down'."""

    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GoToMove(Message):
    """Go to that moment: of the replay, or of the finished game on the table."""

    at: int


@dataclass(frozen=True, slots=True)
class ToggleReport(Message):
    """Show how the game went beside the replay, or no longer."""

    shown: bool
