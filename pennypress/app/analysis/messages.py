"""Messages of the analysis of a whole game."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class StartAnalysis(Message):
    """Start the analysis of the replayed game, or resume it."""


@dataclass(frozen=True, slots=True)
class StopAnalysis(Message):
    """Stop the analysis; the results so far stay."""


@dataclass(frozen=True, slots=True)
class CloseAnalysis(Message):
    pass
