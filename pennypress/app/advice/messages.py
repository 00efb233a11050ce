"""Messages of advice."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class AskForAdvice(Message):
    """Ask what the player on turn should do; also sent to retry after a failure."""


@dataclass(frozen=True, slots=True)
class ShowAdvice(Message):
    """Show the details of a suggestion; suggestions count from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeAdvice(Message):
    """Carry out the adviser's suggestion."""

    number: int


@dataclass(frozen=True, slots=True)
class CloseAdvice(Message):
    pass
