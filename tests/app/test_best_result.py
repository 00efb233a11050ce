"""The best result of a choice: shown to learners and on request, and told after a choice."""

from __future__ import annotations

import pytest

from pennypress.app.lobby.messages import PlayNow
from pennypress.app.page.messages import Open
from pennypress.app.play.messages import Undo
from pennypress.app.settings.messages import ChooseLanguage, Switch
from pennypress.app.settings.update import shows_best
from pennypress.bots.greedy_bot import GreedyBot
from tests.app.actions_as_gestures import gestures
from tests.app.page_with_bots import seated
from tests.app.page_without_browser import Page


@pytest.mark.parametrize(
    ("levels", "expected"),
    [(("", ""), False), (("", "cub"), True), (("", "cub", "cub"), True), (("", "cub", "editor"), False)],
)
def test_learners_see_it_and_others_ask(levels: tuple[str, ...], expected: bool) -> None:
    page = seated(*levels)
    assert shows_best(page.model, page.play) == expected


def test_a_switch_in_the_menu_shows_it_always() -> None:
    page = seated("", "")
    page.send(Open("menu", page.play.id))
    page.press("switch-best", True)
    assert shows_best(page.model, page.play)
    page.send(Switch("best", False))
    assert not shows_best(page.model, page.play)


def test_titles_without_it_have_no_such_switch() -> None:
    page = Page()
    page.send(PlayNow("copenhagen"))
    page.send(Open("menu", page.play.id))
    assert "switch-best" not in page.elements()
    assert "switch-motion" in page.elements()


def test_who_has_printed_is_told_how_good_it_was_until_the_next_action() -> None:
    page = seated("", "")
    while not page.play.remark:
        page.send(*gestures(GreedyBot().choose(page.table.position, "a")))
    remark = page.play.remark
    assert remark.startswith("That was the best page for ")
    assert remark in page.text
    assert any(remark in said for said in page.said)
    page.send(*gestures(GreedyBot().choose(page.table.position, "a")))
    assert page.play.remark == ""


def test_undo_takes_the_remark_back() -> None:
    page = seated("", "")
    while not page.play.remark:
        page.send(*gestures(GreedyBot().choose(page.table.position, "a")))
    page.send(Undo())
    assert page.play.remark == ""


def test_a_remark_in_the_former_language_goes_when_the_language_changes() -> None:
    page = seated("", "")
    while not page.play.remark:
        page.send(*gestures(GreedyBot().choose(page.table.position, "a")))
    page.send(ChooseLanguage("ja"))
    assert page.play.remark == ""
    page.send(ChooseLanguage("en"))
