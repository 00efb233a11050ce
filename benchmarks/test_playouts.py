"""Random games: actions a second, beside python-chess and Catanatron in the same run.

    python -m pytest benchmarks/test_playouts.py

Each round plays on until a fixed number of actions is done, choosing uniformly from all legal ones; a new
game starts whenever one ends. The table's OPS column times ACTIONS is the figure, printed at the end too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import chess
import pytest
from catanatron import Color, Game, RandomPlayer

from pennypress.games import GAMES

ACTIONS = 20_000
ROUNDS = 7


def penny_press() -> None:
    rng = Random(1898)
    game = GAMES["penny-press"]
    done = 0
    while done < ACTIONS:
        position = game.new_position(4)
        while not position.is_over and done < ACTIONS:
            actions = position.legal_actions()
            position.apply(actions[int(rng.random() * len(actions))])
            done += 1


def python_chess() -> None:
    rng = Random(1898)
    done = 0
    while done < ACTIONS:
        board = chess.Board()
        while done < ACTIONS:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.halfmove_clock >= 100:
                break
            board.push(moves[int(rng.random() * len(moves))])
            done += 1


def catanatron() -> None:
    done, seed = 0, 0
    while done < ACTIONS:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Game(players, seed=seed)
        seed += 1
        while game.winning_color() is None and done < ACTIONS:
            game.play_tick()
            done += 1


RATES: dict[str, float] = {}


@pytest.fixture(scope="module", autouse=True)
def verdict() -> Iterator[None]:
    """After all three: actions a second, and how ours compares with the better of the others."""
    yield
    for name, rate in RATES.items():
        print(f"\n{name}: {rate:,.0f} actions a second", end="")
    better = max((rate for name, rate in RATES.items() if name != "penny_press"), default=0.0)
    if better and "penny_press" in RATES:
        print(f"\npenny_press / the better of the others: {RATES['penny_press'] / better:.2f}")


@pytest.mark.parametrize("play", [python_chess, catanatron, penny_press])
def test_random_playouts(play: Callable[[], None], benchmark: Any) -> None:
    benchmark.pedantic(play, rounds=ROUNDS, warmup_rounds=1)
    RATES[play.__name__] = ACTIONS / benchmark.stats.stats.median
