"""The engine's interface, tested for every title, number of players and option."""

import copy
import json
import pickle
import re
from random import Random

import pytest

from pennypress.engine.languages_and_catalogues import FIRST, LANGUAGES, use
from pennypress.engine.record import ACTION_LIMIT
from pennypress.engine.rules_interface import CHANCE, OVER, Action, IllegalAction, Position
from pennypress.engine.title_description import Game
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games import GAMES
from tests.engine.random_games import ALL_SETUPS, GameSetup, actors, moments
from tests.sealed_bids.meta import GAME as SEALED_BIDS

every_game = pytest.mark.parametrize("game", [*GAMES.values(), SEALED_BIDS], ids=lambda game: game.name)
every_edition = pytest.mark.parametrize("setup", ALL_SETUPS, ids=str)


# -- the description of a title


@every_game
def test_a_title_is_filed_under_its_name(game: Game) -> None:
    assert GAMES.get(game.name, game) is game
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", game.name)
    assert game.title
    assert game.rules >= 1


@every_game
def test_player_counts_ascend_and_everyone_has_an_emblem(game: Game) -> None:
    assert list(game.player_counts) == sorted(set(game.player_counts))
    assert game.player_counts[0] >= 1
    assert len({emblem.name for emblem in game.emblems}) == len(game.emblems) >= game.player_counts[-1]
    assert all(emblem.title for emblem in game.emblems)


@every_game
def test_options_are_for_numbers_of_players_that_the_title_has(game: Game) -> None:
    assert len({option.name for option in game.options}) == len(game.options)
    for option in game.options:
        assert set(option.player_counts) <= set(game.player_counts)
        assert option.label
        assert option.explanation


@every_game
def test_what_a_title_does_not_declare_is_refused_with_a_sentence(game: Game) -> None:
    least, most = game.player_counts[0], game.player_counts[-1]
    for players, options in [(least - 1, []), (most + 1, []), (-1, []), (least, ["no-such-option"])]:
        sentence = game.refusal(players, options)
        assert sentence is not None
        assert sentence.endswith(".")
        with pytest.raises(ValueError, match=re.escape(sentence)):
            game.new_position(players, options)
    for option in game.options:
        assert game.refusal(option.player_counts[0], [option.name]) is None
        assert game.refusal(option.player_counts[0], [option.name, option.name])
        for players in set(game.player_counts) - set(option.player_counts):
            assert game.refusal(players, [option.name])


@every_edition
def test_what_a_title_declares_can_be_set_up(setup: GameSetup) -> None:
    assert setup.game.refusal(setup.players, setup.options) is None
    position = setup.new()
    assert position.players == setup.players
    assert position.problems() == []
    assert not position.is_over


# -- properties at every step of a game


@every_edition
def test_somebody_acts_until_the_game_is_over(setup: GameSetup) -> None:
    for position, actions, chosen in moments(setup, 1):
        assert len(actions) < ACTION_LIMIT
        assert len(position.scores) == setup.players
        if chosen is not None:
            assert set(position.to_act) <= actors(setup)
            assert len(set(position.to_act)) == len(position.to_act)
            assert position.next_to_act == position.to_act[0]
            assert CHANCE not in position.to_act[1:]
            assert position.outcome is None
            assert position.winners == ()
        else:
            assert position.to_act == ()
            assert position.next_to_act == OVER
            assert list(position.legal_actions()) == []
            assert position.outcome
            assert len(position.outcome.ranks) == setup.players
            assert position.winners or setup.players == 1
            assert all(position.outcome.ranks[seat] == 1 for seat in position.winners)


@every_edition
def test_only_who_may_act_has_legal_actions(setup: GameSetup) -> None:
    for position, _, chosen in moments(setup, 16):
        for seat in (CHANCE, *range(setup.players)):
            legal = position.legal_actions(seat)
            assert bool(legal) is (seat in position.to_act)
            if chosen is not None and seat not in position.to_act:
                with pytest.raises(IllegalAction, match="turn"):
                    position.check(chosen, seat)
        if chosen is not None:
            assert position.legal_actions() == position.legal_actions(position.next_to_act)


@every_edition
def test_the_order_of_simultaneous_choices_does_not_matter(setup: GameSetup) -> None:
    rng = Random(17)
    for position, _, _ in moments(setup, 17):
        if len(position.to_act) > 1:
            choices = [(rng.choice(position.legal_actions(seat)), seat) for seat in position.to_act]
            ends = []
            for order in (choices, choices[::-1], rng.sample(choices, len(choices))):
                twin = position.copy()
                for action, seat in order:
                    twin.check(action, seat)
                    assert set(twin.to_act) <= set(position.to_act)
                    happened = twin.apply(action, seat)
                ends.append((twin.to_json(), happened[1:]))
            assert ends[0] == ends[1] == ends[2]


@every_game
def test_titles_declare_their_kind(game: Game) -> None:
    """What a title says of itself is what a simulation finds. A game may never come to hold a secret."""
    declared = (game.is_simultaneous, game.has_chance, game.has_secrets)
    several = chance = hidden = False
    for seed in range(18, 21):
        for setup in (each for each in ALL_SETUPS if each.game is game):
            for position, _, _ in moments(setup, seed):
                several = several or len(position.to_act) > 1
                chance = chance or position.next_to_act == CHANCE
                hidden = hidden or position.visible_to(NOBODY) != position
        if (several, chance, hidden) == declared:
            break
    assert (several, chance, hidden) == declared


@every_edition
def test_legal_actions_are_all_different_and_pass_the_check(setup: GameSetup) -> None:
    for position, _, _ in moments(setup, 2):
        legal = position.legal_actions()
        assert len(set(legal)) == len(legal)
        for action in legal:
            position.check(action)


@every_edition
def test_actions_read_back_from_their_text(setup: GameSetup) -> None:
    parse = setup.game.parse_action
    for position, _, _ in moments(setup, 3):
        for action in position.legal_actions():
            assert parse(str(action)) == action
            assert str(parse(str(action))) == str(action)


def refusal(position: Position, action: Action) -> str | None:
    """The sentence with which the action is refused now."""
    try:
        position.check(action)
    except IllegalAction as why:
        return str(why)
    return None


@every_edition
def test_whatever_is_not_legal_is_refused_with_a_sentence(setup: GameSetup) -> None:
    """Actions taken from other moments are legal now or refused with a sentence, without side effects."""
    known: list[Action] = []
    rng = Random(4)
    for position, _, chosen in moments(setup, 4):
        before = position.to_json()
        legal = set(position.legal_actions())
        for action in rng.sample(known, min(len(known), 10)):
            sentence = refusal(position, action)
            assert sentence is None or (action not in legal and sentence.endswith("."))
        assert position.to_json() == before
        if chosen is not None:
            known.append(chosen)


@every_edition
def test_copies_are_equal_and_independent(setup: GameSetup) -> None:
    for position, _, chosen in moments(setup, 5):
        before = json.dumps(position.to_json())
        twin = position.copy()
        assert twin == position
        if chosen is not None:
            events = twin.apply(chosen)
            assert json.dumps(position.to_json()) == before
            again = position.copy()
            assert again.apply(chosen) == events
            assert again == twin != position


@every_edition
def test_positions_survive_json(setup: GameSetup) -> None:
    for position, _, _ in moments(setup, 6):
        data = json.loads(json.dumps(position.to_json()))
        loaded = setup.game.position_type().from_json(data)
        assert loaded == position
        assert loaded.to_json() == position.to_json()
        assert loaded.next_to_act == position.next_to_act
        assert set(loaded.legal_actions()) == set(position.legal_actions())


@every_edition
def test_a_position_is_drawn_in_text_that_any_terminal_shows(setup: GameSetup) -> None:
    for position, _, _ in moments(setup, 19):
        drawing = str(position)
        assert drawing.isascii()
        assert drawing == "\n".join(line.rstrip() for line in drawing.splitlines())
        assert max(map(len, drawing.splitlines())) <= 100
        assert str(setup.game.position_type().from_json(position.to_json())) == drawing


@every_edition
def test_a_position_is_drawn_alike_in_every_language(setup: GameSetup) -> None:
    *_, (position, _, _) = moments(setup, 20)
    drawing = str(position)
    try:
        for language in LANGUAGES:
            use(language)
            assert str(position) == drawing
    finally:
        use(FIRST)


@every_edition
def test_a_loaded_position_plays_on_as_the_original_does(setup: GameSetup) -> None:
    for position, _, chosen in moments(setup, 7):
        loaded = setup.game.position_type().from_json(position.to_json())
        if chosen is not None:
            assert loaded.apply(chosen) == position.copy().apply(chosen)


@every_edition
def test_no_position_of_a_game_has_problems(setup: GameSetup) -> None:
    for position, _, _ in moments(setup, 8):
        assert position.problems() == []


@every_edition
def test_scores_are_settled_by_the_actions_alone(setup: GameSetup) -> None:
    for position, actions, chosen in moments(setup, 9):
        if chosen is None:
            replayed, moves = setup.record(actions).replay(setup.game)
            assert replayed == position
            assert replayed.scores == position.scores
            assert replayed.winners == position.winners
            assert [move.action for move in moves] == actions


@every_edition
def test_the_positions_of_a_record_are_those_of_the_game(setup: GameSetup) -> None:
    played = [position.copy() for position, _, _ in moments(setup, 10)]
    *_, last = moments(setup, 10)
    assert list(setup.record(last.actions).replay_all(setup.game)[0]) == played


@every_edition
def test_nothing_hidden_is_visible(setup: GameSetup) -> None:
    """Sampling the hidden information does not change what the player sees."""
    rng = Random(11)
    for position, _, _ in moments(setup, 11):
        for player in range(setup.players):
            seen = position.visible_to(Viewer(player))
            assert seen is not position
            assert position.sampled_for(player, rng).visible_to(Viewer(player)) == seen
            assert seen.visible_to(Viewer(player)) == seen
            assert seen.scores == position.scores


@every_edition
def test_what_lies_open_is_what_everybody_sees(setup: GameSetup) -> None:
    for position, _, _ in moments(setup, 14):
        open_ = position.visible_to(NOBODY)
        for player in range(setup.players):
            assert position.visible_to(Viewer(player)).visible_to(NOBODY) == open_
        assert position.visible_to(EVERYBODY) == position


@every_edition
def test_the_player_on_turn_sees_all_legal_actions(setup: GameSetup) -> None:
    for position, _, chosen in moments(setup, 15):
        if chosen is not None and position.next_to_act != CHANCE:
            seen = position.visible_to(Viewer(position.next_to_act))
            assert seen.legal_actions() == position.legal_actions()


@every_edition
def test_nothing_of_the_future_lies_in_a_position(setup: GameSetup) -> None:
    """Where chance acts, several actions are possible, and the position does not determine which.

    Exception: the last card left is known.
    """
    several = draws = 0
    for position, actions, _ in moments(setup, 12):
        if position.next_to_act == CHANCE:
            draws += 1
            several += len(position.legal_actions()) > 1
            for seed in ("one deal", "another"):
                replayed, _ = setup.record(actions, seed).replay(setup.game)
                assert replayed == position
    assert several or not draws


@every_edition
def test_actions_and_positions_travel_to_other_workers(setup: GameSetup) -> None:
    for position, actions, chosen in moments(setup, 13):
        if chosen is not None and len(actions) % 10 == 0:
            assert pickle.loads(pickle.dumps(chosen)) == chosen
            assert copy.deepcopy(chosen) == chosen
            arrived = pickle.loads(pickle.dumps(position))
            assert arrived == position
            assert arrived.problems() == []
            assert arrived.apply(chosen) == position.copy().apply(chosen)
