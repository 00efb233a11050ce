"""Reading and formatting of the adviser's answers, and cancelling of outdated questions."""

from __future__ import annotations

from pennypress.app import formatting
from pennypress.app.bots.messages import BotAnswered, BotFailed
from pennypress.app.effects import DropThought, Effect
from pennypress.app.message import Message
from pennypress.app.model import Model, Replay
from pennypress.bots.bot import Assessment, Candidate
from pennypress.engine.game import Game
from pennypress.engine.i18n import _
from pennypress.engine.record import Record
from pennypress.engine.safe_json import load_json


def read(answer: str, game: Game) -> Assessment:
    """The assessment in the answer. Raises ValueError if it is malformed."""
    try:
        told = load_json(answer)
        candidates = tuple(
            Candidate(game.parse_action(text), float(points), float(place), float(chance))
            for text, points, place, chance in told["candidates"]
        )
        assessment = Assessment(candidates, tuple(told["chances"]), tuple(told["points"]), told["rollouts"])
    except (LookupError, TypeError, AttributeError) as why:
        raise ValueError(answer) from why
    if not candidates:
        raise ValueError(answer)
    return assessment


def percent(chance: float) -> str:
    """A probability as text: '34 %'."""
    return _("{number}%").format(number=round(100 * chance))


def papers(record: Record, game: Game) -> list[str]:
    """The names of the seats' emblems."""
    return [formatting.emblem_title(seat.emblem, game) for seat in record.players]


def tickets(model: Model) -> set[str]:
    """The tickets of the adviser's open questions."""
    asked = {model.advice.ticket} if model.advice else set()
    if isinstance(model.screen, Replay) and model.screen.look:
        asked.add(model.screen.look.ticket)
    return asked - {""}


def dropped(before: Model, after: Model, message: Message) -> list[Effect]:
    """Effects that cancel the questions whose answers are no longer needed."""
    answered = {message.ticket} if isinstance(message, BotAnswered | BotFailed) else set()
    return [DropThought(ticket) for ticket in sorted(tickets(before) - tickets(after) - answered)]
