"""The history of a finished game: points over time, changes of the lead, and the title's own report."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

from pennypress.engine.i18n import current_translations
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import Position
from pennypress.games import GAMES, report_of
from pennypress.games.game_report import GameReport

LEADS = 5
"""Maximum number of lead changes listed, the latest ones."""


class Score(NamedTuple):
    """Everybody's points after `at` actions."""

    at: int
    points: tuple[int, ...]


class Lead(NamedTuple):
    """A seat gains the sole lead."""

    at: int
    player: int


class ScoreHistory(NamedTuple):
    """Points over time, changes of the lead, and the title's report on one game."""

    scores: tuple[Score, ...]
    """The scores at the beginning, at each change, and at the end."""
    leads: tuple[Lead, ...]
    report: GameReport

    @property
    def has_course(self) -> bool:
        """Whether points came at several moments; with all of them at the end there is nothing to follow."""
        return len(self.scores) > 2


def score_history(record: Record) -> ScoreHistory:
    """The history of a finished game, in the current language."""
    return _history(record, current_translations())


@lru_cache(4)
def _history(record: Record, _language: Hashable) -> ScoreHistory:
    game = GAMES[record.game]
    positions, moves = record.replay_all(game)
    scores = scores_over_time(positions)
    return ScoreHistory(scores, leads(scores), report_of(game.name)(positions, moves, record.players))


def scores_over_time(positions: tuple[Position, ...]) -> tuple[Score, ...]:
    found = [Score(0, positions[0].scores)]
    last = len(positions) - 1
    for at, position in enumerate(positions):
        if position.scores != found[-1].points or (at == last and found[-1].at != last):
            found.append(Score(at, position.scores))
    return tuple(found)


def leads(scores: tuple[Score, ...]) -> tuple[Lead, ...]:
    """Every time another seat than before has the sole lead; never in a solo game."""
    found: list[Lead] = []
    if len(scores[0].points) == 1:
        return ()
    for at, points in scores:
        first = [player for player, each in enumerate(points) if each == max(points)]
        if len(first) == 1 and (not found or found[-1].player != first[0]):
            found.append(Lead(at, first[0]))
    return tuple(found)
