"""The game report of Letterpress: a game played to the letter, and facts about random games."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from pennypress.components.draft import pack_held
from pennypress.engine.record import Move, Seat
from pennypress.games.game_report import GameReport
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.components import DEALT
from pennypress.games.letterpress.drafted_packs import best_of_packs
from pennypress.games.letterpress.game_report import report
from pennypress.games.letterpress.meta import GAME, INKS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import Hand
from pennypress.games.letterpress.word_choices import proposals
from tests.engine.random_games import GameSetup, moments
from tests.games.letterpress.positions import writing

ALL_WAYS = [
    *(GameSetup(GAME, players, ()) for players in GAME.player_counts),
    GameSetup(GAME, 1, ("easy", "hard")),
]
RED, BLUE = 0, 1


def told(table: Letterpress, *lines: str) -> tuple[GameReport, list[Letterpress]]:
    """The report on a game that goes on from this position with these actions of `next_to_act`."""
    positions, moves = [table.copy()], []
    for line in lines:
        action, seat = GAME.parse_action(line), table.next_to_act
        table.check(action, seat)
        moves.append(Move(seat, line, tuple(table.apply(action, seat))))
        positions.append(table.copy())
    seats = tuple(Seat("", INKS[number].name) for number in range(table.players))
    return report(positions, moves, seats), positions


def random_game(setup: GameSetup, seed: int = 0) -> tuple[GameReport, tuple[Letterpress, ...]]:
    record = setup.record([moment.actions for moment in moments(setup, seed)][-1])
    positions, moves = record.replay_all(GAME)
    tables = tuple(each for each in positions if isinstance(each, Letterpress))
    return report(positions, moves, record.players), tables


def test_the_last_words_score_all_points() -> None:
    table = writing(2, shared="A N e", collections=["B T Z", "D"], game_round=5)
    report, _positions = told(table, "write BAT B +A T", "write AND +A +N D")
    assert report.sources == ("Last words",)
    assert report.gains == ((2, RED, 0, 8, "BAT"), (2, BLUE, 0, 6, "AND"))
    words, best, cards, challenges = report.tallies
    assert words.columns == ("Round 1", "Round 2", "Round 3", "Round 4", "Round 5")
    assert words.items == ((2, RED, 4, 8, "BAT", ""), (2, BLUE, 4, 6, "AND", ""))
    assert best.items == ((2, RED, 4, 11, "BATTEN", ""), (2, BLUE, 4, 7, "DEAN", ""))
    assert (cards.items, challenges.items) == ((), ())


def test_a_round_from_the_words_to_the_claims() -> None:
    table = writing(2, "B E T A R", "L S U O I", shared="S N u", challenges="K9 I1 K2")
    report, _positions = told(
        table, "write BET B E T", "pass", "claim B", "claim S", "challenge K9", "claim T"
    )
    words, _best, cards, challenges = report.tallies
    assert words.items == ((2, RED, 0, 8, "BET", ""),)
    assert cards.columns == ("Round 1", "Round 2", "Round 3", "Round 4")
    assert cards.items == (
        (3, RED, 0, 1, "the letter B", "B"),
        (4, RED, 0, 1, "the letter S", "S"),
        (5, RED, 0, 1, "the challenge card S", "S"),
        (6, BLUE, 0, 1, "the letter T", "T"),
    )
    assert challenges.columns == ("card kept", "other reward")
    assert challenges.items == ((5, RED, 0, 1, "Exactly one vowel", ""),)
    assert report.highlights[0] == ("Best word", "Red: BET for 8 points in round 1", 2)
    assert report.highlights[1] == ("Longest word", "Red: BET with 3 letters in round 1", 2)


def test_of_the_best_and_the_longest_words_all_are_told() -> None:
    table = writing(2, "B E T A R", "T E A B U", shared="S N e", challenges="K9 I1 K2")
    report, _positions = told(table, "write BETA B E T A", "write BEAT B E A T")
    assert report.highlights[0].sentence == "BETA (Red, round 1) and BEAT (Blue, round 1), for 9 points each"
    assert (
        report.highlights[1].sentence == "BETA (Red, round 1) and BEAT (Blue, round 1), with 4 letters each"
    )


def test_the_best_word_that_was_missed_is_told_for_each_player() -> None:
    table = writing(2, shared="A N e", collections=["B T", "D"], game_round=5)
    report, _positions = told(table, "write BAT B +A T", "pass")
    assert [each.sentence for each in report.highlights if each.title == "Word missed"] == [
        "Red could have written BATTEN for 11 points in round 5; BAT scored 8",
        "Blue could have written DEAN for 7 points in round 5, but wrote no word",
    ]


def test_the_best_card_of_a_last_word_is_told_with_the_round_in_which_it_came() -> None:
    report, tables = random_game(GameSetup(GAME, 3, ()), 2)
    paid = next(each for each in report.highlights if each.title == "Card that paid off")
    gained = tables[paid.at]
    before = tables[paid.at - 1]
    assert sum(map(len, gained.collections)) > sum(map(len, before.collections))
    assert f"in round {before.round};" in paid.sentence


def test_a_refused_word_is_no_word() -> None:
    table = writing(2, shared="A N e", collections=["Z T", "D"], game_round=5, options=["house-words"])
    report, _positions = told(table, "write ZT Z T", "write AND +A +N D", "refuse ZT")
    assert report.gains == ((3, BLUE, 0, 6, "AND"),)
    assert report.tallies[0].items == ((2, RED, 4, 0, "ZT, refused", ""), (2, BLUE, 4, 6, "AND", ""))
    assert [each.sentence for each in report.highlights if each.title == "Word missed"] == [
        "Red could have written ZETA for 11 points in round 5, but ZT was refused",
        "Blue could have written DEAN for 7 points in round 5; AND scored 6",
    ]


def test_a_solo_game_is_told_with_the_points_of_the_printer() -> None:
    lost = writing(1, shared="", game_round=5, collections=["B E T"], library="Z A")
    report, _positions = told(lost, "write BET B E T")
    assert report.highlights[0] == ("Result", "Red scored 8 points and lost to the Rotary Printer with 8", 1)
    won = writing(1, shared="", game_round=5, collections=["B E T"], library="Z")
    report, _positions = told(won, "write BET B E T")
    assert report.highlights[0].sentence == "Red scored 8 points and beat the Rotary Printer with 7"
    assert len(report.tallies) == 3


def test_in_easy_mode_each_word_is_a_gain() -> None:
    table = writing(1, shared="", game_round=5, collections=["B E T A N D"], options=["easy"])
    report, _positions = told(table, "write BET B E T", "write AND A N D", "done")
    assert report.gains == ((1, RED, 0, 8, "BET"), (2, RED, 0, 6, "AND"))
    assert report.tallies[1].items == ()


@pytest.mark.parametrize("setup", ALL_WAYS, ids=str)
def test_gains_add_up_and_cards_are_those_of_the_collections(setup: GameSetup) -> None:
    for seed in range(3):
        seats = range(setup.players)
        report, tables = random_game(setup, seed)
        for at in range(1, len(tables)):
            risen = Counter[int]()
            for gain in report.gains:
                risen[gain.player] += gain.points if gain.at == at else 0
            rise = zip(tables[at - 1].scores, tables[at].scores, strict=True)
            assert [after - before for before, after in rise] == [risen[seat] for seat in seats]
        last = next(table for table in tables if table.is_last_round)
        collected = Counter(item.player for item in report.tallies[2].items)
        assert [len(cards) for cards in last.collections] == [collected[seat] for seat in seats]
        for highlight in report.highlights:
            assert "{" not in highlight.sentence
            assert "None" not in highlight.sentence


@pytest.mark.parametrize("setup", ALL_WAYS[:-1], ids=str)
def test_the_best_word_is_the_first_proposal_for_the_hand(setup: GameSetup) -> None:
    report, tables = random_game(setup, 7)
    writing_now = [table for table in tables if table.phase == phases.WRITE]
    for item in report.tallies[1].items:
        before = next(table for table in writing_now if table.round == item.column + 1)
        best = next(proposals(before.hand_of(item.player), (), before.is_last_round))
        assert (item.what, item.size) == (best.word, best.points)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_best_word_of_the_packs_by_brute_force(players: int) -> None:
    """Every choice of one card from each pack held, tried with the cards as single things."""
    table = next(
        moment.position.copy() for moment in moments(GameSetup(GAME, players, ()), 8)
        if isinstance(moment.position, Letterpress) and moment.position.phase == phases.WRITE
    )  # fmt: skip
    assert isinstance(table, Letterpress)
    for seat in range(players):
        packs = [pack_held(seat, pick, players) for pick in range(1, DEALT + 1)]
        held = [(pack_held(seat, pick, players), pick) for pick in range(1, DEALT + 1)]
        contents = [numbered(table, pack, pick, packs.index(pack) + 1) for pack, pick in held]
        found = set()
        for chosen in product(*contents):
            if len(set(chosen)) == DEALT:
                own = tuple(sorted(card for _pack, card, _number in chosen))
                found.add(own)
        best = max(
            (next(((p.points, p.word) for p in proposals(Hand(own, table.shared), (), True)), (0, "")))
            for own in found
        )
        assert best_of_packs(table, seat)[1] == best[0]


def numbered(table: Letterpress, pack: int, pick: int, first: int) -> list[tuple[int, str, int]]:
    """The cards of a pack at a pick: the pack, the name, and which of the cards with that name it is.

    Cards with one name are interchangeable: it may be any of those that the pack had at the pick `first`.
    """
    now, before = table.packs[pack][pick - 1], table.packs[pack][first - 1]
    return [(pack, card, number) for card in set(now) for number in range(before.count(card))]
