"""The interface that every title implements: positions, actions and events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Self

from pennypress.engine.viewer import Viewer

CHANCE: Final = -1
"""`current_player` when a card has to be drawn."""
OVER: Final = -2
"""`current_player` when the game is over."""


class Action:
    """An action: a small frozen value. The game's `parse_action` reads back its text form, `str(action)`."""

    __slots__ = ()


class Event:
    """Something that happened, for the log, the screen and announcements."""

    __slots__ = ()

    def visible_to(self, viewer: Viewer) -> Event | None:
        """What that viewer may know of it; None if that is nothing. Titles with secrets override this."""
        return self


class IllegalAction(ValueError):
    """The rules forbid the action; the message says why in a sentence for players."""


class Position(ABC):
    """The state of one game. Mutable, and cheap to copy."""

    __slots__ = ()

    game: ClassVar[str]
    """The name of the title."""
    players: int

    @property
    @abstractmethod
    def current_player(self) -> int:
        """The seat to act, `CHANCE`, or `OVER` when the game is over."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """Every legal action. If many have the same outcome, one of them. Empty when the game is over.

        If chance acts, all actions listed are equally likely: identical cards are listed once each.
        """

    @abstractmethod
    def check(self, action: Action) -> None:
        """Raise `IllegalAction` unless the action is legal now."""

    @abstractmethod
    def apply(self, action: Action) -> list[Event]:
        """Carry out an action and return its events. The action must be legal; use `check` if in doubt."""

    @property
    @abstractmethod
    def is_over(self) -> bool: ...

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that win: several if the victory is shared, none before the game is over."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent position equal to this one."""

    @abstractmethod
    def visible_to(self, viewer: Viewer) -> Self:
        """A copy without what that viewer may not know."""

    @abstractmethod
    def sampled_for(self, player: int, rng: Random) -> Self:
        """A copy in which everything hidden from that player is dealt at random."""

    @abstractmethod
    def problems(self) -> list[str]:
        """Every reason why this position is impossible, in sentences; empty if it is valid."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Plain data that `from_json` reads back."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The position that `to_json` described. Raises ValueError when the data is malformed."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]
