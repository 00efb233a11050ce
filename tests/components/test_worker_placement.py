"""Worker placement: laws that hold for workers of any player on any spots."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pennypress.components.worker_placement import occupied, place, remove, reserve, space_left, with_more

SPOTS = "abcd"
spots = st.sampled_from(SPOTS)
on_spots = st.dictionaries(spots, st.integers(1, 5))
"""Workers as a title holds them that forgets empty spots."""


@given(on_spots, spots, st.integers(1, 5))
def test_workers_that_are_placed_leave_the_reserve_and_come_back(
    placed: dict[str, int], spot: str, count: int
) -> None:
    before, workers = placed.copy(), 30
    left = reserve(workers, placed)
    place(placed, spot, count)
    assert reserve(workers, placed) == left - count
    remove(placed, spot, count)
    assert placed == before


@given(on_spots, spots, st.integers(1, 9))
def test_nobody_takes_more_workers_off_a_spot_than_there_are(
    placed: dict[str, int], spot: str, count: int
) -> None:
    assume(count > placed.get(spot, 0))
    before = placed.copy()
    with pytest.raises((KeyError, ValueError)):
        remove(placed, spot, count)
    assert placed == before


@given(on_spots, spots, spots)
def test_a_worker_that_moves_is_still_one_worker(placed: dict[str, int], origin: str, target: str) -> None:
    assume(origin in placed)
    total = sum(placed.values())
    remove(placed, origin)
    place(placed, target)
    assert sum(placed.values()) == total
    assert occupied(placed) == list(placed)  # no empty spot is left behind


@given(st.dictionaries(spots, st.integers(0, 5)), spots, st.integers(0, 5))
def test_a_copy_with_more_workers_fills_space_and_changes_nothing_else(
    placed: dict[str, int], spot: str, count: int
) -> None:
    before, capacity = placed.copy(), 20
    more = with_more(placed, spot, count)
    assert placed == before
    assert space_left(capacity, more, spot) == space_left(capacity, placed, spot) - count
    assert {each: more[each] for each in more if each != spot} == {
        each: placed[each] for each in placed if each != spot
    }
    assert set(occupied(more)) == {each for each in more if more[each] > 0}
    assert with_more(more, spot, -count)[spot] == placed.get(spot, 0)
