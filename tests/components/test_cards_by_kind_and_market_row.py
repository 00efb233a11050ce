"""Cards by kind and rows of cards: laws that hold for all of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pennypress.components.cards_by_kind import minus, one_by_one, plus, together, without
from pennypress.components.market_row import are_neighbours, first_gap, gaps, has_neighbours

KINDS = 5
hands = st.tuples(*[st.integers(0, 9)] * KINDS)
rows = st.lists(st.none() | st.sampled_from("abc"), max_size=9)


@given(hands, st.integers(0, KINDS - 1), st.integers(0, 9))
def test_what_is_added_can_be_taken_away_again(cards: tuple[int, ...], kind: int, count: int) -> None:
    more = plus(cards, kind, count)
    assert more[kind] == cards[kind] + count
    assert sum(more) == sum(cards) + count
    assert minus(more, kind, count) == cards


@given(hands, hands)
def test_hands_put_together_lose_nothing(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    both = together([one, other])
    assert sorted(one_by_one(both)) == sorted([*one_by_one(one), *one_by_one(other)])
    assert without(both, other) == one


@given(rows)
def test_the_gaps_of_a_row_are_its_places_without_a_card(row: list[str | None]) -> None:
    assert [place for place in range(len(row)) if place not in gaps(row)] == [
        place for place, card in enumerate(row) if card
    ]
    assert first_gap(row) == min(gaps(row), default=None)


@given(st.sets(st.integers(0, 9)))
def test_places_have_neighbours_if_two_of_them_differ_by_one(places: set[int]) -> None:
    expected = any(place + 1 in places for place in places)
    assert has_neighbours(list(places)) == has_neighbours(sorted(places, reverse=True)) == expected
    assert all(are_neighbours(place, place + 1) and not are_neighbours(place, place) for place in places)
