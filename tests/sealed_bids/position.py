"""Sealed Bids: what is on the table, the phases of a round, the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pennypress.components.phase_state_machine import OVER, ChanceStep, Over, Step, SteppedPosition
from pennypress.components.sealed_choice import HIDDEN_CHOICE, SealedState, SealedStep, face_down
from pennypress.engine.rules_interface import Action, Event, Outcome
from pennypress.engine.viewer import Viewer
from tests.sealed_bids.actions import CARDS, MOTTO, Bid, BidsOpened, HouseCard, parse_action


class State(SealedState):
    __slots__ = ("hands", "house", "points", "round")

    hands: list[tuple[int, ...]]
    points: list[int]
    """By seat; in a solo game, the player's and the house's."""
    house: tuple[int, ...]
    """The cards left to the house in a solo game."""
    round: int


class BidStep(SealedStep[State]):
    name = "bid"

    def actions(self, state: State, seat: int) -> list[Action]:
        return [Bid(card) for card in state.hands[seat]]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        if not isinstance(action, Bid):
            return "Bid a card."
        if not MOTTO.fullmatch(action.motto):
            return "A motto has at most 12 letters from A to Z."
        return None if action.card in state.hands[seat] else "You do not hold this card."

    def open(self, state: State, choices: Sequence[Action | None], happened: list[Event]) -> str:
        bids = [choice.card for choice in choices if isinstance(choice, Bid)]
        for seat, card in enumerate(bids):
            state.hands[seat] = tuple(each for each in state.hands[seat] if each != card)
        if state.players == 1:
            state.sealed = [Bid(bids[0])]
            return "house"
        return score(state, bids, happened)


class HouseStep(ChanceStep[State]):
    name = "house"

    def actions(self, state: State, seat: int) -> list[Action]:
        return [HouseCard(card) for card in state.house]

    def refusal(self, state: State, action: Action, seat: int) -> str | None:
        return None if isinstance(action, HouseCard) and action.card in state.house else "A card is drawn."

    def carry_out(self, state: State, action: Action, seat: int, happened: list[Event]) -> str:
        assert isinstance(action, HouseCard)
        bid = state.sealed[0]
        assert isinstance(bid, Bid)
        state.house = tuple(card for card in state.house if card != action.card)
        state.begin_choice()
        return score(state, [bid.card, action.card], happened)


def score(state: State, bids: Sequence[int], happened: list[Event]) -> str:
    happened.append(BidsOpened(tuple(bids)))
    if bids[0] != bids[1]:
        state.points[bids.index(max(bids))] += state.round
    state.round += 1
    return OVER if state.round > len(CARDS) else BidStep.name


_ALL: tuple[Step[Any], ...] = (BidStep(), HouseStep(), Over())
STEPS = {step.name: step for step in _ALL}


class SealedBids(State, SteppedPosition):
    __slots__ = ()

    game = "sealed-bids"
    steps = STEPS

    @classmethod
    def new(cls, players: int) -> SealedBids:
        new = cls()
        new.players, new.turn, new.phase, new.round = players, 0, BidStep.name, 1
        new.hands, new.points, new.house = [CARDS] * players, [0, 0], CARDS
        new.begin_choice()
        return new

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points[: self.players])

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        if self.players == 1:
            return Outcome((0,) if self.points[0] > self.points[1] else (), (1,))
        return Outcome.of([(points,) for points in self.points])

    def copy(self) -> SealedBids:
        twin = type(self)()
        twin.players, twin.turn, twin.phase, twin.round = self.players, self.turn, self.phase, self.round
        twin.hands, twin.points, twin.house = self.hands[:], self.points[:], self.house
        twin.sealed = self.sealed[:]
        return twin

    def visible_to(self, viewer: Viewer) -> SealedBids:
        seen = self.copy()
        if self.phase == BidStep.name:
            seen.sealed = face_down(self.sealed, viewer)
        return seen

    def sampled_for(self, player: int, rng: Random) -> SealedBids:
        dealt = self.visible_to(Viewer(player))
        for seat, choice in enumerate(dealt.sealed):
            if choice is HIDDEN_CHOICE:
                dealt.sealed[seat] = Bid(rng.choice(dealt.hands[seat]))
        return dealt

    def problems(self) -> list[str]:
        return []

    def to_json(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "phase": self.phase,
            "round": self.round,
            "hands": [list(hand) for hand in self.hands],
            "house": list(self.house),
            "points": self.points,
            "sealed": [None if choice is None else str(choice) for choice in self.sealed],
        }

    def __str__(self) -> str:
        bids = ", ".join("-" if choice is None else str(choice) for choice in self.sealed)
        return f"Sealed Bids, round {self.round}\npoints {self.points}\nhands {self.hands}\nbids {bids}"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> SealedBids:
        read = cls.new(data["players"])
        read.phase, read.round, read.points = data["phase"], data["round"], list(data["points"])
        read.hands, read.house = [tuple(hand) for hand in data["hands"]], tuple(data["house"])
        read.sealed = [
            None if text is None else HIDDEN_CHOICE if text == str(HIDDEN_CHOICE) else parse_action(text)
            for text in data["sealed"]
        ]
        return read
