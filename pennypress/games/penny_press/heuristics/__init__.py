"""Heuristics for Penny Press: estimates of the points that each seat will still score."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import mul
from random import Random
from typing import Self

from pennypress.engine.rules_interface import Action
from pennypress.games.heuristics import BeginnerSkill, Effort, FittedHeuristics, Weights, fitted
from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.actions import Publish
from pennypress.games.penny_press.heuristics.candidates import candidates
from pennypress.games.penny_press.heuristics.features import features, stage
from pennypress.games.penny_press.heuristics.rollout_policy import rollout_actions
from pennypress.games.penny_press.position import PennyPress


class PennyPressHeuristics(FittedHeuristics[PennyPress]):
    """Estimates future points as a weighted sum of features. The weights are fitted by self-play."""

    spread = 7.0
    beginner = BeginnerSkill(overlooked=0.1, error=0)
    quick = Effort(rollouts=2)
    brief = Effort(rollouts=8)
    long = Effort(rollouts=60, ahead=2)

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def with_weights(self, weights: Weights) -> Self:
        """The same heuristics with other weights."""
        return type(self)(weights)

    def measured(self, position: PennyPress) -> list[tuple[str, list[float]]]:
        """By seat: the stage, which selects the weights, and the features."""
        seats = enumerate(features(position))
        return [(f"{position.players} {stage(position, player)}", each) for player, each in seats]

    def expected(self, position: PennyPress) -> list[float]:
        if position.is_over:
            return [float(each) for each in position.scores]
        if position.phase == phases.FRONT_PAGE:
            position = position.copy()
            position.apply(Publish(front_page.best(position.brief(position.turn))))
            if position.is_over:
                return [float(each) for each in position.scores]
        found = []
        for score, (kind, numbers) in zip(position.scores, self.measured(position), strict=True):
            found.append(score + fsum(map(mul, self._weights[kind], numbers)))
        return found

    def candidates(self, position: PennyPress) -> Sequence[Action]:
        return candidates(position)

    def rollout_actions(self, position: PennyPress, rng: Random) -> Sequence[Action]:
        return rollout_actions(position, rng)


HEURISTICS = PennyPressHeuristics(fitted(__name__))
