"""Messages of the lobby: a new game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class PlayNow(Message):
    """Start a game of that title at once, against easy bots."""

    game: str


@dataclass(frozen=True, slots=True)
class SetUpTable(Message):
    """Open the form, set to that title with people in all seats."""

    game: str


@dataclass(frozen=True, slots=True)
class ChooseGame(Message):
    game: str


@dataclass(frozen=True, slots=True)
class ChoosePlayers(Message):
    players: int


@dataclass(frozen=True, slots=True)
class NamePlayer(Message):
    """Name the player on a line of the form."""

    line: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class ChooseEmblem(Message):
    """Choose the emblem on a line of the form."""

    line: int
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class ChooseLevel(Message):
    """Choose the player on a line of the form: a bot's level, or '' for a person."""

    line: int
    level: str = ""


@dataclass(frozen=True, slots=True)
class AgainstBots(Message):
    """One person, and bots in all other seats."""


@dataclass(frozen=True, slots=True)
class SwitchOption(Message):
    option: str
    on: bool = False


@dataclass(frozen=True, slots=True)
class ChooseStarter(Message):
    """Choose who starts: a seat's number as text, or 'random'."""

    starter: str = "random"


@dataclass(frozen=True, slots=True)
class EnterSeed(Message):
    seed: str = ""


@dataclass(frozen=True, slots=True)
class StartGame(Message):
    """Set up the table; the page adds the form's fields."""

    form: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Rematch(Message):
    """Start a new game with the same players, emblems and options."""

    table: str
