"""The bots' turns at a table: when a bot is asked, what its answer does, how to hurry and stop it."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import seat_names, seats
from pennypress.app.bots.bot_pace import pace_of
from pennypress.app.bots.bot_requests import question
from pennypress.app.bots.messages import BotAnswered, BotFailed, PlayOn, Skip, Stop
from pennypress.app.effects import Announce, AnswerNow, CancelQuestion, Think
from pennypress.app.model import Asked, Change, Environment, Model, Play
from pennypress.app.play import update as playing
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action
from pennypress.engine.safe_json import load_json
from pennypress.engine.table import RecordedTable, Table

TICKET = "move:"


def with_next_bot_move(before: Model, change: Change, environment: Environment) -> Change:
    """The change, extended by starting or cancelling the bot's search as needed.

    After it, only the bot on turn is thinking; any other question is cancelled.
    """
    model, effects = change[0], [*change[1]]
    play = _due(model)
    if model.asked and (play is None or model.asked[1:] != (play.id, play.table.record)):
        effects.append(CancelQuestion(model.asked.ticket))
        model = replace(model, asked=None)
    if play and model.asked is None:
        ticket = TICKET + environment.random_text
        model = replace(model, asked=Asked(ticket, play.id, play.table.record))
        effects.append(Think(ticket, _question(play.table), pace_of(model).pause))
    if _begins(before, model) and isinstance(model.screen, Play):
        effects.append(Announce(bot_status(model.screen)))
    return model, effects


def bot_answered(model: Model, message: BotAnswered, environment: Environment) -> Change:
    """Carry out the bot's action. It is checked like anybody's."""
    play = model.screen
    if not isinstance(play, Play) or not _answers(model, message.ticket):
        return model, []
    try:
        table = play.table.apply(_action(message.answer, play.table), seats.seat_on_turn(play.table))
    except ValueError:
        return _failed(model, play)
    return playing.show_move(replace(model, asked=None), play, table, environment)


def thought_failed(model: Model, message: BotFailed, environment: Environment) -> Change:
    """Stop the bots after a failure, and say so."""
    play = model.screen
    if not isinstance(play, Play) or not _answers(model, message.ticket):
        return model, []
    return _failed(model, play)


def skip(model: Model, message: Skip, environment: Environment) -> Change:
    """Make the bot act at once, on its current assessment."""
    return model, [AnswerNow(model.asked.ticket)] if model.asked else []


def stop(model: Model, message: Stop, environment: Environment) -> Change:
    """Pause the bots until the person resumes."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write or not play.thinking:
        return model, []
    play = replace(play, stopped=True, said="")
    return replace(model, screen=play), [Announce(bot_status(play))]


def play_on(model: Model, message: PlayOn, environment: Environment) -> Change:
    """Resume the bots."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write:
        return model, []
    return replace(model, screen=replace(play, stopped=False, failed=False, said="")), []


def bot_status(play: Play) -> str:
    """The status of the bot on turn, in a sentence."""
    seat = seats.on_turn(play.table)
    assert seat is not None
    if play.failed:
        return _("The bots are not responding.")
    text = _("{player} is thinking…")
    if play.stopped:
        text = _("{player} is paused.")
    return text.format(player=seat_names.levelled(seat, play.table.game))


def _question(table: RecordedTable) -> str:
    level, seat = seats.bot_on_turn(table), seats.seat_on_turn(table)
    assert level is not None
    assert seat is not None
    return question(table.position, seat, table.record, len(table.moves), level.name)


def _due(model: Model) -> Play | None:
    """The table on the screen, if a bot should be thinking there."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write or not play.thinking:
        return None
    return play if model.entry(play.id) else None


def _begins(before: Model, after: Model) -> bool:
    """Whether bots take over from people, which is announced once and not for every bot.

    A table that opens announces its status by itself.
    """
    former, present = before.screen, after.screen
    if not isinstance(former, Play) or not isinstance(present, Play) or former.id != present.id:
        return False
    return present.thinking and not former.thinking


def _answers(model: Model, ticket: str) -> bool:
    """Whether the answer is expected."""
    return model.asked is not None and model.asked.ticket == ticket


def _action(answer: str, table: Table) -> Action:
    """The bot's best action. Raises ValueError if the answer is malformed."""
    try:
        text = load_json(answer)["candidates"][0][0]
    except (LookupError, TypeError) as why:
        raise ValueError(answer) from why
    if not isinstance(text, str):
        raise ValueError(answer)
    return table.game.parse_action(text, table.rules)


def _failed(model: Model, play: Play) -> Change:
    play = replace(play, stopped=True, failed=True, said="")
    return replace(model, screen=play, asked=None), [Announce(bot_status(play))]
