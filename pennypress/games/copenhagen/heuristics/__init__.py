"""Heuristics for Copenhagen: estimates of the points that houses, hands and abilities are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from operator import mul
from random import Random
from typing import Self

from pennypress.components.cards_by_kind import Cards
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.components import COLUMNS, ROWS
from pennypress.games.copenhagen.heuristics.candidates import BRIEF, WIDE, candidates
from pennypress.games.copenhagen.heuristics.features import (
    CACHED_HOUSES,
    circumstances,
    features,
    of_house_and_hand,
)
from pennypress.games.copenhagen.heuristics.line_values_and_best_placements import used_up
from pennypress.games.copenhagen.heuristics.rollout_policy import rollout_actions
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.heuristics import BeginnerSkill, Effort, FittedHeuristics, Weights, fitted


class CopenhagenHeuristics(FittedHeuristics[Copenhagen]):
    """Estimates future points as a weighted sum of features. The weights are fitted by self-play.

    A turn has several actions. In the middle of a turn, the estimate is that after the best end of the turn,
    so that looking one action ahead means looking one turn ahead.
    """

    spread = 2.0
    beginner = BeginnerSkill(overlooked=0.35, error=0)
    brief = Effort(rollouts=4, ahead=2, trust=2)
    long = Effort(rollouts=4, ahead=3, trust=1)  # cards collected in one turn are built with two turns later
    advice = Effort(rollouts=48, ahead=3, trust=1)
    by_luck = True

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._house_and_hand = lru_cache(CACHED_HOUSES)(self._house_and_hand_anew)

    def with_weights(self, weights: Weights) -> Self:
        """The same heuristics with other weights."""
        return type(self)(weights)

    def measured(self, position: Copenhagen) -> list[tuple[str, Sequence[float]]]:
        """By seat: the stage, which selects the weights, and the features. Only between turns."""
        if _within_a_turn(position):
            return []
        kind, seats = features(position)
        return [(kind, each) for each in seats]

    def expected(self, position: Copenhagen) -> list[float]:
        if _within_a_turn(position):
            return self._at_best(position)
        if position.is_over:
            return _result(position)
        gone = used_up(tuple(position.tiles))
        kind, told = circumstances(position)
        weights = self._weights[kind][-len(told[0]) :]
        return [
            points + self._house_and_hand(kind, house, hand, gone) + fsum(map(mul, weights, rest))
            for points, house, hand, rest in zip(
                position.points, position.houses, position.hands, told, strict=True
            )
        ]

    def _house_and_hand_anew(self, kind: str, house: House, hand: Cards, gone: int) -> float:
        """The weighted features of house and hand. Cached: they seldom change."""
        return fsum(map(mul, self._weights[kind], of_house_and_hand(house, hand, gone)))

    def _at_best(self, position: Copenhagen) -> list[float]:
        """The estimate if the player on turn ends the turn in the best way."""
        player = position.turn
        best: tuple[float, list[float]] | None = None
        for action in candidates(position, BRIEF):
            after = position.copy()
            after.apply(action)
            points = self.expected(after)
            ahead = points[player] - max(points[:player] + points[player + 1 :])
            if best is None or ahead > best[0]:
                best = ahead, points
        assert best is not None
        return best[1]

    def candidates(self, position: Copenhagen) -> Sequence[Action]:
        return candidates(position, WIDE)

    def rollout_actions(self, position: Copenhagen, rng: Random) -> Sequence[Action]:
        return rollout_actions(position, rng)


def _within_a_turn(position: Copenhagen) -> bool:
    """Whether the player on turn has begun the turn and still has choices."""
    if position.phase == phases.TURN:
        return bool(position.in_use)
    return position.phase in (phases.TAKE, phases.DISCARD, phases.CONSTRUCT, phases.COATS)


def _result(position: Copenhagen) -> list[float]:
    """The points, plus less than one point for empty spaces as the tie-break."""
    return [
        points + house.filled.bit_count() / (ROWS * COLUMNS + 1)
        for points, house in zip(position.points, position.houses, strict=True)
    ]


HEURISTICS = CopenhagenHeuristics(fitted(__name__))
