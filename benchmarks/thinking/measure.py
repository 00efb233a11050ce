"""The measurements for both Pythons: random actions per second, thinking times of two levels."""

from __future__ import annotations

import json
import platform
from hashlib import sha256
from random import Random
from statistics import median
from time import perf_counter

from pennypress.bots import LEVELS
from pennypress.engine.rules_interface import CHANCE, Position
from pennypress.games import GAMES

ACTIONS = 40_000
POSITIONS = 60


def actions_a_second(game: str) -> float:
    """Random actions per second in four-player games."""
    rng, done, began = Random(1898), 0, perf_counter()
    while done < ACTIONS:
        position = GAMES[game].new_position(4)
        while not position.is_over and done < ACTIONS:
            actions = position.legal_actions()
            position.apply(actions[int(rng.random() * len(actions))])
            done += 1
    return ACTIONS / (perf_counter() - began)


def positions(game: str) -> list[Position]:
    """Positions with decisions from games between Reporters."""
    rng, found = Random(7), list[Position]()
    bot = LEVELS["reporter"].bot
    while len(found) < POSITIONS:
        position = GAMES[game].new_position(4)
        while not position.is_over:
            if position.next_to_act == CHANCE:
                cards = position.legal_actions()
                position.apply(cards[int(rng.random() * len(cards))])
                continue
            if rng.random() < 0.2:
                found.append(position.copy())
            position.apply(bot.choose(position, str(len(found))))
    return found[:POSITIONS]


def thoughts(game: str, level: str) -> dict[str, float | str]:
    """Seconds per full search, and a hash of the results."""
    took, thought = [], sha256()
    for number, position in enumerate(positions(game)):
        began = perf_counter()
        action = LEVELS[level].bot.choose(position, str(number))
        took.append(perf_counter() - began)
        thought.update(f"{action}\n".encode())
    return {"median": median(took), "longest": max(took), "thought": thought.hexdigest()[:12]}


def measure(game: str) -> str:
    """All measurements of a title, as JSON."""
    return json.dumps(
        {
            "python": platform.python_version(),
            "actions": actions_a_second(game),
            "editor": thoughts(game, "editor"),
            "publisher": thoughts(game, "publisher"),
        }
    )
