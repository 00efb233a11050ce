"""From points that may be expected to what a player cares about: winning, and the place."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum


def chances(points: Sequence[float], spread: float) -> list[float]:
    """Each seat's chance of winning, if these points are to be expected; with spread 0 the game is over.

    For the spread see `Heuristics`.
    """
    best = max(points)
    if spread == 0:
        winners = [float(each == best) for each in points]
        return [each / sum(winners) for each in winners]
    odds = [exp((each - best) / spread) for each in points]
    whole = fsum(odds)  # the same in every Python: since 3.12 sum() rounds otherwise
    return [each / whole for each in odds]


def place(points: Sequence[float], player: int, spread: float) -> float:
    """The place that the player may expect: 1, and for everybody else the chance of being behind them."""
    own = points[player]
    ahead = 0.0
    for other, theirs in enumerate(points):
        if other != player:
            ahead += chances((theirs, own), spread)[0]
    return 1 + ahead
