"""The figures on the cards, and the conditions of challenges (L14), are those of the data."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pennypress.games.letterpress import components
from pennypress.games.letterpress.challenges import OF_ALL_WORDS, WrittenWord, meets, met_alone
from pennypress.games.letterpress.claiming import GAINED_FROM, LOOKED_AT_FROM, ONE_MORE_LETTER
from pennypress.games.letterpress.components import CHALLENGE_DECK, FACES, KEPT, claims, points_of
from pennypress.games.letterpress.spelling import Hand, spellings, written_word
from pennypress.games.letterpress.words.word_list import dawg
from tests.games.letterpress.positions import cards

DATA = json.loads((Path(__file__).parent / "card_figures.json").read_text(encoding="utf-8"))
CHALLENGES = {each["id"]: each for each in DATA["challenges"]}
ALONE = [name for name in CHALLENGE_DECK if name not in OF_ALL_WORDS]


def test_values_and_copies_are_those_of_the_data() -> None:
    assert DATA["values"] == components.VALUES
    assert DATA["letter_deck"] == components.LETTER_DECK
    assert list(DATA["letter_deck"]) == list(components.LETTER_DECK)
    assert {name.lower(): count for name, count in DATA["vowel_deck"].items()} == components.VOWEL_DECK
    assert list(CHALLENGES) == list(CHALLENGE_DECK)
    assert {name: tuple(each["keep"]) for name, each in CHALLENGES.items() if "keep" in each} == KEPT
    assert DATA["solo_threshold"] == components.SOLO_THRESHOLD


def test_the_decks_have_76_9_and_18_cards() -> None:
    letters = [name for name, count in components.LETTER_DECK.items() for _ in range(count)]
    vowels = [name for name, count in components.VOWEL_DECK.items() for _ in range(count)]
    assert (len(letters), points_of(letters)) == (76, 211)
    assert (len(vowels), points_of(vowels)) == (9, 10)
    assert sum(name[0] in "AEIOU" for name in letters) == 23
    assert len(CHALLENGE_DECK) == 18


def test_points_found_for_this_edition_and_its_predecessor_hold() -> None:
    values = components.VALUES
    assert (values["B"], values["N"], values["J"], values["K"], values["Z"]) == (5, 2, 6, 6, 7)
    assert values["T"] == values["S"] > values["E"] < values["R"]
    assert values["L"] < values["P"]
    assert sum(values[letter] for letter in "REVIEW") == 17


def test_rewards_are_those_of_the_data() -> None:
    does = {name: each["do"] for name, each in CHALLENGES.items() if "do" in each}
    assert set(does) == {*GAINED_FROM, *ONE_MORE_LETTER, *LOOKED_AT_FROM}
    assert {does[name] for name in ONE_MORE_LETTER} == {"claim_extra"}
    assert (does["I1"], GAINED_FROM["I1"]) == ("draw_letter", "letter_deck")
    assert (does["I2"], GAINED_FROM["I2"]) == ("draw_vowel", "vowel_deck")
    assert (does["I5"], LOOKED_AT_FROM["I5"]) == ("look3_keep1", ("letter_deck",) * 3)
    assert (does["I6"], LOOKED_AT_FROM["I6"]) == (
        "draw_letter_and_vowel_keep1",
        ("letter_deck", "vowel_deck"),
    )


def test_figure_12_three_five_six_eight_or_nine_letters_are_claimed_a_round() -> None:
    assert [sum(claims(n, rank) for rank in range(1, n + 1)) for n in (2, 3, 4, 5, 6)] == [3, 5, 6, 8, 9]


def holds(condition: dict[str, Any], written: WrittenWord) -> bool:
    """Whether a condition of the data holds, computed another way than by the engine."""
    word = written.word
    vowels = [letter for letter in word if letter in "AEIOU"]
    worth = {name for name in written.own + written.shared if FACES[name].points >= 5}
    runs = "".join("v" if letter in "AEIOU" else "c" for letter in word)
    tests: dict[str, Callable[[Any], bool]] = {
        "len_eq": lambda number: len(word) == number,
        "len_min": lambda number: len(word) >= number,
        "vowels_eq": lambda number: len(vowels) == number,
        "distinct_vowels_min": lambda number: len(set(vowels)) >= number,
        "no_repeat": lambda _: sorted(set(word)) == sorted(word),
        "first": lambda _: runs[0] == "v",
        "last": lambda _: runs[-1] == "v",
        "first_eq_last": lambda _: word[:1] == word[-1:],
        "alphabetical": lambda _: list(word) == sorted(word),
        "distinct_letters_worth": lambda wanted: len(worth) >= wanted[1],
        "double_letter": lambda _: any(2 * letter in word for letter in word),
        "shared_used_eq": lambda number: len(written.shared) == number,
        "drafted_used_eq": lambda number: len(written.own) == number,
        "consonant_run_min": lambda number: "c" * number in runs,
    }
    return all(tests[name](value) for name, value in condition.items())


@pytest.mark.parametrize("name", ALONE)
def test_L14_conditions_are_those_of_the_data(name: str) -> None:
    words, rng = list(dawg()), Random(14)
    for word in map(str.upper, rng.sample(words, 3000)):
        pieces = tuple(sorted(word.replace("QU", "q").replace("Q", "q").replace("q", "QU", 1)))
        own = tuple(letter if letter != "Q" else "QU" for letter in pieces)
        count = rng.randrange(4)
        written = WrittenWord(word, own[count:], own[:count])
        assert meets(name, written, ()) is holds(CHALLENGES[name]["if"], written)


@pytest.mark.parametrize(
    ("word", "met"),
    [
        ("AUDIO", "K4 K6"),
        ("EERIE", "K6 K8"),
        ("RHYTHM", "K3 I5"),
        ("BALLOON", "K1 I2"),
        ("STRENGTH", "K2 K9 I5"),
        ("ALMOST", "K5 K7 K10"),
        ("OBLIQUE", "K1 K4 K5 K6 K7 K12"),
        ("EQUATE", "K4 K6 K7 K8"),
        ("BEEFY", "K10 K12"),
        ("QUIZ", "K12"),
        ("QUEUE", ""),
    ],
)
def test_figure_9_conditions(word: str, met: str) -> None:
    aside = {"K11", "I1", "I3", "I4", "I6"}
    own = cards(" ".join(word.replace("QU", "q")).replace("q", "QU"))
    written = written_word(word, next(spellings(word, Hand(own, ()))))
    assert set(met_alone(set(CHALLENGE_DECK) - aside, written)) == set(met.split())


def test_figure_10_longest_and_shortest_are_alone() -> None:
    six, four = WrittenWord("LETTER", (), ()), WrittenWord("PRES", (), ())
    assert meets("K11", six, (4, 4))
    assert not meets("I1", four, (6, 4))
    assert not meets("I1", four, (6, 0))
    assert not meets("K11", four, (4,))
    assert meets("I1", four, (6, 6))


def test_L14_y_is_a_consonant_and_a_doubled_vowel_counts_twice() -> None:
    assert meets("K3", WrittenWord("SHY", (), ()), ())
    assert not meets("K9", WrittenWord("BEE", ("B", "E"), ()), ())
