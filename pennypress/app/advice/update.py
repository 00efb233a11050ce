"""Advice: asks the adviser for the best moves of the player on turn."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app.advice.messages import AskForAdvice, CloseAdvice, ShowAdvice, TakeAdvice
from pennypress.app.bots import adviser_answers
from pennypress.app.bots.bot_requests import question
from pennypress.app.bots.messages import BotAnswered, BotFailed
from pennypress.app.effects import Announce, Think
from pennypress.app.handlers import Handlers
from pennypress.app.model import Advice, Change, Environment, Model, Play, Screen
from pennypress.app.play import update as play
from pennypress.app.seats import seat_on_turn
from pennypress.bots import ADVISER
from pennypress.engine.i18n import _, ngettext
from pennypress.games import view_of

AT_MOST = 3
"""Maximum number of suggestions shown."""
TICKET = "advice:"
"""Prefix of the tickets of these questions."""


def may_ask(screen: Screen) -> bool:
    """Whether a person is about to act at a table in this tab."""
    return isinstance(screen, Play) and screen.may_act and not screen.table.position.is_over


def ask(model: Model, message: AskForAdvice, environment: Environment) -> Change:
    """Send the question, unless it has been sent for this position and has not failed."""
    screen = model.screen
    if not isinstance(screen, Play) or not may_ask(screen):
        return model, []
    if model.advice is not None and not model.advice.failed:
        return model, []
    table, ticket, seat = screen.table, TICKET + environment.random_text, seat_on_turn(screen.table)
    assert seat is not None
    asked = question(table.position, seat, table.record, len(table.moves), ADVISER)
    advice = Advice(screen.id, table.record, ticket)
    return replace(model, advice=advice, dialog=None), [
        Think(ticket, asked),
        Announce(_("The coach is thinking.")),
    ]


def bot_answered(model: Model, message: BotAnswered, environment: Environment) -> Change:
    """Show the answer; ignore an answer to an outdated question."""
    advice = model.advice
    if advice is None or advice.ticket != message.ticket or not isinstance(model.screen, Play):
        return model, []
    table = model.screen.table
    try:
        found = adviser_answers.read(message.answer, table.game, table.rules)
    except ValueError:
        return _failed(model, advice)
    found = replace(found, candidates=found.candidates[:AT_MOST])
    count = len(found.candidates)
    said = ngettext(
        "The coach has {count} suggestion. The first: {action}",
        "The coach has {count} suggestions. The first: {action}",
        count,
    ).format(count=count, action=view_of(table.game.name).describe(table.position, found.action))
    return replace(model, advice=replace(advice, ticket="", assessment=found)), [Announce(said)]


def failed(model: Model, message: BotFailed, environment: Environment) -> Change:
    advice = model.advice
    if advice is None or advice.ticket != message.ticket:
        return model, []
    return _failed(model, advice)


def show(model: Model, message: ShowAdvice, environment: Environment) -> Change:
    """Show the details of one suggestion."""
    if model.advice is None:
        return model, []
    return replace(model, advice=replace(model.advice, chosen=message.number)), []


def take(model: Model, message: TakeAdvice, environment: Environment) -> Change:
    """Carry out a suggestion as if the person had done it."""
    advice = model.advice
    if advice is None or advice.assessment is None or not isinstance(model.screen, Play):
        return model, []
    if not 0 <= message.number < len(advice.assessment.candidates):
        return model, []
    return play.act(model, model.screen, advice.assessment.candidates[message.number].action, environment)


def close(model: Model, message: CloseAdvice, environment: Environment) -> Change:
    return replace(model, advice=None), []


def without_outdated_advice(model: Model) -> Model:
    """Remove advice that is outdated by an action, an undo or a change of screen."""
    advice, screen = model.advice, model.screen
    if advice is None:
        return model
    same = isinstance(screen, Play) and screen.id == advice.table and screen.table.record == advice.record
    return model if same and may_ask(screen) else replace(model, advice=None)


def no_answer() -> str:
    return _("The coach could not be reached.")


def _failed(model: Model, advice: Advice) -> Change:
    return replace(model, advice=replace(advice, ticket="", failed=True)), [Announce(no_answer())]


HANDLERS: Handlers = {
    AskForAdvice: ask,
    ShowAdvice: show,
    TakeAdvice: take,
    CloseAdvice: close,
}
