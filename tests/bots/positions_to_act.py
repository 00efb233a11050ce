"""Positions of any title in which a player is about to act."""

from __future__ import annotations

from random import Random

from pennypress.engine.rules_interface import CHANCE, Position
from pennypress.engine.title_description import Game


def begun(game: Game, players: int, seed: int) -> Position:
    """A new game after the initial draws."""
    position, rng = game.new_position(players), Random(seed)
    while position.next_to_act == CHANCE:
        position.apply(rng.choice(position.legal_actions()))
    return position


def some_way_on(game: Game, players: int, seed: int) -> Position:
    """A game after some actions, possibly in the middle of a turn, in which the player has a choice."""
    position, rng = begun(game, players, seed), Random(seed)
    for _ in range(12):
        position.apply(rng.choice(position.legal_actions()))
    while position.next_to_act == CHANCE or len(position.legal_actions()) == 1:
        position.apply(rng.choice(position.legal_actions()))
    return position
