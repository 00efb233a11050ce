"""A tiny game with hidden hands, for tests of what bots may use: the higher of two cards scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from pennypress.engine.rules_interface import Action, Event, Outcome, Position
from pennypress.engine.viewer import Viewer
from pennypress.games.heuristics import Effort, Heuristics

CARDS = tuple(range(12))
HAND = 4


@dataclass(frozen=True)
class Card(Action):
    """Play this card."""

    number: int

    def __str__(self) -> str:
        return f"card {self.number}"


class Duel(Position):
    """Two players, whose `hands` are hidden from each other. The four undealt cards are hidden from both."""

    game = "duel"
    players = 2

    def __init__(self, hands: Sequence[Sequence[int]]) -> None:
        self.hands = [list(hand) for hand in hands]
        self.led: int | None = None
        self.shown: list[int] = []
        self.won = [0, 0]

    @classmethod
    def dealt(cls, rng: Random, mine: Sequence[int] = ()) -> Duel:
        """A random deal, optionally with this hand for the first player."""
        rest = [card for card in CARDS if card not in mine]
        rng.shuffle(rest)
        first = list(mine) or [rest.pop() for _ in range(HAND)]
        return cls([first, [rest.pop() for _ in range(HAND)]])

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.led is not None:
            return (1,)
        return (0,) if any(self.hands) else ()

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        return [] if self.is_over else [Card(number) for number in sorted(self.hands[self.next_to_act])]

    def check(self, action: Action, seat: int | None = None) -> None:
        raise NotImplementedError

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        assert isinstance(action, Card)
        self.hands[self.next_to_act].remove(action.number)
        self.shown.append(action.number)
        if self.led is None:
            self.led = action.number
        else:
            self.won[0 if self.led > action.number else 1] += self.led + action.number
            self.led = None
        return []

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.won)

    @property
    def outcome(self) -> Outcome | None:
        return Outcome.of([(points,) for points in self.won]) if self.is_over else None

    def copy(self) -> Self:
        twin = type(self)(self.hands)
        twin.led, twin.shown, twin.won = self.led, self.shown[:], self.won[:]
        return twin

    def visible_to(self, viewer: Viewer) -> Self:
        """The position with the hands face down that the viewer may not see."""
        twin = self.copy()
        for seat in (0, 1):
            if not viewer.sees(seat):
                twin.hands[seat] = [-1] * len(self.hands[seat])
        return twin

    def sampled_for(self, player: int, rng: Random) -> Self:
        twin = self.copy()
        hidden = [card for card in CARDS if card not in (*self.hands[player], *self.shown)]
        twin.hands[1 - player] = rng.sample(hidden, len(self.hands[1 - player]))
        return twin

    def problems(self) -> list[str]:
        return []

    def to_json(self) -> dict[str, Any]:
        return {"hands": self.hands, "led": self.led, "shown": self.shown, "won": self.won}

    def __str__(self) -> str:
        return f"hands {self.hands}, led {self.led}, shown {self.shown}, won {self.won}"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        raise NotImplementedError


class DuelHeuristics(Heuristics[Duel]):
    """Only points count. It adds the hidden hand if it can see it, so that a bot that peeks is caught."""

    spread = 7.0
    brief = long = Effort(rollouts=1)

    def expected(self, position: Duel) -> list[float]:
        return [won + sum(hand) / 2 for won, hand in zip(position.won, position.hands, strict=True)]

    def candidates(self, position: Duel) -> list[Action]:
        return position.legal_actions()

    def rollout_actions(self, position: Duel, rng: Random) -> list[Action]:
        return rng.sample(position.legal_actions(), 1)
