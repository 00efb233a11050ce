"""In idle time, the pictures for the end of a game are drawn ahead."""

from __future__ import annotations

import random

import pytest

from pennypress.app.gallery.idle_prerender import ahead
from pennypress.app.page.view import view
from pennypress.games.penny_press.view.newspaper import printed_page, small_preview
from tests.app.page_without_browser import Page


@pytest.fixture
def over() -> Page:
    """A finished game on the screen."""
    page = Page()
    page.start(seed="ahead")
    rng = random.Random(2)
    while not page.table.position.is_over:
        page.act(rng)
    return page


def test_the_pictures_of_a_finished_game_are_drawn_one_by_one(over: Page) -> None:
    drawn = len(list(ahead(over.model)))
    assert drawn > 2
    assert drawn % 2 == 0  # each as preview and in full


def test_the_end_is_then_printed_from_plates(over: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    list(ahead(over.model))
    monkeypatch.delattr(small_preview, "tellings")
    monkeypatch.delattr(printed_page, "tellings")
    assert "newspaper" in str(view(over.model))


def test_where_no_page_has_been_published_there_is_nothing_to_do() -> None:
    page = Page()
    assert list(ahead(page.model)) == []
    page.start()
    assert list(ahead(page.model)) == []
