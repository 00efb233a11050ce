"""The shelf: no table is ever lost by itself, and unreadable ones show the reason."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from pennypress.app.model import Lobby, Play
from pennypress.app.page.messages import Dismiss, Open, UrlChanged
from pennypress.app.shelf.messages import Delete, Import, Rename, Share
from pennypress.app.storage import save_format
from pennypress.engine.record import FORMAT
from tests.app.page_without_browser import Page, kept


def shelf(*sizes: int) -> Page:
    """A lobby with tables of these numbers of actions; the first one was played last."""
    page = Page()
    for size in reversed(sizes):
        page.start(seed=f"deal-{size}")
        page.act_until(random.Random(size), size)
        page.send(UrlChanged("#/"))
    return page


def ids(page: Page) -> list[str]:
    return [entry.id for entry in page.model.shelf]


def names(page: Page) -> list[str]:
    return [entry.save.name for entry in page.model.shelf]


def test_the_table_played_last_lies_in_front() -> None:
    page = shelf(4, 5, 6)
    assert names(page) == ["Penny Press No. 3", "Penny Press No. 2", "Penny Press No. 1"]
    last = ids(page)[-1]
    page.send(UrlChanged(f"#/table/{last}"))
    page.act(random.Random(1))
    page.send(UrlChanged("#/"))
    assert ids(page)[0] == last
    assert json.loads(page.origin.stored[save_format.INDEX]) == ids(page)
    assert ids(Page(page.origin)) == ids(page)


def test_a_card_says_who_plays_whose_turn_it_is_and_when_it_was_played() -> None:
    page = shelf(7)
    for words in ("The Times", "The Sun", "The World", " to move", "just now", "Resume"):
        assert words in page.text


def test_a_table_is_renamed_in_place() -> None:
    page = shelf(4, 5)
    first, second = ids(page)
    page.press(f"rename-{second}")
    page.press(f"rename-form-{second}", {"name": "  Sunday’s <b>game</b> "})
    assert names(page)[1] == "Sunday’s <b>game</b>"
    assert "&lt;b&gt;" in page.html
    assert kept(page, second)["name"] == "Sunday’s <b>game</b>"
    assert ids(page) == [first, second]
    page.send(Rename(second, {"name": " "}))
    assert names(page)[1] == "Sunday’s <b>game</b>"


def test_a_duplicate_goes_its_own_way() -> None:
    page = shelf(6)
    page.press(f"duplicate-{ids(page)[0]}")
    copy, original = ids(page)
    assert names(page) == ["Penny Press No. 1 (copy)", "Penny Press No. 1"]
    page.send(UrlChanged(f"#/table/{copy}"))
    page.act(random.Random(1))
    assert len(kept(page, original)["record"]["actions"]) < len(kept(page, copy)["record"]["actions"])


def test_a_deletion_can_be_taken_back_while_the_notice_stands() -> None:
    page = shelf(4, 5, 6)
    before, stored = ids(page), dict(page.origin.stored)
    page.press(f"delete-{before[1]}")
    assert before[1] not in ids(page)
    assert f"penny-press:table:{before[1]}" not in page.origin.stored
    page.press("notice-offer")
    assert ids(page) == before
    assert page.origin.stored == stored
    page.press(f"delete-{before[1]}")
    page.press("notice-close")
    page.send(Dismiss())
    assert "notice-offer" not in page.elements()
    assert ids(Page(page.origin)) == [before[0], before[2]]


def test_an_export_can_be_imported() -> None:
    page = shelf(20)
    page.press(f"export-{ids(page)[0]}")
    [(file, text)] = page.files.items()
    assert file == "penny-press-no-1.json"
    assert "\n  " in text
    page.press("import", file, len(text), text)
    assert page.table.record == page.model.shelf[1].save.table.record  # type: ignore[union-attr]


def test_a_raw_save_can_be_imported_with_its_name_and_what_was_undone() -> None:
    page = shelf(12)
    text = page.origin.stored[save_format.key_of(ids(page)[0])]
    other = Page()
    other.press("import", "raw.json", len(text), text)
    assert names(other) == ["Penny Press No. 1"]


BAD: list[tuple[str, str]] = [
    ("", "damaged"),
    ("not json", "damaged"),
    ("[1, 2]", "not a saved game"),
    ("{}", "not a saved game"),
    ('{"format": "x"}', "format"),
    ('{"record": 5}', "not a saved game"),
    ("[" * 100_000, "damaged"),
]


@pytest.mark.parametrize(("text", "why"), BAD)
def test_a_bad_file_is_refused_with_one_sentence(text: str, why: str) -> None:
    page = shelf(5)
    stored = dict(page.origin.stored)
    page.press("import", "odd.json", len(text), text)
    assert isinstance(page.model.screen, Lobby)
    assert page.model.notice is not None
    assert why in page.model.notice.sentence
    assert page.said[-1] == page.model.notice.sentence
    assert page.origin.stored == stored


def changed(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data)


CHANGES: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("foreign game", lambda data: data.update(game="chess"), "chess"),
    ("future format", lambda data: data.update(format=FORMAT + 1), "newer version"),
    ("future rules", lambda data: data.update(rules=99), "newer version"),
    ("no players", lambda data: data.update(players=[]), "for 2 to 5 players"),
    ("twice the same newspaper", lambda data: data["players"].append(data["players"][0]), "players"),
    ("odd actions", lambda data: data.update(actions=[1]), "actions"),
    ("odd seed", lambda data: data.update(seed=None), "seed"),
]


@pytest.mark.parametrize(("change", "why"), [case[1:] for case in CHANGES], ids=[case[0] for case in CHANGES])
def test_a_record_that_is_wrong_says_how(change: Callable[[dict[str, Any]], object], why: str) -> None:
    page = shelf(5)
    page.press(f"export-{ids(page)[0]}")
    text = changed(page.files.popitem()[1], change)
    page.press("import", "odd.json", len(text), text)
    assert page.model.notice is not None
    assert why in page.model.notice.sentence
    assert len(ids(page)) == 1


def test_a_file_of_more_than_ten_megabytes_is_refused() -> None:
    page = Page()
    page.send(Import("big.json", 10_000_001, ""))
    assert "10 megabytes" in page.text


def test_an_illegal_17th_action_opens_the_game_up_to_the_16th() -> None:
    page = shelf(30)
    page.press(f"export-{ids(page)[0]}")
    text = changed(page.files.popitem()[1], lambda data: data["actions"].__setitem__(16, "hold"))
    page.press("import", "odd.json", len(text), text)
    assert isinstance(page.model.screen, Play)
    assert page.model.notice is not None
    assert page.model.notice.sentence.startswith("Move 17, “hold”, is not legal")
    assert len(page.table.record.actions) >= 16
    assert len(ids(page)) == 2


def test_a_damaged_save_is_a_card_of_its_own_and_harms_no_other() -> None:
    page = shelf(4, 5)
    good = dict(page.origin.stored)
    page.origin.stored["penny-press:table:broken"] = '{"name": "Old", "record": {"format": 99}}'
    again = Page(page.origin)
    assert "newer version" in again.text
    assert len(ids(again)) == 3
    again.press("export-broken")
    assert list(again.files.values()) == ['{"name": "Old", "record": {"format": 99}}']
    again.press("delete-broken")
    again.press("notice-offer")
    again.press("delete-broken")
    assert {key: text for key, text in again.origin.stored.items() if "table" in key} == {
        key: text for key, text in good.items() if "table" in key
    }


def test_a_damaged_save_opens_nothing_by_its_address() -> None:
    page = Page()
    page.origin.stored["penny-press:table:broken"] = "{"
    assert "damaged" in Page(page.origin, "#/table/broken").text


def test_a_save_with_an_illegal_move_can_be_played_on_from_before_it() -> None:
    page = shelf(12)
    [table] = ids(page)
    key = save_format.key_of(table)
    page.origin.stored[key] = page.origin.stored[key].replace(
        '"actions":["headline', '"actions":["hold","headline'
    )
    again = Page(page.origin)
    assert "Move 1, " in again.text
    again.press(f"duplicate-{table}")
    assert len(ids(again)) == 2
    assert f"resume-{ids(again)[0]}" in again.elements()


@pytest.mark.parametrize("index", ["", "{", '{"a": 1}', "[1, null]", '["nothing"]', '["a", "a"]'])
def test_a_damaged_index_is_rebuilt(index: str) -> None:
    page = shelf(4, 5, 6)
    page.origin.stored[save_format.INDEX] = index
    again = Page(page.origin)
    assert ids(again) == ids(page)
    assert json.loads(page.origin.stored[save_format.INDEX]) == ids(page)


def test_foreign_keys_are_left_alone() -> None:
    page = Page()
    page.origin.stored |= {"other": "x", "penny-press:table:": "x", "penny-press:table:a/b": "x"}
    assert ids(Page(page.origin)) == []
    assert page.origin.stored["penny-press:table:a/b"] == "x"


def test_a_link_is_copied_and_where_it_cannot_be_it_is_shown() -> None:
    page = shelf(9)
    page.send(Share(ids(page)[0]))
    assert page.copied.startswith("#/replay/")
    assert "was copied" in page.text
    page.clipboard = False
    page.send(Share(ids(page)[0]))
    assert page.elements()["share-link"]["value"].endswith(page.copied)


def test_messages_about_tables_that_are_gone_do_nothing() -> None:
    page = shelf(4)
    stored = dict(page.origin.stored)
    page.send(Delete("gone"), Rename("gone", {"name": "x"}), Share("gone"), Open("rename", "gone"))
    assert page.origin.stored == stored
    assert page.html
