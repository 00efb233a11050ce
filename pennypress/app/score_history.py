"""A finished game told afterwards: points over time, who led when, and what the title has to tell besides."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from pennypress.app import persistence, replay, routing
from pennypress.app.effects import Navigate
from pennypress.app.messages.advice import StepThrough
from pennypress.app.messages.replay import Scrub, Tell, Visit
from pennypress.app.model import Change, Environment, Model, Play, Replay
from pennypress.engine.i18n import spoken
from pennypress.engine.link_codec import pack
from pennypress.engine.position import Position
from pennypress.engine.record import Record
from pennypress.games import GAMES, account_of
from pennypress.games.game_report import Account

STEPS = {"left": -1, "down": -1, "right": 1, "up": 1}
LEADS = 5
"""Changes of the lead that are told, the latest."""


class Score(NamedTuple):
    """Everybody's points after so many actions."""

    at: int
    points: tuple[int, ...]


class Lead(NamedTuple):
    """Somebody comes to have more points than everybody else."""

    at: int
    player: int


class Story(NamedTuple):
    """What is told of a game."""

    scores: tuple[Score, ...]
    """At the beginning, at each change, and at the end."""
    leads: tuple[Lead, ...]
    account: Account


def story_of(record: Record) -> Story:
    """What there is to tell of a finished game, in the language that is spoken."""
    return _story(record, spoken())


@lru_cache(4)
def _story(record: Record, _language: Hashable) -> Story:
    game = GAMES[record.game]
    positions = tuple(record.positions(game))
    turns = record.replay(game)[1]
    scores = scores_over_time(positions)
    return Story(scores, leads(scores), account_of(game.name)(positions, turns, record.players))


def scores_over_time(positions: tuple[Position, ...]) -> tuple[Score, ...]:
    found = [Score(0, positions[0].scores)]
    last = len(positions) - 1
    for at, position in enumerate(positions):
        if position.scores != found[-1].points or (at == last and found[-1].at != last):
            found.append(Score(at, position.scores))
    return tuple(found)


def leads(scores: tuple[Score, ...]) -> tuple[Lead, ...]:
    """Every time somebody else than before has the most points alone."""
    found: list[Lead] = []
    for at, points in scores:
        first = [player for player, each in enumerate(points) if each == max(points)]
        if len(first) == 1 and (not found or found[-1].player != first[0]):
            found.append(Lead(at, first[0]))
    return tuple(found)


# -- what is done with it


def tell(model: Model, message: Tell, outside: Environment) -> Change:
    """Open or close the sheet beside a replay; the editor's closes for it."""
    screen = model.screen
    if not isinstance(screen, Replay) or not screen.positions[-1].is_over:
        return model, []
    look = screen.look
    if look and message.shown:
        look = replace(look, ticket="", shown=False)
    return replace(model, screen=replace(screen, told=message.shown, look=look)), []


def visit(model: Model, message: Visit, outside: Environment) -> Change:
    """Go to a moment of the game; from the finished table to its replay."""
    screen = model.screen
    if isinstance(screen, Replay):
        return replay.scrub(model, Scrub(message.at), outside)
    if not isinstance(screen, Play) or not screen.table.position.is_over:
        return model, []
    record = screen.table.record
    opened = routing.to_replay(model, pack(record), outside)
    opened = persistence.then(opened, tell(opened[0], Tell(True), outside))
    opened = persistence.then(opened, replay.scrub(opened[0], Scrub(message.at), outside))
    return opened[0], [*opened[1], Navigate(routing.looking_back(record))]


def step(model: Model, message: StepThrough, outside: Environment) -> Change:
    """An arrow key on a picture of the game goes one action back or on."""
    screen = model.screen
    by = sum(STEPS.get(key, 0) for key in message.keys)
    if isinstance(screen, Replay):
        return replay.scrub(model, Scrub(screen.at + by), outside)
    if isinstance(screen, Play):
        return visit(model, Visit(len(screen.table.turns) + by), outside)
    return model, []
