"""From any position that passes validation, playing on never raises, never gets stuck, and ends."""

from __future__ import annotations

import json
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pennypress.engine.rules_interface import Position
from pennypress.engine.viewer import Viewer
from tests.engine.random_games import SETUPS, GameSetup, moments
from tests.fuzz.damage import damaged_json

MOST_ACTIONS = 2_000
"""Maximum number of actions, far more than in the longest of a thousand random games."""
GAMES_TO_PLAY = 2
GAMES_TO_DAMAGE = 6

every_edition = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_edition
@settings(max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_whatever_passes_for_sound_can_be_played_to_its_end(setup: GameSetup, seed: int) -> None:
    rng = Random(seed)
    data = damaged_json(somewhere(setup, rng), [somewhere(setup, rng)], rng, gently=rng.random() < 0.9)
    try:
        position = setup.game.position_type().from_json(data)
    except ValueError as why:
        assert str(why).endswith(".")  # noqa: PT017
        return
    problems = position.problems()
    assert all(problem.endswith(".") for problem in problems)
    if not problems:
        play_to_the_end(position, rng)


@every_edition
def test_no_position_of_a_real_game_is_refused(setup: GameSetup) -> None:
    for seed in range(GAMES_TO_PLAY):
        for position, actions, _chosen in moments(setup, seed):
            assert position.problems() == [], actions
            for seat in range(setup.players):
                assert position.visible_to(Viewer(seat)).problems() == [], actions


def somewhere(setup: GameSetup, rng: Random) -> Any:
    """The data of a random moment of a random game."""
    return json.loads(rng.choice(whole_game(setup, rng.randrange(GAMES_TO_DAMAGE))))


@lru_cache(maxsize=GAMES_TO_DAMAGE)
def whole_game(setup: GameSetup, number: int) -> list[str]:
    """All positions of a random game, as data. Playing it is slower than damaging and playing on."""
    position, rng, found = setup.new(), Random(f"{setup} {number}"), list[str]()
    while not position.is_over:
        found.append(json.dumps(position.to_json()))
        actions = position.legal_actions()
        position.apply(actions[-1] if rng.random() < 0.2 else rng.choice(actions))
    return [*found, json.dumps(position.to_json())]


def play_to_the_end(position: Position, rng: Random) -> None:
    """Play to the end. Sometimes takes the last action listed, which makes progress."""
    for _action in range(MOST_ACTIONS):
        if position.is_over:
            assert position.winners or position.players == 1  # a solo game may be lost
            return
        legal = position.legal_actions()
        assert legal
        action = legal[-1] if rng.random() < 0.2 else rng.choice(legal)
        position.check(action)
        position.apply(action)
        assert position.problems() == []
    raise AssertionError("it does not end")
