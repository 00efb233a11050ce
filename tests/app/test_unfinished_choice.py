"""A choice that a person has begun is there again when the table is opened the next time."""

from __future__ import annotations

import json
import random

import pytest

from pennypress.app import unfinished_choice
from pennypress.app.lobby.messages import ChooseGame, ChoosePlayers
from pennypress.app.model import Daily
from pennypress.app.page.messages import UrlChanged
from pennypress.app.page.view import view
from pennypress.app.play.messages import ClearSelection, Touch
from pennypress.app.selection_history import EMPTY_HISTORY
from pennypress.app.startup import stored_page
from pennypress.app.storage.save_format import UNFINISHED
from pennypress.games import GAMES, view_of
from pennypress.games.view_kit.render_html import html_of
from tests.app.actions_as_gestures import gestures
from tests.app.differing_hidden_cards import at
from tests.app.page_without_browser import Origin, Page
from tests.app.test_daily import pages, try_

PRESSES = 60


def reopened(page: Page) -> Page:
    """The table in a new tab, after this one was closed."""
    page.close()
    return Page(page.origin, page.fragment)


def at_a_table(title: str, players: int) -> Page:
    page = Page()
    page.send(ChooseGame(title), ChoosePlayers(players))
    page.start(seed="a-fixed-deal", starter="0")
    return page


def with_a_story() -> Page:
    """Penny Press with a story and a reporter selected."""
    page = at_a_table("penny-press", 2)
    page.press(next(id_ for id_ in page.elements() if id_.startswith("story-")))
    return page


def with_letters() -> Page:
    """Letterpress alone, with two letters of a word set."""
    page, rng = at_a_table("letterpress", 1), random.Random(1)
    while "word-field" not in page.elements():
        page.act(rng)
    for _letter in range(2):
        page.press(next(id_ for id_ in page.elements() if id_.startswith("own-")))
    return page


def test_a_word_that_was_begun_is_there_again_and_can_be_taken_back_letter_by_letter() -> None:
    page = with_letters()
    word = page.play.selection.word
    page = reopened(page)
    assert page.play.selection.word == word
    page.press("undo")
    assert page.play.selection.word == word[:1]
    page = reopened(page)
    assert page.play.selection.word == word[:1]


def test_a_typed_word_is_there_again() -> None:
    page = with_letters()
    page.press("word-field", page.play.selection.word[:1])
    typed = page.play.selection
    assert reopened(page).play.selection == typed


def test_it_is_there_again_after_the_lobby() -> None:
    page = with_a_story()
    selection, table = page.play.selection, page.fragment
    for fragment in ("#/", table):
        page.fragment = fragment
        page.send(UrlChanged(fragment))
    assert page.play.selection == selection


def test_what_was_put_back_or_carried_out_is_not_there_again() -> None:
    page = with_a_story()
    assert page.origin.stored[UNFINISHED]
    page.act(random.Random(1))
    assert page.origin.stored[UNFINISHED] == ""
    page = with_a_story()
    page.press("undo")
    assert page.origin.stored[UNFINISHED] == ""


def test_it_is_shown_to_its_own_player_only_when_the_curtain_is_lifted() -> None:
    page: Page = at()
    page.press("lift-curtain")
    page.press("tile-red-2")
    page.press("turn-tile")
    selection = page.play.selection
    page = reopened(page)
    assert "lift-curtain" in page.elements()
    assert page.play.selection != selection
    page.press("lift-curtain")
    assert page.play.selection == selection


def test_what_is_only_dragged_is_not_stored() -> None:
    page: Page = at()
    page.press("lift-curtain")
    page.press("tile-red-2")
    selected = page.play.selection
    page.send(Touch("hold", ("red-2",)), Touch("hover", ("3", "1")))
    page = reopened(page)
    page.press("lift-curtain")
    assert page.play.selection == selected


def test_a_tab_that_only_looks_on_shows_and_changes_nothing_of_it() -> None:
    page = with_a_story()
    stored = page.origin.stored[UNFINISHED]
    other = Page(page.origin, page.fragment)
    assert other.play.selection == view_of("penny-press").new_selection(other.play.position)
    assert page.origin.stored[UNFINISHED] == stored
    page.close()  # now the other one may write
    assert other.play.selection == page.play.selection


def test_another_table_leaves_it_alone() -> None:
    page = with_a_story()
    stored = page.origin.stored[UNFINISHED]
    other = Page(page.origin)
    other.send(ChooseGame("penny-lane"), ChoosePlayers(2))
    other.start(seed="a-fixed-deal")
    assert page.origin.stored[UNFINISHED] == stored


def test_a_page_that_was_begun_at_the_puzzle_of_the_day_is_there_again() -> None:
    page = Page(fragment="#/daily/penny-press")
    first = pages()[3].placed[0]
    page.send(Touch("take", (str(first.story),)))
    if puzzle(page).selection.ghost.turned != first.turned:
        page.send(Touch("turn"))
    page.send(Touch("cell", (str(first.column), str(first.row))))
    laid = puzzle(page).selection
    assert laid.placed
    page = reopened(page)
    assert puzzle(page).selection == laid
    try_(page, pages()[3])
    tried = puzzle(page).selection
    page = reopened(page)
    assert puzzle(page).gestures == ()
    assert puzzle(page).selection.placed == tried.placed


def puzzle(page: Page) -> Daily:
    assert isinstance(page.model.screen, Daily)
    return page.model.screen


@pytest.mark.parametrize("title", GAMES)
def test_whatever_was_pressed_the_table_looks_the_same_when_it_is_opened_again(title: str) -> None:
    """Presses at random; the page stored for the next start shows it, too."""
    rng, stored = random.Random(title), 0
    page = at_a_table(title, GAMES[title].player_counts[0])
    for _press in range(PRESSES):
        pressed = rng.choice(touches(page))
        page.press(pressed)
        if not unfinished_choice.is_stored(page.play) or "word-field" in pressed:
            continue
        stored += 1
        again = reopened(page)
        shown_at_start = stored_page.table(page.model, page.play)
        if "lift-curtain" in again.elements():
            again.press("lift-curtain")
        else:
            assert shown_at_start == html_of(view(again.model))
        assert again.play.selection == page.play.selection
        assert again.play.history.gestures == page.play.history.gestures
        page = again
    assert stored > PRESSES // 6


def touches(page: Page) -> list[str]:
    """The ids of all that can be pressed on the table."""
    if "lift-curtain" in page.elements():
        page.press("lift-curtain")
    return [
        id_
        for id_, attributes in page.elements().items()
        if (attributes.get("data-msg") or "").startswith('["Touch"') and "disabled" not in attributes
    ]


@pytest.mark.parametrize(
    "damage",
    [
        {"gestures": "story"},
        {"gestures": [["story"]]},
        {"gestures": [["story", ["war-B2"], 1]]},
        {"gestures": [["story", [None], ""]]},
        {"gestures": [["nothing", [], ""]] * 301},
        {"gestures": [["story", ["war-B2"] * 11, ""]]},
        {"gestures": [["story", ["w" * 201], ""]]},
        {"moves": "3"},
        {"moves": -1},
        {"place": 1},
        {"place": "another"},
    ],
)
def test_a_damaged_choice_is_ignored(damage: dict[str, object]) -> None:
    page = with_a_story()
    data = json.loads(page.origin.stored[UNFINISHED])
    page.origin.stored[UNFINISHED] = json.dumps(data | damage)
    again = reopened(page)
    assert again.play.selection == view_of("penny-press").new_selection(again.play.position)
    again.act(random.Random(1))


@pytest.mark.parametrize("row", ["99999999999", "2500000000", "-1", "3"])
def test_a_place_outside_the_page_is_ignored_at_once(row: str) -> None:
    gestures = [["cell", ["0", row], ""]] * 300
    text = json.dumps({"place": "penny-press/1898-02-15", "moves": 0, "gestures": gestures})
    page = Page(Origin({UNFINISHED: text}), "#/daily/penny-press")
    assert puzzle(page).selection.placed == ()
    assert page.html


def test_a_swap_with_a_building_of_nobody_is_not_begun() -> None:
    page, rng = at_a_table("penny-lane", 2), random.Random(3)
    page.act(rng)
    page.send(Touch("tower"), Touch("building", ("penny_arcade",)))
    assert getattr(page.play.selection, "first", None) is None
    assert page.html


def test_a_gesture_that_fails_does_not_stop_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    page = with_a_story()

    def fail(*given: object) -> None:
        raise OverflowError

    monkeypatch.setattr(type(view_of("penny-press")), "on_gesture", fail)
    again = reopened(page)
    assert again.play.selection == view_of("penny-press").new_selection(again.play.position)


def test_what_cannot_be_drawn_is_put_back_and_forgotten() -> None:
    page = with_a_story()
    page.send(ClearSelection())
    assert page.play.history == EMPTY_HISTORY
    assert page.play.selection == view_of("penny-press").new_selection(page.play.position)
    assert page.origin.stored[UNFINISHED] == ""
    page.send(ClearSelection())
    assert page.play.history == EMPTY_HISTORY


@pytest.mark.parametrize("text", ["", "[]", "{", '{"table":', "\0", "[" * 100_000])
def test_another_text_is_ignored(text: str) -> None:
    page = with_a_story()
    page.origin.stored[UNFINISHED] = text
    again = reopened(page)
    assert again.play.selection == view_of("penny-press").new_selection(again.play.position)


def test_a_stored_choice_carries_out_no_action() -> None:
    page = with_a_story()
    actions = page.table.record.actions
    data = json.loads(page.origin.stored[UNFINISHED])
    action = gestures(page.table.position.legal_actions()[0])
    data["gestures"] = [[each.gesture, list(each.words), ""] for each in action]
    page.origin.stored[UNFINISHED] = json.dumps(data)
    again = reopened(page)
    assert again.table.record.actions == actions
    assert again.play.selection == view_of("penny-press").new_selection(again.play.position)
