"""The editor’s advice, and looking back."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.messages import Message


@dataclass(frozen=True, slots=True)
class AskEditor(Message):
    """What should the player on turn do? Also to try again when no answer came."""


@dataclass(frozen=True, slots=True)
class ShowAdvice(Message):
    """Look closer at that suggestion, counted from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeAdvice(Message):
    """Do what the editor suggests there."""

    number: int


@dataclass(frozen=True, slots=True)
class CloseAdvice(Message):
    pass


@dataclass(frozen=True, slots=True)
class LookBack(Message):
    """Let the editor look at the replay's game, or go on where it was stopped."""


@dataclass(frozen=True, slots=True)
class StopLooking(Message):
    """Enough: what the editor has found stays."""


@dataclass(frozen=True, slots=True)
class CloseLookBack(Message):
    pass


@dataclass(frozen=True, slots=True)
class StepThrough(Message):
    """An arrow key on the line of chances: the page adds 'left', 'right', 'up' or 'down'."""

    keys: tuple[str, ...] = ()
