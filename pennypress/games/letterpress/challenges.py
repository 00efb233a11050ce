"""The conditions of the 18 challenge cards. They are a reconstruction: the published ones are not known.

L14: length counts letters, not cards. Vowels are A E I O U; Y is a consonant. Each occurrence counts, so a
doubled E is two vowels. 'Alone' is strictly against every other player; a missing word has length 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from pennypress.games.letterpress.components import DEALT, FACES, Cards

VOWELS: Final = frozenset("AEIOU")
HIGH_VALUE: Final = 5
"""Points of a letter that counts for K12."""


class WrittenWord(NamedTuple):
    """A word with the cards used for it, of one's own and shared, sorted."""

    word: str
    own: Cards
    shared: Cards


def vowels(word: str) -> int:
    """The number of vowels.

    >>> vowels("EERIE"), vowels("RHYTHM")
    (4, 0)
    """
    return sum(letter in VOWELS for letter in word)


def has_consonants_in_a_row(word: str, count: int) -> bool:
    """Whether so many consonants stand side by side somewhere."""
    return any(not vowels(word[at : at + count]) for at in range(len(word) - count + 1))


def high_value_names(written: WrittenWord) -> set[str]:
    """The names of the cards used that are worth `HIGH_VALUE` points or more."""
    return {name for name in written.own + written.shared if FACES[name].points >= HIGH_VALUE}


OF_THE_WORD: Final[dict[str, Callable[[str], bool]]] = {
    "K1": lambda word: len(word) == 7,
    "K2": lambda word: len(word) >= 8,
    "K3": lambda word: len(word) >= 3 and vowels(word) == 0,
    "K4": lambda word: len(VOWELS & set(word)) >= 3,
    "K5": lambda word: len(word) >= 6 and len(set(word)) == len(word),
    "K6": lambda word: len(word) >= 5 and word[0] in VOWELS and word[-1] in VOWELS,
    "K7": lambda word: len(word) >= 6 and word[0] in VOWELS,
    "K8": lambda word: len(word) >= 5 and word[0] == word[-1],
    "K9": lambda word: vowels(word) == 1,
    "K10": lambda word: len(word) >= 4 and all(one <= other for one, other in pairwise(word)),
    "I2": lambda word: len(word) >= 6 and any(one == other for one, other in pairwise(word)),
    "I5": lambda word: len(word) >= 5 and has_consonants_in_a_row(word, 3),
}
"""Conditions that the letters alone decide."""

OF_THE_CARDS: Final[dict[str, Callable[[WrittenWord], bool]]] = {
    "K12": lambda written: len(high_value_names(written)) >= 2,
    "I3": lambda written: len(written.shared) == 3,
    "I4": lambda written: len(written.word) >= 4 and not written.shared,
    "I6": lambda written: len(written.own) == DEALT,
}
"""Conditions on the cards used."""

OF_ALL_WORDS: Final[dict[str, Callable[[int, Sequence[int]], bool]]] = {
    "K11": lambda length, others: all(length > other for other in others),
    "I1": lambda length, others: all(length < other for other in others),
}
"""Conditions on the length of the word and those of all other players' words."""


def meets_alone(challenge: str, written: WrittenWord) -> bool:
    """Whether the word meets a challenge whose condition needs no other word; False for other challenges."""
    if challenge in OF_THE_WORD:
        return meets_by_letters(challenge, written.word)
    return challenge in OF_THE_CARDS and OF_THE_CARDS[challenge](written)


@lru_cache(maxsize=10_000)
def meets_by_letters(challenge: str, word: str) -> bool:
    """Whether the letters of the word meet a challenge of `OF_THE_WORD`."""
    return OF_THE_WORD[challenge](word)


def met_alone(challenges: Iterable[str], written: WrittenWord) -> Cards:
    """Which of these challenges the word meets by itself.

    >>> met_alone(("K6", "K8", "K11"), WrittenWord("EERIE", ("E", "E", "I", "R"), ()))
    ('K6', 'K8')
    """
    return tuple(each for each in challenges if meets_alone(each, written))


def meets(challenge: str, written: WrittenWord, other_lengths: Sequence[int]) -> bool:
    """Whether the word meets the challenge; the lengths are those of all other players' words."""
    if challenge in OF_ALL_WORDS:
        return OF_ALL_WORDS[challenge](len(written.word), other_lengths)
    return meets_alone(challenge, written)
