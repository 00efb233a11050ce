"""Whole games by a seed that have to come to the same end for ever, with as many choices on the way."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from pennypress.engine.dealer import Dealer
from pennypress.engine.position import CHANCE
from pennypress.games.copenhagen import GAME


class Ending(NamedTuple):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int
    choices: int
    """Legal actions of all its positions together."""


ENDINGS = {
    2: Ending((2, 1), (0,), 167, 3826),
    3: Ending((0, 0, 0), (1,), 238, 4112),
    4: Ending((2, 0, 0, 3), (3,), 240, 4991),
}


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_game_comes_to_the_same_end_for_ever(players: int) -> None:
    assert played(players, "nyhavn") == ENDINGS[players]


def played(players: int, seed: str) -> Ending:
    """The game that this seed deals, each player choosing by chance."""
    table, dealer, rng = GAME.new_position(players), Dealer(seed), Random(f"{seed} {players}")
    draws = actions = choices = 0
    while not table.is_over:
        legal = table.legal_actions()
        choices += len(legal)
        actions += 1
        if table.current_player == CHANCE:
            table.apply(dealer.draw(draws, legal))
            draws += 1
        else:
            table.apply(legal[int(rng.random() * len(legal))])
    return Ending(table.scores, table.winners, actions, choices)
