"""The golden records of Letterpress have the features for which they were chosen."""

from __future__ import annotations

from collections import Counter

from pennypress.components.vote import Ballot
from pennypress.games.letterpress import events
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import CHALLENGE_DECK, KEPT, QU, VOWEL_DECK, points_of
from pennypress.games.letterpress.meta import GAME
from pennypress.games.letterpress.options import EASY, HARD, HOUSE_WORDS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import text_of
from tests.games import golden_records
from tests.games.letterpress.positions import of

FOUR_ROUNDS = 4


RECORDS = golden_records.GoldenRecords(Letterpress)
ending, happened = RECORDS.ending, RECORDS.happened


def options(name: str) -> tuple[str, ...]:
    return golden_records.read(GAME.name, name).options


def announced(name: str) -> list[tuple[Write | None, ...]]:
    """The words of each round, by seat."""
    return [each.words for each in of(events.WordsAnnounced, happened(name))]


def challenges(name: str) -> set[str]:
    """The challenges that somebody claimed."""
    return {each.card for each in of(events.ChallengeClaimed, happened(name))}


def test_every_challenge_is_claimed_in_some_game() -> None:
    claimed = set().union(*map(challenges, golden_records.names(GAME.name)))
    assert claimed == set(CHALLENGE_DECK)


def test_L13_there_are_rewards_that_draw_look_and_claim_one_letter_more() -> None:
    assert challenges("shared-victory") >= {"I1", "I3", "I4", "I5", "I6"}
    gained = of(events.CardGained, happened("vowel-reward"))
    assert "I2" in challenges("vowel-reward")
    assert any(each.card in VOWEL_DECK for each in gained)


def test_L10_there_are_ties_of_three_and_cards_that_are_drawn_again() -> None:
    again = Counter(each.player for each in ties("tie-drawn-again"))
    assert max(again.values()) > 1
    assert {each.player for each in ties("tie-of-three")} == {0, 1, 2}


def ties(name: str) -> list[events.TieCardDrawn]:
    """The cards drawn in the first round that had a tie."""
    found = []
    for each in happened(name):
        if isinstance(each, events.TieCardDrawn):
            found.append(each)
        elif isinstance(each, events.Ranked) and found:
            break
    return found


def test_L8_there_is_a_round_in_which_nobody_writes() -> None:
    assert (None, None) in announced("nobody-writes")[:FOUR_ROUNDS]


def test_there_is_a_qu_card_that_serves_as_q() -> None:
    used = [card for words in announced("qu-card-as-q") for word in words if word for card in word.spelling]
    assert {text_of((card,)).strip("+") for card in used if card.card == QU} >= {"Q"}


def test_L5_there_is_a_last_word_with_a_challenge_card() -> None:
    words = announced("challenge-card-in-last-word")[-1]
    assert any(card.card in KEPT for word in words if word for card in word.spelling)


def test_L25_there_are_words_that_the_house_accepts_and_refuses() -> None:
    assert options("house-words") == (HOUSE_WORDS,)
    assert {each.stands for each in of(events.WordJudged, happened("house-words"))} == {True, False}
    assert {each.ballot for each in of(events.VoteCast, happened("house-words"))} >= {
        Ballot.ACCEPT,
        Ballot.REFUSE,
    }


def test_L15_L16_there_are_ties_that_unused_cards_break_and_victories_that_are_shared() -> None:
    for name, is_shared in (("tie-break-by-unused-cards", False), ("shared-victory", True)):
        position = ending(name)
        assert len(set(position.points)) == 1
        assert (len(set(position.unused_points)) == 1) == is_shared == (position.winners == (0, 1))


def test_L19_L22_there_are_solo_games_won_lost_and_lost_by_a_tie() -> None:
    won, lost, tied = map(ending, ("solo-won", "1-players", "solo-tie-lost"))
    assert (won.points[0] > won.printer_points, won.winners) == (True, (0,))
    assert (lost.points[0] < lost.printer_points, lost.winners) == (True, ())
    assert (tied.points[0] == tied.printer_points, tied.winners) == (True, ())


def test_L18_there_is_a_solo_round_without_a_word_after_the_first() -> None:
    assert (None,) in announced("1-players")[1:FOUR_ROUNDS]


def test_L19_there_is_a_hard_solo_game_that_is_lost_by_the_cards_left_unused() -> None:
    position = ending("solo-hard-lost-by-unused-cards")
    assert options("solo-hard-lost-by-unused-cards") == (HARD,)
    library = points_of(position.library)
    assert library < position.points[0] <= position.printer_points == library + position.unused_points[0]


def test_L20_L21_there_is_an_easy_and_hard_solo_game_with_three_last_words() -> None:
    assert options("solo-easy-three-last-words") == (EASY, HARD)
    assert len(announced("solo-easy-three-last-words")[FOUR_ROUNDS:]) == 3
