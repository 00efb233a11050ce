"""The word list, its shipped form, and the words that are never offered (L24, L26)."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import pennypress
from pennypress.games.letterpress.words import dawg, front_coding, word_list

WORDS = Path(pennypress.__file__).parent / "games" / "letterpress" / "words"
SHA_256 = "5991a4cac479d05ef5b593163bc0078400b79076f8b92254b45b05f400bfffc5"
some_words = st.sets(st.text("abcq", min_size=1, max_size=6), min_size=1).map(sorted)


def repository_list() -> list[str]:
    """The words of the front-coded text."""
    return list(front_coding.decoded((WORDS / "english.txt").read_text(encoding="ascii")))


def test_L24_the_list_is_the_one_that_was_decided() -> None:
    words = repository_list()
    assert len(words) == 80_082
    assert sha256("".join(f"{word}\n" for word in words).encode()).hexdigest() == SHA_256


def test_L24_the_shipped_graph_holds_the_same_words() -> None:
    words = repository_list()
    assert list(word_list.dawg()) == words
    assert dawg.packed(words) == (WORDS / "english.dawg").read_bytes()


def test_L24_names_abbreviations_slang_and_letter_plurals_are_not_listed() -> None:
    for word in ("hannah", "bbc", "chuffed", "gonna", "ks", "analyticalally", "q", "l"):
        assert not word_list.is_listed(word)


def test_L24_our_additions_and_two_words_of_one_letter_are_listed() -> None:
    for word in ("qi", "ramen", "rollercoaster", "A", "I", "cliche", "COLOUR", "color", "realise", "realize"):
        assert word_list.is_listed(word)


def test_what_is_no_word_is_not_listed() -> None:
    for word in ("", "é", "it's", "letter ", "lette", "letterx", "{", "`"):
        assert not word_list.is_listed(word)


def test_L24_its_licences_travel_with_the_list() -> None:
    assert "Kevin Atkinson" in (WORDS / "scowl_copyright.txt").read_text(encoding="utf-8")
    assert "Princeton University" in (WORDS / "wordnet_copyright.txt").read_text(encoding="utf-8")


def test_L26_some_words_are_listed_and_never_offered() -> None:
    hidden = word_list.not_offered()
    assert len(hidden) == 207
    assert all(word_list.is_listed(word) and not word_list.is_offered(word.upper()) for word in hidden)
    assert word_list.is_offered("LETTER")


def test_vocabularies_of_bots_are_parts_of_the_list_without_words_that_are_never_offered() -> None:
    common, known, every = (word_list.vocabulary(each) for each in (0, 1, 2))
    assert common < known < every
    assert every == set(repository_list()) - word_list.not_offered() - word_list.not_suggested()
    assert word_list.not_suggested() <= set(repository_list()) - word_list.not_offered()
    assert (len(common), len(known)) == (40_523, 63_699)
    assert "letter" in common
    assert "qi" not in known


@given(some_words)
def test_front_coded_words_are_read_back(words: list[str]) -> None:
    assert list(front_coding.decoded(front_coding.encoded(words))) == words


@given(some_words, st.text("abcq", max_size=6))
def test_a_word_graph_has_its_words_and_no_others(words: list[str], other: str) -> None:
    graph = dawg.Dawg(dawg.packed(words))
    assert list(graph) == words
    assert all(word in graph for word in words)
    assert (other in graph) is (other in words)


def test_words_with_a_letter_changed_are_listed_only_if_the_list_has_them() -> None:
    words, rng = repository_list(), Random(24)
    listed = set(words)
    for word in rng.sample(words, 2000):
        at = rng.randrange(len(word))
        changed = word[:at] + rng.choice("abcdefghijklmnopqrstuvwxyz") + word[at + 1 :]
        assert word_list.is_listed(changed) is (changed in listed)
