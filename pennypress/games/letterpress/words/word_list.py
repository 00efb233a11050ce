"""The word list: which words are listed, which of them are common, which are never offered.

L24: the list is derived from SCOWL by `tools/letterpress_words.py`; its licence is in `scowl_copyright.txt`.
"""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

from pennypress.games.letterpress.words.dawg import Dawg

COMMON, WELL_KNOWN, ALL = 0, 1, 2
"""Classes of words: of SCOWL's sizes up to 35, up to 50, and all."""


def is_listed(word: str) -> bool:
    """Whether a word, in capitals or not, is on the list (L24).

    >>> is_listed("LETTER"), is_listed("chuffed"), is_listed("Q")
    (True, False, False)
    """
    return word.lower() in dawg()


def is_offered(word: str) -> bool:
    """Whether hints, bots and `legal_actions` may show the word, if it is listed; see also `is_suggested`.

    L26: WordNet marks the others as slurs, obscene or disparaging. They may be written all the same.
    """
    return word.lower() not in not_offered()


def is_suggested(word: str) -> bool:
    """Whether bots, hints and reports may show the word, if it is listed: not coarse words either.

    >>> is_suggested("BUGGER"), is_suggested("LETTER")
    (False, True)
    """
    return is_offered(word) and word.lower() not in not_suggested()


@cache
def not_suggested() -> frozenset[str]:
    """The coarse words that WordNet does not mark, in lower case."""
    return frozenset(_data("not_suggested.txt").decode().split())


def is_slang(word: str) -> bool:
    """Whether a word, in capitals or not, is left out of the list because it is slang (rulebook p. 3, L24).

    >>> is_slang("CHUFFED"), is_slang("letter")
    (True, False)
    """
    return word.lower() in _slang()


@cache
def _slang() -> frozenset[str]:
    return frozenset(_data("slang.txt").decode().split())


@cache
def dawg() -> Dawg:
    """All listed words, in lower case."""
    return Dawg(_data("english.dawg"))


@cache
def not_offered() -> frozenset[str]:
    """The listed words that are never offered (L26), in lower case."""
    return frozenset(_data("not_offered.txt").decode().split())


@cache
def vocabulary(largest: int) -> frozenset[str]:
    """The words of the classes up to that one that may be suggested, in lower case.

    `COMMON` and `WELL_KNOWN` are the vocabularies of bots.
    """
    classes, hidden = _data("classes.bin"), not_offered() | not_suggested()
    return frozenset(
        word
        for number, word in enumerate(dawg())
        if classes[number >> 2] >> 2 * (number & 3) & 3 <= largest and word not in hidden
    )


def _data(name: str) -> bytes:
    content = get_data(__package__, name)
    assert content is not None
    return content
