"""Packs that are passed on, and open votes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pennypress.components.draft import holder, one_device_order, pack_held
from pennypress.components.vote import Ballot, stands, voters

players = st.integers(2, 6)


@given(players, st.integers(0, 5), st.integers(1, 5))
def test_everyone_holds_one_pack_at_every_pick(count: int, seat: int, pick: int) -> None:
    assert sorted(pack_held(each, pick, count) for each in range(count)) == list(range(count))
    assert holder(pack_held(seat % count, pick, count), pick, count) == seat % count
    assert holder(seat % count, pick + 1, count) == (holder(seat % count, pick, count) + 1) % count


@given(players, st.integers(1, 4))
def test_who_picks_last_picks_first_the_next_time(count: int, pick: int) -> None:
    assert sorted(one_device_order(pick, count)) == list(range(count))
    assert one_device_order(pick, count)[-1] == one_device_order(pick + 1, count)[0]


@given(players, st.data())
def test_all_but_some_vote_from_the_left(count: int, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, count - 1))
    without = data.draw(st.sets(st.integers(0, count - 1))) | {first}
    asked = voters(first, count, without)
    assert set(asked) == set(range(count)) - without
    assert asked == sorted(asked, key=lambda seat: (seat - first) % count)


@given(st.lists(st.sampled_from(Ballot)))
def test_it_stands_unless_refusals_outnumber_acceptances(ballots: list[Ballot]) -> None:
    balance = {Ballot.ACCEPT: 1, Ballot.REFUSE: -1, Ballot.ABSTAIN: 0}
    assert stands(ballots) is (sum(balance[each] for each in ballots) >= 0)
