"""A phase in which all choose at once, in secret: each choice is sealed until the last one is made."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from pennypress.components.phase_state_machine import Step, SteppedState
from pennypress.engine.rules_interface import Action, Event
from pennypress.engine.viewer import Viewer


@dataclass(frozen=True, slots=True)
class HiddenChoice(Action):
    """Stands for a sealed choice that the viewer may not see."""

    def __str__(self) -> str:
        return "hidden"


HIDDEN_CHOICE: Final = HiddenChoice()


@dataclass(frozen=True, slots=True)
class ChoiceSealed(Event):
    """A player has chosen. Until all have, only that player may know what; for others it is None."""

    player: int
    choice: Action | None
    is_sealed = True

    def visible_to(self, viewer: Viewer) -> ChoiceSealed:
        return self if viewer.sees(self.player) else ChoiceSealed(self.player, None)


class SealedState(SteppedState):
    """The data of a position with sealed choices."""

    __slots__ = ("sealed",)

    sealed: list[Action | None]
    """By seat, the choice that is sealed; None for a seat that has not chosen, or does not choose."""

    def begin_choice(self) -> None:
        """Nobody has chosen yet."""
        self.sealed = [None] * self.players


S = TypeVar("S", bound=SealedState)


def face_down(sealed: Sequence[Action | None], viewer: Viewer) -> list[Action | None]:
    """The sealed choices as that viewer may see them: those of other seats are `HIDDEN_CHOICE`.

    >>> face_down([HIDDEN_CHOICE, None], Viewer(1))
    [HiddenChoice(), None]
    """
    return [
        choice if choice is None or viewer.sees(seat) else HIDDEN_CHOICE for seat, choice in enumerate(sealed)
    ]


class SealedStep(Step[S]):
    """All of `choosers` choose in secret. Titles say what may be chosen, and what the choices lead to."""

    def choosers(self, state: S) -> Sequence[int]:
        """The seats that choose, in the order in which a single device asks them; by default all."""
        return range(state.players)

    @abstractmethod
    def open(self, state: S, choices: Sequence[Action | None], happened: list[Event]) -> str:
        """Carry out all choices, by seat, append their events, return the name of the next phase.

        A seat that did not choose has None.
        """

    def next_to_act(self, state: S) -> int:
        return self.to_act(state)[0]

    def to_act(self, state: S) -> tuple[int, ...]:
        return tuple(seat for seat in self.choosers(state) if state.sealed[seat] is None)

    def carry_out(self, state: S, action: Action, seat: int, happened: list[Event]) -> str:
        state.sealed[seat] = action
        happened.append(ChoiceSealed(seat, action))
        if self.to_act(state):
            return self.name
        choices = tuple(state.sealed)
        state.begin_choice()
        return self.open(state, choices, happened)
