"""The new row of a solo game: moved by arrows, taps and drags, with what it would collect."""

from __future__ import annotations

from tests.games.letterpress.positions import do, writing
from tests.games.letterpress.view.bench_driver import Compositor


def placing() -> Compositor:
    """PRESS is placed below LETTER (worked figure 2)."""
    table = writing(1, "P R S T C", shared="A e", game_round=2, row="L E T T E R", library="")
    do(table, "write PRESS P R +e S*")
    return Compositor(table)


def test_arrows_move_the_row_and_tell_what_it_would_collect() -> None:
    person = placing()
    assert "Here you would collect L, E and T." in person.reads()
    person.presses("nudge", "right")
    assert "Here you would collect E, T and E." in person.reads()
    person.presses("nudge", "right")
    assert "Here you would collect T, T, E and R." in person.reads()
    assert str(person.presses("place").action) == "place 2"


def test_the_row_stops_at_the_last_column_where_it_may_begin() -> None:
    person = placing()
    for _press in range(12):
        person.makes("nudge", "left")
    assert person.last.selection.column == -3
    assert "disabled" in person.page().partition('id="nudge-left"')[2][:160]


def test_a_dragged_row_lands_with_the_card_that_was_held_under_the_pointer() -> None:
    person = placing()
    person.makes("lift", "row", "1")
    assert 'data-shows="row-preview-2"' in person.page()
    person.presses("drop", "column", 3)
    assert person.last.selection.column == 2


def test_a_tap_on_a_gap_puts_the_first_card_there() -> None:
    person = placing()
    person.presses("shift", "-2")
    assert person.last.selection.column == -2
