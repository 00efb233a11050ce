"""PettingZoo's own tests of environments, and what they leave open."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from pennypress.adapters.encodings import ENCODINGS
from pennypress.adapters.pettingzoo_env import SimultaneousTitleEnv, TitleEnv, env
from tests.adapters import sealed_bids_encoding

ENVIRONMENTS: dict[str, Callable[[], TitleEnv]] = {
    "penny-press-2": lambda: env("penny-press", 2),
    "penny-press-4": lambda: env("penny-press", 4),
    "copenhagen-2": lambda: env("copenhagen", 2),
    "copenhagen-3": lambda: env("copenhagen", 3),
    "letterpress-1": lambda: env("letterpress", 1),
    "letterpress-2": lambda: env("letterpress", 2),
    "letterpress-4": lambda: env("letterpress", 4),
    "sealed-bids-1": lambda: TitleEnv(sealed_bids_encoding.ENCODING, 1),
    "sealed-bids-2": lambda: TitleEnv(sealed_bids_encoding.ENCODING, 2),
}
every_environment = pytest.mark.parametrize("make", ENVIRONMENTS.values(), ids=ENVIRONMENTS)
observations_have_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
    "ignore:Action mask numpy array is all zeros",  # when it is another agent's turn, and at the end
)
"""PettingZoo expects dictionaries with a mask from its own environments only and warns about all others."""


@observations_have_masks
@every_environment
def test_pettingzoos_api_test_passes(make: Callable[[], TitleEnv]) -> None:
    api_test(make(), num_cycles=200)


@every_environment
def test_pettingzoos_seed_test_passes(make: Callable[[], TitleEnv]) -> None:
    seed_test(make, num_cycles=60)


@observations_have_masks
@pytest.mark.parametrize(
    ("title", "players"),
    [("letterpress", 1), ("letterpress", 2), ("letterpress", 4), ("sealed-bids", 1), ("sealed-bids", 2)],
)
def test_pettingzoos_parallel_api_test_passes(title: str, players: int) -> None:
    encoding = ENCODINGS.get(title, sealed_bids_encoding.ENCODING)
    parallel_api_test(SimultaneousTitleEnv(encoding, players), num_cycles=20)


def play(environment: TitleEnv, seed: int) -> list[dict[str, float]]:
    """The rewards after each action of a random game."""
    rng, rewards = Random(seed), []
    environment.reset(seed=seed)
    while not any([*environment.terminations.values(), *environment.truncations.values()]):
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(rng.choice([int(number) for number in np.flatnonzero(mask)]))
        rewards.append(environment.rewards)
    return rewards


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    environment = env("copenhagen", 3)
    *before, last = play(environment, 11)
    assert all(not any(rewards.values()) for rewards in before)
    assert any(last.values())
    assert sum(last.values()) == pytest.approx(0)
    assert all(environment.terminations.values())
    assert not any(environment.truncations.values())


def test_a_game_that_is_cut_off_is_truncated() -> None:
    environment = env("penny-press", 2, most_decisions=5)
    rewards = play(environment, 2)
    assert len(rewards) == 5
    assert not any(rewards[-1].values())
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())


def test_the_seed_decides_the_cards() -> None:
    environment = env("copenhagen", 2)

    def dealt(seed: int) -> str:
        environment.reset(seed=seed)
        return environment.render()

    assert dealt(1) == dealt(1) != dealt(2)


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    environment = env("copenhagen", 2)
    environment.reset(seed=1)
    before = environment.render()
    illegal = int(np.flatnonzero(environment.observe("player_0")["action_mask"] == 0)[0])
    for action in (illegal, None):
        with pytest.raises(ValueError, match=r"legal action|must act"):
            environment.step(action)
    assert environment.render() == before


def test_in_a_simultaneous_environment_nobody_acts_if_one_action_is_not_legal() -> None:
    environment = SimultaneousTitleEnv(sealed_bids_encoding.ENCODING, 2)
    environment.reset(seed=1)
    before = environment.render()
    with pytest.raises(ValueError, match="seat 1 has the number 99"):
        environment.step({"player_0": 0, "player_1": 99})
    assert environment.render() == before
    _seen, rewards, *_rest = environment.step({"player_0": 0, "player_1": 3})
    assert rewards == {"player_0": 0, "player_1": 0}
    assert environment.render() != before


def test_a_game_is_cut_off_after_a_step_in_which_all_have_acted() -> None:
    environment = SimultaneousTitleEnv(sealed_bids_encoding.ENCODING, 2, most_decisions=1)
    environment.reset(seed=1)
    before = environment.render()
    _seen, _rewards, over, cut_off, _infos = environment.step({"player_0": 0, "player_1": 3})
    assert environment.render() != before
    assert not any(over.values())
    assert all(cut_off.values())


def test_where_players_act_one_after_the_other_the_actions_of_others_are_ignored() -> None:
    rng, several, alone = Random(5), 0, 0
    environment = SimultaneousTitleEnv(ENCODINGS["letterpress"], 3)
    seen, _infos = environment.reset(seed=5)
    while environment.agents:
        legal = {agent: np.flatnonzero(each["action_mask"]) for agent, each in seen.items()}
        acting = [agent for agent, numbers in legal.items() if len(numbers)]
        several += len(acting) == 3
        alone += len(acting) == 1
        actions = {agent: int(rng.choice(legal[agent])) if agent in acting else 0 for agent in legal}
        seen, rewards, *_rest = environment.step(actions)
    assert several == 4 * 5 + 1  # four picks and a word a round, and the last word
    assert alone > 8
    assert any(rewards.values())


def test_a_title_with_turns_has_no_simultaneous_environment() -> None:
    with pytest.raises(ValueError, match="one after the other"):
        SimultaneousTitleEnv(ENCODINGS["copenhagen"], 2)


def test_options_of_a_title_are_played() -> None:
    strike: Any = env("penny-press", 4, ["newsboy-strike"])
    strike.reset(seed=1)
    assert '"newsboy": 1' in strike.render()
