"""From the bots."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.messages import Message


@dataclass(frozen=True, slots=True)
class Thought(Message):
    """What a bot thinks, as JSON: `pennypress.bots.bot.Thought.to_json`."""

    ticket: str
    answer: str = ""


@dataclass(frozen=True, slots=True)
class ThoughtFailed(Message):
    """The bots' worker could not be made to answer."""

    ticket: str = ""
