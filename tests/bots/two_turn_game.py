"""A tiny game, two turns each, in which waiting pays: for tests of how far a bot looks ahead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from pennypress.engine.rules_interface import Action, Event, Outcome, Position
from pennypress.engine.viewer import Viewer
from pennypress.games.heuristics import Effort, Heuristics


@dataclass(frozen=True)
class Move(Action):
    """Scores these points for the first player; `climb` scores none, but the next turn scores five."""

    name: str
    points: int

    def __str__(self) -> str:
        return self.name


TAKE, CLIMB, JUMP, WAIT = Move("take", 1), Move("climb", 0), Move("jump", 5), Move("wait", 0)
LAST_TURN = 4
RIVAL = 3
"""Final points of the second player, who does nothing for them."""


class Patience(Position):
    """The first player takes or climbs, twice; the second waits."""

    game = "patience"
    players = 2

    def __init__(self) -> None:
        self.done: list[Move] = []

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if len(self.done) == LAST_TURN else (len(self.done) % 2,)

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        if self.is_over:
            return []
        if self.next_to_act == 1:
            return [WAIT]
        return [TAKE, JUMP if CLIMB in self.done else CLIMB]

    def check(self, action: Action, seat: int | None = None) -> None:
        raise NotImplementedError

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        assert isinstance(action, Move)
        self.done.append(action)
        return []

    @property
    def scores(self) -> tuple[int, ...]:
        return sum(move.points for move in self.done), RIVAL if self.is_over else 0

    @property
    def outcome(self) -> Outcome | None:
        return Outcome.of([(points,) for points in self.scores]) if self.is_over else None

    def copy(self) -> Self:
        twin = type(self)()
        twin.done = self.done[:]
        return twin

    def visible_to(self, viewer: Viewer) -> Self:
        return self.copy()

    def sampled_for(self, player: int, rng: Random) -> Self:
        return self.copy()

    def problems(self) -> list[str]:
        return []

    def to_json(self) -> dict[str, Any]:
        return {"done": [str(move) for move in self.done]}

    def __str__(self) -> str:
        return " ".join(map(str, self.done))

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        raise NotImplementedError


class ByPoints(Heuristics[Patience]):
    """Heuristics that count current points only."""

    spread = 1.0
    brief = long = Effort(rollouts=1)

    def expected(self, position: Patience) -> list[float]:
        return [float(each) for each in position.scores]

    def candidates(self, position: Patience) -> list[Action]:
        return position.legal_actions()

    def rollout_actions(self, position: Patience, rng: Random) -> list[Action]:
        return position.legal_actions()
