"""The words that a bot knows and notices, by its knowledge: a share from 0 to 1.

A bot knows the common words, from `WELL_READ` on also those that are well known. Of the words that its cards
can spell it notices that share. Which ones is decided by the word and a salt, by no random generator: in the
same position a bot always notices the same words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from zlib import crc32

from pennypress.games.letterpress.components import Cards
from pennypress.games.letterpress.words.playable_words import playable_words
from pennypress.games.letterpress.words.word_list import COMMON, WELL_KNOWN, vocabulary

WELL_READ: Final = 0.5
"""The share from which a bot knows the well-known words, too."""
SCATTER: Final = 2_654_435_761
"""An odd factor that spreads a number over 32 bits (Knuth, volume 3, section 6.4)."""
BITS: Final = 32
Found = tuple[tuple[str, int], ...]
"""Words in capitals, each with the most points that the cards can score for it; the most points first."""


def known_class(share: float) -> int:
    """The class of words that a bot knows: `COMMON` or `WELL_KNOWN`."""
    return WELL_KNOWN if share >= WELL_READ else COMMON


@lru_cache(maxsize=256)
def known_words(cards: Cards, largest: int) -> Found:
    """The words of the classes up to `largest` that the cards, sorted, can spell and that may be offered."""
    known = vocabulary(largest)
    found = [(word, points) for word, points in playable_words(cards).items() if word.lower() in known]
    found.sort(key=lambda each: (-each[1], each[0]))
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def best_points(cards: Cards, largest: int) -> int:
    """The points of the best word of those classes that the cards, sorted, can spell; 0 without one."""
    known = vocabulary(largest)
    return max((points for word, points in playable_words(cards).items() if word.lower() in known), default=0)


def noticed_words(cards: Cards, share: float, salt: str) -> Found:
    """The known words that a bot notices. Equal salts mean that it notices the same of all words."""
    found = known_words(cards, known_class(share))
    if share >= 1:
        return found
    mask, limit = crc32(salt.encode()), int(share * (1 << BITS))
    return tuple(each for each in found if _scattered(crc32(each[0].encode()) ^ mask) < limit)


def _scattered(number: int) -> int:
    """A number of 32 bits that depends on all bits of another."""
    number = number * SCATTER & 0xFFFF_FFFF
    number = (number ^ number >> 15) * SCATTER & 0xFFFF_FFFF
    return number ^ number >> 16
