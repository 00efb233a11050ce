"""A seat observes all it may know, and nothing that is hidden from it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

import pytest

from pennypress.adapters.encodings import ENCODINGS
from pennypress.adapters.game_in_progress import GameInProgress
from pennypress.adapters.title_encoding import GREATEST, TitleEncoding
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games.copenhagen.actions import DRAWS
from pennypress.games.copenhagen.components import HARBOUR_PLACES, START_HANDS
from tests.adapters import sealed_bids_encoding
from tests.adapters.random_play import ALL_ENCODINGS, moments

every_title = pytest.mark.parametrize("encoding", ALL_ENCODINGS, ids=lambda encoding: encoding.game.name)
COPENHAGEN = ENCODINGS["copenhagen"]
BIDS = sealed_bids_encoding.ENCODING
MOST_GAMES = 40
"""Games in which a secret is looked for: in Penny Lane most have none."""


def with_hidden_dealt_anew(game: GameInProgress, seat: int, rng: Random) -> GameInProgress:
    """A twin of the game in which everything hidden from that seat is dealt at random."""
    twin = game.copy()
    twin.position = game.position.sampled_for(seat, rng)
    return twin


@every_title
def test_observations_do_not_depend_on_what_is_hidden(encoding: TitleEncoding) -> None:
    found = _is_anything_hidden(encoding, 8)
    if encoding.game.has_secrets:
        assert found or any(_is_anything_hidden(encoding, seed) for seed in range(MOST_GAMES))
    else:
        assert not found


def _is_anything_hidden(encoding: TitleEncoding, number: int) -> bool:
    """Whether that game holds anything hidden, of which no observation depends."""
    rng, different = Random(1), 0
    for game in moments(encoding, min(4, encoding.game.player_counts[-1]), number):
        for seat in range(game.position.players):
            twin = with_hidden_dealt_anew(game, seat, rng)
            different += twin.position != game.position
            viewer = Viewer(seat)
            assert twin.observation(viewer) == game.observation(viewer)
            assert twin.known_position(viewer) == game.known_position(viewer)
            if seat in game.position.to_act:
                assert list(twin.legal(seat)) == list(game.legal(seat))
    return bool(different)


@every_title
def test_what_is_observed_changes_with_every_action_for_the_seat_that_takes_it(
    encoding: TitleEncoding,
) -> None:
    for players in encoding.game.player_counts:
        before: GameInProgress | None = None
        for game in moments(encoding, players, 9):
            if before is not None:
                viewer = Viewer(before.next_to_act) if before.next_to_act != CHANCE else EVERYBODY
                assert game.observation(viewer)[players:] != before.observation(viewer)[players:]
                assert game.known_moves(viewer).startswith(before.known_moves(viewer))
                assert game.known_moves(viewer) != before.known_moves(viewer)
            before = game.copy()


@every_title
def test_observations_have_one_length_and_are_within_bounds(encoding: TitleEncoding) -> None:
    for players in encoding.game.player_counts:
        lengths = set()
        for game in islice(moments(encoding, players, 10), 0, None, 4):
            for viewer in (NOBODY, EVERYBODY, *map(Viewer, range(players))):
                seen = game.observation(viewer)
                lengths.add(len(seen))
                assert 0 <= min(seen) <= max(seen) <= GREATEST
        assert len(lengths) == 1


def dealt(hand_of_seat_1: Sequence[int]) -> GameInProgress:
    """A game of Copenhagen for two in which only the starting hand of seat 1 varies, by colour."""
    game = GameInProgress(COPENHAGEN, 2)
    for colour in [0] * (HARBOUR_PLACES + START_HANDS[0]) + list(hand_of_seat_1):
        game.draw(DRAWS[colour][0])
    assert game.next_to_act == 0
    return game


def test_moves_are_known_without_the_cards_dealt_to_others() -> None:
    one, other = dealt([1, 1, 2]), dealt([3, 4, 1])
    assert one.known_moves(Viewer(0)) == other.known_moves(Viewer(0))
    assert one.known_moves(NOBODY) == other.known_moves(NOBODY)
    assert one.known_moves(Viewer(1)) != other.known_moves(Viewer(1))
    assert one.known_moves(EVERYBODY) != other.known_moves(EVERYBODY)


def test_which_of_several_identical_cards_was_drawn_is_not_told() -> None:
    first, second = GameInProgress(COPENHAGEN, 2), GameInProgress(COPENHAGEN, 2)
    first.draw(DRAWS[2][0])
    second.draw(DRAWS[2][5])
    assert first.known_moves(EVERYBODY) == second.known_moves(EVERYBODY) == "chance: draw green 1\n"


def test_a_sealed_bid_is_known_to_its_seat_only_until_all_have_bid() -> None:
    one, other = GameInProgress(BIDS, 2), GameInProgress(BIDS, 2)
    one.act(0, 0)
    other.act(3, 0)
    assert one.known_moves(Viewer(0)) != other.known_moves(Viewer(0))
    assert one.known_moves(Viewer(1)) == other.known_moves(Viewer(1))
    assert one.observation(Viewer(1)) == other.observation(Viewer(1))
    one.act(2, 1)
    other.act(2, 1)
    assert one.known_moves(Viewer(1)) != other.known_moves(Viewer(1))


def test_texts_told_to_a_copy_and_to_the_original_are_independent() -> None:
    game = GameInProgress(BIDS, 2)
    game.act(0, 0)
    told = game.known_moves(Viewer(0))
    copy = game.copy()
    copy.act(1, 1)
    game.act(2, 1)
    assert game.known_moves(Viewer(0)).startswith(told)
    assert copy.known_moves(Viewer(0)).startswith(told)
    assert game.known_moves(Viewer(0)) != copy.known_moves(Viewer(0))
