"""What every bot is: it looks at a position, thinks in small steps, says what it thinks of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, NamedTuple

from pennypress.engine.position import Action, Position


class Candidate(NamedTuple):
    """An action that was thought about, and what it is worth to whoever takes it."""

    action: Action
    points: float
    """Points to be expected at the end of the game."""
    place: float
    """Place to be expected: 1 is first."""
    chance: float
    """Of winning, 0 to 1; a shared victory counts by its share."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a bot thinks of a position."""

    candidates: tuple[Candidate, ...]
    """Best first; the first is what the bot plays."""
    chances: tuple[float, ...]
    """Each seat's chance of winning; they add up to 1."""
    points: tuple[float, ...]
    """Each seat's points to be expected at the end."""
    rounds: int
    """How many times the bot has looked ahead."""

    @property
    def action(self) -> Action:
        return self.candidates[0].action

    def to_json(self) -> dict[str, Any]:
        """Plain data, actions in their text form."""
        return {
            "candidates": [[str(each.action), *map(_short, each[1:])] for each in self.candidates],
            "chances": [*map(_short, self.chances)],
            "points": [*map(_short, self.points)],
            "rounds": self.rounds,
        }


class SearchTask(ABC):
    """A bot at work on one position. Whoever lets it think decides for how long."""

    @abstractmethod
    def step(self) -> bool:
        """Think a little further, a few milliseconds. False once there is nothing more to find out."""

    @property
    @abstractmethod
    def thought(self) -> Assessment:
        """What it thinks by now; there is something to say from the beginning."""


class Bot(ABC):
    """A player that works on any title. It keeps nothing from one position to the next."""

    @abstractmethod
    def think(self, position: Position, seed: str) -> SearchTask:
        """Begin to think about what the player on turn should do.

        The bot sees no more than that player may. The same position and seed lead to the same thought.
        """

    def choose(self, position: Position, seed: str) -> Action:
        """The action it takes after all the thinking that it wants to do."""
        thinking = self.think(position, seed)
        while thinking.step():
            pass
        return thinking.thought.action


class Decided(SearchTask):
    """A thought that came at once."""

    def __init__(self, thought: Assessment) -> None:
        self._thought = thought

    def step(self) -> bool:
        return False

    @property
    def thought(self) -> Assessment:
        return self._thought


def _short(number: float) -> float:
    return round(number, 3)
