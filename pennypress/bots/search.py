"""A bot that plays the game on in thought, again and again, and remembers how each of its actions turned out.

Every round deals anew what is hidden, takes the action that has most to be said for it so far (UCB1: what
turned out well, and what was hardly tried), lets everybody play on sensibly for a while, and judges the table
then by the title's rules of thumb.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from pennypress.bots import outlook
from pennypress.bots.bot import Bot, Candidate, Thinking, Thought
from pennypress.bots.greedy import at_once, ranking
from pennypress.engine.position import CHANCE, Action, Position
from pennypress.games import heuristics_of
from pennypress.games.heuristics import Heuristics

WIDTH = 10
"""So many actions are looked at, those that look best one action ahead."""
AHEAD = 2
"""Until the player has been on turn so many times again, games are played on."""
CURIOSITY = 0.25
"""How readily an action is tried that has not been tried often."""
TRUST = 4
"""The first look at an action, one action ahead, counts like so many rounds."""


class Search(Bot):
    """Looks ahead `rounds` times; by the title's rules of thumb, or by given ones."""

    def __init__(
        self,
        rounds: int,
        *,
        width: int = WIDTH,
        ahead: int = AHEAD,
        curiosity: float = CURIOSITY,
        trust: float = TRUST,
        known: Heuristics[Any] | None = None,
    ) -> None:
        self.rounds = rounds
        self.width = width
        self.ahead = ahead
        self.curiosity = curiosity
        self.trust = trust
        self.known = known

    def think(self, position: Position, seed: str) -> Thinking:
        return Looking(self, position, seed)


class _Branch:
    """One action of the player on turn, and how the games went on after it."""

    __slots__ = ("action", "chances", "points", "visits")

    def __init__(self, action: Action, points: Sequence[float], trust: float) -> None:
        self.action = action
        self.visits = trust
        self.points = [trust * each for each in points]
        self.chances = [trust * each for each in outlook.chances(points)]

    def add(self, points: list[float], chances: list[float]) -> None:
        self.visits += 1
        for seat, each in enumerate(points):
            self.points[seat] += each
        for seat, each in enumerate(chances):
            self.chances[seat] += each


class Looking(Thinking):
    """A search under way."""

    def __init__(self, search: Search, position: Position, seed: str) -> None:
        self._search = search
        self._player = position.current_player
        self._seen = position.visible_to(self._player)
        self._known: Heuristics[Any] = search.known or heuristics_of(position.game)
        self._rng = Random(seed)
        ranked = ranking(self._seen, self._known, self._rng)[: search.width]
        self._branches = [_Branch(action, points, search.trust) for action, points in ranked]
        self._rounds = 0

    def step(self) -> bool:
        if self._decided():
            return False
        self._rounds += 1
        branch = self._most_promising()
        position = self._seen.sampled_for(self._player, self._rng)
        position.apply(branch.action)
        self._play_on(position)
        points = self._known.expected(position)
        branch.add(points, outlook.chances(points, 0 if position.is_over else outlook.SPREAD))
        return True

    def _decided(self) -> bool:
        """Whether what is left of the rounds cannot put another action in front."""
        left = self._search.rounds - self._rounds
        if left <= 0 or len(self._branches) == 1:
            return True
        *_others, second, most = sorted(branch.visits for branch in self._branches)
        return most - second > left

    def _most_promising(self) -> _Branch:
        player = self._player
        curious = self._search.curiosity * sqrt(log(self._rounds + 1))
        return max(
            self._branches, key=lambda each: each.chances[player] / each.visits + curious / sqrt(each.visits)
        )

    def _play_on(self, position: Position) -> None:
        """Everybody acts as one does who has no time, until the player has been on turn a few times."""
        rng = self._rng
        turns, before = 0, self._player
        while not position.is_over:
            acting = position.current_player
            if acting == CHANCE:
                actions = position.legal_actions()
                position.apply(actions[int(rng.random() * len(actions))])
                continue
            if acting == self._player != before:
                turns += 1
                if turns == self._search.ahead:
                    return
            before = acting
            position.apply(at_once(position, self._known, rng))

    @property
    def thought(self) -> Thought:
        player = self._player
        branches = sorted(
            self._branches, key=lambda each: (each.visits, each.chances[player] / each.visits), reverse=True
        )
        best = branches[0]
        return Thought(
            candidates=tuple(map(self._candidate, branches)),
            chances=tuple(each / best.visits for each in best.chances),
            points=tuple(each / best.visits for each in best.points),
            rounds=self._rounds,
        )

    def _candidate(self, branch: _Branch) -> Candidate:
        points = [each / branch.visits for each in branch.points]
        player = self._player
        chance = branch.chances[player] / branch.visits
        return Candidate(branch.action, points[player], outlook.place(points, player), chance)
