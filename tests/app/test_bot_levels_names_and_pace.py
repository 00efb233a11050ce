"""Bots in the lobby, on the shelf and in the settings: choice of levels, names, pace."""

from __future__ import annotations

import json
import random
import re

import pytest

from pennypress.app import effects
from pennypress.app.bots.messages import ChoosePace
from pennypress.app.lobby.messages import AgainstBots, ChooseGame, ChooseLevel, ChoosePlayers, NamePlayer
from pennypress.app.model import Replay
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.replay.messages import Scrub
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.app.startup import stored_page
from pennypress.app.storage.messages import StoredElsewhere
from pennypress.bots import LEVELS
from pennypress.engine.record import Seat
from pennypress.engine.title_description import Game
from pennypress.games import GAMES
from tests.app.page_with_bots import House, seated
from tests.app.page_without_browser import Page, kept, tags
from tests.app.test_lobby_form import HOSTILE, form_of

SETTINGS = "penny-press:settings"
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def levels_of(page: Page) -> tuple[str, ...]:
    return form_of(page).form.levels


# -- the form


def test_at_first_all_players_are_people() -> None:
    page = Page()
    assert set(levels_of(page)) == {""}
    page.start()
    assert all(seat.bot == "" for seat in page.table.record.players)
    assert all("bot" not in player for player in kept(page)["record"]["players"])


def test_every_line_offers_a_person_and_all_levels() -> None:
    page = Page()
    page.send(ChoosePlayers(5))
    offered = [given["value"] for tag, given in tags(page.html) if tag == "option"]
    assert offered.count("") == 5
    assert all(offered.count(level) == 5 for level in LEVELS)
    for level in LEVELS:
        page.press("level-1", level)
        assert levels_of(page)[1] == level
        assert LEVELS[level].about in page.text


def test_one_tap_fills_the_empty_chairs() -> None:
    page = House()
    page.press("house")
    page.send(ChoosePlayers(5))
    page.start()
    levels = [seat.bot for seat in page.table.record.players]
    assert levels == ["", "editor", "reporter", "editor", "reporter"]


def test_the_house_keeps_names_and_newspapers() -> None:
    page = Page()
    page.send(NamePlayer(0, "Ada"), NamePlayer(1, "Nellie"), AgainstBots())
    page.press("emblem-0", "journal")
    page.start()
    assert page.table.record.players[:2] == (Seat("Ada", "journal"), Seat("Nellie", "sun", "editor"))


def test_a_bot_without_a_name_is_called_by_its_newspaper() -> None:
    page = seated("", "publisher")
    assert page.table.record.players[1] == Seat("The Sun", "sun", "publisher")


def test_bots_turn_with_whoever_starts() -> None:
    page = seated("", "cub", "", starter="1")
    page.send(UrlChanged("#/"))
    page.press("starter", "1")
    page.start()
    assert page.table.record.players[0] == Seat("The Sun", "sun", "cub")
    assert page.asked


def test_the_same_bots_are_there_next_time() -> None:
    page = seated("", "cub", "publisher")
    again = Page(page.origin)
    assert levels_of(again)[:3] == ("", "cub", "publisher")


@pytest.mark.parametrize("level", ["emperor", 7, None, ["cub"], {"cub": 1}])
def test_unknown_levels_are_people_in_the_form(level: object) -> None:
    page = Page()
    page.origin.stored[SETTINGS] = json.dumps({"game": "penny-press", "form": {"level-1": level}})
    again = Page(page.origin)
    assert set(levels_of(again)) == {""}
    again.send(ChooseLevel(0, "emperor"), ChooseLevel(9, "cub"))
    assert set(levels_of(again)) == {""}


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("letterpress", "Sees many of the words that its cards can spell, even less common ones."),
        ("penny-lane", "Thinks ahead briefly."),
    ],
)
def test_the_form_says_what_a_level_means_in_this_title(game: str, said: str) -> None:
    page = Page()
    page.send(ChooseGame(game), ChooseLevel(1, "editor"))
    assert said in page.text


@EVERY_GAME
def test_a_title_describes_all_levels_or_none(game: Game) -> None:
    assert set(game.about_levels) in (set(), set(LEVELS))


# -- their names


def test_bar_shelf_and_table_say_which_player_is_a_bot() -> None:
    page = seated("editor", "", "cub", name_2="Nellie")
    assert "The Times (Hard) is thinking…" in page.text
    assert "The World (Easy bot Nellie)" in page.text
    shelf = Page(page.origin)
    assert "The Times (Hard) to move" in shelf.text
    assert "Nellie (Easy)" in shelf.text
    assert "The Sun (" not in shelf.text


def test_a_bot_wins_by_name_and_level() -> None:
    page = seated("cub", "cub")
    page.let_bots_play()
    winner = page.table.record.players[page.table.position.winners[0]]
    page.send(UrlChanged("#/"))
    assert f"{winner.name} (Easy) won." in page.text or "share the victory" in page.text


@pytest.mark.parametrize("name", HOSTILE)
def test_a_bot_s_name_is_never_markup(name: str) -> None:
    seen = []
    for called in (name, "Ada"):
        page = seated("cub", "", origin=None, name_0=called)
        thinking = [tag for tag, _ in tags(page.html)]
        page.fail()
        failed = [tag for tag, _ in tags(page.html)]
        shelf = [tag for tag, _ in tags(Page(page.origin).html)]
        assert page.table.record.players[0].name == called
        seen.append((thinking, failed, shelf))
    assert seen[0] == seen[1]


def test_the_picture_of_a_table_is_what_its_next_start_draws() -> None:
    page = seated("cub", "")
    page.press("stop")
    picture = stored_page.table(page.model, page.play)
    page.close()
    again = House(page.origin, page.fragment)
    assert picture == again.html
    assert "is thinking" in picture


# -- records from elsewhere


def test_an_unknown_level_sits_down_as_a_person_and_stays_in_the_record() -> None:
    page = seated("cub", "")
    text = page.origin.stored[page.key].replace('"bot":"cub"', '"bot":"emperor"')
    page.origin.stored[page.key] = text
    page.close()
    again = House(page.origin, page.fragment)
    assert not again.asked
    assert again.play.may_act
    again.act(random.Random(1))
    assert kept(again)["record"]["players"][0]["bot"] == "emperor"
    again.press("menu")
    assert "pace" not in again.elements()


def test_links_files_copies_and_replays_keep_the_bots() -> None:
    page = seated("", "cub", "reporter")
    players = page.table.record.players
    page.act(random.Random(1))
    table = page.play.id
    page.press("menu")
    page.press("menu-export")
    assert '"bot": "cub"' in next(iter(page.files.values()))
    page.press("menu")
    page.press("menu-share")
    page.send(UrlChanged(page.copied))
    assert isinstance(page.model.screen, Replay)
    assert page.model.screen.record.players == players
    assert not page.asked
    page.send(Scrub(4))
    page.press("continue")
    assert page.table.record.players == players
    assert page.asked
    page.send(UrlChanged("#/"))
    page.press(f"duplicate-{table}")
    copy = page.model.saved(page.model.shelf[0].id)
    assert copy is not None
    assert copy.table.record.players == players


# -- their pace


def paused(page: House) -> int:
    return page.asked[page.ticket].pause


@pytest.mark.parametrize(
    ("pace", "pause"), [("leisurely", 2500), ("steady", 1200), ("brisk", 400), ("at-once", 0)]
)
def test_the_pace_is_chosen_in_the_menu_and_kept(pace: str, pause: int) -> None:
    page = seated("cub", "cub", "")
    assert paused(page) == 1200
    page.press("menu")
    page.press(f"pace-{pace}", pace)
    assert "checked" in page.elements()[f"pace-{pace}"]
    page.press("menu-dialog-close")
    page.answer()
    assert paused(page) == pause
    page.close()
    again = House(page.origin, page.fragment)
    assert paused(again) == pause
    again.send(UrlChanged("#/"))
    again.start()
    assert json.loads(again.origin.stored[SETTINGS])["pace"] == pace


def test_choosing_the_pace_keeps_the_players() -> None:
    page = seated("cub", "", name_1="Nellie")
    page.send(ChoosePace("brisk"))
    again = Page(page.origin)
    assert form_of(again).form.names[1] == "Nellie"
    assert levels_of(again)[0] == "cub"


def test_an_unknown_pace_changes_nothing() -> None:
    page = seated("cub", "")
    stored = dict(page.origin.stored)
    page.send(ChoosePace("frantic"))
    assert page.origin.stored == stored


@pytest.mark.parametrize(
    "settings", ["", "{", "[]", "{}", '{"pace": "frantic"}', '{"pace": ["brisk"]}', '{"pace": null}']
)
def test_without_a_known_pace_it_is_steady(settings: str) -> None:
    page = seated("cub", "cub", "")
    page.send(StoredElsewhere(SETTINGS, settings))
    page.answer()
    assert paused(page) == 1200
    page.press("menu")
    assert "checked" in page.elements()["pace-steady"]


def test_among_people_there_is_no_pace_to_choose() -> None:
    page = Page()
    page.start()
    page.send(Open("menu", page.play.id))
    assert "pace" not in page.elements()
    assert effects.Think not in {type(effect) for effect in page.done}


@pytest.mark.parametrize("name", ["", "Ada"])
@EVERY_GAME
def test_in_japanese_the_name_of_a_bot_nests_no_brackets(game: Game, name: str) -> None:
    page = House()
    page.send(ChooseGame(game.name), ChoosePlayers(2), ChooseLevel(1, "editor"), NamePlayer(1, name))
    page.start(seed="a-fixed-deal", starter="1", **{"name-1": name})
    page.let_bots_play()
    page.send(ChooseLanguage("ja"))
    try:
        html = page.html
    finally:
        page.send(ChooseLanguage("en"))
    assert not re.search("（[^（）<>]*（", html)
