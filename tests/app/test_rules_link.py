"""The way to the rules: from the lobby, and from the menu of a table."""

from __future__ import annotations

from pennypress.app.messages import Open
from tests.app.page import Page


def test_the_lobby_leads_to_the_rules() -> None:
    assert 'href="rules.html"' in Page().html


def test_the_menu_of_a_table_leads_to_the_rules() -> None:
    page = Page()
    page.start()
    assert 'href="rules.html"' not in page.html
    page.send(Open("menu", page.play.id))
    assert 'href="rules.html"' in page.html
