"""What is on the table in any title: the contract of positions, actions and events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Self

CHANCE: Final = -1
"""`current_player` when a card is to be drawn."""
NOBODY: Final = -2
"""`current_player` when the game is over; to `visible_to` it is who sees only what lies open."""


class Action:
    """A small frozen value; `str(action)` is its text form, which the game's `parse_action` reads back."""

    __slots__ = ()


class Event:
    """Something that happened, for the log, the screen and announcements."""

    __slots__ = ()


class IllegalAction(ValueError):
    """The rules forbid it; the message says why in a sentence that a player understands."""


class Position(ABC):
    """The state of one game. Mutable like a chess board, cheap to copy."""

    __slots__ = ()

    game: ClassVar[str]
    """The name of the title."""
    players: int

    @property
    @abstractmethod
    def current_player(self) -> int:
        """The seat to act, `CHANCE`, or `NOBODY` when the game is over."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """Every legal action; where many have the same outcome, one of each. Empty when over.

        When chance acts, each is as likely as the others: of cards that are alike, every one is listed.
        """

    @abstractmethod
    def check(self, action: Action) -> None:
        """Raise `IllegalAction` unless the action is legal now."""

    @abstractmethod
    def apply(self, action: Action) -> list[Event]:
        """Carry out a legal action and return what happened. It trusts the caller: see `check`."""

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
        """The seats that win, more than one when the victory is shared; empty until it is over."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent position equal to this one."""

    @abstractmethod
    def visible_to(self, player: int) -> Self:
        """A copy without what that player may not know; for `NOBODY`, with what lies open only."""

    @abstractmethod
    def sampled_for(self, player: int, rng: Random) -> Self:
        """A copy in which everything hidden from that player is dealt anew."""

    @abstractmethod
    def problems(self) -> list[str]:
        """Every way in which this position is impossible, in sentences; empty when it is sound."""

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
