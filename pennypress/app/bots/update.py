"""Handlers of the worker's answers and of the bot controls at the table."""

from __future__ import annotations

from pennypress.app.advice import update as advice
from pennypress.app.analysis import update as analysis
from pennypress.app.bots import bot_pace, bot_turns
from pennypress.app.bots.messages import BotAnswered, BotFailed, ChoosePace, PlayOn, Skip, Stop
from pennypress.app.merge_handlers import Handler, Handlers
from pennypress.app.message import Message
from pennypress.app.model import Change, Environment, Model


def bot_answered(model: Model, message: BotAnswered | BotFailed, outside: Environment) -> Change:
    """Dispatch an answer from the worker by its ticket."""
    asked_by = message.ticket.partition(":")[0] + ":"
    handler = THINKERS.get((asked_by, type(message)))
    return handler(model, message, outside) if handler else (model, [])


THINKERS: dict[tuple[str, type[Message]], Handler] = {
    (bot_turns.TICKET, BotAnswered): bot_turns.bot_answered,
    (bot_turns.TICKET, BotFailed): bot_turns.thought_failed,
    (advice.TICKET, BotAnswered): advice.bot_answered,
    (advice.TICKET, BotFailed): advice.failed,
    (analysis.TICKET, BotAnswered): analysis.bot_answered,
    (analysis.TICKET, BotFailed): analysis.failed,
}

HANDLERS: Handlers = {
    BotAnswered: bot_answered,
    BotFailed: bot_answered,
    Skip: bot_turns.skip,
    Stop: bot_turns.stop,
    PlayOn: bot_turns.play_on,
    ChoosePace: bot_pace.choose_pace,
}
