"""Messages of the analysis of a whole game."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class StartAnalysis(Message):
    """Let the editor look at the replay's game, or go on where it was stopped."""


@dataclass(frozen=True, slots=True)
class StopAnalysis(Message):
    """Enough: what the editor has found stays."""


@dataclass(frozen=True, slots=True)
class CloseAnalysis(Message):
    pass
