"""All words that a hand of Letterpress can spell, with spellings, challenges met and points: time by hand.

    python -m pytest benchmarks/test_letterpress_words.py -s

Eight cards are a hand of rounds one to four, fifteen a large one of round five with two challenge cards.
Nothing is kept from one hand to the next.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median, quantiles
from time import perf_counter

import pytest

from pennypress.games.letterpress.components import KEPT, LETTER_DECK, VOWEL_DECK
from pennypress.games.letterpress.spelling import Hand
from pennypress.games.letterpress.word_choices import proposals
from pennypress.games.letterpress.words.playable_words import playable_words

LETTERS = sorted(Counter(LETTER_DECK).elements())
VOWELS = sorted(Counter(VOWEL_DECK).elements())
OPEN = ("K1", "K2", "K5")


def hands(own: int, kept: int, count: int) -> list[Hand]:
    """Random hands with that many own cards, of which some are challenge cards, and three shared ones."""
    rng = Random(1898)
    found = []
    for _number in range(count):
        drawn = rng.sample(LETTERS, own - kept + 2)
        mine = [*drawn[2:], *rng.sample(sorted(KEPT), kept)]
        found.append(Hand(tuple(sorted(mine)), tuple(sorted([*drawn[:2], rng.choice(VOWELS)]))))
    return found


@pytest.mark.parametrize(("own", "kept", "count"), [(5, 0, 400), (12, 2, 100)], ids=["8 cards", "15 cards"])
def test_words_of_a_hand(own: int, kept: int, count: int) -> None:
    playable_words(("A",))  # reads the word list
    times = []
    for hand in hands(own, kept, count):
        playable_words.cache_clear()
        began = perf_counter()
        list(proposals(hand, () if kept else OPEN, is_last_round=bool(kept)))
        times.append(1000 * (perf_counter() - began))
    print(
        f"\n{own + 3} cards: median {median(times):.1f} ms, "
        f"95th percentile {quantiles(times, n=20)[-1]:.1f} ms, longest {max(times):.1f} ms"
    )
