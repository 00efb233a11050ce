"""Conversion of expected points into the probability of winning and the expected place."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum


def chances(points: Sequence[float], spread: float) -> list[float]:
    """Each seat's probability of winning, given the expected points. With spread 0 the game is over.

    For the spread see `Heuristics`.
    """
    best = max(points)
    if spread == 0:
        winners = [float(each == best) for each in points]
        return [each / sum(winners) for each in winners]
    odds = [exp((each - best) / spread) for each in points]
    whole = fsum(odds)  # sum() rounds differently since Python 3.12, fsum() does not
    return [each / whole for each in odds]


def place(points: Sequence[float], player: int, spread: float) -> float:
    """The player's expected place: 1 plus the probability of being behind, for each other seat."""
    own = points[player]
    ahead = 0.0
    for other, theirs in enumerate(points):
        if other != player:
            ahead += chances((theirs, own), spread)[0]
    return 1 + ahead
