"""The interface between bots and a title's `heuristics`: what bots know of a title besides its rules."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pkgutil import get_data
from random import Random
from typing import ClassVar, Generic, NamedTuple, Self, TypeVar

from pennypress.engine.rules_interface import Action, Position

P = TypeVar("P", bound=Position)
Weights = Mapping[str, Sequence[float]]
"""For each number of players and stage, such as '4 final': the weight of each feature, in points."""


class Effort(NamedTuple):
    """The parameters of a search for one action."""

    rollouts: int
    ahead: int = 1
    """The number of own turns to look ahead, including the one to decide."""
    trust: float = 4
    """The weight of the prior estimate of an action (one action ahead), in rollouts."""


class BeginnerSkill(NamedTuple):
    """The mistakes of the lowest level, which looks one action ahead."""

    overlooked: float
    """The share of the candidate actions that it does not notice, 0 to 1."""
    error: float
    """The standard deviation of its error in judging an action, in points."""
    knowledge: float = 1
    """Its knowledge: see `Heuristics.with_knowledge`."""


class Heuristics(ABC, Generic[P]):
    """The heuristics of one title. They use public information only."""

    spread: ClassVar[float]
    """The scale, in points, of the softmax that turns expected points into chances to win."""
    beginner: ClassVar[BeginnerSkill] = BeginnerSkill(overlooked=0.25, error=0)
    """How well the lowest level plays."""
    quick: ClassVar[Effort] = Effort(rollouts=0)
    """The effort of a quick decision; without rollouts, the action that looks best one action ahead."""
    brief: ClassVar[Effort]
    """The effort of a decision after some thought."""
    long: ClassVar[Effort]
    """The effort of a long decision."""
    advice: ClassVar[Effort | None] = None
    """The effort of the adviser; None: `long`."""
    by_luck: ClassVar[bool] = False
    """Whether luck affects the result as much as decisions do.

    If so, actions are compared with the same random draws.
    """

    hidden_deals: ClassVar[int] = 0
    """The number of random deals in which an action is judged where others have chosen in secret.

    0 judges an action in the position as the player sees it.
    """

    @abstractmethod
    def expected(self, position: P) -> list[float]:
        """The expected final points of each seat; in a solo game, then those that have to be beaten."""

    @abstractmethod
    def candidates(self, position: P) -> Sequence[Action]:
        """The candidate actions of a search: legal actions that can be best; at least one."""

    @abstractmethod
    def rollout_actions(self, position: P, rng: Random) -> Sequence[Action]:
        """The actions to choose from in rollouts: a few sensible ones, found fast; at least one."""

    def with_knowledge(self, share: float) -> Self:
        """The same heuristics for a player who knows this share, 0 to 1, of what a title asks for, as words.

        By default a title asks for nothing of the kind.
        """
        return self


class FittedHeuristics(Heuristics[P]):
    """Heuristics whose estimate is the points scored plus a weighted sum of features."""

    @abstractmethod
    def measured(self, position: P) -> Sequence[tuple[str, Sequence[float]]]:
        """By seat: the stage, which selects the weights, and the features.

        Empty where weights do not apply, such as in the middle of a turn.
        """

    @abstractmethod
    def with_weights(self, weights: Weights) -> Self:
        """The same heuristics with other weights."""


def fitted(package: str) -> Weights:
    """The weights in a title's `heuristics` folder, also if it is inside an archive."""
    text = get_data(package, "weights.json")
    assert text is not None
    weights: Weights = json.loads(text)["weights"]
    return weights
