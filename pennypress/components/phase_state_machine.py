"""A state machine of phases: each phase of a game is a small class to which the position delegates.

A step says who acts, which actions are legal, why an action is refused, and what an action does, including
which phase follows. Steps are stateless: the phase is stored in the state, by its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import CHANCE, Action, Event, IllegalAction, Position
from pennypress.engine.rules_interface import OVER as GAME_OVER

OVER: Final = "over"
"""The phase of a game that has ended, in every title."""


class SteppedState:
    """The data of a position. Titles add their own fields."""

    __slots__ = ("phase", "players", "turn")

    phase: str
    """The name of the step that comes next."""
    players: int
    turn: int
    """The seat whose turn it is."""


S = TypeVar("S", bound=SteppedState)


class Step(ABC, Generic[S]):
    """One phase of the game."""

    name: str

    def next_to_act(self, state: S) -> int:
        """The seat that acts, or the first of several; see `Position.next_to_act`."""
        return state.turn

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that may act; see `Position.to_act`."""
        return (self.next_to_act(state),)

    @abstractmethod
    def actions(self, state: S, seat: int) -> list[Action]:
        """What that seat may do; it is one of `to_act`."""

    @abstractmethod
    def refusal(self, state: S, action: Action, seat: int) -> str | None:
        """Why the action is not legal now, in one sentence; None when it is."""

    @abstractmethod
    def carry_out(self, state: S, action: Action, seat: int, happened: list[Event]) -> str:
        """Carry out a legal action, append its events to `happened`, return the name of the next phase."""


class ChanceStep(Step[S]):
    """A card is drawn."""

    def next_to_act(self, state: S) -> int:
        return CHANCE


class Over(Step[S]):
    """The game has ended."""

    name = OVER

    def next_to_act(self, state: S) -> int:
        return GAME_OVER

    def to_act(self, state: S) -> tuple[int, ...]:
        return ()

    def actions(self, state: S, seat: int) -> list[Action]:
        return []

    def refusal(self, state: S, action: Action, seat: int) -> str | None:
        return _("The game is over.")

    def carry_out(self, state: S, action: Action, seat: int, happened: list[Event]) -> str:
        raise ValueError(self.refusal(state, action, seat))


class SteppedPosition(SteppedState, Position):
    """A position that delegates every decision to the step of its current phase."""

    __slots__ = ()

    steps: ClassVar[Mapping[str, Step[Any]]]
    """All steps of the title, by name."""

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.steps[self.phase].to_act(self)

    @property
    def next_to_act(self) -> int:
        return self.steps[self.phase].next_to_act(self)

    def legal_actions(self, seat: int | None = None) -> Sequence[Action]:
        step = self.steps[self.phase]
        if seat is None:
            return step.actions(self, step.next_to_act(self))
        return step.actions(self, seat) if seat in step.to_act(self) else []

    def refusal(self, action: Action, seat: int | None = None) -> str | None:
        """Why that seat may not take the action now, in one sentence; None if it may."""
        step = self.steps[self.phase]
        if seat is None:
            seat = step.next_to_act(self)
        elif seat not in step.to_act(self) and self.phase != OVER:
            return _("It is another player’s turn.")
        return step.refusal(self, action, seat)

    def check(self, action: Action, seat: int | None = None) -> None:
        refusal = self.refusal(action, seat)
        if refusal:
            raise IllegalAction(refusal)

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        happened: list[Event] = []
        step = self.steps[self.phase]
        if seat is None:
            seat = step.next_to_act(self)
        self.phase = step.carry_out(self, action, seat, happened)
        return happened

    @property
    def is_over(self) -> bool:
        return self.phase == OVER
