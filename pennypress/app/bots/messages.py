"""Messages from the bots’ worker, and about how the bots play."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class BotAnswered(Message):
    """What a bot thinks, as JSON: `pennypress.bots.bot.Assessment.to_json`."""

    ticket: str
    answer: str = ""


@dataclass(frozen=True, slots=True)
class BotFailed(Message):
    """The bots' worker could not be made to answer."""

    ticket: str = ""


@dataclass(frozen=True, slots=True)
class Skip(Message):
    """The bot that is thinking shall act at once."""


@dataclass(frozen=True, slots=True)
class Stop(Message):
    """The bots shall wait."""


@dataclass(frozen=True, slots=True)
class PlayOn(Message):
    """The bots shall play on, or try again."""


@dataclass(frozen=True, slots=True)
class ChoosePace(Message):
    """How fast the bots play: a name in `bot_pace.PACES`."""

    pace: str
