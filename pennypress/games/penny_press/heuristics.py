"""Rules of thumb for Penny Press: what reporters, stars and pennies may still be worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pennypress.engine.position import Action
from pennypress.games.heuristics import Heuristics
from pennypress.games.penny_press.position import PennyPress


class PennyPressHeuristics(Heuristics[PennyPress]):
    def expected(self, position: PennyPress) -> list[float]:
        return [float(points) for points in position.scores]

    def worth_a_thought(self, position: PennyPress) -> Sequence[Action]:
        return position.legal_actions()

    def quick(self, position: PennyPress, rng: Random) -> Action:
        actions = position.legal_actions()
        return actions[int(rng.random() * len(actions))]


HEURISTICS = PennyPressHeuristics()
