"""Numbers of actions: each legal action has its own, and the bounds hold."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pennypress.adapters.action_numbers import ActionNumbers, RankedKind
from pennypress.adapters.encodings import ENCODINGS
from pennypress.adapters.game_in_progress import GameInProgress
from pennypress.adapters.penny_press_encoding import MOST_PAGES, MOST_RECALLS
from pennypress.adapters.title_encoding import TitleEncoding
from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.games.penny_press.actions import HOLD, PRESS, Publish, Recall
from pennypress.games.penny_press.components import ARROW_TRACK, BEATS, STORIES, supply_order
from pennypress.games.penny_press.front_page import Brief, outcomes
from pennypress.games.penny_press.steps import recalls
from tests.adapters import sealed_bids_encoding
from tests.adapters.random_play import ALL_ENCODINGS, moments
from tests.sealed_bids.actions import Bid

every_title = pytest.mark.parametrize("encoding", ALL_ENCODINGS, ids=lambda encoding: encoding.game.name)


@every_title
def test_every_legal_action_has_a_number_of_its_own_that_gives_it_back(encoding: TitleEncoding) -> None:
    for players in encoding.game.player_counts:
        for game in moments(encoding, players, 1):
            position, numbers = game.position, encoding.actions
            for seat in position.to_act:
                if seat == CHANCE:
                    continue
                listed = position.legal_actions(seat)
                numbered = numbers.legal(position, seat)
                assert Counter(map(str, listed)) == Counter(map(str, numbered.values()))
                assert list(numbered) == sorted(numbered)
                assert 0 <= min(numbered) <= max(numbered) < numbers.count
                number = numbers.number_of(listed[-1], position, seat)
                assert numbers.action_of(number, position, seat) == listed[-1]


@every_title
def test_the_text_of_a_numbered_action_is_read_back_to_the_same_number(encoding: TitleEncoding) -> None:
    for game in moments(encoding, encoding.game.player_counts[-1], 2):
        seat = game.next_to_act
        if seat < 0:
            continue
        number, action = next(reversed(game.legal(seat).items()))
        read = encoding.game.parse_action(str(action))
        assert encoding.actions.number_of(read, game.position, seat) == number


@every_title
def test_the_odds_of_chance_count_every_listed_action(encoding: TitleEncoding) -> None:
    for game in moments(encoding, encoding.game.player_counts[0], 3):
        if game.next_to_act != CHANCE:
            assert encoding.chance.odds(game.position) == {}
            continue
        listed, odds = game.position.legal_actions(), encoding.chance.odds(game.position)
        assert sum(odds.values()) == pytest.approx(1)
        assert list(odds) == sorted(odds)
        for number, probability in odds.items():
            action = encoding.chance.actions[number]
            game.position.check(action)
            same = [each for each in listed if encoding.chance.number_of(each) == number]
            assert probability == len(same) / len(listed)
            assert {effect(game, each) for each in same} == {effect(game, action)}


def effect(game: GameInProgress, action: Action) -> str:
    """The position after an action of chance."""
    after = game.position.copy()
    after.apply(action)
    return str(after.to_json())


def test_a_fixed_action_keeps_its_number_in_every_position() -> None:
    encoding = ENCODINGS["penny-press"]
    found: dict[int, Action] = {}
    for game in moments(encoding, 2, 4):
        for number, action in game.legal(max(0, game.next_to_act)).items():
            if not isinstance(action, Recall | Publish):
                assert found.setdefault(number, action) == action
    assert {PRESS, HOLD} <= set(found.values())


def test_the_first_number_of_a_front_page_is_the_best_page() -> None:
    encoding, published = ENCODINGS["penny-press"], 0
    for game in moments(encoding, 2, 5):
        pages = [each for each in game.legal(max(0, game.next_to_act)).values() if isinstance(each, Publish)]
        if pages:
            published += 1
            assert pages == game.position.legal_actions()
    assert published >= 4


def test_no_more_recalls_are_listed_than_have_a_number() -> None:
    assert len(recalls(dict.fromkeys(STORIES[:5], 1))) == MOST_RECALLS
    for split in ([5], [4, 1], [3, 2], [3, 1, 1], [2, 2, 1], [2, 1, 1, 1]):
        assert len(recalls(dict(zip(STORIES, split, strict=False)))) < MOST_RECALLS


def test_no_more_front_pages_are_listed_than_have_a_number() -> None:
    rng = Random(6)
    values, small = sorted({each.value for each in ARROW_TRACK}), [s for s in STORIES if s.shape.columns == 1]
    most = 0
    for _ in range(150):
        claimed = tuple(sorted(rng.sample(small, 5), key=supply_order))
        brief = Brief(claimed, tuple(rng.choice(values) for _beat in BEATS), (3, 2))
        most = max(most, len(outcomes(brief)))
    assert 30 < most <= MOST_PAGES


def test_actions_beyond_the_bound_of_their_kind_have_no_number() -> None:
    encoding = ENCODINGS["penny-press"]
    few = ActionNumbers(encoding.actions.fixed, [RankedKind(Recall, 1), RankedKind(Publish, 2)])
    pages = 0
    for game in moments(encoding, 2, 7):
        seat = game.next_to_act
        listed = [each for each in game.position.legal_actions() if isinstance(each, Publish)]
        if len(listed) > 2:
            pages += 1
            assert list(few.legal(game.position, seat)) == [few.count - 2, few.count - 1]
            with pytest.raises(ValueError, match="not a numbered legal action"):
                few.number_of(listed[2], game.position, seat)
    assert pages


def test_typed_words_have_no_number_and_unknown_numbers_no_action() -> None:
    encoding = sealed_bids_encoding.ENCODING
    position = encoding.game.new_position(2)
    with pytest.raises(ValueError, match="“bid 3 MAINE” is not a numbered"):
        encoding.actions.number_of(Bid(3, "MAINE"), position, 0)
    with pytest.raises(ValueError, match="seat 0 has the number 4"):
        encoding.actions.action_of(4, position, 0)
