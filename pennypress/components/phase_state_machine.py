"""A state machine of phases: each phase of a game is a small class to which the position delegates.

A step says who acts, which actions are legal, why an action is refused, and what an action does, including
which phase follows. Steps are stateless: the phase is stored in the state, by its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from pennypress.engine.i18n import _
from pennypress.engine.position_interface import CHANCE, Action, Event, IllegalAction, Position
from pennypress.engine.position_interface import OVER as GAME_OVER

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

    def player(self, state: S) -> int:
        """The seat to act."""
        return state.turn

    @abstractmethod
    def actions(self, state: S) -> list[Action]: ...

    @abstractmethod
    def refusal(self, state: S, action: Action) -> str | None:
        """Why the action is not legal now, in one sentence; None when it is."""

    @abstractmethod
    def carry_out(self, state: S, action: Action, happened: list[Event]) -> str:
        """Carry out a legal action, append its events to `happened`, return the name of the next phase."""


class ChanceStep(Step[S]):
    """A card is drawn."""

    def player(self, state: S) -> int:
        return CHANCE


class Over(Step[S]):
    """The game has ended."""

    name = OVER

    def player(self, state: S) -> int:
        return GAME_OVER

    def actions(self, state: S) -> list[Action]:
        return []

    def refusal(self, state: S, action: Action) -> str | None:
        return _("The game is over.")

    def carry_out(self, state: S, action: Action, happened: list[Event]) -> str:
        raise ValueError(self.refusal(state, action))


class SteppedPosition(SteppedState, Position):
    """A position that delegates every decision to the step of its current phase."""

    __slots__ = ()

    steps: ClassVar[Mapping[str, Step[Any]]]
    """All steps of the title, by name."""

    @property
    def current_player(self) -> int:
        return self.steps[self.phase].player(self)

    def legal_actions(self) -> Sequence[Action]:
        return self.steps[self.phase].actions(self)

    def refusal(self, action: Action) -> str | None:
        """Why the action is not legal now, in one sentence; None when it is."""
        return self.steps[self.phase].refusal(self, action)

    def check(self, action: Action) -> None:
        refusal = self.refusal(action)
        if refusal:
            raise IllegalAction(refusal)

    def apply(self, action: Action) -> list[Event]:
        happened: list[Event] = []
        self.phase = self.steps[self.phase].carry_out(self, action, happened)
        return happened

    @property
    def is_over(self) -> bool:
        return self.phase == OVER
