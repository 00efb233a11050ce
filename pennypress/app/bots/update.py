"""Handlers of the worker's answers and of the bot controls at the table."""

from __future__ import annotations

from pennypress.app.bots import bot_pace, bot_turns
from pennypress.app.bots.messages import BotAnswered, BotFailed, ChoosePace, PlayOn, Skip, Stop
from pennypress.app.bots.route_worker_answers import bot_answered
from pennypress.app.handlers import Handlers

HANDLERS: Handlers = {
    BotAnswered: bot_answered,
    BotFailed: bot_answered,
    Skip: bot_turns.skip,
    Stop: bot_turns.stop,
    PlayOn: bot_turns.play_on,
    ChoosePace: bot_pace.choose_pace,
}
