"""A bot that plays the game on in thought, many times."""

from __future__ import annotations

from pennypress.bots.bot import Bot, Thinking, Thought
from pennypress.bots.greedy import Greedy
from pennypress.engine.position import Position


class Search(Bot):
    """Looks ahead `rounds` times at most."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def think(self, position: Position, seed: str) -> Thinking:
        return Looking(position, seed, self.rounds)


class Looking(Thinking):
    """To be written: for now it is as greedy as a reporter."""

    def __init__(self, position: Position, seed: str, rounds: int) -> None:
        self._left = rounds
        self._thought = Greedy().think(position, seed).thought

    def step(self) -> bool:
        self._left -= 1
        return self._left > 0

    @property
    def thought(self) -> Thought:
        return self._thought
