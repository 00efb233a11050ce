"""Passes the answers of the bots' worker to whoever asked: the bots' turns, advice, or the analysis."""

from __future__ import annotations

from pennypress.app.advice import update as advice
from pennypress.app.analysis import update as analysis
from pennypress.app.bots import bot_turns
from pennypress.app.bots.messages import BotAnswered, BotFailed
from pennypress.app.handlers import Handler
from pennypress.app.message import Message
from pennypress.app.model import Change, Environment, Model


def bot_answered(model: Model, message: BotAnswered | BotFailed, environment: Environment) -> Change:
    """Dispatch an answer from the worker by its ticket."""
    asked_by = message.ticket.partition(":")[0] + ":"
    handler = THINKERS.get((asked_by, type(message)))
    return handler(model, message, environment) if handler else (model, [])


THINKERS: dict[tuple[str, type[Message]], Handler] = {
    (bot_turns.TICKET, BotAnswered): bot_turns.bot_answered,
    (bot_turns.TICKET, BotFailed): bot_turns.thought_failed,
    (advice.TICKET, BotAnswered): advice.bot_answered,
    (advice.TICKET, BotFailed): advice.failed,
    (analysis.TICKET, BotAnswered): analysis.bot_answered,
    (analysis.TICKET, BotFailed): analysis.failed,
}
