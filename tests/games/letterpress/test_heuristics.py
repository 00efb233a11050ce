"""Heuristics of Letterpress: legal candidates, exact values at the end, words by level, no hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from pennypress.bots import LEVELS
from pennypress.bots.bot_interface import Bot
from pennypress.bots.greedy_bot import GreedyBot, ranking
from pennypress.bots.search_bot import SearchBot, TreeSearchBot
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import Viewer
from pennypress.games.heuristics import Heuristics
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Keep, Pass, Write, parse_action
from pennypress.games.letterpress.components import HIDDEN_LETTER, ROUNDS, points_of
from pennypress.games.letterpress.heuristics import HEURISTICS, LetterpressHeuristics
from pennypress.games.letterpress.heuristics.features import (
    CHALLENGE_WORTH,
    NAMES,
    NOTHING,
    by_challenges,
    by_points,
    met_by_letters,
    outlooks,
    prospect,
    usual_outlook,
)
from pennypress.games.letterpress.heuristics.solo_outlook import PLANS_FOR_LIBRARY, noticed_alone
from pennypress.games.letterpress.heuristics.word_knowledge import (
    WELL_READ,
    best_points,
    known_class,
    known_words,
    noticed_words,
)
from pennypress.games.letterpress.meta import GAME
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.word_choices import proposed
from pennypress.games.letterpress.words.word_list import ALL, COMMON, WELL_KNOWN, not_offered, vocabulary
from tests.games.letterpress.positions import cards, do, writing

SIZES = GAME.player_counts
SEARCHERS = [level.bot for level in LEVELS.values() if isinstance(level.bot, SearchBot)]
LEAST, HALF = HEURISTICS.with_knowledge(0.25), HEURISTICS.with_knowledge(0.5)
CUPBOARD = cards("B C D E I L N O R S T")
"""Cards that spell hundreds of words."""


def bots() -> list[Bot]:
    return [GreedyBot(LEAST), GreedyBot(HALF), GreedyBot(HEURISTICS), TreeSearchBot(0, heuristics=HEURISTICS)]


@cache
def game(players: int, number: int, options: tuple[str, ...] = ()) -> tuple[Letterpress, ...]:
    """The positions of a game with random legal actions, if the number is odd with random candidates."""
    rng, found = Random(f"{players} {number}"), list[Letterpress]()
    table = Letterpress.new(players, options)
    while not table.is_over:
        found.append(table.copy())
        actions = table.legal_actions()
        if table.next_to_act != CHANCE and number % 2:
            actions = HEURISTICS.candidates(table)
        table.apply(actions[int(rng.random() * len(actions))])
    return (*found, table)


def decisions(players: int) -> Iterator[Letterpress]:
    """Positions in which a player acts."""
    for number in range(2):
        for table in game(players, number):
            if table.next_to_act >= 0:
                yield table.copy()


def texts(table: Letterpress, known: Heuristics[Letterpress] = HEURISTICS) -> list[str]:
    return [str(action) for action in known.candidates(table)]


# -- candidates


@pytest.mark.parametrize("players", SIZES)
def test_candidates_are_legal_few_and_never_nothing(players: int) -> None:
    for table in decisions(players):
        for known in (LEAST, HEURISTICS):
            found = known.candidates(table)
            assert 1 <= len(found) <= 30
            assert len(set(found)) == len(found)
            for action in found:
                table.check(action)


@pytest.mark.parametrize("players", SIZES)
def test_rollout_actions_are_legal_and_at_most_four(players: int) -> None:
    rng = Random(players)
    for table in decisions(players):
        found = HEURISTICS.rollout_actions(table, rng)
        assert 1 <= len(found) <= 4
        for action in found:
            table.check(action)


def test_a_word_is_a_candidate_in_the_spelling_that_the_page_proposes() -> None:
    """Worked figure 3."""
    table = writing(2, "QU I T", shared="X W u")
    assert "write QUIT Q +u I T" in texts(table)
    for action in HEURISTICS.candidates(table):
        if isinstance(action, Write):
            own = proposed(action.word, table.hand_of(0), table.open_challenges, False)
            assert own is not None
            assert own.spelling == action.spelling


def test_the_candidates_are_the_best_words_the_best_for_each_challenge_and_to_pass() -> None:
    table = writing(2, "R E T H L", shared="O D a", challenges="K9 K11 I1")
    found = HEURISTICS.candidates(table)
    words = [action.word for action in found if isinstance(action, Write)]
    noticed = [word for word, _points in known_words(cards("R E T H L O D a"), WELL_KNOWN)]
    assert words[:4] == noticed[:4]
    assert any(len(word) == max(map(len, noticed)) for word in words)
    assert any(len(word) == min(map(len, noticed)) for word in words)
    assert any(sum(letter in "AEIOU" for letter in word) == 1 for word in words)
    assert isinstance(found[-1], Pass)


def test_bots_abstain_from_every_vote() -> None:
    table = writing(2, "Z B A T S", options=("house-words",))
    do(table, "write ZABT Z A B T", "pass")
    assert table.phase == phases.VOTE
    assert texts(table) == ["abstain ZABT"]


def test_all_letters_in_play_and_none_are_candidates_of_a_claim() -> None:
    table = writing(2, "B A T S C")
    do(table, "write BATS B A T S", "pass")
    assert table.phase == phases.CLAIM
    assert texts(table) == [*(f"claim {card}" for card in dict.fromkeys(table.in_play)), "done"]


# -- words by level


def test_bots_know_words_by_their_knowledge() -> None:
    assert known_class(WELL_READ - 0.01) == COMMON
    assert known_class(WELL_READ) == known_class(1) == WELL_KNOWN


@pytest.mark.parametrize("largest", [COMMON, WELL_KNOWN, ALL])
def test_known_words_are_those_of_the_classes_the_most_points_first(largest: int) -> None:
    found = known_words(CUPBOARD, largest)
    words, points = [word for word, _points in found], [points for _word, points in found]
    assert {word.lower() for word in words} <= vocabulary(largest)
    assert points == sorted(points, reverse=True)
    assert best_points(CUPBOARD, largest) == points[0]


def test_nobody_notices_a_word_that_is_not_offered() -> None:
    """L26."""
    for word in sorted(not_offered()):
        hidden = word.upper()
        if "Q" not in hidden and len(hidden) <= 6:
            held = tuple(sorted(hidden))
            assert hidden not in dict(noticed_words(held, 1, ""))


def test_a_bot_notices_about_its_share_of_the_words_always_the_same_ones() -> None:
    whole = known_words(CUPBOARD, COMMON)
    few = noticed_words(CUPBOARD, 0.25, "0 1")
    assert 0.18 < len(few) / len(whole) < 0.32
    assert set(few) < set(whole)
    assert few == noticed_words(CUPBOARD, 0.25, "0 1")
    assert few != noticed_words(CUPBOARD, 0.25, "1 1")
    assert noticed_words(CUPBOARD, 1, "0 1") == known_words(CUPBOARD, WELL_KNOWN)


def test_who_notices_more_notices_all_that_who_notices_less_does() -> None:
    few, more = noticed_words(CUPBOARD, 0.1, "salt"), noticed_words(CUPBOARD, 0.4, "salt")
    assert set(few) < set(more)


def test_levels_notice_more_and_more_words() -> None:
    """The levels differ in the words that they write from the same cards."""
    table = writing(1, shared="", game_round=5, collections=[" ".join(CUPBOARD)])
    shares = [HEURISTICS.beginner.knowledge, *(each._knowledge for each in SEARCHERS)]
    assert shares == sorted(set(shares))
    assert shares[-1] < 1
    best = []
    for share in shares:
        after = table.copy()
        after.apply(ranking(table, HEURISTICS.with_knowledge(share), Random(1))[0][0])
        best.append(after.scores[0])
    assert best == sorted(best)


def test_knowledge_and_weights_are_kept_when_the_other_one_changes() -> None:
    other = {stage: [0.0] * len(NAMES) for stage in HEURISTICS._weights}
    changed = HEURISTICS.with_knowledge(0.3).with_weights(other)
    assert isinstance(changed, LetterpressHeuristics)
    assert (changed._share, changed._weights) == (0.3, other)
    assert HEURISTICS.with_knowledge(0.3) is HEURISTICS.with_knowledge(0.3)


# -- estimates


@pytest.mark.parametrize("players", SIZES[1:])
def test_expected_points_at_the_end_are_the_scores_and_less_than_one_for_the_tie(players: int) -> None:
    for number in range(2):
        table = game(players, number)[-1]
        points = HEURISTICS.expected(table)
        assert [int(each) for each in points] == list(table.scores)
        assert table.winners == tuple(seat for seat in range(players) if points[seat] == max(points))


@pytest.mark.parametrize("options", [(), ("easy",), ("hard",), ("easy", "hard")])
def test_expected_points_of_a_solo_game_that_is_over_are_those_of_the_player_and_of_the_printer(
    options: tuple[str, ...],
) -> None:
    for number in range(4):
        table = game(1, number, options)[-1]
        own, beaten = HEURISTICS.expected(table)
        assert (own, int(beaten)) == (table.scores[0], table.printer_points)
        assert (own > beaten) == (table.winners == (0,))


@pytest.mark.parametrize("players", SIZES)
def test_there_is_an_estimate_of_every_position_also_of_what_a_spectator_sees(players: int) -> None:
    for table in game(players, 1):
        for seen in (table, *(table.visible_to(Viewer(seat)) for seat in range(players))):
            assert len(HEURISTICS.expected(seen)) == max(players, 2)


def test_there_are_weights_for_every_round() -> None:
    assert set(HEURISTICS._weights) == {str(number) for number in range(1, ROUNDS + 1)}
    assert all(len(each) == len(NAMES) for each in HEURISTICS._weights.values())


def test_features_are_measured_except_in_a_draft_and_alone() -> None:
    for players in (1, 3):
        for table in game(players, 1)[:-1]:
            found = HEURISTICS.measured(table)
            if players == 1 or table.phase in (phases.DEAL, phases.DRAFT):
                assert not found
            else:
                assert [(stage, len(each)) for stage, each in found] == [(str(table.round), len(NAMES))] * 3


def test_a_sealed_word_counts_for_its_seat_before_the_others_have_written() -> None:
    table = writing(3, "B A T S C", "D E N T L", challenges="K3 K9 I2")
    values = []
    for text in ("write BATS B A T S", "write AT A T", "pass"):
        after = table.copy()
        after.apply(parse_action(text))
        assert after.phase == phases.WRITE
        values.append(HEURISTICS.expected(after)[0])
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_a_sealed_card_counts_among_the_drafted_ones() -> None:
    table = next(each for each in game(3, 1) if each.phase == phases.DRAFT and each.pick == 4)
    seat = table.next_to_act
    table.drafted[seat] = ("B", "R", "S")
    table.packs = [tuple(contents) for contents in table.packs]
    values = set()
    for card in ("E", "V"):
        after = table.copy()
        after.sealed[seat] = Keep(card)
        values.add(HEURISTICS.expected(after)[seat])
    assert len(values) == 2


def test_in_round_five_a_sealed_word_is_worth_its_points_and_the_tie_break() -> None:
    table = writing(2, collections=["C A T S Z", "D O G"], shared="A N e", game_round=5)
    do(table, "write CATS C A T S")
    assert HEURISTICS.expected(table)[0] == pytest.approx(8 + 7e-3)
    table = writing(2, collections=["C A T S Z", "D O G"], shared="A N e", game_round=5)
    do(table, "pass")
    assert HEURISTICS.expected(table)[0] == pytest.approx(points_of(cards("C A T S Z")) * 1e-3)


def test_more_points_promise_more_letters_and_an_earlier_claim() -> None:
    for players in SIZES[1:]:
        found = [by_points(points, players) for points in range(0, 25, 4)]
        assert found == sorted(found)
        assert all(1 <= each.letters <= 2 for each in found)


def test_challenges_bring_the_best_that_is_met_unless_another_player_took_it() -> None:
    assert by_challenges((), (), 6, 13, 4) == 0
    one = by_challenges(("K2",), (), 8, 13, 4)
    assert 0 < one < CHALLENGE_WORTH["K2"]
    assert one < by_challenges(("K2", "K9"), (), 8, 13, 4) < CHALLENGE_WORTH["K2"]
    assert by_challenges((), ("K11",), 10, 13, 4) > by_challenges((), ("K11",), 5, 13, 4) > 0
    assert by_challenges((), ("I1",), 2, 13, 4) > by_challenges((), ("I1",), 6, 13, 4) > 0


def test_challenges_that_letters_show_are_found() -> None:
    """Worked figure 9."""
    assert met_by_letters(("K10", "K12", "I2"), "BEEFY") == ("K10", "K12")
    assert met_by_letters(("K12",), "QUIZ") == ("K12",)
    assert met_by_letters(("K1", "K4", "K8"), "EERIE") == ("K8",)


def test_a_collection_with_more_cards_and_one_with_consonants_promise_more() -> None:
    assert prospect(cards("E R S T"), 0, 1) > prospect(cards("E R"), 0, 1)
    assert prospect(cards("B E R T"), 0, 1) > prospect(cards("I O U U"), 0, 1)
    assert prospect(cards("E R"), 3, 1) > prospect(cards("E R"), 0, 1)


def test_seats_that_have_claimed_expect_nothing_more_of_the_round() -> None:
    table = writing(2, "B A T S C", "D O G S L")
    do(table, "write BATS B A T S", "write DO D O", "claim B", "claim T")
    assert (table.phase, table.turn) == (phases.CLAIM, 1)
    first, second = outlooks(table, 1)
    assert first == NOTHING
    assert second.letters == 1


def test_a_seat_whose_cards_are_hidden_expects_the_usual() -> None:
    table = writing(3, "B A T S C").visible_to(Viewer(0))
    assert table.drafted[1] == (HIDDEN_LETTER,) * 5
    assert outlooks(table, 1)[1] == usual_outlook(3)


# -- solo


def test_with_less_knowledge_a_bot_notices_fewer_words_alone() -> None:
    shares = [HEURISTICS.beginner.knowledge, *(each._knowledge for each in SEARCHERS)]
    noticed = [noticed_alone(share) for share in shares]
    assert noticed[0] > 0
    assert noticed == sorted(noticed)
    assert noticed[-1] < 0.5
    assert noticed_alone(PLANS_FOR_LIBRARY) == PLANS_FOR_LIBRARY


def test_the_adviser_returns_the_highest_card_of_the_library() -> None:
    table = writing(1, "B A T S C", shared="T e", library="E K R")
    do(table, "write AT A T")
    assert table.phase == phases.LIBRARY
    assert str(ranking(table, HEURISTICS, Random(1))[0][0]) == "return K"


def test_the_adviser_places_a_row_where_it_collects_most() -> None:
    """Worked figure 2: column 0 collects three cards."""
    table = writing(1, "P R E S X", shared="T e", row="L E T T E R", game_round=2)
    do(table, "write PRESS P R E S*")
    assert table.phase == phases.PLACE
    assert str(ranking(table, HEURISTICS, Random(1))[0][0]) in ("place 0", "place 2")


def test_in_easy_mode_a_bot_goes_on_while_it_notices_words() -> None:
    table = writing(1, shared="", game_round=5, collections=["C A T D O G"], options=("easy",))
    written = 0
    while not table.is_over:
        action = ranking(table, HEURISTICS, Random(1))[0][0]
        written += isinstance(action, Write)
        table.apply(action)
    assert written == 2 or table.scores[0] >= 12


# -- secrets


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_things_dealt_anew_lead_to_the_same_move(players: int) -> None:
    """In every phase; the bot sees a position that differs in hidden cards and sealed choices only."""
    rng, phases_seen = Random(players), set[str]()
    for table in decisions(players):
        if table.phase in phases_seen and rng.random() < 0.9:
            continue
        phases_seen.add(table.phase)
        seat = table.next_to_act
        deals = [table, *(table.sampled_for(seat, rng) for _again in range(2))]
        for bot in bots():
            assert len({bot.choose(deal, "seed") for deal in deals}) == 1
    assert {phases.DRAFT, phases.WRITE, phases.CLAIM} <= phases_seen


def test_candidates_do_not_depend_on_what_the_player_does_not_see() -> None:
    for table in decisions(3):
        seen = table.visible_to(Viewer(table.next_to_act))
        assert texts(table) == texts(seen)


def test_the_same_seed_gives_the_same_choice() -> None:
    for table in list(decisions(4))[::25]:
        for bot in bots():
            assert bot.choose(table, "a") == bot.choose(table, "a")
