"""In idle time, the lobby imports what a table needs, and the keepsakes of a finished game are drawn."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from pennypress.app.page.view import view
from pennypress.app.startup.draw_and_import_ahead import ahead
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
    page.start()
    assert list(ahead(page.model)) == []


IN_A_LOBBY = """
import sys
from pennypress.app.model import Environment
from pennypress.app.page.view import view
from pennypress.app.startup.draw_and_import_ahead import ahead
from pennypress.app.update import init

model, effects = init({}, "", Environment("", ""))
str(view(model))
drawn = set(sys.modules)
list(ahead(model))
print(*sorted(drawn))
print(*sorted(set(sys.modules) - drawn))
"""
OF_A_LOBBY = {
    "penny_press": {"", ".meta", ".view", ".view.emblem", ".view.sprite"},
    "copenhagen": {"", ".meta"},
    "letterpress": {"", ".meta", ".options"},
    "penny_lane": {"", ".meta"},
}
"""What the lobby imports of each title for its cover; of the one chosen in the form also its emblems."""


def test_the_lobby_does_without_the_table_and_imports_it_afterwards() -> None:
    imported = subprocess.run([sys.executable, "-c", IN_A_LOBBY], capture_output=True, text=True, check=True)
    first, later = (set(line.split()) for line in imported.stdout.splitlines())
    for title, modules in OF_A_LOBBY.items():
        package = f"pennypress.games.{title}"
        assert {name for name in first if name.startswith(package)} == {package + each for each in modules}
    assert {"pennypress.app.play.view", "pennypress.games.penny_press.position"} <= later
    assert "pennypress.games.penny_press.view.title_view" in later
    for title in ("copenhagen", "letterpress", "penny_lane"):
        assert not any(name.startswith(f"pennypress.games.{title}") for name in later)
