"""What the application answers when the page asks what the marks of a table mean."""

from __future__ import annotations

import json
from typing import Any

from pennypress.app import effects
from pennypress.app.mark_help.messages import ExplainMarks
from pennypress.app.message import receive
from pennypress.app.page.messages import Dismiss, Open, UrlChanged
from pennypress.app.page.routing import replay_address
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.engine.languages_and_catalogues import FIRST
from tests.app.differing_hidden_cards import ADA, BO, at
from tests.app.page_with_bots import seated
from tests.app.page_without_browser import Page


def told(page: Page) -> list[effects.ShowExplanations]:
    """What the page was told."""
    return [each for each in page.done if isinstance(each, effects.ShowExplanations)]


def texts(page: Page) -> Any:
    return json.loads(told(page)[-1].texts)


def test_the_texts_are_sent_when_asked_for_and_drawings_name_the_kinds_only() -> None:
    page = seated("", "")
    assert told(page) == []
    assert 'data-help="scoop"' in page.html
    page.send(ExplainMarks())
    scoop = texts(page)["marks"]["scoop"]
    assert scoop["rules"] == "./rules.html#scoops"
    assert scoop["sentence"] not in page.html
    assert not told(page)[-1].labels


def test_the_button_and_its_key_show_the_labels_and_lead_on_to_the_list_of_keys() -> None:
    page = seated("", "")
    assert page.elements()["help"]["data-key"] == "?"
    page.press("help")
    assert told(page)[-1].labels
    page.send(receive(texts(page)["keys"]))
    assert "keys-dialog" in page.elements()


def test_behind_the_curtain_the_key_opens_the_list_of_keys() -> None:
    page = at(seats=(ADA, BO))
    assert page.play.curtain is not None
    page.press("help")
    assert told(page) == []
    assert "keys-dialog" in page.elements()
    page.send(Dismiss(), Open("menu"))
    assert "menu-keys" in page.elements()


def test_a_replay_is_explained_and_the_lobby_is_not() -> None:
    page = seated("", "")
    page.send(UrlChanged(replay_address(page.table.record)), ExplainMarks())
    assert "arrow" in texts(page)["marks"]
    lobby = Page()
    lobby.send(ExplainMarks(labels=True))
    assert told(lobby) == []


def test_the_puzzle_of_the_day_is_explained_too() -> None:
    page = Page()
    page.send(UrlChanged("#/daily/penny-press"), ExplainMarks())
    assert "empty-cell" in texts(page)["marks"]


def test_the_rules_are_those_of_the_chosen_language() -> None:
    page = seated("", "")
    page.send(ChooseLanguage("ja"), ExplainMarks())
    assert texts(page)["marks"]["arrow"]["rules"] == "./rules-ja.html#values"
    page.send(ChooseLanguage(FIRST))
