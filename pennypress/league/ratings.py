"""Ratings on the Elo scale by the Bradley-Terry model, from pairwise comparisons.

A difference of 400 points means that one player comes first ten times as often as the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import NamedTuple

Comparisons = dict[tuple[str, str], float]
"""How many times the first of two players came before the second; a tie counts half."""

ANCHOR, ANCHORED = "cub", 1000.0
"""The player with this fixed rating; the weakest player if no cub takes part."""
RESAMPLES = 1000
SEED = "press room"
ROUNDS = 10_000
NEAR = 1e-9


class Rating(NamedTuple):
    """A rating and its interval."""

    rating: float
    low: float
    high: float
    is_anchor: bool
    """Whether the rating is fixed by definition."""


def ratings(names: Sequence[str], deals: Sequence[Comparisons]) -> dict[str, Rating]:
    """Everybody's rating. The interval is a bootstrap over deals, because games of a deal share its luck."""
    best = strengths(names, added(deals))
    anchor = ANCHOR if ANCHOR in names else min(names, key=lambda name: best[name])
    rng = Random(SEED)
    resampled: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES if len(names) > 1 else 1):
        drawn = [deals[int(rng.random() * len(deals))] for _ in deals]
        again = strengths(names, added(drawn))
        for name in names:
            resampled[name].append(_elo(again, name, anchor))
    found = {}
    for name in names:
        tries = sorted(resampled[name])
        tail = len(tries) // 40
        found[name] = Rating(_elo(best, name, anchor), tries[tail], tries[-1 - tail], name == anchor)
    return found


def added(deals: Sequence[Comparisons]) -> Comparisons:
    """All comparisons plus one tie for every pair that met, so that a clean sweep has a finite rating."""
    total: Comparisons = {}
    for comparisons in deals:
        for pair, wins in comparisons.items():
            total[pair] = total.get(pair, 0.5) + wins
    return total


def strengths(names: Sequence[str], comparisons: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """The maximum-likelihood strengths, by the MM algorithm (Zermelo 1929, Hunter 2004)."""
    strength = dict.fromkeys(names, 1.0)
    wins = {name: sum(won for pair, won in comparisons.items() if pair[0] == name) for name in names}
    meetings = {
        name: [
            (other, comparisons[name, other] + comparisons[other, name])
            for other in names
            if (name, other) in comparisons
        ]
        for name in names
    }
    for _ in range(ROUNDS):
        moved = 0.0
        for name in names:
            if not meetings[name]:
                continue
            before = strength[name]
            after = wins[name] / sum(count / (before + strength[other]) for other, count in meetings[name])
            strength[name] = after
            moved = max(moved, abs(after / before - 1))
        if moved < NEAR:
            break
    return strength


def _elo(strength: Mapping[str, float], name: str, anchor: str) -> float:
    return ANCHORED + 400 * log10(strength[name] / strength[anchor])
