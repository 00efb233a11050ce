"""Messages of the game report."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class StepThrough(Message):
    """An arrow key pressed on a chart; the page adds 'left', 'right', 'up' or 'down'."""

    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GoToMove(Message):
    """Go to that ply of the replay, or of the finished game on the table."""

    at: int


@dataclass(frozen=True, slots=True)
class ToggleReport(Message):
    """Show or hide the game report beside the replay."""

    shown: bool
