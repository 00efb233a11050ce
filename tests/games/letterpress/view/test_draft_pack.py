"""The pack of the draft: the card that a player has chosen is marked, for that player only."""

from __future__ import annotations

import pytest

from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import deal, do
from tests.games.letterpress.view.bench_driver import drawn

MARK = 'class="chosen"'


@pytest.fixture
def table() -> Letterpress:
    """Red has chosen the first card of the pack; the others have not chosen."""
    table = Letterpress.new(3)
    deal(table)
    assert MARK not in drawn(table, solo_seat=0)
    do(table, f"0: {table.legal_actions(0)[0]}")
    return table


def test_the_chosen_card_stays_in_the_pack_and_is_marked(table: Letterpress) -> None:
    assert drawn(table, solo_seat=0, viewer=Viewer(0)).count(MARK) == 1


@pytest.mark.parametrize("viewer", [Viewer(1), NOBODY], ids=["Blue", "a stranger"])
def test_nobody_else_sees_which_card_was_chosen(table: Letterpress, viewer: Viewer) -> None:
    assert MARK not in drawn(table, solo_seat=0, viewer=viewer)
