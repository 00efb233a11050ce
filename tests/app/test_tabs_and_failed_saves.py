"""Two tabs with one table; storage that is full or forbidden."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from pennypress.app import effects
from pennypress.app.model import Lobby, TurnAgain
from pennypress.app.page.messages import UrlChanged
from pennypress.app.play.messages import Touch, Undo
from pennypress.app.shelf.messages import Delete, Rename
from pennypress.app.storage.messages import LockAnswered, StorageFailed, StoredElsewhere
from pennypress.app.update import update
from tests.app.page_without_browser import Page, kept, same


def two_tabs() -> tuple[Page, Page]:
    first = Page()
    first.start(seed="two-tabs")
    first.act_until(random.Random(1), 6)
    return first, Page(first.origin, first.fragment)


def test_the_second_tab_follows_live() -> None:
    first, second = two_tabs()
    assert "This game is being played in another tab" in second.text
    rng = random.Random(2)
    for _ in range(10):
        first.act(rng)
        assert same(first.model, second.model)
        assert second.said[-1].split(".")[0] in first.said[-1]
    first.press("undo")
    assert same(first.model, second.model)


def test_the_second_tab_cannot_write() -> None:
    first, second = two_tabs()
    stored = dict(first.origin.stored)
    second.send(Touch("do", ("press",)), Undo(), Rename(second.play.id, {"name": "Mine"}))
    assert first.origin.stored == stored
    assert not [effect for effect in second.done if isinstance(effect, effects.Save | effects.Remove)]
    assert "disabled" in second.elements()["undo"]


def test_when_the_first_tab_closes_the_second_goes_on_from_what_is_stored() -> None:
    first, second = two_tabs()
    first.act(random.Random(3))
    actions = first.table.record.actions
    first.close()
    assert second.play.may_act
    assert "You can continue here" in second.text
    second.act(random.Random(4))
    assert second.table.record.actions[: len(actions)] == actions


def test_no_gesture_is_accepted_before_the_lock_is_answered() -> None:
    page = Page()
    page.start()
    page.send(UrlChanged("#/"))
    waiting, wanted = update(page.model, UrlChanged(page.fragment), page.environment())
    assert wanted[0] == effects.RequestLock(page.model.shelf[0].id)
    assert update(waiting, Touch("do", ("press",)), page.environment())[0].screen == waiting.screen


def test_a_table_that_is_played_elsewhere_is_not_deleted_or_renamed_from_the_shelf() -> None:
    first, second = two_tabs()
    second.send(UrlChanged("#/"))
    table = first.play.id
    before = kept(first)
    second.send(Delete(table), Rename(table, {"name": "Mine"}))
    assert kept(first) == before
    assert "is being played in another tab" in second.text
    assert first.play.may_act


def test_a_deletion_that_waited_when_its_table_was_opened_is_never_carried_out() -> None:
    page = Page()
    page.start()
    table = page.play.id
    page.send(UrlChanged("#/"))
    model = page.model
    for message in (
        Delete(table), UrlChanged(f"#/table/{table}"), LockAnswered(table, True), UrlChanged("#/"),
        Rename(table, {"name": "Mine"}), LockAnswered(table, True),
    ):  # fmt: skip
        model, _effects = update(model, message, page.environment())
    assert model.name_of(table) == "Mine"


def test_a_tab_that_follows_shows_no_turn_again_after_the_other_plays_on() -> None:
    first, second = two_tabs()
    again = replace(second.play, again=TurnAgain(0, "A reason."), remark="A remark.")
    second.model = replace(second.model, screen=again)
    first.act(random.Random(1))
    assert second.table.record == first.table.record
    assert (second.play.again, second.play.remark) == (None, "")


def test_the_warning_about_a_lost_game_stays_on_another_table() -> None:
    page = Page()
    page.start()
    lost = page.play.id
    page.send(StorageFailed(page.key, "full"), UrlChanged("#/"))
    page.start()
    assert page.play.id != lost
    assert "may be lost" in page.text


def test_a_shelf_sees_what_other_tabs_do() -> None:
    first = Page()
    second = Page(first.origin)
    first.start()
    assert [entry.id for entry in second.model.shelf] == [first.play.id]
    first.act(random.Random(1))
    assert second.model.shelf == first.model.shelf
    table = first.play.id
    first.send(UrlChanged("#/"), Delete(table))
    assert second.model.shelf == ()


def test_a_table_that_is_gone_leads_back_to_the_lobby() -> None:
    first, second = two_tabs()
    second.send(StoredElsewhere(first.key, None))
    assert isinstance(second.model.screen, Lobby)
    assert second.model.shelf == ()
    assert "deleted in another tab" in second.text


def test_a_save_of_a_future_version_from_another_tab_leads_back_to_the_lobby() -> None:
    first, second = two_tabs()
    second.send(StoredElsewhere(first.key, '{"name": "x", "record": {"format": 99}}'))
    assert isinstance(second.model.screen, Lobby)
    assert "newer version" in second.text


def test_a_tab_with_the_lock_is_not_overwritten_by_others() -> None:
    first, _ = two_tabs()
    before = first.table
    first.send(StoredElsewhere(first.key, None), StoredElsewhere(first.key, "{"))
    assert first.table == before
    first.act(random.Random(1))
    assert kept(first)["record"]["actions"] == list(first.table.record.actions)


@pytest.mark.parametrize("reason", ["full", "forbidden"])
def test_a_game_goes_on_in_memory_when_it_cannot_be_kept(reason: str) -> None:
    page, rng = Page(), random.Random(1)
    page.start()
    page.act(rng)
    page.origin.failing = reason
    stored = dict(page.origin.stored)
    for _ in range(5):
        page.act(rng)
    assert page.elements()["warning"]["role"] == "alert"
    assert page.origin.stored == stored
    actions = page.table.record.actions
    page.press("warning-export")
    assert all(f'"{action}"' in next(iter(page.files.values())) for action in actions)
    page.send(UrlChanged("#/"), UrlChanged(page.fragment))
    assert page.table.record.actions == actions


def test_the_warning_goes_when_the_table_is_kept_again() -> None:
    page, rng = Page(), random.Random(1)
    page.start()
    page.origin.failing = "full"
    page.act(rng)
    assert "storage is full" in page.text
    page.origin.failing = ""
    page.act(rng)
    assert "warning" not in page.elements()
    assert kept(page)["record"]["actions"] == list(page.table.record.actions)


def test_room_made_by_deleting_is_used_for_what_was_not_kept() -> None:
    page, rng = Page(), random.Random(1)
    page.start()
    old = page.play.id
    page.send(UrlChanged("#/"))
    page.start()
    page.origin.failing = "full"
    page.act(rng)
    new, actions = page.play.id, page.table.record.actions
    page.send(UrlChanged("#/"))
    assert "not saved" in page.text
    page.origin.failing = ""
    page.send(Delete(old))
    assert kept(page, new)["record"]["actions"] == list(actions)
    assert "not saved" not in page.text


def test_a_browser_that_keeps_nothing_is_played_in_all_the_same() -> None:
    page = Page()
    page.send(StorageFailed("", "forbidden"))
    assert "does not let the page store anything" in page.text
    page.start()
    page.act(random.Random(1))
    assert "does not let the page store anything" in page.text
