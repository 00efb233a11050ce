"""Heuristics for Penny Lane: estimates of the stars that lanes and pennies will still bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from operator import mul
from random import Random
from typing import Self

from pennypress.engine.rules_interface import Action
from pennypress.games.heuristics import BeginnerSkill, Effort, FittedHeuristics, Weights, fitted
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.heuristics.candidates import WIDE, candidates
from pennypress.games.penny_lane.heuristics.features import (
    OF_LANES,
    circumstances,
    features,
    of_lane,
    stage,
)
from pennypress.games.penny_lane.heuristics.rollout_policy import rollout_actions
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.position import PennyLane

CACHED_LANES = 16384
"""The number of cached lanes."""
PER_BUILDING, PER_PENNY = 1e-2, 1e-4
"""The tie-breaks, as parts of a star."""


class PennyLaneHeuristics(FittedHeuristics[PennyLane]):
    """Estimates future stars as a weighted sum of features. The weights are fitted by self-play."""

    spread = 2.0
    beginner = BeginnerSkill(overlooked=0.2, error=0)
    quick = Effort(rollouts=2)
    brief = Effort(rollouts=12)
    long = Effort(rollouts=20, ahead=2, trust=2)
    by_luck = True

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._of_lane = lru_cache(CACHED_LANES)(self._of_lane_anew)

    def with_weights(self, weights: Weights) -> Self:
        """The same heuristics with other weights."""
        return type(self)(weights)

    def measured(self, position: PennyLane) -> list[tuple[str, Sequence[float]]]:
        """By seat: the stage, which selects the weights, and the features."""
        kind, seats = features(position)
        return [(kind, each) for each in seats]

    def expected(self, position: PennyLane) -> list[float]:
        if position.phase == phases.OVER:
            return [
                stars + PER_BUILDING * buildings + PER_PENNY * pennies
                for stars, buildings, pennies in position.standings()
            ]
        kind = stage(position)
        weights = self._weights[kind][len(OF_LANES) :]
        return [
            score + self._of_lane(kind, lane) + fsum(map(mul, weights, rest))
            for score, lane, rest in zip(
                position.scores, position.lanes, circumstances(position), strict=True
            )
        ]

    def _of_lane_anew(self, kind: str, lane: Lane) -> float:
        """The weighted features of a lane. Cached: lanes seldom change."""
        return fsum(map(mul, self._weights[kind], of_lane(lane)))

    def candidates(self, position: PennyLane) -> Sequence[Action]:
        return candidates(position, WIDE)

    def rollout_actions(self, position: PennyLane, rng: Random) -> Sequence[Action]:
        return rollout_actions(position, rng)


HEURISTICS = PennyLaneHeuristics(fitted(__name__))
