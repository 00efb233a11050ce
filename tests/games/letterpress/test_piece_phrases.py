"""Names of cards in sentences, and what challenges ask for and bring."""

from __future__ import annotations

import pytest

from pennypress.games.letterpress.actions import Write, parse_action
from pennypress.games.letterpress.components import (
    CHALLENGE_DECK,
    FACES,
    HIDDEN_LETTER,
    HIDDEN_VOWEL,
    IMMEDIATE,
)
from pennypress.games.letterpress.piece_phrases import (
    cards_used,
    condition_of,
    letters_in,
    name_of,
    reward_of,
)


def test_every_card_has_a_name_of_its_own() -> None:
    names = [name_of(card) for card in (*FACES, *IMMEDIATE, HIDDEN_LETTER, HIDDEN_VOWEL)]
    assert len(set(names)) == len(names)


def test_every_challenge_has_a_condition_of_its_own_and_a_reward() -> None:
    assert len({condition_of(card) for card in CHALLENGE_DECK}) == len(CHALLENGE_DECK)
    assert reward_of("K2") == "Keep the card ABLE"
    assert reward_of("I3") == reward_of("I4") == "Claim one more letter"
    assert name_of("I2") == "the challenge “6 letters or more, the same letter twice in a row”"


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("write LETTER L +E T* +e R", "L, shared E, T twice, shared E, R"),
        ("write QIS Q I K9", "QU as Q, I, challenge card S"),
        ("write TEACHER T E A K5 K4", "T, E, A, CH, ER"),
        ("write KEEL K +E* L", "K, shared E twice, L"),
    ],
)
def test_the_cards_of_a_word_say_how_they_are_used(action: str, expected: str) -> None:
    write = parse_action(action)
    assert isinstance(write, Write)
    assert cards_used(write.spelling) == expected


def test_letters_in_a_list() -> None:
    assert letters_in(("e", "QU", "K2")) == "E, QU and ABLE"
