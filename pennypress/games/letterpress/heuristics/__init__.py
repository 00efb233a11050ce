"""Heuristics for Letterpress: estimates of the points of the last word."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import mul
from random import Random
from typing import Self

from pennypress.engine.rules_interface import Action
from pennypress.games.heuristics import BeginnerSkill, Effort, FittedHeuristics, Weights, fitted
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Pass, Write
from pennypress.games.letterpress.components import points_of
from pennypress.games.letterpress.heuristics import candidates, rollout_policy, solo_outlook
from pennypress.games.letterpress.heuristics.features import features
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import own_cards, points

PER_UNUSED_POINT = 1e-3
"""The tie-break (L15), as a part of a point; alone, by so much the printer wins a tie (L19)."""


class LetterpressHeuristics(FittedHeuristics[Letterpress]):
    """Estimates the points of round five as a weighted sum of features. The weights were set by hand.

    `share` is the bot's knowledge of words (`word_knowledge`).
    """

    spread = 3.0
    beginner = BeginnerSkill(overlooked=0, error=0, knowledge=0.29)
    brief = Effort(rollouts=0)
    long = Effort(rollouts=0)
    hidden_deals = 2

    def __init__(self, weights: Weights, share: float = 1) -> None:
        self._weights = weights
        self._share = share
        self._by_share: dict[float, Self] = {}

    def with_weights(self, weights: Weights) -> Self:
        """The same heuristics with other weights."""
        return type(self)(weights, self._share)

    def with_knowledge(self, share: float) -> Self:
        """The same heuristics for a player who notices this share of the words."""
        if share not in self._by_share:
            self._by_share[share] = type(self)(self._weights, share)
        return self._by_share[share]

    def _noticed(self, position: Letterpress) -> float:
        return solo_outlook.noticed_alone(self._share) if position.is_solo else self._share

    def measured(self, position: Letterpress) -> list[tuple[str, Sequence[float]]]:
        """By seat: the stage, which selects the weights, and the features. Nothing during a draft."""
        if position.is_solo or position.phase in (phases.DEAL, phases.DRAFT):
            return []
        stage, seats = features(position, self._share)
        return [(stage, each) for each in seats]

    def expected(self, position: Letterpress) -> list[float]:
        if position.is_solo:
            own, beaten = solo_outlook.expected(position, self._noticed(position))
            return [own, beaten + PER_UNUSED_POINT]
        if position.is_over:
            return [
                score + PER_UNUSED_POINT * unused
                for score, unused in zip(position.scores, position.unused_points, strict=True)
            ]
        stage, seats = features(position, self._share)
        weights = self._weights[stage]
        found = [fsum(map(mul, weights, each)) for each in seats]
        if position.is_last_round:
            for seat, choice in enumerate(position.sealed):
                if isinstance(choice, Write | Pass):
                    spelling = choice.spelling if isinstance(choice, Write) else ()
                    left = points_of(position.collections[seat]) - points_of(own_cards(spelling))
                    found[seat] = points(spelling) + PER_UNUSED_POINT * left
        return found

    def candidates(self, position: Letterpress) -> Sequence[Action]:
        return candidates.candidates(position, self._noticed(position))

    def rollout_actions(self, position: Letterpress, rng: Random) -> Sequence[Action]:
        return rollout_policy.rollout_actions(position, self._noticed(position), rng)


HEURISTICS = LetterpressHeuristics(fitted(__name__))
