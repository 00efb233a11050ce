"""The lesson of Letterpress: what its sentences say is what the deal leads to.

The learner drafts P, I, T, N and an R for PRINTER, which scores 14 with the shared R and E.
"""

from __future__ import annotations

import pytest

from pennypress.games.lesson import READER
from pennypress.games.letterpress import claiming
from pennypress.games.letterpress.actions import Write, parse_action
from pennypress.games.letterpress.components import FACES, points_of
from pennypress.games.letterpress.lesson import LESSON, OTHER, SEVEN_LETTERS, STEPS, WORD
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import Hand, points
from pennypress.games.letterpress.view.selection import NOTHING, Composing, typed
from pennypress.games.letterpress.word_choices import proposals, proposed
from tests.games.test_lessons import after, asked, moments

MOMENTS = list(moments("letterpress"))
SAID = (
    ("round 5", "most points"),
    ("seven letters", "the card ED", "worth 4 points, the most in your pack"),
    ("face down", "to the left"),
    ("M, R and E", "PRINTER: 7 letters", "Keep the I"),
    ("your first pack comes back next",),
    ("two R cards",),
    ("4 choices", "The fifth card"),
    ("needs an N and an R",),
    ("one R, and the other one is yours",),
    ("Type PRINTER",),
    ("PRINTER scores 14 points", "meets the challenge"),
    ("LETTER needs only one T",),
    ("Your 14 points beat 12", "two letters", "K is worth 6"),
    ("Claim the A", "the card ED", "MARKED"),
    ("two challenges", "Claim ED. It is worth 4 points"),
    ("claims 1 letter",),
    ("DARK has exactly one vowel", "the card S"),
)


def at(number: int) -> Letterpress:
    position = MOMENTS[number].table.position
    assert isinstance(position, Letterpress)
    return position


def number_of(action: str) -> int:
    return [step.action for step in STEPS].index(action)


def in_stick() -> Composing:
    position = at(number_of(STEPS[8].action))
    return typed(position, position.hand_of(READER), WORD)


def lines() -> list[str]:
    return [" ".join(line.says(table.position, in_stick())) for table, step in MOMENTS for line in step.lines]


@pytest.mark.parametrize(("sentence", "parts"), list(zip(lines(), SAID, strict=True)))
def test_a_sentence_says_what_is_so_and_is_short(sentence: str, parts: tuple[str, ...]) -> None:
    for part in parts:
        assert part in sentence
    assert 20 < len(sentence) <= 221


def test_the_learner_chooses_first_and_the_opponent_after() -> None:
    assert [asked(table) for table, _step in MOMENTS[:10]] == [READER, OTHER] * 5
    assert [asked(table) for table, _step in MOMENTS[10:]] == [READER] * 3 + [OTHER] * 2


def test_the_p_is_worth_the_most_of_the_first_pack() -> None:
    pack = at(0).pack_of(READER)
    assert max(pack, key=lambda card: FACES[card].points) == "P"
    assert sorted(FACES[card].points for card in pack)[-2] < FACES["P"].points


def test_the_first_pack_comes_back_with_two_r_cards_and_the_last_one_stays() -> None:
    assert at(number_of("keep T")).pack_of(READER) == ("R", "R", "T")
    position = at(8)
    assert position.drafted[READER] == ("P", "I", "T", "N", "R")
    assert position.shared == ("M", "R", "e")


def test_printer_is_the_best_word_that_meets_the_challenge() -> None:
    position = at(8)
    hand = position.hand_of(READER)
    found = proposed(WORD, hand, position.open_challenges, False)
    assert found is not None
    assert STEPS[8].action == str(Write(WORD, found.spelling))
    assert SEVEN_LETTERS in found.met
    best = max(each.points for each in proposals(hand, position.open_challenges, False))
    assert points(found.spelling) == best == 14


def test_the_word_may_be_spelled_with_either_r() -> None:
    position, step = at(8), STEPS[8]
    assert step.also(position, parse_action("write PRINTER P R I N T +e +R"))
    assert not step.also(position, parse_action("write PRINT P R I N T"))
    assert not step.also(position, parse_action("pass"))


def test_the_line_changes_when_the_word_is_set() -> None:
    until = STEPS[8].lines[0].until
    assert until is not None
    position = at(8)
    assert [until(hand) for hand in (NOTHING, in_stick())] == [False, True]
    assert not until(typed(position, position.hand_of(READER), "PRINT"))


def test_the_k_is_worth_the_most_in_play() -> None:
    position = at(number_of("claim K"))
    assert position.claims_left == 2
    assert max(position.in_play, key=lambda card: FACES[card].points) == "K"
    assert "K" not in position.hand_of(READER).own


def test_the_letters_claimed_could_become_marked() -> None:
    collection = at(number_of("claim P")).collections[READER]
    assert collection == ("A", "K", SEVEN_LETTERS)
    found = proposed("MARKED", Hand((*collection, "M", "R"), ()), (), True)
    assert found is not None
    assert SEVEN_LETTERS in [used.card for used in found.spelling]


def test_the_word_has_met_two_challenges_and_the_opponents_word_one() -> None:
    assert claiming.met_challenges(at(number_of(f"challenge {SEVEN_LETTERS}"))) == ("K1", "K11")
    assert claiming.met_challenges(at(number_of("challenge K9"))) == ("K9",)
    assert points_of(["K1"]) > points_of(["K11"])


def test_the_lesson_ends_in_round_two_with_the_learners_choice() -> None:
    table = after(MOMENTS[-1])
    assert isinstance(table.position, Letterpress)
    assert (table.position.round, table.position.phase, asked(table)) == (2, "draft", READER)
    assert LESSON.end[0].says(table.position, None).asks.startswith("3 more rounds like this")
