"""Randomly damaged positions are refused, found impossible, or playable to the end."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from pennypress.games.copenhagen.components import ABILITIES, COLOURS
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.steps import STEPS
from tests.games.randomly_damaged_data import damage

WORDS = [each.name for each in (*COLOURS, *ABILITIES)] + [*STEPS] + ["red-2@0,0", "white-1@4,8", ""]
VALUES: list[Any] = [*WORDS, *range(-2, 13), None, True, False, 0.5, [], {}, ["red", "blue"]]


@given(st.integers(0, 2**32), st.integers(1, 3))
@example(0, 1)
def test_a_damaged_position_is_refused_impossible_or_playable(seed: int, wounds: int) -> None:
    rng = Random(seed)
    data = json.loads(json.dumps(somewhere(rng).to_json()))
    for _wound in range(wounds):
        damage(data, VALUES, rng)
    try:
        table = GAME.position_type().from_json(data)
    except ValueError:
        return
    problems = table.problems()
    assert all(problem.endswith(".") for problem in problems)
    if not problems:
        play_on(table, rng)


def somewhere(rng: Random) -> Copenhagen:
    """A position of a random game."""
    table = Copenhagen.new(rng.choice(GAME.player_counts))
    for _action in range(rng.randrange(150)):
        if table.is_over:
            break
        table.apply(rng.choice(table.legal_actions()))
    return table


def play_on(table: Copenhagen, rng: Random) -> None:
    while not table.is_over:
        legal = table.legal_actions()
        assert legal
        table.apply(rng.choice(legal))
        assert table.problems() == []
