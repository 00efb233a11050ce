"""Messages of the table: gestures, undo, the curtain."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class Touch(Message):
    """A gesture on the table, defined by the title; see `games.view.Gesture`."""

    gesture: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LiftCurtain(Message):
    """The person of that seat has the device and is ready to see the table."""

    seat: int


@dataclass(frozen=True, slots=True)
class Undo(Message):
    pass


@dataclass(frozen=True, slots=True)
class Redo(Message):
    pass
