"""Shelves for measurements: saves of both titles, most of them unfinished."""

from __future__ import annotations

from functools import cache
from random import Random

from pennypress.app.storage import save_format
from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES

NAMES = ("Nellie", "", "Joseph", "Ida", "")
"""Names of players; '' for the default name of the newspaper or house."""
DIFFERENT = 100
"""Number of different games, which are then repeated, so that the first page of every shelf is the same."""
ONE_OVER_IN = 5
LONGEST = 160
"""Maximum number of actions of an unfinished game."""


def shelf(tables: int) -> dict[str, str]:
    """The stored texts of a shelf with that many tables, by key."""
    ids = [f"measured-{number}" for number in range(tables)]
    texts = {save_format.key_of(each): _text(number, number % DIFFERENT) for number, each in enumerate(ids)}
    return {**texts, save_format.INDEX: save_format.write_index(ids)}


def _text(number: int, kind: int) -> str:
    table = _table(kind)
    modified = f"2026-01-{1 + number % 28:02}T{number // 60 % 24:02}:{number % 60:02}:00+00:00"
    return save_format.write(save_format.Saved(f"{table.game.title} No. {number + 1}", modified, table))


@cache
def _table(kind: int) -> RecordedTable:
    """A random game, unfinished or played to its end."""
    rng = Random(kind)
    game = list(GAMES.values())[kind % len(GAMES)]
    players = rng.choice(list(game.player_counts))
    emblems = game.emblems[:players]
    seats = [Seat(name or each.label, each.name) for name, each in zip(NAMES, emblems, strict=False)]
    table = RecordedTable.new(game, seats, f"deal-{kind}")
    wanted = None if kind % ONE_OVER_IN == 0 else rng.randrange(20, LONGEST)
    while not table.position.is_over and (wanted is None or len(table.record.actions) < wanted):
        table = table.apply(rng.choice(table.position.legal_actions()))
    return table
