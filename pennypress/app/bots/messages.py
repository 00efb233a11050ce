"""Messages from the bots’ worker, and about how the bots play."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class BotAnswered(Message):
    """A bot's answer, as JSON: `pennypress.bots.bot_interface.Assessment.to_json`."""

    ticket: str
    answer: str = ""


@dataclass(frozen=True, slots=True)
class BotFailed(Message):
    """The bots' worker failed."""

    ticket: str = ""


@dataclass(frozen=True, slots=True)
class Skip(Message):
    """Make the thinking bot act at once."""


@dataclass(frozen=True, slots=True)
class Stop(Message):
    """Pause the bots."""


@dataclass(frozen=True, slots=True)
class PlayOn(Message):
    """Resume the bots, or retry after a failure."""


@dataclass(frozen=True, slots=True)
class ChoosePace(Message):
    """Set the pace of the bots: a name in `bot_pace.PACES`."""

    pace: str
