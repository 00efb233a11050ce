"""The lobby's form, which is always ready to start a game."""

from __future__ import annotations

import json

import pytest

from pennypress.app.lobby.messages import ChooseEmblem, ChoosePlayers, NamePlayer, SwitchOption
from pennypress.app.model import Lobby
from pennypress.app.page.messages import UrlChanged
from pennypress.games import GAMES
from tests.app.page_without_browser import Page, tags


def form_of(page: Page) -> Lobby:
    assert isinstance(page.model.screen, Lobby)
    return page.model.screen


def test_one_press_starts_a_game_of_three() -> None:
    page = Page()
    page.press("new-game-form", {})
    assert [seat.name for seat in page.table.record.players] == ["The Times", "The Sun", "The World"]
    assert page.fragment == f"#/table/{page.play.id}"
    assert page.origin.stored[page.key]


def test_the_form_is_what_is_played() -> None:
    page = Page()
    page.press("players-4", "4")
    page.press("name-0", "Ada")
    page.press("emblem-0", "journal")
    page.press("option-newsboy-strike", True)
    page.press("seed", "the maine")
    page.press("new-game-form", {"name-3": "Typed last", "name-0": "Ada"})
    record = page.table.record
    assert [(seat.name, seat.emblem) for seat in record.players] == [
        ("Ada", "journal"),
        ("The Sun", "sun"),
        ("The World", "world"),
        ("Typed last", "herald"),
    ]
    assert record.options == ("newsboy-strike",)
    assert record.seed == "the maine"


def test_a_taken_newspaper_is_swapped() -> None:
    page = Page()
    page.send(ChooseEmblem(0, "sun"))
    assert form_of(page).form.emblems[:3] == ("sun", "times", "world")
    assert sorted(form_of(page).form.emblems) == sorted(
        emblem.name for emblem in GAMES["penny-press"].emblems
    )


def test_an_option_that_cannot_be_had_is_shown_with_the_reason() -> None:
    page = Page()
    page.send(ChoosePlayers(5), SwitchOption("newsboy-strike", True), ChoosePlayers(3))
    assert "disabled" in page.elements()["option-newsboy-strike"]
    assert "Only for 4 or 5 players." in page.text
    page.start()
    assert page.table.record.options == ()


def test_the_turn_order_is_the_same_for_every_starter() -> None:
    page = Page()
    page.press("starter", "2")
    page.start()
    assert [seat.name for seat in page.table.record.players] == ["The World", "The Times", "The Sun"]


def test_the_starter_can_be_drawn_by_lot() -> None:
    starters = set()
    page = Page()
    for _ in range(40):
        page.press("starter", "random")
        page.start()
        names = [seat.name for seat in page.table.record.players]
        starters.add(names[0])
        turned = names.index("The Times")
        assert names[turned:] + names[:turned] == ["The Times", "The Sun", "The World"]
        page.send(UrlChanged("#/"))
    assert starters == {"The Times", "The Sun", "The World"}


def test_a_starter_who_does_not_play_is_replaced() -> None:
    page = Page()
    page.send(ChoosePlayers(5))
    page.press("starter", "4")
    page.send(ChoosePlayers(2))
    assert form_of(page).form.starter == "0"


def test_friends_can_play_the_same_deal() -> None:
    one, other = Page(), Page()
    for page in (one, other):
        page.start(seed="yellow-kid")
    assert one.table.record.actions == other.table.record.actions


def test_every_deal_is_another_until_somebody_types_one() -> None:
    page = Page()
    first = form_of(page).form.seed
    page.press("new-seed")
    second = form_of(page).form.seed
    page.press("seed", "  ")
    assert len({first, second, form_of(page).form.seed}) == 3


def test_the_same_people_are_there_next_time() -> None:
    page = Page()
    page.send(ChoosePlayers(2), NamePlayer(1, "Nellie"))
    page.start()
    again = Page(page.origin)
    assert form_of(again).form.names[1] == "Nellie"
    assert form_of(again).form.players == 2


@pytest.mark.parametrize("text", ["{", "[]", '{"game": 7, "form": 3}', '{"form": {"players": "x"}}', "null"])
def test_damaged_settings_do_no_harm(text: str) -> None:
    page = Page()
    page.origin.stored["penny-press:settings"] = text
    Page(page.origin).start()


HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "W" * 200,
    "👩‍🚀🏳️‍🌈",
    "نيلي بلاي",
    "{player} %s {0}",
    "'; DROP TABLE",
    "A&amp;B",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_never_markup(name: str) -> None:
    page = Page()
    plain = Page()
    page.send(NamePlayer(0, name))
    plain.send(NamePlayer(0, "Ada"))
    assert [tag for tag, _ in tags(page.html)] == [tag for tag, _ in tags(plain.html)]
    page.start()
    plain.start()
    for each in (page, plain):
        each.press("log")
    assert page.table.record.players[0].name == name
    assert [tag for tag, _ in tags(page.html)] == [tag for tag, _ in tags(plain.html)]
    shelf, plain_shelf = Page(page.origin), Page(plain.origin)
    assert [tag for tag, _ in tags(shelf.html)] == [tag for tag, _ in tags(plain_shelf.html)]


def test_names_are_trimmed_and_lose_control_characters() -> None:
    page = Page()
    page.start(name_0="  Nel\x00lie\n\tBly\x1b ", name_1="x" * 300, name_2="\u202e\x07\n ")
    names = [seat.name for seat in page.table.record.players]
    assert names == ["Nellie Bly", "x" * 200, "The World"]


def test_what_the_page_sends_is_what_it_says() -> None:
    for _, attributes in tags(Page().html):
        for name in ("data-msg", "data-input"):
            if name in attributes:
                assert isinstance(json.loads(attributes[name])[0], str)


def test_every_title_can_be_chosen_and_started() -> None:
    for game in GAMES.values():
        page = Page()
        page.press(f"game-{game.name}")
        assert game.about in page.text
        assert [f"players-{count}" in page.elements() for count in range(2, 6)] == [
            count in game.player_counts for count in range(2, 6)
        ]
        for option in game.options:
            assert f"option-{option.name}" in page.elements()
        page.press("new-game-form", {})
        assert page.table.game is game
        assert {seat.emblem for seat in page.table.record.players} <= {each.name for each in game.emblems}


def test_the_players_stay_when_another_title_is_chosen() -> None:
    page = Page()
    page.press("players-5", "5")
    page.press("name-0", "Ada")
    page.press("level-1", "cub")
    page.press("game-copenhagen")
    form = form_of(page).form
    assert form.names[0] == "Ada"
    assert form.levels[1] == "cub"
    assert form.players in GAMES["copenhagen"].player_counts
    assert len(form.emblems) == len(GAMES["copenhagen"].emblems)
    page.press("new-game-form", {})
    page.send(UrlChanged("#/"))
    assert form_of(page).form.title == "copenhagen"
