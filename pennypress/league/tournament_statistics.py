"""Statistics of a tournament, with confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from pennypress.league.match import Result
from pennypress.league.ratings import Comparisons, Rating, ratings

Z = NormalDist().inv_cdf(0.975)
"""The z-value of a two-sided 95 % interval."""


class WinShare(NamedTuple):
    """A share of games, 0 to 1, with its interval."""

    share: float
    low: float
    high: float


class Mean(NamedTuple):
    """A mean, and the half-width of its interval."""

    mean: float
    margin: float


class PlayerStatistics(NamedTuple):
    """The statistics of one player. `games` counts a game once for every seat that the player had."""

    name: str
    games: int
    wins: float
    share: WinShare
    points: Mean
    place: float
    rating: Rating


class Lengths(NamedTuple):
    """The number of actions per game, draws included."""

    mean: float
    least: int
    median: int
    most: int


class Figures(NamedTuple):
    """All statistics. `standings` are sorted by rating; `turns` are the shares of victories by turn order."""

    games: int
    players: int
    standings: tuple[PlayerStatistics, ...]
    turns: tuple[WinShare, ...]
    lengths: Lengths
    stopped: int
    """Number of games that were stopped."""


class _Tally:
    """Accumulated results of a player, or of a place in turn order."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.points: list[int] = []
        self.places = 0.0

    def add(self, result: Result, seat: int) -> None:
        self.wins += won(result, seat)
        self.points.append(result.scores[seat])
        self.places += place(result, seat)


def figures(results: Iterable[Result]) -> Figures:
    """The statistics of at least one result, all with the same number of players."""
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
    """The seat's share of the victory: 1, a fraction if shared, or 0."""
    return (seat in result.winners) / max(1, len(result.winners))


def rank(result: Result, seat: int) -> tuple[bool, int]:
    """The sort key of a seat: whether it won, then its points."""
    return seat in result.winners, result.scores[seat]


def place(result: Result, seat: int) -> float:
    """The seat's place; 1 is first. Ties share their places: two tied for second have 2.5 each."""
    own, place = rank(result, seat), 1.0
    for other in range(len(result.seats)):
        theirs = rank(result, other)
        place += (theirs > own) + (other != seat and theirs == own) / 2
    return place


def compare(result: Result, comparisons: Comparisons) -> None:
    """Add who came before whom; a tie counts half for each."""
    for seat, name in enumerate(result.seats):
        for other, theirs in enumerate(result.seats):
            if name == theirs:
                continue
            own, its = rank(result, seat), rank(result, other)
            pair = name, theirs
            comparisons[pair] = comparisons.get(pair, 0) + (own > its) + (own == its) / 2


def wilson(wins: float, games: int) -> WinShare:
    """Wilson's score interval for a proportion (Wilson 1927), valid near 0 and 1 and for few games."""
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    margin = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return WinShare(share, max(0.0, middle - margin), min(1.0, middle + margin))


def mean(values: Sequence[float]) -> Mean:
    """The mean with its interval under a normal distribution."""
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
