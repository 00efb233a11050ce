"""What others have touched: gaps of the harbor, and tiles; a new card of the harbor belongs to nobody."""

from __future__ import annotations

from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.copenhagen.actions import Take
from pennypress.games.copenhagen.components import COLOURS
from pennypress.games.copenhagen.events import CardTaken
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.recent_marks import Marks
from tests.games.copenhagen.positions import position
from tests.games.copenhagen.view.table_driver import view_context

PLACE = 2


def taken(table: Copenhagen, *, again: bool = False) -> Marks:
    """The marks after player 1 has taken the card at that place."""
    events: tuple[Event, ...] = (CardTaken(1, PLACE, COLOURS[0]),)
    return Marks(view_context(table, recent=(Move(1, str(Take(PLACE)), events),), again=again))


def test_a_new_card_of_the_harbor_has_no_mark_of_who_took_the_former_one() -> None:
    assert not taken(position(2)).at("harbour", PLACE)


def test_a_gap_of_the_harbor_says_who_took_its_card() -> None:
    table = position(2)
    table.apply(Take(PLACE))
    assert table.harbour[PLACE] is None
    assert [mark.left for mark in taken(table).at("harbour", PLACE)] == [True]


def test_a_turn_that_is_shown_again_marks_where_cards_were_taken() -> None:
    assert [mark.again for mark in taken(position(2), again=True).at("harbour", PLACE)] == [True]
