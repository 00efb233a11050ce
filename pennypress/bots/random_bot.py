"""A bot that takes a random legal action, all with equal probability."""

from __future__ import annotations

from random import Random

from pennypress.bots.bot_interface import Assessment, Bot, Candidate, Decided, SearchTask
from pennypress.engine.rules_interface import Position


class RandomBot(Bot):
    """Plays at random: the baseline for measuring all other bots."""

    def think(self, position: Position, seed: str) -> SearchTask:
        actions = position.legal_actions()
        action = actions[int(Random(seed).random() * len(actions))]
        player, scores = position.next_to_act, position.scores
        even = 1 / position.players
        place = (position.players + 1) / 2
        return Decided(
            Assessment(
                candidates=(Candidate(action, scores[player], place, even),),
                chances=(even,) * position.players,
                points=tuple(map(float, scores)),
                rollouts=0,
            )
        )
