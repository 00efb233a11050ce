"""The dealer: picks the actions of chance from a seed, outside the position: saves hold no future cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pennypress.engine.rules_interface import Action


class Dealer:
    """Picks the actions of chance. The same seed and draw number give the same card on every Python version.

    It uses only `Random(seed).random()`, because `shuffle` and `choice` may change between Python versions.

    >>> from pennypress.games import GAMES
    >>> table = GAMES["penny-press"].new_position(3)
    >>> str(Dealer("maine").draw(0, table.legal_actions()))
    'headline 22'
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._stream = Random(seed)
        self._drawn: list[float] = []

    def draw(self, number: int, actions: Sequence[Action]) -> Action:
        """The action of chance for draw `number`, counted from 0 over the whole game."""
        while len(self._drawn) <= number:
            self._drawn.append(self._stream.random())
        return actions[int(self._drawn[number] * len(actions))]
