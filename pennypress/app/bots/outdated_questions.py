"""Cancels the questions to the adviser whose answers are no longer needed."""

from __future__ import annotations

from pennypress.app.bots.messages import BotAnswered, BotFailed
from pennypress.app.effects import CancelQuestion, Effect
from pennypress.app.message import Message
from pennypress.app.model import Model, Replay


def tickets(model: Model) -> set[str]:
    """The tickets of the adviser's open questions."""
    asked = {model.advice.ticket} if model.advice else set()
    if isinstance(model.screen, Replay) and model.screen.analysis:
        asked.add(model.screen.analysis.ticket)
    return asked - {""}


def cancellations(before: Model, after: Model, message: Message) -> list[Effect]:
    """Effects that cancel the questions whose answers are no longer needed."""
    answered = {message.ticket} if isinstance(message, BotAnswered | BotFailed) else set()
    return [CancelQuestion(ticket) for ticket in sorted(tickets(before) - tickets(after) - answered)]
