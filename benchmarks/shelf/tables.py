"""Shelves to measure with: saves of both titles, most of them in progress, some over."""

from __future__ import annotations

from functools import cache
from random import Random

from pennypress.app.storage import save_format
from pennypress.engine.record import Seat
from pennypress.engine.table import Table
from pennypress.games import GAMES

NAMES = ("Nellie", "", "Joseph", "Ida", "")
"""Who plays; '' for somebody who has kept the newspaper's or the house's own name."""
DIFFERENT = 100
"""So many different games; then they come again, so that the first page of every shelf is the same."""
ONE_OVER_IN = 5
LONGEST = 160
"""Actions of a game in progress."""


def shelf(tables: int) -> dict[str, str]:
    """What the browser's storage holds for a shelf of so many tables, by key."""
    ids = [f"measured-{number}" for number in range(tables)]
    texts = {save_format.key_of(each): _text(number, number % DIFFERENT) for number, each in enumerate(ids)}
    return {**texts, save_format.INDEX: save_format.write_index(ids)}


def _text(number: int, kind: int) -> str:
    table = _table(kind)
    modified = f"2026-01-{1 + number % 28:02}T{number // 60 % 24:02}:{number % 60:02}:00+00:00"
    return save_format.write(save_format.Saved(f"{table.game.title} No. {number + 1}", modified, table))


@cache
def _table(kind: int) -> Table:
    """A game by chance, left somewhere in the middle or played to its end."""
    rng = Random(kind)
    game = list(GAMES.values())[kind % len(GAMES)]
    players = rng.choice(list(game.player_counts))
    emblems = game.emblems[:players]
    seats = [Seat(name or each.label, each.name) for name, each in zip(NAMES, emblems, strict=False)]
    table = Table.new(game, seats, f"deal-{kind}")
    wanted = None if kind % ONE_OVER_IN == 0 else rng.randrange(20, LONGEST)
    while not table.position.is_over and (wanted is None or len(table.record.actions) < wanted):
        table = table.apply(rng.choice(table.position.legal_actions()))
    return table
