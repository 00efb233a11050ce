"""Front coding: a sorted word list as text in which no word repeats the beginning of the one before.

A capital letter says how many letters a word shares with the word before it (`A` is none, `B` is one …); the
rest of the word follows. Words that share fewer than two letters with the one before begin a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile

ENTRY = re.compile(r"([A-Z])([a-z]+)")


def encoded(words: Iterable[str]) -> str:
    r"""The text of these words, which are sorted, in lower case and all different.

    >>> encoded(["be", "bed", "bee", "cat"])
    '\nAbeCdCe\nAcat\n'
    """
    text, before = [], ""
    for word in words:
        same = (one == other for one, other in zip(before, word, strict=False))
        shared = sum(takewhile(bool, same))
        text.append(("\n" if shared < 2 else "") + chr(ord("A") + shared) + word[shared:])
        before = word
    return "".join(text) + "\n"


def decoded(text: str) -> Iterator[str]:
    """The words of a text that `encoded` wrote.

    >>> list(decoded("AbeCdCe"))
    ['be', 'bed', 'bee']
    """
    word = ""
    for shared, rest in ENTRY.findall(text):
        word = word[: ord(shared) - ord("A")] + rest
        yield word
