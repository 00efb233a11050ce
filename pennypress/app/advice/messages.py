"""Messages of advice."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class AskForAdvice(Message):
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
