"""The interface that every title implements: positions, actions and events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Self

from pennypress.engine.html_in_notebooks import html_in_notebooks
from pennypress.engine.viewer import NOBODY, Viewer

CHANCE: Final = -1
"""The seat of chance, which acts when a card has to be drawn."""
OVER: Final = -2
"""`Position.next_to_act` when the game is over."""


class Action:
    """An action: a small frozen value. The game's `parse_action` reads back its text form, `str(action)`."""

    __slots__ = ()


def number_between(text: str, least: int, most: int) -> int:
    """A number in the text form of an action. Raises ValueError if it is out of range or spelled otherwise.

    >>> number_between("2", 1, 5)
    2
    >>> number_between("+2", 1, 5)
    Traceback (most recent call last):
    ValueError: +2
    """
    number = int(text)
    if str(number) != text or not least <= number <= most:
        raise ValueError(text)
    return number


class Event:
    """Something that happened, for the log, the screen and announcements."""

    __slots__ = ()

    reveals: ClassVar[bool] = False
    """Whether it shows what players could not know before. If it is taken back, the game becomes practice."""
    is_sealed: ClassVar[bool] = False
    """Whether others learn only that somebody has chosen. It may be taken back while it is sealed."""

    def visible_to(self, viewer: Viewer) -> Event | None:
        """What that viewer may know of it; None if that is nothing. Titles with secrets override this."""
        return self


class IllegalAction(ValueError):
    """The rules forbid the action; the message says why in a sentence for players."""


class Outcome(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that win: several share a victory; nobody wins a solo game that is lost to the house."""
    ranks: tuple[int, ...]
    """The place of each seat, from 1. Seats that are level share a place."""

    @classmethod
    def of(cls, standings: Sequence[tuple[int, ...]]) -> Outcome:
        """The outcome where the highest standing wins and equal standings share a place.

        >>> Outcome.of([(9, 2), (12, 1), (12, 1)])
        Outcome(winners=(1, 2), ranks=(3, 1, 1))
        """
        ranks = tuple(1 + sum(other > mine for other in standings) for mine in standings)
        return cls(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ranks)


class Position(ABC):
    """The state of one game. Mutable, and cheap to copy."""

    __slots__ = ()

    game: ClassVar[str]
    """The name of the title."""
    players: int

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, in the order in which a single device asks them.

        In most phases it is one seat. `(CHANCE,)` if a card has to be drawn, `()` when the game is over.
        Where all choose at once in secret, it is all who have not chosen yet: each choice is sealed until
        the last one is made, so their order does not matter.
        """

    @property
    def next_to_act(self) -> int:
        """The first of `to_act`: whom a single device asks next. `OVER` when the game is over."""
        to_act = self.to_act
        return to_act[0] if to_act else OVER

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> Sequence[Action]:
        """Every legal action of that seat, by default of `next_to_act`; empty if it may not act now.

        If many have the same outcome, one of them. If chance acts, all actions listed are equally likely:
        identical cards are listed once each.
        """

    @abstractmethod
    def check(self, action: Action, seat: int | None = None) -> None:
        """Raise `IllegalAction` unless that seat, by default `next_to_act`, may take the action now."""

    @abstractmethod
    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        """Carry out an action of that seat, by default `next_to_act`, and return its events.

        The action must be legal; use `check` if in doubt.
        """

    @property
    def is_over(self) -> bool:
        return not self.to_act

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat, as far as the position shows them: `visible_to` hides secret points."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who won, and the ranks; None before the game is over."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win; none before the game is over."""
        outcome = self.outcome
        return outcome.winners if outcome else ()

    @abstractmethod
    def copy(self) -> Self:
        """An independent position equal to this one."""

    @abstractmethod
    def visible_to(self, viewer: Viewer) -> Self:
        """A copy without what that viewer may not know."""

    def has_secrets_of(self, seat: int) -> bool:
        """Whether that seat may now see something that others may not."""
        return self.visible_to(Viewer(seat)) != self.visible_to(NOBODY)

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

    @abstractmethod
    def __str__(self) -> str:
        """The table as text in English, in lines of at most 100 characters.

        It shows all cards whose faces the position holds: to hide the secrets of others, draw `visible_to`.
        """

    def _repr_html_(self) -> str | None:
        """The table as HTML, which notebooks show; None if no installed package draws it."""
        return html_in_notebooks(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]
