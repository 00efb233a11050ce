"""Shelves with many tables, created without playing each."""

from __future__ import annotations

import random
from functools import cache

from pennypress.app.storage import save_format
from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from tests.app.page_without_browser import Origin, Page

DIFFERENT = 20


def long_shelf(tables: int, name: str = "Table") -> Page:
    """A lobby with that many tables, numbered from the latest: 'Table 1' comes first."""
    return Page(Origin(stored(tables, name)))


def stored(tables: int, name: str = "Table") -> dict[str, str]:
    """The stored texts for them. With a new name, none of these texts has been parsed before."""
    ids = [f"t{number}" for number in range(1, tables + 1)]
    texts = {save_format.key_of(each): _text(number, name) for number, each in enumerate(ids, 1)}
    return {**texts, save_format.INDEX: save_format.write_index(ids)}


def _text(number: int, name: str) -> str:
    modified = f"1898-01-{28 - number % 28:02}T00:00:00+00:00"
    return save_format.write(save_format.Saved(f"{name} {number}", modified, _table(number % DIFFERENT)))


@cache
def _table(kind: int) -> RecordedTable:
    """A game of either title after some actions."""
    rng = random.Random(kind)
    game = list(GAMES.values())[kind % len(GAMES)]
    seats = [Seat("Nellie" if kind == 3 else each.label, each.name) for each in game.emblems[:2]]
    table = RecordedTable.new(game, seats, f"deal-{kind}")
    while len(table.record.actions) < 10 + kind:
        table = table.apply(rng.choice(table.position.legal_actions()))
    return table
