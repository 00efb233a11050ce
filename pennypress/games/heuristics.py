"""What bots know of a title besides its rules: the contract between the bots and a title's `heuristics`."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pkgutil import get_data
from random import Random
from typing import ClassVar, Generic, NamedTuple, TypeVar

from pennypress.engine.position import Action, Position

P = TypeVar("P", bound=Position)
Weights = Mapping[str, Sequence[float]]
"""For each number of players and stage, such as '4 final': what each feature is worth, in points."""


class Effort(NamedTuple):
    """How much a search thinks about one action."""

    rounds: int
    ahead: int = 1
    """So many of its own turns are weighed, the one to be decided included."""
    trust: float = 4
    """The first look at an action, one action ahead, counts like so many rounds."""


class Heuristics(ABC, Generic[P]):
    """Rules of thumb of one title. They look at what lies open only."""

    spread: ClassVar[float]
    """Points by which games typically turn out otherwise than expected."""
    brief: ClassVar[Effort]
    """What is worth while for somebody who thinks for a moment."""
    long: ClassVar[Effort]
    """The same for somebody who takes the time."""
    by_luck: ClassVar[bool] = False
    """Whether what chance deals moves the chances as much as what the players do: actions are then compared
    under the same luck."""

    @abstractmethod
    def expected(self, position: P) -> list[float]:
        """The points that each seat may expect at the end, judged by what is on the table."""

    @abstractmethod
    def worth_a_thought(self, position: P) -> Sequence[Action]:
        """The legal actions without those that are hardly ever the best; at least one."""

    @abstractmethod
    def come_to_mind(self, position: P, rng: Random) -> Sequence[Action]:
        """A few sensible actions found in no time, for games that are played to learn from; at least one."""


def fitted(package: str) -> Weights:
    """The weights that lie in a title's `heuristics` folder, also when that is within an archive."""
    text = get_data(package, "weights.json")
    assert text is not None
    weights: Weights = json.loads(text)["weights"]
    return weights
