"""Words that cards can spell: with the spelling proposed (L7); one of each outcome (L8)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from typing import NamedTuple

from pennypress.components.deck_with_bottom import plus
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.challenges import met_alone
from pennypress.games.letterpress.components import Cards, points_of
from pennypress.games.letterpress.spelling import (
    Hand,
    Spelling,
    own_cards,
    points,
    spellings,
    written_word,
)
from pennypress.games.letterpress.state import State
from pennypress.games.letterpress.words.playable_words import playable_words
from pennypress.games.letterpress.words.word_list import is_offered, is_suggested

Outcome = Callable[[str, Spelling], Hashable]
"""What writing a word with these cards leads to; equal values are the same outcome."""


class Proposal(NamedTuple):
    """A word with the spelling that the page proposes."""

    word: str
    spelling: Spelling
    points: int
    met: Cards
    """The open challenges that it meets without regard to other words; none in round five."""


def words_of(hand: Hand) -> dict[str, int]:
    """Each listed word that a hand can spell, in capitals, with the most points it can score."""
    return playable_words(plus(hand.own, hand.shared))


def proposed(word: str, hand: Hand, challenges: Cards, is_last_round: bool) -> Proposal | None:
    """The word with the spelling that the page proposes; None if these cards cannot spell it.

    L7: most points; then most open challenges met, then most own cards; in round five most points left in the
    collection; then the text that sorts first.
    """

    def value(spelling: Spelling) -> tuple[int, ...]:
        own = own_cards(spelling)
        if is_last_round:
            return points(spelling), -points_of(own)
        return points(spelling), len(met_alone(challenges, written_word(word, spelling))), len(own)

    best = max(spellings(word, hand), key=value, default=None)
    if best is None:
        return None
    met = () if is_last_round else met_alone(challenges, written_word(word, best))
    return Proposal(word, best, points(best), met)


def proposals(hand: Hand, challenges: Cards, is_last_round: bool) -> Iterator[Proposal]:
    """All words that a hand can spell and that may be suggested (L26), the most points first."""
    found = words_of(hand)
    for word in sorted(found, key=lambda word: (-found[word], word)):
        if is_suggested(word):
            proposal = proposed(word, hand, challenges, is_last_round)
            assert proposal is not None
            yield proposal


# -- one word of each outcome


def legal_words(state: State, seat: int) -> tuple[Write, ...]:
    """Of each outcome the offered word that sorts first, with the text that sorts first (L8)."""
    hand = state.hand_of(seat)
    if state.is_last_round:
        return _by_cards_used(hand) if state.is_easy else _by_points(hand)
    return _by_row(hand) if state.is_solo else _by_claims(hand, state.open_challenges)


@lru_cache(maxsize=256)
def _by_claims(hand: Hand, challenges: Cards) -> tuple[Write, ...]:
    """Rounds 1 to 4: an outcome is own cards, shared cards, length, open challenges met by the word alone."""

    def outcome(word: str, spelling: Spelling) -> Hashable:
        written = written_word(word, spelling)
        return written.own, written.shared, len(word), met_alone(challenges, written)

    return _one_of_each(hand, outcome)


@lru_cache(maxsize=256)
def _by_points(hand: Hand) -> tuple[Write, ...]:
    """Round five: an outcome is points and points left in the collection."""
    return _one_of_each(hand, lambda word, spelling: (points(spelling), points_of(own_cards(spelling))))


@lru_cache(maxsize=256)
def _by_cards_used(hand: Hand) -> tuple[Write, ...]:
    """Easy mode: an outcome is the cards used."""
    return _one_of_each(hand, lambda word, spelling: own_cards(spelling))


@lru_cache(maxsize=256)
def _by_row(hand: Hand) -> tuple[Write, ...]:
    """Solo rows: an outcome is the cards in order; `+`, `*` and Q or QU do not count."""
    return _one_of_each(hand, lambda word, spelling: tuple(used.card for used in spelling))


def _one_of_each(hand: Hand, outcome: Outcome) -> tuple[Write, ...]:
    found: dict[Hashable, Write] = {}
    for word in sorted(filter(is_offered, words_of(hand))):
        for spelling in spellings(word, hand):
            key = outcome(word, spelling)
            if key not in found:
                found[key] = Write(word, spelling)
    return tuple(found.values())
