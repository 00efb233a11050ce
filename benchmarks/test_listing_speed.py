"""Speed of `legal_actions` in random four-player games, and of placements alone.

python -m pytest benchmarks/test_listing_speed.py -s

Times are CPU times with the garbage collector disabled, because its pauses depend on the size of the whole
program and not on the measured code. Caches of orientations are warm.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time

import pytest

from pennypress.engine.rules_interface import Position
from pennypress.games import GAMES
from pennypress.games.copenhagen.components import TILES
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.position import Copenhagen

GAMES_EACH = 40


def moments(name: str, seed: int) -> Iterator[Position]:
    """Every position of random games in which a player acts."""
    for number in range(GAMES_EACH):
        rng, position = Random(f"{seed} {number}"), GAMES[name].new_position(4)
        while not position.is_over:
            if position.next_to_act >= 0:
                yield position
            actions = position.legal_actions()
            position.apply(actions[int(rng.random() * len(actions))])


def timed(name: str, measured: Callable[[Position], int]) -> tuple[list[float], list[int]]:
    """For each moment: the seconds, and the number of results."""
    for position in moments(name, 1):
        measured(position)
    times, counts = [], []
    gc.disable()
    for position in moments(name, 2):
        start = process_time()
        count = measured(position)
        times.append(process_time() - start)
        counts.append(count)
    gc.enable()
    return times, counts


def told(what: str, times: list[float], counts: list[int]) -> None:
    print(
        f"\n{what}: median {median(times) * 1e6:.0f} µs of {median(counts):.0f},"
        f" worst {max(times) * 1e6:.0f} µs, most {max(counts)}"
    )


@pytest.mark.parametrize("name", GAMES)
def test_legal_actions_are_listed_fast(name: str) -> None:
    told(f"{name}, legal actions", *timed(name, lambda position: len(position.legal_actions())))


def test_all_placements_of_all_tiles_are_listed_fast() -> None:
    """Regardless of price, as for the display of all places of a tile."""

    def listed(position: Position) -> int:
        assert isinstance(position, Copenhagen)
        house: House = position.houses[position.turn]
        return sum(len(house.placements(tile)) for tile in TILES)

    told("copenhagen, placements of all 21 tiles", *timed("copenhagen", listed))
