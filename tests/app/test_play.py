"""A table played from the first gesture to the final ranking, through `update` and HTML only."""

from __future__ import annotations

import random
import re

import pytest

from pennypress.app import effects
from pennypress.app.model import Lobby
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.play.messages import Redo, Touch, Undo
from pennypress.app.storage import save_format
from pennypress.engine.rules_interface import CHANCE
from tests.app.page_without_browser import Page, kept, same, tags


def ready(players: str = "3", *, strike: bool = False, **form: str) -> Page:
    page = Page()
    page.press(f"players-{players}", players)
    if strike:
        page.press("option-newsboy-strike", True)
    page.start(seed="a-fixed-deal", **form)
    return page


def test_a_whole_game_of_three_is_played_to_its_ranking() -> None:
    page, rng = ready(), random.Random(7)
    while not page.table.position.is_over:
        page.act(rng)
        assert page.html
    winners = [page.table.record.players[seat].name for seat in page.table.position.winners]
    assert all(name in page.text for name in winners)
    finished = page.table.record
    page.press("rematch")
    assert page.table.record.players == finished.players
    assert page.table.record.seed != finished.seed
    assert all(player.player == CHANCE for player in page.table.moves)


@pytest.mark.parametrize("moment", [3, 4, 5, 9, 14, 22, 31, 47, 60, 75])
def test_a_reload_at_any_moment_loses_nothing(moment: int) -> None:
    page, rng = ready("4", strike=True), random.Random(moment)
    page.act_until(rng, moment)
    page.press("undo") if moment % 2 and page.table.can_undo else None
    fragment, model = page.fragment, page.model
    page.close()
    again = Page(page.origin, fragment)
    assert same(model, again.model)
    assert again.play.may_act


def test_an_action_replays_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """So one at the end of a long game takes no longer than one at its beginning."""
    page, rng = ready(), random.Random(1)
    monkeypatch.delattr(save_format, "read")
    for _action in range(10):
        page.act(rng)
        assert page.html


def test_an_action_is_kept_before_it_is_said() -> None:
    page = ready()
    page.done.clear()
    page.act(random.Random(1))
    kinds = [type(effect) for effect in page.done]
    assert kinds[0] is effects.Save
    assert kinds.index(effects.Save) < kinds.index(effects.Announce)
    assert kept(page)["record"]["actions"] == list(page.table.record.actions)


def test_what_is_announced_is_what_the_wire_says() -> None:
    page, rng = ready(), random.Random(2)
    for _ in range(12):
        page.act(rng)
        words = page.text
        for sentence in re.split(r"(?<=\.) ", page.said[-1]):
            assert sentence in words


def test_the_browser_is_asked_to_keep_our_storage_after_the_first_action() -> None:
    page, rng = ready(), random.Random(3)
    assert effects.Persist() not in page.done
    for _ in range(3):
        page.act(rng)
    assert page.done.count(effects.Persist()) == 1


def test_undo_and_redo_are_each_others_opposites() -> None:
    page, rng = ready(), random.Random(5)
    page.act_until(rng, 12)
    before = page.table
    page.press("undo")
    page.press("undo")
    assert kept(page)["undone"]
    page.press("redo")
    page.press("redo")
    assert (page.table.record.actions, page.table.position) == (before.record.actions, before.position)
    assert "disabled" in page.elements()["redo"]


def test_redo_survives_a_reload() -> None:
    page, rng = ready(), random.Random(5)
    page.act_until(rng, 9)
    actions = page.table.record.actions
    page.press("undo")
    page.close()
    again = Page(page.origin, page.fragment)
    again.press("redo")
    assert again.table.record.actions == actions


def test_undo_stops_at_the_deal() -> None:
    page = ready()
    assert "disabled" in page.elements()["undo"]
    page.send(Undo(), Redo())
    assert len(page.table.record.actions) == 3


def test_taking_back_a_revealed_card_is_allowed_and_marked() -> None:
    page, rng = ready(), random.Random(11)
    page.act(rng)
    page.press("undo")
    assert kept(page)["record"]["practice"] is False
    while page.table.moves[-1].player != CHANCE or not page.table.can_undo:
        page.act(rng)
    page.press("undo")
    assert kept(page)["record"]["practice"] is True
    page.press("practice")
    assert "It is marked as practice here and in the list of your games." in page.text
    page.press("practice-dialog-close")
    page.press("redo")
    assert kept(page)["record"]["practice"] is True


def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing() -> None:
    page = ready()
    before = dict(page.origin.stored)
    page.send(Touch("do", ("press",)))
    assert page.play.said
    assert page.said[-1] == page.play.said
    assert page.play.said in page.text
    assert page.origin.stored == before


@pytest.mark.parametrize(
    "gesture", [("do", ("nonsense",)), ("", ()), ("story", ("x",)), ("drop", ("1", "2", "3"))]
)
def test_odd_gestures_do_nothing(gesture: tuple[str, tuple[str, ...]]) -> None:
    page = ready()
    page.send(Touch(*gesture))
    assert len(page.table.record.actions) == 3


def test_the_ribbon_says_to_whom_the_tablet_goes_and_goes_with_the_next_tap() -> None:
    page, rng = ready(name_1="Nellie"), random.Random(1)
    assert "Pass the device" not in page.text
    page.act(rng)
    assert "Pass the device to Nellie (The Sun)." in page.text
    assert page.said[-1].endswith("Pass the device to Nellie (The Sun).")
    page.send(Touch("cancel"))
    assert "Pass the device" not in page.text


def test_in_a_game_of_two_the_tablet_stays_for_the_second_turn() -> None:
    page, rng = ready("2"), random.Random(1)
    handed = []
    for _ in range(4):
        before = page.table.position.next_to_act
        page.act(rng)
        handed.append(page.play.handed)
        assert page.play.handed == (before != page.table.position.next_to_act)
    assert True in handed
    assert False in handed


def test_the_log_has_every_action_under_its_number() -> None:
    page, rng = ready(), random.Random(6)
    page.act_until(rng, 20)
    page.press("log")
    elements = page.elements()
    decisions = [number for number, move in enumerate(page.table.moves, 1) if move.player != CHANCE]
    assert all(f"log-{number}" in elements for number in [1, *decisions])
    assert "data-modal" in elements["log-dialog"]
    page.press("log-dialog-close")
    assert "log-dialog" not in page.elements()


@pytest.mark.parametrize("name", ["menu", "keys", "log", "rename"])
def test_every_dialog_has_a_title_and_a_way_out(name: str) -> None:
    page = ready()
    page.send(Open(name, page.play.id))
    dialog = page.elements()[f"{name}-dialog"]
    assert dialog["aria-labelledby"] in page.elements()
    page.press(f"{name}-dialog-close")
    assert page.model.dialog is None


def test_whatever_can_be_pressed_has_an_id_and_a_name() -> None:
    page, rng = ready(), random.Random(3)
    page.act_until(rng, 10)
    for html in (page.html, Page(page.origin).html):
        found = [
            (tag, attributes)
            for tag, attributes in tags(html)
            if tag in ("button", "input", "select") or "data-msg" in attributes
        ]
        assert found
        assert all("id" in attributes for _, attributes in found)
        assert not [
            tag for tag, attributes in tags(html) if "style" in attributes or tag in ("style", "script")
        ]


def test_a_table_that_is_not_there_leads_to_the_lobby_with_a_sentence() -> None:
    page = Page(fragment="#/table/nowhere")
    assert isinstance(page.model.screen, Lobby)
    assert "not saved in this browser" in page.text
    assert page.fragment == "#/"


def test_going_where_one_is_changes_nothing() -> None:
    page = ready()
    before = page.model.screen
    page.send(UrlChanged(page.fragment))
    assert page.model.screen == before


def test_leaving_a_table_lets_other_tabs_have_it() -> None:
    page = ready()
    table = page.play.id
    page.send(UrlChanged("#/"))
    assert effects.ReleaseLock(table) in page.done
    assert page.origin.held == {}
