"""Golden records: whole games, one for each feature, that have to replay to the same end for ever.

They stand in tests/records, in a folder for each title, as exports of the game. Cards and actions are chosen
where a feature asks for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from pennypress.engine.position import Event, Position
from pennypress.engine.record import Move, Record, loads
from pennypress.games import GAMES

FOLDER = Path(__file__).resolve().parents[1] / "records"


class Ending(NamedTuple):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
    """Legal actions of all its positions together: what could have been done never changes either."""


def names(title: str) -> list[str]:
    return sorted(file.stem for file in (FOLDER / title).iterdir())


def path(title: str, name: str) -> Path:
    return FOLDER / title / f"{name}.json"


def read(title: str, name: str) -> Record:
    return loads(path(title, name).read_text(encoding="utf-8"), GAMES)


def replayed(title: str, name: str) -> tuple[Position, list[Move]]:
    """How the game ended, and its turns."""
    return read(title, name).replay(GAMES[title])


def happened(title: str, name: str) -> list[Event]:
    """All that happened in the game."""
    return [event for turn in replayed(title, name)[1] for event in turn.events]
