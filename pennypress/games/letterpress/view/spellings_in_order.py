"""All spellings of a word in the order in which the page goes through them, the proposed one first (L7)."""

from __future__ import annotations

from functools import lru_cache

from pennypress.games.letterpress.components import Cards, points_of
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import Hand, Spelling, letters_of, own_cards, points, spellings
from pennypress.games.letterpress.word_choices import proposed

MOST = 60
"""At most so many spellings are gone through: more than anybody compares."""


@lru_cache(maxsize=64)
def in_order(word: str, hand: Hand, challenges: Cards, is_last_round: bool) -> tuple[Spelling, ...]:
    """The spelling that is proposed, then one for each other choice of cards, the most points first."""
    first = proposed(word, hand, challenges, is_last_round)
    if first is None:
        return ()
    by_cards: dict[tuple[Cards, int], Spelling] = {_choice(first.spelling): first.spelling}
    for spelling in spellings(word, hand):
        by_cards.setdefault(_choice(spelling), spelling)
    _proposed, *others = by_cards.values()
    others.sort(key=lambda each: (-points(each), points_of(own_cards(each))))
    return (first.spelling, *others[: MOST - 1])


def _choice(spelling: Spelling) -> tuple[Cards, int]:
    """What two spellings with the same effect have in common: own cards, and the number of shared ones."""
    return own_cards(spelling), sum(used.is_shared for used in spelling)


def spelling_number(position: Letterpress, hand: Hand, spelling: Spelling) -> tuple[int, int]:
    """The number of the spelling, from 1, and how many there are; 0 if it is none of them."""
    found = in_order(letters_of(spelling), hand, position.open_challenges, position.is_last_round)
    choices = [_choice(each) for each in found]
    number = choices.index(_choice(spelling)) + 1 if _choice(spelling) in choices else 0
    return number, len(found)


def other_spelling(position: Letterpress, hand: Hand, spelling: Spelling, step: int) -> Spelling:
    """The spelling of the same word so many steps on; the first follows the last."""
    number, count = spelling_number(position, hand, spelling)
    if not count:
        return spelling
    found = in_order(letters_of(spelling), hand, position.open_challenges, position.is_last_round)
    return found[(number - 1 + step) % count]
