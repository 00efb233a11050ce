"""Golden records: whole games, one per feature, whose results must never change.

They are in tests/records, in a folder for each title, as exported games. Cards and actions were chosen to
have the feature.
"""

from __future__ import annotations

from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from pennypress.engine.record import Move, Record, loads
from pennypress.engine.rules_interface import Event, Position
from pennypress.games import GAMES

FOLDER = Path(__file__).resolve().parents[1] / "records"

P = TypeVar("P", bound=Position)


class Ending(NamedTuple):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
    """The number of legal actions in all its positions, which must never change either."""


def names(title: str) -> list[str]:
    return sorted(file.stem for file in (FOLDER / title).iterdir())


def path(title: str, name: str) -> Path:
    return FOLDER / title / f"{name}.json"


def read(title: str, name: str) -> Record:
    return loads(path(title, name).read_text(encoding="utf-8"), GAMES)


def replayed(title: str, name: str) -> tuple[Position, list[Move]]:
    """The final position of the game, and its moves."""
    return read(title, name).replay(GAMES[title])


class GoldenRecords(Generic[P]):
    """The golden records of one title, by the type of its positions."""

    def __init__(self, position_type: type[P]) -> None:
        self.position_type = position_type

    def ending(self, name: str) -> P:
        """The final position of a game."""
        position, _moves = replayed(self.position_type.game, name)
        assert isinstance(position, self.position_type)
        return position

    def happened(self, name: str) -> list[Event]:
        """All events of a game."""
        return [event for move in replayed(self.position_type.game, name)[1] for event in move.events]
