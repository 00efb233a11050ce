"""The bot of the lowest level: it plays sensibly, and makes a beginner's mistakes."""

from __future__ import annotations

from random import Random

from pennypress.bots.bot_interface import Bot, Decided, SearchTask
from pennypress.bots.greedy_bot import advantage, assessment, ranking
from pennypress.engine.rules_interface import Position
from pennypress.engine.viewer import Viewer
from pennypress.games import heuristics_of
from pennypress.games.heuristics import BeginnerSkill


class BeginnerBot(Bot):
    """Looks one action ahead, overlooks some of its actions and misjudges the others.

    How much of both is the title's choice (`Heuristics.beginner`), or that of the given skill.
    """

    def __init__(self, skill: BeginnerSkill | None = None) -> None:
        self._skill = skill

    def think(self, position: Position, seed: str) -> SearchTask:
        player = position.next_to_act
        seen = position.visible_to(Viewer(player))
        skill = self._skill or heuristics_of(seen.game).beginner
        heuristics = heuristics_of(seen.game).with_knowledge(skill.knowledge)
        rng = Random(seed)
        ranked = ranking(seen, heuristics, rng)
        noticed = [each for each in ranked if rng.random() >= skill.overlooked]
        if not noticed:
            noticed = [ranked[int(rng.random() * len(ranked))]]
        judged = [
            (advantage(points, player) + skill.error * _deviation(rng), action, points)
            for action, points in noticed
        ]
        judged.sort(key=lambda each: each[0], reverse=True)
        return Decided(assessment([each[1:] for each in judged], player, seen.players, heuristics.spread))


def _deviation(rng: Random) -> float:
    """A random number with mean 0 and standard deviation 1, the same on every machine."""
    return 2 * (rng.random() + rng.random() + rng.random() - 1.5)
