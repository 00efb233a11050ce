"""A seat withdraws its sealed choice while others have chosen after it: three people on three devices."""

from itertools import permutations

import pytest

from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable
from pennypress.games.letterpress.meta import GAME

SEATS = tuple(Seat("", emblem.name) for emblem in GAME.emblems[:3])


def drafting() -> RecordedTable:
    """The first draft: all three choose a card to keep."""
    table = RecordedTable.new(GAME, SEATS, "maine")
    assert table.position.to_act == (0, 1, 2)
    return table


@pytest.mark.parametrize(("first", "second"), list(permutations(range(3), 2)))
def test_the_choices_of_others_stay_sealed(first: int, second: int) -> None:
    start = drafting()
    of_first, of_second = (start.position.legal_actions(seat)[0] for seat in (first, second))
    alone = start.apply(of_second, second)
    back = start.apply(of_first, first).apply(of_second, second).withdraw(first)
    assert back.position == alone.position
    assert back.record == alone.record
    assert not back.practice
    again = back.apply(of_first, first)
    assert again.position == start.apply(of_second, second).apply(of_first, first).position
    assert RecordedTable.from_record(GAME, again.record).position == again.position


def test_the_last_choice_opens_all_and_none_is_taken_back_then() -> None:
    table = drafting()
    for seat in range(3):
        table = table.apply(table.position.legal_actions(seat)[0], seat)
    assert not any(map(table.can_withdraw, range(3)))
