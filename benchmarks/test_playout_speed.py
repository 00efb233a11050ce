"""Random games: actions per second, compared with python-chess and Catanatron in the same run.

    python -m pytest benchmarks/test_playout_speed.py

Each round carries out a fixed number of uniformly random legal actions; a new game starts whenever one ends.
The result is the table's OPS column times ACTIONS, which is also printed at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import chess
import pytest
from catanatron import Color, Game, RandomPlayer

from pennypress.games import GAMES

ACTIONS = 20_000
ROUNDS = 7


def random_games(name: str, players: int = 4) -> None:
    rng = Random(1898)
    game = GAMES[name]
    done = 0
    while done < ACTIONS:
        position = game.new_position(players)
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


OURS = {name: partial(random_games, name) for name in GAMES}
PLAYED: dict[str, Callable[[], None]] = {"python-chess": python_chess, "catanatron": catanatron, **OURS}
RATES: dict[str, float] = {}


@pytest.fixture(scope="module", autouse=True)
def verdict() -> Iterator[None]:
    """Afterwards, print the actions per second, and the ratio of ours to the better of the others."""
    yield
    better = max((rate for name, rate in RATES.items() if name not in OURS), default=0.0)
    for name, rate in RATES.items():
        compared = f", {rate / better:.2f} × the better of the others" if name in OURS and better else ""
        print(f"\n{name}: {rate:,.0f} actions a second{compared}", end="")


@pytest.mark.parametrize("name", PLAYED)
def test_random_playouts(name: str, benchmark: Any) -> None:
    benchmark.pedantic(PLAYED[name], rounds=ROUNDS, warmup_rounds=1)
    RATES[name] = ACTIONS / benchmark.stats.stats.median
