"""The table: gestures, what is taken back, and how the bots are to play."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.messages import Message


@dataclass(frozen=True, slots=True)
class Touch(Message):
    """A gesture on the table, in the title's own words; see `games.view.Gesture`."""

    gesture: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LiftCurtain(Message):
    """The person of that seat has the tablet and looks at it alone."""

    seat: int


@dataclass(frozen=True, slots=True)
class Undo(Message):
    pass


@dataclass(frozen=True, slots=True)
class Redo(Message):
    pass


@dataclass(frozen=True, slots=True)
class Skip(Message):
    """The bot that is thinking shall act at once."""


@dataclass(frozen=True, slots=True)
class Stop(Message):
    """The bots shall wait."""


@dataclass(frozen=True, slots=True)
class PlayOn(Message):
    """The bots shall play on, or try again."""


@dataclass(frozen=True, slots=True)
class ChoosePace(Message):
    """How fast the bots play: a name in `pace.PACES`."""

    pace: str


@dataclass(frozen=True, slots=True)
class Rematch(Message):
    """Start a new game with the same players, newspapers and options."""

    table: str
