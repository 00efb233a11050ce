"""Worker placement: laws that hold for workers of any player on any slots."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pennypress.components.worker_placement import occupied, place, remove, reserve, room, with_more

SLOTS = "abcd"
slots = st.sampled_from(SLOTS)
on_slots = st.dictionaries(slots, st.integers(1, 5))
"""Workers as a title holds them that forgets empty slots."""


@given(on_slots, slots, st.integers(1, 5))
def test_workers_that_are_placed_leave_the_reserve_and_come_back(
    placed: dict[str, int], slot: str, count: int
) -> None:
    before, workers = placed.copy(), 30
    left = reserve(workers, placed)
    place(placed, slot, count)
    assert reserve(workers, placed) == left - count
    remove(placed, slot, count)
    assert placed == before


@given(on_slots, slots, st.integers(1, 9))
def test_nobody_takes_more_workers_off_a_slot_than_there_are(
    placed: dict[str, int], slot: str, count: int
) -> None:
    assume(count > placed.get(slot, 0))
    before = placed.copy()
    with pytest.raises((KeyError, ValueError)):
        remove(placed, slot, count)
    assert placed == before


@given(on_slots, slots, slots)
def test_a_worker_that_moves_is_still_one_worker(placed: dict[str, int], origin: str, target: str) -> None:
    assume(origin in placed)
    total = sum(placed.values())
    remove(placed, origin)
    place(placed, target)
    assert sum(placed.values()) == total
    assert occupied(placed) == list(placed)  # no empty slot is left behind


@given(st.dictionaries(slots, st.integers(0, 5)), slots, st.integers(0, 5))
def test_a_copy_with_more_workers_fills_room_and_changes_nothing_else(
    placed: dict[str, int], slot: str, count: int
) -> None:
    before, capacity = placed.copy(), 20
    more = with_more(placed, slot, count)
    assert placed == before
    assert room(capacity, more, slot) == room(capacity, placed, slot) - count
    assert {each: more[each] for each in more if each != slot} == {
        each: placed[each] for each in placed if each != slot
    }
    assert set(occupied(more)) == {each for each in more if more[each] > 0}
    assert with_more(more, slot, -count)[slot] == placed.get(slot, 0)
