"""Paging and search of a long shelf."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from pennypress.app.lobby.messages import ChooseGame
from pennypress.app.model import Lobby
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.page.view import view
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.app.shelf import paging_and_search
from pennypress.app.shelf.messages import FindTable, ShowPage
from pennypress.app.storage import save_format
from pennypress.app.storage.messages import StorageFailed, StoredElsewhere
from pennypress.games import GAMES
from tests.app.long_shelf import long_shelf, stored
from tests.app.page_without_browser import Page, kept


def cards(page: Page) -> list[str]:
    """The ids of the tables that are drawn."""
    return [each.removeprefix("saved-") for each in page.elements() if each.startswith("saved-")]


def tables(first: int, last: int) -> list[str]:
    return [f"t{number}" for number in range(first, last + 1)]


def focused(page: Page) -> list[str]:
    """The elements that request the focus."""
    return [id_ for id_, given in page.elements().items() if "data-focus" in given]


def lobby(page: Page) -> Lobby:
    assert isinstance(page.model.screen, Lobby)
    return page.model.screen


@pytest.mark.parametrize("count", [1, paging_and_search.SIZE])
def test_a_shelf_of_one_page_has_no_pager_and_no_search(count: int) -> None:
    page = long_shelf(count)
    assert cards(page) == tables(1, count)
    assert not {"newer", "older", "newer-below", "older-below", "find"} & page.elements().keys()


def test_the_pager_leads_through_all_tables() -> None:
    page = long_shelf(45)
    assert cards(page) == tables(1, 20)
    assert "1–20 of 45" in page.text
    assert "disabled" in page.elements()["newer"]
    page.press("older")
    assert cards(page) == tables(21, 40)
    assert page.said[-1] == "Games 21 to 40 of 45."
    page.press("older-below")
    assert cards(page) == tables(41, 45)
    assert "41–45 of 45" in page.text
    assert "disabled" in page.elements()["older-below"]
    page.press("newer-below")
    page.press("newer")
    assert cards(page) == tables(1, 20)


def test_large_numbers_are_easy_to_read() -> None:
    page = long_shelf(1000)
    page.send(ShowPage(49))
    assert "981–1,000 of 1,000" in page.text


def test_the_focus_stays_on_the_way_through_the_pages() -> None:
    page = long_shelf(45)
    assert focused(page) == []
    page.press("older-below")
    assert focused(page) == ["older"]
    page.press("older")
    assert focused(page) == ["newer"]  # there is nothing older
    page.press("newer")
    assert focused(page) == ["newer"]


@pytest.mark.parametrize("number", [-1, 3, 10**9])
def test_a_page_that_is_not_there_is_the_first_or_the_last(number: int) -> None:
    page = long_shelf(45)
    page.send(ShowPage(number))
    assert cards(page) == (tables(1, 20) if number < 0 else tables(41, 45))


def test_the_page_stays_while_the_form_is_filled_in_and_tables_are_renamed() -> None:
    page = long_shelf(45)
    page.press("older")
    page.send(ChooseGame("copenhagen"), Open("rename", "t30"))
    page.press("rename-form-t30", {"name": "Sunday"})
    assert cards(page) == tables(21, 40)
    assert "Sunday" in page.text


def test_turning_the_page_closes_the_field_for_a_new_name() -> None:
    page = long_shelf(45)
    page.press("rename-t3")
    page.press("older")
    assert page.model.dialog is None


def test_deleting_the_last_card_of_the_last_page_leads_one_page_back() -> None:
    page = long_shelf(41)
    page.send(ShowPage(2))
    page.press("delete-t41")
    assert cards(page) == tables(21, 40)
    page.press("notice-offer")
    assert cards(page) == ["t41"]
    assert focused(page) == ["open-t41"]


def test_a_deletion_taken_back_shows_the_page_where_the_table_is() -> None:
    page = long_shelf(45)
    page.press("delete-t3")
    page.press("older")
    page.press("notice-offer")
    assert cards(page) == tables(1, 20)
    assert focused(page) == ["open-t3"]


def test_a_deletion_taken_back_on_the_same_page_moves_nothing() -> None:
    page = long_shelf(45)
    page.press("delete-t3")
    page.press("notice-offer")
    assert focused(page) == []


def test_tables_that_go_in_another_tab_leave_no_empty_page() -> None:
    page = long_shelf(21)
    page.press("older")
    page.send(StoredElsewhere("penny-press:table:t5", None))
    assert len(cards(page)) == 20
    assert "older" not in page.elements()


def test_a_copy_is_shown_where_it_lies() -> None:
    page = long_shelf(45)
    page.press("older")
    page.press("duplicate-t30")
    copy = page.model.shelf[0].id
    assert cards(page)[0] == copy
    assert focused(page) == [f"open-{copy}"]


def test_a_table_that_was_left_is_on_the_shelf() -> None:
    page = long_shelf(45)
    page.send(UrlChanged("#/table/t33"), UrlChanged("#/"))
    assert cards(page) == tables(21, 40)
    assert focused(page) == []


def test_a_table_is_found_by_a_part_of_its_name() -> None:
    page = long_shelf(45)
    page.press("older")
    page.press("find", " TABLE 4 ")
    assert cards(page) == ["t4", *tables(40, 45)]
    assert page.said[-1] == "7 games found."
    assert "older" not in page.elements()
    assert page.elements()["find"]["value"] == "TABLE 4"
    page.press("find", "")
    assert cards(page) == tables(1, 20)


def test_a_table_is_found_by_who_plays() -> None:
    page = long_shelf(45)
    page.press("find", "nellie")
    assert cards(page) == ["t3", "t23", "t43"]


def test_what_is_found_has_pages_too() -> None:
    page = long_shelf(300)
    page.press("find", "Table 1")
    assert "1–20 of 111" in page.text
    page.press("older")
    assert lobby(page).query == "Table 1"
    assert cards(page)[0] == "t109"


def test_nothing_found_is_said() -> None:
    page = long_shelf(45)
    page.press("find", "zeppelin")
    assert cards(page) == []
    assert "No saved game has that in its name" in page.text
    assert page.said[-1] == "0 games found."


def test_a_table_deleted_from_search_results_is_restored_there() -> None:
    page = long_shelf(45)
    page.press("find", "Table 4")
    page.press("delete-t4")
    page.press("notice-offer")
    assert cards(page) == ["t4", *tables(40, 45)]
    page.press("delete-t4")
    page.press("find", "Table 30")
    page.press("notice-offer")
    assert cards(page) == tables(1, 20)
    assert lobby(page).query == ""


def test_no_search_is_left_when_the_shelf_has_become_short() -> None:
    page = long_shelf(21)
    page.press("find", "Table 21")
    page.press("delete-t21")
    assert cards(page) == tables(1, 20)
    assert "find" not in page.elements()


def test_messages_of_the_shelf_do_nothing_elsewhere() -> None:
    page = long_shelf(45)
    page.send(UrlChanged("#/table/t33"))
    screen = page.model.screen
    page.send(ShowPage(1), FindTable("x"))
    assert page.model.screen == screen


def test_a_card_says_its_problem_in_the_language_that_is_spoken_now() -> None:
    page = long_shelf(1)
    page.origin.stored["penny-press:table:broken"] = "{"
    page = Page(page.origin)
    english = page.text
    page.send(ChooseLanguage("ja"))
    assert page.text != english
    page.send(ChooseLanguage("en"))
    assert page.text == english


def test_a_card_follows_its_table() -> None:
    page = long_shelf(2)
    page.press("rename-t2")
    assert "rename-form-t2" in page.elements()
    page.press("new-name-cancel-t2")
    assert "rename-form-t2" not in page.elements()
    page.send(StorageFailed("penny-press:table:t2", "full"))
    assert page.text.count("not saved") == 1  # on the card
    assert page.text.count("may be lost") == 1  # in the warning
    for now, words in (("1898-01-26T02:00", "2 hours ago"), ("1898-01-27T02:00", "1 day ago")):
        assert words in str(view(replace(page.model, now=f"{now}:00+00:00")))


ODD_NAMES = ["", "Ada", 'The "Sun"', "back\\slash", '"actions":[', "日本", "a\tb", '","modified":"x']


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_heading_is_what_the_save_says(name: str) -> None:
    text = stored(1)["penny-press:table:t1"]
    data = json.loads(text)
    data["name"] = data["record"]["players"][0]["name"] = name
    for written in (
        json.dumps(data, ensure_ascii=False, separators=(",", ":")),
        json.dumps(data, indent=1),
        json.dumps(dict(reversed(data.items()))),
    ):
        save, heading = save_format.read(written), save_format.heading(written)
        assert isinstance(save, save_format.Saved)
        assert (heading.name, heading.modified) == (save.name, save.modified)
        assert heading.players == tuple(seat.name for seat in save.table.record.players)
        assert heading.game == save.table.game.name


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "5", "{}", '{"record": 5}', '{"record": {"players": [1, {"name": 2}]}}', "[" * 10_000],
)
def test_a_save_without_a_heading_has_an_empty_one(text: str) -> None:
    heading = save_format.heading(text)
    assert (heading.name, heading.modified, heading.players) == ("", "", ())
    assert heading.game not in GAMES


def test_an_export_is_found_by_who_plays() -> None:
    page = long_shelf(3)
    record = json.dumps(kept(page, "t3")["record"])
    assert save_format.heading(record).players == ("Nellie", "Nellie")
