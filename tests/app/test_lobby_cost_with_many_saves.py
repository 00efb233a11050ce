"""The lobby costs the same with 1,000 saved tables as with 20. Operations are counted, not timed."""

from __future__ import annotations

from typing import Any

import pytest

from pennypress.app.lobby.messages import ChoosePlayers
from pennypress.app.page.messages import UrlChanged
from pennypress.app.shelf.messages import Delete
from pennypress.app.storage import save_format
from pennypress.engine.record import Record
from pennypress.engine.title_description import Game
from tests.app.long_shelf import long_shelf, stored
from tests.app.page_without_browser import Origin, Page

MANY, FEW = 1000, 20


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[Record]:
    """Every record that is replayed from now on."""
    stored(MANY)  # plays the games beforehand
    records: list[Record] = []
    replay = Record.replay

    def noted(record: Record, game: Game) -> Any:
        records.append(record)
        return replay(record, game)

    monkeypatch.setattr(Record, "replay", noted)
    return records


def test_opening_the_lobby_replays_one_page_of_tables(replayed: list[Record]) -> None:
    assert "Opened 1" in long_shelf(MANY, "Opened").text
    assert len(replayed) == FEW


def test_a_choice_in_the_form_replays_no_table(replayed: list[Record]) -> None:
    page = long_shelf(MANY, "Chosen")
    assert page.html
    replayed.clear()
    page.send(ChoosePlayers(4))
    assert "seat-3" in page.elements()
    assert replayed == []


def test_the_lobby_is_no_larger() -> None:
    assert len(long_shelf(MANY).html) <= 1.2 * len(long_shelf(FEW).html)


def test_a_new_table_is_named_without_replaying_the_others(replayed: list[Record]) -> None:
    page = long_shelf(MANY, "Named")
    page.start(seed="the new one")
    assert page.model.shelf[0].save.name == f"Penny Press No. {MANY + 1}"
    assert {record.seed for record in replayed} == {"the new one"}


def test_a_lost_index_is_rebuilt_without_replaying_the_tables(replayed: list[Record]) -> None:
    kept = stored(MANY, "Lost")
    del kept[save_format.INDEX]
    page = Page(Origin(kept))
    assert len(page.model.shelf) == MANY
    assert replayed == []
    assert page.model.shelf[0].save.modified == "1898-01-28T00:00:00+00:00"


def test_a_table_is_opened_and_deleted_without_replaying_the_others(replayed: list[Record]) -> None:
    page = long_shelf(MANY, "Deleted")
    page.send(UrlChanged("#/table/t700"))
    assert page.play.id == "t700"
    assert page.html
    page.send(UrlChanged("#/"), Delete("t900"))
    assert len(page.model.shelf) == MANY - 1
    assert len(replayed) == 1
