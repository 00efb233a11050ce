"""Golden records: whole games, one per feature, whose results must never change.

They are in tests/records, in a folder for each title, as exported games. Cards and actions were chosen to
have the feature.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from pennypress.engine.record import Move, Record, loads
from pennypress.engine.rules_interface import Event, Position
from pennypress.games import GAMES, titles_under_way

FOLDER = Path(__file__).resolve().parents[1] / "records"
TITLES = {game.name: game for game in (*GAMES.values(), *titles_under_way())}
"""Every title that has golden records, by name."""


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
    return loads(path(title, name).read_text(encoding="utf-8"), TITLES)


def replayed(title: str, name: str) -> tuple[Position, list[Move]]:
    """The final position of the game, and its moves."""
    return read(title, name).replay(TITLES[title])


def happened(title: str, name: str) -> list[Event]:
    """All events of the game."""
    return [event for turn in replayed(title, name)[1] for event in turn.events]
