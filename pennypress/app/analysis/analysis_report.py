"""The results of an analysis: winning chances over time, turning points, better moves."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from pennypress.app.model import AnalysedMove, GameAnalysis, Replay
from pennypress.bots.bot_interface import Candidate

POINTS = 1.0
CHANCE = 0.03
"""Minimum improvement of a better move: in points, or in probability of winning."""
TURNING_POINTS = 3


class Chances(NamedTuple):
    """Everybody's probability of winning after `at` actions."""

    at: int
    chances: tuple[float, ...]


class TurningPoint(NamedTuple):
    """A decision that changed somebody's probability of winning."""

    at: int
    """The number of actions carried out before it."""
    player: int
    """The seat whose probability changed most."""
    before: float
    after: float


class Verdict(NamedTuple):
    """The assessment of one decision."""

    at: int
    player: int
    best: Candidate
    points: float | None
    """The expected points after the action that was taken; None if unknown."""
    chance: float | None
    weighed: bool
    """Whether that action was among the analysed ones; if not, the value is that of the next position."""
    same: bool
    """Whether the best action was taken."""
    better: bool
    """Whether the best action would have been clearly better."""


def line(replay: Replay, analysis: GameAnalysis) -> tuple[Chances, ...]:
    """The winning chances as far as analysed, plus the result at the end of a finished game."""
    found = [Chances(each.at, each.chances) for each in analysis.analysed]
    outcome = replay.positions[-1].outcome
    if analysis.done and outcome:
        seats, winners = range(len(replay.record.players)), outcome.winners
        result = tuple((seat in winners) / max(1, len(winners)) for seat in seats)
        found.append(Chances(len(replay.moves), result))
    return tuple(found)


def turning_points(standings: tuple[Chances, ...]) -> list[TurningPoint]:
    """The decisions that changed the chances most, in game order."""
    shifts = []
    for one, other in pairwise(standings):
        moves = [after - before for before, after in zip(one.chances, other.chances, strict=True)]
        most = max(range(len(moves)), key=lambda seat: abs(moves[seat]))
        if abs(moves[most]) >= CHANCE:
            shifts.append(TurningPoint(one.at, most, one.chances[most], other.chances[most]))
    shifts.sort(key=lambda shift: -abs(shift.after - shift.before))
    return sorted(shifts[:TURNING_POINTS])


def verdicts(analysis: GameAnalysis, count: int) -> list[Verdict]:
    """The verdicts on all decisions among the first `count` actions."""
    following: list[AnalysedMove | None] = [*analysis.analysed[1:], None]
    return [
        _verdict(each, after)
        for each, after in zip(analysis.analysed, following, strict=True)
        if each.at < count
    ]


def _verdict(analysed: AnalysedMove, after: AnalysedMove | None) -> Verdict:
    points, chance = None, None
    if analysed.taken is not None:
        points, chance = analysed.taken.points, analysed.taken.chance
    elif after is not None and after.at == analysed.at + 1:  # no card was drawn in between
        points, chance = after.points[analysed.player], after.chances[analysed.player]
    best, same = analysed.best, analysed.taken == analysed.best
    better = points is not None and chance is not None and not same and _beats(best, points, chance)
    weighed = analysed.taken is not None
    return Verdict(analysed.at, analysed.player, best, points, chance, weighed, same, better)


def _beats(best: Candidate, points: float, chance: float) -> bool:
    """Whether it is clearly better. More points do not count if they cost winning chances."""
    gain = best.chance - chance
    return gain >= CHANCE or (best.points - points >= POINTS and gain >= 0)
