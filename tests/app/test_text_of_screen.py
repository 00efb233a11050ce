"""The table as text in an error report: what is on the screen, and nothing that its viewer may not see."""

from __future__ import annotations

from pennypress.app.model import Play, Replay
from pennypress.app.replay.messages import Scrub
from pennypress.app.text_of_screen import text_of_screen
from pennypress.engine.link_codec import pack
from pennypress.engine.viewer import NOBODY
from tests.app.differing_hidden_cards import ADA, BO, TAKEN, at, bot, table
from tests.app.page_without_browser import Origin, Page


def text_of(page: Page) -> str:
    return text_of_screen(page.model.screen)


def test_there_is_no_table_in_the_lobby() -> None:
    assert text_of(Page()) == ""


def test_a_game_is_drawn_as_its_viewer_may_see_it() -> None:
    page = at(*TAKEN, seats=(ADA, bot(BO)))
    assert isinstance(page.model.screen, Play)
    shown = page.play.position
    assert shown != page.table.position
    assert text_of(page) == f"The table after {len(page.table.moves)} moves:\n{shown}"


def test_behind_the_curtain_no_hand_is_drawn() -> None:
    drawn = {text_of(at(*TAKEN, hands=hands)) for hands in (("red", "blue"), ("red", "green"))}
    assert len(drawn) == 1
    assert "face down" in drawn.pop()


def test_a_replay_is_drawn_at_the_point_that_it_shows() -> None:
    game = table(*TAKEN)
    page = Page(Origin(), f"#/replay/{pack(game.record)}")
    page.send(Scrub(12))
    screen = page.model.screen
    assert isinstance(screen, Replay)
    assert text_of(page) == f"The table after 12 moves:\n{screen.positions[12].visible_to(NOBODY)}"
    assert str(screen.positions[12]) not in text_of(page)
