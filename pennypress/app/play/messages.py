"""Messages of the table: gestures, undo, the curtain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pennypress.app.message import Message
from pennypress.games.view import TEXT_LIMIT


@dataclass(frozen=True, slots=True)
class Touch(Message):
    """A gesture on the table, defined by the title; see `games.view.Gesture`."""

    gesture: str
    words: tuple[str, ...] = ()
    text: Any = ""
    """What the page adds if a field sends the gesture: its text, in a title's table."""

    @property
    def typed(self) -> str:
        """The text that was typed, cut off; '' if the page has added something else."""
        return self.text[:TEXT_LIMIT] if isinstance(self.text, str) else ""


@dataclass(frozen=True, slots=True)
class ActForSeat(Message):
    """An action of that seat, as text, where several may act at once.

    For tables on several devices: no button sends it.
    """

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class ClearSelection(Message):
    """What is selected cannot be drawn: an altered stored text selects it, or a defect of ours."""


@dataclass(frozen=True, slots=True)
class LiftCurtain(Message):
    """The person of that seat has the device and is ready to see the table."""

    seat: int


@dataclass(frozen=True, slots=True)
class Undo(Message):
    pass


@dataclass(frozen=True, slots=True)
class WithdrawChoice(Message):
    """That seat takes its sealed choice back. For tables on several devices: no button sends it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redo(Message):
    pass
