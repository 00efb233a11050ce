"""The covers of the lobby: every title with its facts, and what its buttons start."""

from __future__ import annotations

from pathlib import Path

import pytest

from pennypress.app.lobby.messages import NamePlayer, PlayNow, SetUpTable
from pennypress.app.model import Lobby
from pennypress.app.page.messages import UrlChanged
from pennypress.engine.localized_formatting import WORD_JOINER
from pennypress.engine.title_description import WEIGHTS, Game
from pennypress.games import GAMES
from tests.app.page_with_bots import House
from tests.app.page_without_browser import Page

COVERS = Path(__file__).parents[2] / "static/covers"
every_title = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def lobby_of(page: Page) -> Lobby:
    assert isinstance(page.model.screen, Lobby)
    return page.model.screen


@every_title
def test_a_cover_says_for_whom_how_long_and_how_heavy(game: Game) -> None:
    page = Page()
    least, most = min(game.player_counts), max(game.player_counts)
    facts = f"{least}–{most} players · {game.minutes[0]}–{game.minutes[1]} min · {game.weight}"
    assert game.weight in WEIGHTS
    assert game.minutes[0] < game.minutes[1]
    assert f"{game.label} {game.about} {facts}" in page.text.replace(WORD_JOINER, "").replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert (COVERS / f"{game.name}.webp").is_file()


@every_title
def test_play_now_is_a_game_against_easy_bots_that_the_person_begins(game: Game) -> None:
    page = House()
    page.press(f"play-{game.name}")
    assert page.table.record.game == game.name
    assert [seat.bot for seat in page.table.record.players] == ["", "cub", "cub"]
    assert 0 in page.table.position.to_act


def test_play_now_keeps_the_name_of_the_person_but_gives_bots_none() -> None:
    page = Page()
    page.send(NamePlayer(0, "Ada"), NamePlayer(1, "Ben"))
    page.start()
    page.send(UrlChanged("#/"))
    page.press("play-copenhagen")
    assert [seat.name for seat in page.table.record.players] == ["Ada", "Blue house", "Yellow house"]


@every_title
def test_friends_opens_the_form_for_people_with_that_title(game: Game) -> None:
    page = Page()
    page.press("house")
    assert "open" not in page.elements()["new-game"]
    page.press(f"friends-{game.name}")
    form = lobby_of(page).form
    assert form.title == game.name
    assert set(form.levels) == {""}
    assert "open" in page.elements()["new-game"]


def test_every_press_of_friends_opens_the_form_anew() -> None:
    page = Page()
    keys = []
    for _press in range(2):
        page.press("friends-copenhagen")
        keys.append(page.elements()["new-game-heading"])
    assert keys[0] != keys[1], "a form that was folded in the meantime gets the focus again"


def test_the_covers_stay_when_games_are_saved() -> None:
    page = Page()
    page.press("play-letterpress")
    page.send(UrlChanged("#/"))
    assert {f"play-{name}" for name in GAMES} <= set(page.elements())
    assert "Saved games" in page.text


@pytest.mark.parametrize("message", [PlayNow("chess"), SetUpTable("chess")])
def test_a_title_that_does_not_exist_changes_nothing(message: PlayNow | SetUpTable) -> None:
    page = Page()
    before = page.html
    page.send(message)
    assert page.html == before
