"""Decks with a bottom pile: cards are neither lost nor made."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.components.deck_with_bottom import Deck, PutBack, full, is_among, minus, plus

piles = st.lists(st.sampled_from("ABC"), max_size=8).map(lambda cards: tuple(sorted(cards)))


def test_a_full_deck_has_every_copy() -> None:
    assert full({"B": 1, "A": 2}) == Deck(("A", "A", "B"))


def test_a_card_that_cannot_come_is_not_drawn() -> None:
    with pytest.raises(ValueError, match="not in"):
        Deck(("A",), (PutBack(None, ("B",)),)).without("B")


def test_identical_cards_are_listed_one_by_one_in_the_order_given() -> None:
    assert list(Deck(("A", "A", "B")).draws("BCA")) == [("B", 1), ("A", 1), ("A", 2)]


def test_cards_put_back_are_kept_by_who_knows_them() -> None:
    deck = Deck(()).with_bottom("B", known_to=1).with_bottom("C").with_bottom("A", known_to=1).with_bottom("")
    assert deck.bottom == (PutBack(None, ("C",)), PutBack(1, ("A", "B")))


def test_hidden_cards_are_in_the_pool_already_when_the_bottom_is_shuffled() -> None:
    deck = Deck(("A",), (PutBack(0, ("?",)), PutBack(1, ("B",))))
    assert deck.shuffled(hidden="?") == Deck(("A", "B"))


@given(piles, piles, piles)
def test_no_card_is_lost(pool: tuple[str, ...], first: tuple[str, ...], second: tuple[str, ...]) -> None:
    deck = Deck(pool).with_bottom(first).with_bottom(second, known_to=0)
    assert Counter(deck.put_back) == Counter(first + second)
    assert deck.shuffled() == Deck(plus(pool, first + second))
    for card in pool:
        deck = deck.without(card)
    assert deck.pool == ()


@given(piles, piles)
def test_taking_away_undoes_adding(pile: tuple[str, ...], cards: tuple[str, ...]) -> None:
    assert minus(plus(pile, cards), cards) == pile
    assert is_among(cards, plus(pile, cards))
    assert is_among(cards, pile) is (not Counter(cards) - Counter(pile))
