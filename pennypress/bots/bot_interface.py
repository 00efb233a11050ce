"""The interface of all bots: a bot analyses a position in small steps and reports its assessment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, NamedTuple

from pennypress.engine.rules_interface import Action, Position


class Candidate(NamedTuple):
    """An action that was considered, and its value to the player who takes it."""

    action: Action
    points: float
    """Expected points at the end of the game."""
    place: float
    """Expected place; 1 is first."""
    chance: float
    """Probability of winning, 0 to 1. A shared victory counts as a fraction."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """A bot's assessment of a position."""

    candidates: tuple[Candidate, ...]
    """Best first; the bot plays the first."""
    chances: tuple[float, ...]
    """Each seat's probability of winning. They add up to 1."""
    points: tuple[float, ...]
    """Each seat's expected points at the end."""
    rollouts: int
    """The number of rollouts."""

    @property
    def action(self) -> Action:
        return self.candidates[0].action

    def to_json(self) -> dict[str, Any]:
        """Plain data, actions in their text form."""
        return {
            "candidates": [[str(each.action), *map(_short, each[1:])] for each in self.candidates],
            "chances": [*map(_short, self.chances)],
            "points": [*map(_short, self.points)],
            "rollouts": self.rollouts,
        }


class SearchTask(ABC):
    """A bot's search on one position. The caller decides how long it runs."""

    @abstractmethod
    def step(self) -> bool:
        """Search on for a few milliseconds. Return False once the search is finished."""

    @property
    @abstractmethod
    def assessment(self) -> Assessment:
        """The current assessment, available from the beginning."""


class Bot(ABC):
    """A player for any title. It keeps no state between positions."""

    @abstractmethod
    def think(self, position: Position, seed: str) -> SearchTask:
        """Start a search for the best action of the player on turn.

        The bot uses only what that player may know. The same position and seed always give the same result.
        """

    def choose(self, position: Position, seed: str) -> Action:
        """The best action after a full search."""
        thinking = self.think(position, seed)
        while thinking.step():
            pass
        return thinking.assessment.action


class Decided(SearchTask):
    """A search that is finished from the start."""

    def __init__(self, assessment: Assessment) -> None:
        self._assessment = assessment

    def step(self) -> bool:
        return False

    @property
    def assessment(self) -> Assessment:
        return self._assessment


def _short(number: float) -> float:
    return round(number, 3)
