"""OpenSpiel's own tests of a registered game, and what they leave open."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from pennypress.adapters import openspiel_game
from pennypress.adapters.encodings import ENCODINGS
from pennypress.engine.rules_interface import Action
from pennypress.games.letterpress.actions import Collect, Keep, Return, Write
from pennypress.games.letterpress.components import points_of
from tests.adapters import sealed_bids_encoding

openspiel_game.register(sealed_bids_encoding.ENCODING)

GAMES = [
    "pennypress_penny_press(players=2)",
    "pennypress_penny_press(players=4)",
    "pennypress_penny_press(players=4,options=newsboy-strike,most_decisions=60)",
    "pennypress_copenhagen(players=2)",
    "pennypress_copenhagen(players=3)",
    "pennypress_letterpress(players=1)",
    "pennypress_letterpress(players=2)",
    "pennypress_letterpress(players=4)",
    "pennypress_sealed_bids(players=1)",
    "pennypress_sealed_bids(players=2)",
]


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_simulation_test_passes(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_playthrough_is_the_same_when_replayed(game: str, tmp_path: Path) -> None:
    most = 8 if "letterpress" in game else 25  # its observations are long
    game = game.replace(",most_decisions=60", "").replace(")", f",most_decisions={most})")
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(game, [], seed=5), encoding="utf-8")
    written, replayed = generate_playthrough.replay(str(file))
    assert written == replayed
    assert "IsTerminal() = True" in written


def test_serialized_states_are_read_back() -> None:
    game = pyspiel.load_game("pennypress_copenhagen(players=2,most_decisions=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_title_is_registered_with_its_type() -> None:
    for encoding in ENCODINGS.values():
        game_type = pyspiel.load_game(openspiel_game.short_name(encoding)).get_type()
        alone = encoding.game.player_counts[0] == 1  # won alone, a game is worth 1, else −1
        utility = pyspiel.GameType.Utility
        assert game_type.utility == (utility.GENERAL_SUM if alone else utility.ZERO_SUM)
        assert game_type.min_num_players == encoding.game.player_counts[0]
        assert game_type.max_num_players == encoding.game.player_counts[-1]
    for secret in ("pennypress_copenhagen", "pennypress_letterpress"):
        information = pyspiel.load_game(secret).get_type().information
        assert information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    public = pyspiel.load_game("pennypress_penny_press").get_type().information
    assert public == pyspiel.GameType.Information.PERFECT_INFORMATION


def test_too_many_players_are_refused_with_the_sentence_of_the_title() -> None:
    with pytest.raises(ValueError, match="for 2 to 4 players, not 5"):
        pyspiel.load_game("pennypress_copenhagen(players=5)")


def test_a_clone_is_independent() -> None:
    state = pyspiel.load_game("pennypress_copenhagen").new_initial_state()
    rng = Random(3)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    before, clone = str(state), state.clone()
    while not clone.is_terminal():
        clone.apply_action(rng.choice(clone.legal_actions()))
    assert str(state) == before != str(clone)
    assert state.returns() == [0, 0]


def test_a_game_that_is_cut_off_is_worth_nothing() -> None:
    state = pyspiel.load_game("pennypress_penny_press(most_decisions=3)").new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    assert decisions == 3
    assert state.returns() == [0, 0]


def test_the_winner_gets_the_most() -> None:
    rng = Random(7)
    state = pyspiel.load_game("pennypress_copenhagen(players=3)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    winners = state.progress.position.winners
    best = max(state.returns())
    assert best > 0
    assert tuple(seat for seat, worth in enumerate(state.returns()) if worth == best) == winners


@pytest.mark.parametrize(("seed", "worth"), [(2, -1), (5, 1)])
def test_a_game_alone_is_worth_1_if_won_and_minus_1_if_lost(seed: int, worth: int) -> None:
    rng = Random(seed)
    state = pyspiel.load_game("pennypress_letterpress(players=1,options=easy)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            legal = state.progress.legal(0)
            state.apply_action(max(legal, key=lambda number: _worth(legal[number])))
    assert state.returns() == [worth]
    assert bool(state.progress.position.winners) is (worth > 0)


def _worth(action: Action) -> int:
    """Prefers words of many cards, collecting cheap cards and returning dear ones."""
    match action:
        case Write():
            return len(action.spelling)
        case Return(card):
            return points_of((card,))
        case Keep(card) | Collect(card):
            return -points_of((card,))
        case _:
            return 0


def test_python_ends_without_an_error_after_a_title_was_registered() -> None:
    subprocess.run([sys.executable, "-c", "import pennypress.adapters.openspiel_game"], check=True)
