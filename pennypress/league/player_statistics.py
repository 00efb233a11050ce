"""What the results of a tournament say, in figures with their intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from pennypress.league.match import Result
from pennypress.league.ratings import Comparisons, Rating, ratings

Z = NormalDist().inv_cdf(0.975)
"""Standard deviations to either side that hold 95 %."""


class WinShare(NamedTuple):
    """A share of games, 0 to 1, and its interval."""

    share: float
    low: float
    high: float


class Mean(NamedTuple):
    """An average, and how far it may be off to either side."""

    mean: float
    margin: float


class PlayerStatistics(NamedTuple):
    """How one player did. `games` counts it once for every seat that it had."""

    name: str
    games: int
    wins: float
    share: WinShare
    points: Mean
    place: float
    rating: Rating


class Lengths(NamedTuple):
    """Actions a game, those of chance included."""

    mean: float
    least: int
    median: int
    most: int


class Figures(NamedTuple):
    """All of it: `standings` from the best rating, `turns` the shares of victories by order of turns."""

    games: int
    players: int
    standings: tuple[PlayerStatistics, ...]
    turns: tuple[WinShare, ...]
    lengths: Lengths
    stopped: int
    """Games that nobody ended."""


class _Tally:
    """What one player, or one place in the order of turns, collected."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.points: list[int] = []
        self.places = 0.0

    def add(self, result: Result, seat: int) -> None:
        self.wins += won(result, seat)
        self.points.append(result.scores[seat])
        self.places += place(result, seat)


def figures(results: Iterable[Result]) -> Figures:
    """Of at least one result, all with as many players."""
    names: dict[str, _Tally] = {}
    turns: list[_Tally] = []
    deals: dict[str, Comparisons] = {}
    lengths: list[int] = []
    stopped = 0
    for result in results:
        players = len(result.seats)
        turns = turns or [_Tally() for _ in range(players)]
        lengths.append(len(result.actions))
        stopped += result.is_stopped
        compare(result, deals.setdefault(result.seed, {}))
        for seat, name in enumerate(result.seats):
            names.setdefault(name, _Tally()).add(result, seat)
            turns[(seat - result.first) % players].add(result, seat)
    rated = ratings(sorted(names), list(deals.values()))
    standings = [_standing(name, tally, rated[name]) for name, tally in names.items()]
    standings.sort(key=lambda each: (-each.rating.rating, each.name))
    return Figures(
        games=len(lengths),
        players=len(turns),
        standings=tuple(standings),
        turns=tuple(wilson(tally.wins, len(tally.points)) for tally in turns),
        lengths=Lengths(fmean(lengths), min(lengths), sorted(lengths)[len(lengths) // 2], max(lengths)),
        stopped=stopped,
    )


def won(result: Result, seat: int) -> float:
    """1 for a victory, its share for a shared one, 0 for none."""
    return (seat in result.winners) / len(result.winners)


def rank(result: Result, seat: int) -> tuple[bool, int]:
    """What puts one seat before another: whatever made it win, else its points."""
    return seat in result.winners, result.scores[seat]


def place(result: Result, seat: int) -> float:
    """1 is first; those who share places share their numbers: two seconds of three are 2.5 each."""
    own, place = rank(result, seat), 1.0
    for other in range(len(result.seats)):
        theirs = rank(result, other)
        place += (theirs > own) + (other != seat and theirs == own) / 2
    return place


def compare(result: Result, comparisons: Comparisons) -> None:
    """Add who came before whom; half each where they shared a place."""
    for seat, name in enumerate(result.seats):
        for other, theirs in enumerate(result.seats):
            if name == theirs:
                continue
            own, its = rank(result, seat), rank(result, other)
            pair = name, theirs
            comparisons[pair] = comparisons.get(pair, 0) + (own > its) + (own == its) / 2


def wilson(wins: float, games: int) -> WinShare:
    """Wilson's score interval for a share (Wilson 1927): sound near 0 and 1 and for few games."""
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    margin = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return WinShare(share, max(0.0, middle - margin), min(1.0, middle + margin))


def mean(values: Sequence[float]) -> Mean:
    """The average with the interval of a normal distribution."""
    margin = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Mean(fmean(values), margin)


def _standing(name: str, tally: _Tally, rating: Rating) -> PlayerStatistics:
    games = len(tally.points)
    return PlayerStatistics(
        name=name,
        games=games,
        wins=tally.wins,
        share=wilson(tally.wins, games),
        points=mean(tally.points),
        place=tally.places / games,
        rating=rating,
    )
