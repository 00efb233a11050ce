"""Links to the rules of each title, in the lobby and in the menu of a table."""

from __future__ import annotations

import pytest

from pennypress.app.page.messages import Open
from pennypress.engine.title_description import Game
from pennypress.games import GAMES
from tests.app.page_without_browser import Page

every_title = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_title
def test_a_cover_leads_to_the_rules_of_its_title(game: Game) -> None:
    assert Page().elements()[f"rules-{game.name}"]["href"] == game.how_to_play


@every_title
def test_the_menu_of_a_table_leads_to_its_rules(game: Game) -> None:
    page = Page()
    page.press(f"game-{game.name}")
    page.press("new-game-form", {})
    assert f'href="{game.how_to_play}"' not in page.html
    page.send(Open("menu", page.play.id))
    assert f'id="menu-rules" class="as-button" href="{game.how_to_play}"' in page.html
