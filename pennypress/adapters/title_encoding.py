"""What the adapters need to know about a title besides its rules: numbers for actions and positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pennypress.adapters.action_numbers import ActionNumbers, ChanceNumbers
from pennypress.engine.rules_interface import Outcome, Position
from pennypress.engine.title_description import Game

GREATEST = 999
"""The greatest number in a vector of features; the least is 0."""


@dataclass(frozen=True)
class TitleEncoding:
    """A title with the numbers of its actions and the features of its positions."""

    game: Game
    actions: ActionNumbers
    chance: ChanceNumbers
    features: Callable[[Position], list[int]]
    """A position as whole numbers from 0 to `GREATEST`. How many depends only on the number of players."""


def one_hot(choice: int | None, size: int) -> list[int]:
    """Zeros, and a 1 at the index `choice`; all zeros for None.

    >>> one_hot(1, 3), one_hot(None, 2)
    ([0, 1, 0], [0, 0])
    """
    return [int(index == choice) for index in range(size)]


def utilities(outcome: Outcome) -> tuple[float, ...]:
    """What the outcome is worth to each seat, from −1 to 1.

    With several seats: the share of the other seats that rank lower, minus the share that rank higher. The
    sum is 0. A solo game is worth 1 if it is won, else −1.

    >>> utilities(Outcome(winners=(1, 2), ranks=(3, 1, 1)))
    (-1.0, 0.5, 0.5)
    """
    ranks = outcome.ranks
    if len(ranks) == 1:
        return (1.0,) if outcome.winners else (-1.0,)
    return tuple(_lead(mine, ranks) / (len(ranks) - 1) for mine in ranks)


def _lead(mine: int, ranks: Sequence[int]) -> int:
    return sum(rank > mine for rank in ranks) - sum(rank < mine for rank in ranks)
