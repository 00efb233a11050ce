"""What the editor's look at a game comes to: the line of chances, the turning points, the better moves."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from pennypress.app.model import AnalysedMove, Look, Replay
from pennypress.bots.bot import Candidate

POINTS = 1.0
CHANCE = 0.03
"""By how much a move has to be better, in points or in the chance of winning, to be worth a word."""
TURNING_POINTS = 3


class Chances(NamedTuple):
    """Everybody's chance of winning after so many actions."""

    at: int
    chances: tuple[float, ...]


class TurningPoint(NamedTuple):
    """A decision after which somebody's chance was another."""

    at: int
    """How many actions had been carried out before it."""
    player: int
    """Whose chance moved most."""
    before: float
    after: float


class Verdict(NamedTuple):
    """What the editor says of one decision."""

    at: int
    player: int
    best: Candidate
    points: float | None
    """The points to be expected after what was done; None when the editor cannot say."""
    chance: float | None
    weighed: bool
    """Whether the editor thought of what was done; else it goes by what it thought right after."""
    same: bool
    """Whether the best was done."""
    better: bool
    """Whether the best would have been clearly better."""


def line(replay: Replay, look: Look) -> tuple[Chances, ...]:
    """The chances as far as the editor has looked; of a finished game the result at its end."""
    found = [Chances(each.at, each.chances) for each in look.looked]
    winners = replay.positions[-1].winners
    if look.done and winners:
        seats = range(len(replay.record.players))
        result = tuple((seat in winners) / len(winners) for seat in seats)
        found.append(Chances(len(replay.turns), result))
    return tuple(found)


def turning_points(standings: tuple[Chances, ...]) -> list[TurningPoint]:
    """The decisions that moved the chances most, in the order of the game."""
    shifts = []
    for one, other in pairwise(standings):
        moves = [after - before for before, after in zip(one.chances, other.chances, strict=True)]
        most = max(range(len(moves)), key=lambda seat: abs(moves[seat]))
        if abs(moves[most]) >= CHANCE:
            shifts.append(TurningPoint(one.at, most, one.chances[most], other.chances[most]))
    shifts.sort(key=lambda shift: -abs(shift.after - shift.before))
    return sorted(shifts[:TURNING_POINTS])


def verdicts(look: Look, count: int) -> list[Verdict]:
    """Of every decision that was taken among the first `count` actions."""
    following: list[AnalysedMove | None] = [*look.looked[1:], None]
    return [
        _verdict(each, after) for each, after in zip(look.looked, following, strict=True) if each.at < count
    ]


def _verdict(looked: AnalysedMove, after: AnalysedMove | None) -> Verdict:
    points, chance = None, None
    if looked.taken is not None:
        points, chance = looked.taken.points, looked.taken.chance
    elif after is not None and after.at == looked.at + 1:  # else a card has come between, which tells of luck
        points, chance = after.points[looked.player], after.chances[looked.player]
    best, same = looked.best, looked.taken == looked.best
    better = points is not None and chance is not None and not same and _beats(best, points, chance)
    weighed = looked.taken is not None
    return Verdict(looked.at, looked.player, best, points, chance, weighed, same, better)


def _beats(best: Candidate, points: float, chance: float) -> bool:
    """Whether it is clearly better; more points alone are not, where they cost chances."""
    gain = best.chance - chance
    return gain >= CHANCE or (best.points - points >= POINTS and gain >= 0)
