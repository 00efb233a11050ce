"""Choices that all make at once, in secret: sealed, seen, taken back, opened, recorded."""

from __future__ import annotations

from itertools import permutations

import pytest

from pennypress.components.sealed_choice import HIDDEN_CHOICE, ChoiceSealed
from pennypress.engine.dealer import Dealer
from pennypress.engine.record import IllegalMove, Record, Seat
from pennypress.engine.rules_interface import CHANCE, IllegalAction, Outcome
from pennypress.engine.table import RecordedTable
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from tests.sealed_bids.actions import Bid, BidsOpened
from tests.sealed_bids.meta import GAME
from tests.sealed_bids.position import SealedBids

SEATS = (Seat("Ada", "red"), Seat("Bo", "blue"))


def table(players: int = 2) -> RecordedTable:
    return RecordedTable.new(GAME, SEATS[:players], "maine")


@pytest.mark.parametrize("order", list(permutations([(Bid(3, "EXTRA"), 0), (Bid(1), 1)])))
def test_all_may_choose_in_any_order(order: tuple[tuple[Bid, int], ...]) -> None:
    playing = table()
    assert playing.position.to_act == (0, 1)
    for action, seat in order:
        assert playing.position.scores == (0, 0)
        playing = playing.apply(action, seat)
    assert playing.position.scores == (1, 0)
    assert playing.position.to_act == (0, 1)
    assert playing.latest[-1].events[-1] == BidsOpened((3, 1))


def test_nobody_chooses_twice() -> None:
    playing = table().apply(Bid(2), 1)
    assert playing.position.to_act == (0,)
    with pytest.raises(IllegalAction, match="another player"):
        playing.apply(Bid(3), 1)


def test_a_sealed_choice_is_seen_by_its_owner_alone() -> None:
    playing = table().apply(Bid(2, "SCOOP"), 1)
    position, move = playing.position, playing.latest[-1]
    assert isinstance(position, SealedBids)
    assert position.visible_to(Viewer(1)).sealed == [None, Bid(2, "SCOOP")]
    assert position.visible_to(Viewer(0)).sealed == [None, HIDDEN_CHOICE]
    assert position.visible_to(NOBODY).to_act == position.to_act
    assert move.visible_to(Viewer(1)) == move.visible_to(EVERYBODY) == move
    for viewer in (Viewer(0), NOBODY):
        assert move.visible_to(viewer).events == (ChoiceSealed(1, None),)
        assert "2" not in move.visible_to(viewer).action


def test_games_that_differ_in_a_sealed_choice_look_alike() -> None:
    one, other = table().apply(Bid(2, "SCOOP"), 1), table().apply(Bid(4), 1)
    for viewer in (Viewer(0), NOBODY):
        assert one.position.visible_to(viewer) == other.position.visible_to(viewer)
        assert one.latest[-1].visible_to(viewer) == other.latest[-1].visible_to(viewer)


def test_a_sealed_choice_may_be_taken_back_and_that_is_no_practice() -> None:
    playing = table().apply(Bid(2), 1)
    assert not playing.undo().practice
    back = playing.undo()
    assert back.position == table().position
    assert not back.practice
    assert back.redo().position == playing.position


def test_a_seat_withdraws_its_own_sealed_choice_wherever_it_is() -> None:
    playing = table().apply(Bid(2), 1)
    back = playing.withdraw(1)
    assert back.position == table().position
    assert (back.record.actions, back.practice) == ((), False)
    assert back.redo() == back, "nobody else may choose again for that seat"
    assert back.apply(Bid(2), 1).record == playing.record


def test_a_seat_withdraws_nothing_that_is_not_its_own_or_has_been_opened() -> None:
    sealed = table().apply(Bid(2), 1)
    opened = sealed.apply(Bid(3), 0)
    for playing, seat in ((table(), 0), (sealed, 0), (opened, 0), (opened, 1)):
        assert not playing.can_withdraw(seat)
        assert playing.withdraw(seat) is playing


def test_choices_that_were_opened_are_taken_back_for_practice() -> None:
    playing = table().apply(Bid(2), 1).apply(Bid(3), 0)
    assert playing.undo().practice
    back = playing.undo()
    assert back.position.to_act == (0,)
    assert back.practice


def test_lines_of_a_record_name_the_seat_where_several_may_act() -> None:
    playing = table().apply(Bid(2), 1).apply(Bid(3, "EXTRA"), 0)
    assert playing.record.actions == ("1: bid 2", "bid 3 EXTRA")
    assert RecordedTable.from_record(GAME, playing.record) == playing


@pytest.mark.parametrize(
    "line",
    [
        "bid 2",
        "2: bid 2",
        "01: bid 2",
        "9" * 5000 + ": bid 2",
        "-1: bid 2",
        "one: bid 2",
        "1 bid 2",
        "1: fold",
    ],
)
def test_a_line_without_its_seat_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(IllegalMove, match=r"not legal: .*\.$"):
        Record(GAME.name, 1, SEATS, "maine", actions=(line,)).replay(GAME)


def test_any_word_is_legal_though_none_is_listed() -> None:
    playing = table()
    assert all(isinstance(each, Bid) and not each.motto for each in playing.position.legal_actions())
    assert playing.apply(Bid(1, "ANYWORD"), 0).record.actions == ("0: bid 1 ANYWORD",)


def test_alone_the_house_draws_after_the_bid_and_may_win() -> None:
    ends = set()
    for seed in map(str, range(40)):
        playing = RecordedTable.new(GAME, SEATS[:1], seed)
        while not playing.position.is_over:
            playing = playing.apply(playing.position.legal_actions(0)[0])
            assert [move.player for move in playing.latest] == [0, CHANCE]
        ends.add(playing.position.outcome)
    assert ends == {Outcome((), (1,)), Outcome((0,), (1,))}


def test_a_house_card_is_dealt_by_the_seed() -> None:
    position = SealedBids.new(1)
    position.apply(Bid(4))
    card = Dealer("maine").draw(0, position.legal_actions())
    assert table(1).apply(Bid(4)).latest[-1].action == str(card)
