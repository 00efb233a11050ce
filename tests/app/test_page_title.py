"""The title of the document, by which tabs, the history and screen readers tell screens apart."""

import pytest

from pennypress.app.page.messages import UrlChanged
from pennypress.app.page.view import title
from pennypress.engine.link_codec import pack
from pennypress.games import GAMES
from tests.app.page_without_browser import Page
from tests.games import golden_records


def test_the_lobby_is_called_as_the_site() -> None:
    assert title(Page().model) == "Penny Press"


def test_a_table_is_called_as_on_the_shelf() -> None:
    page = Page()
    page.start()
    name = page.model.name_of(page.play.id)
    assert name
    assert title(page.model) == f"{name} – Penny Press"


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_says_of_which_game(game: str) -> None:
    record = golden_records.read(game, golden_records.names(game)[0])
    page = Page(fragment=f"#/replay/{pack(record)}")
    assert title(page.model) == f"Replay of {GAMES[game].title} – Penny Press"


def test_the_puzzle_of_the_day_is_called_as_in_the_lobby() -> None:
    page = Page()
    page.send(UrlChanged("#/daily/penny-press"))
    assert title(page.model) == f"{GAMES['penny-press'].daily_puzzle} – Penny Press"
