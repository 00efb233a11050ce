"""Undo and redo of what is selected, laid out or spelled, before they reach for an action."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from e2e.penny_press_scenarios import game_until as penny_press_until
from e2e.penny_press_scenarios import in_builder
from pennypress.app.embed import live_diagram
from pennypress.app.embed.live_diagram import Wanted
from pennypress.app.lobby.messages import ChooseGame, ChoosePlayers
from pennypress.app.play.messages import Redo, Touch, Undo
from pennypress.app.selection_history import EMPTY_HISTORY
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.games import GAMES, rules_of, view_of
from pennypress.games.view import Gesture
from tests.app.differing_hidden_cards import at
from tests.app.page_without_browser import Page


def letterpress() -> Page:
    """Letterpress alone, when the first word is written."""
    page = Page()
    page.send(ChooseGame("letterpress"), ChoosePlayers(1))
    page.start(seed="a-fixed-deal")
    rng = random.Random(1)
    while "word-field" not in page.elements():
        page.act(rng)
    return page


def set_letters(page: Page) -> str:
    """Set three letters, one after the other; return the word."""
    for _letter in range(3):
        page.press(next(id_ for id_ in page.elements() if id_.startswith("own-")))
    return str(page.play.selection.word)


def copenhagen() -> Page:
    page = at()
    page.press("lift-curtain")
    return page


def test_a_word_is_taken_back_letter_by_letter_and_comes_back() -> None:
    page = letterpress()
    word, actions = set_letters(page), page.table.record.actions
    page.press("undo")
    assert page.play.selection.word == word[:2]
    assert page.said[-1] == "Undone."
    page.press("redo")
    assert page.play.selection.word == word
    for _letter in word:
        page.press("undo")
    assert page.play.selection.word == ""
    assert page.table.record.actions == actions


def test_a_word_that_was_cleared_comes_back() -> None:
    page = letterpress()
    word = set_letters(page)
    page.press("clear")
    page.press("undo")
    assert page.play.selection.word == word


def test_a_tile_that_is_selected_and_turned_is_put_back_before_an_action_is_undone() -> None:
    page = copenhagen()
    actions = page.table.record.actions
    page.press("tile-red-2")
    held = page.play.selection
    page.press("turn-tile")
    assert "title" not in page.elements()["undo"]  # it does not turn the game into practice
    page.press("undo")
    assert page.play.selection == held
    page.press("undo")
    assert page.play.selection == view_of("copenhagen").new_selection(page.play.position)
    assert page.table.record.actions == actions
    assert "disabled" in page.elements()["undo"]


def test_a_tile_that_is_selected_and_put_back_leaves_nothing_to_undo() -> None:
    page = copenhagen()
    page.press("tile-red-2")
    page.press("put-back")
    assert page.play.history == EMPTY_HISTORY
    assert "disabled" in page.elements()["undo"]


def test_what_a_drag_passes_is_no_step() -> None:
    page = copenhagen()
    page.press("tile-red-2")
    held = page.play.selection
    for gesture, *words in (("hold", "red-2"), ("hover", "2", "1"), ("hover", "3", "1"), ("drop", "3", "0")):
        page.send(Touch(gesture, tuple(words)))
    assert page.play.selection not in (held, view_of("copenhagen").new_selection(page.play.position))
    page.press("undo")
    assert page.play.selection == held


def test_undo_during_a_drag_goes_back_before_it_and_redo_does_not_come_back_into_it() -> None:
    page = copenhagen()
    page.press("tile-red-2")
    page.press("turn-tile")
    turned = page.play.selection
    page.send(Touch("hold", ("red-2",)), Touch("hover", ("3", "1")), Undo())
    assert page.play.selection == turned
    assert page.play.history.later == ()


def test_an_action_begins_a_new_history() -> None:
    page = copenhagen()
    page.press("tile-red-2")
    page.press("turn-tile")
    page.press("undo")
    page.press("ability-any-cards")
    assert page.play.history.earlier == page.play.history.later == ()


@pytest.mark.parametrize("message", [Undo(), Redo()])
def test_a_diagram_whose_story_is_laid_out_at_the_start_is_not_emptied(message: Undo | Redo) -> None:
    example = next(each for each in rules_of("penny-press").examples() if each.name == "times-page")
    packed = pack(Diagram.of(GAMES["penny-press"], example.position, example.seats, _texts(example.gestures)))
    live = live_diagram.opened(Wanted(position=packed))
    assert live_diagram.update(live, message)[0].selection == live.selection


def test_a_story_that_was_laid_out_in_a_diagram_is_taken_off_again() -> None:
    record = penny_press_until(in_builder, 3)
    positions, _turns = record.replay_all(GAMES["penny-press"])
    packed = pack(Diagram.of(GAMES["penny-press"], positions[-1], record.players))
    live = live_diagram.opened(Wanted(position=packed))
    first = live.selection
    live = live_diagram.update(live, Touch("best"))[0]
    laid = live.selection
    assert laid != first
    live = live_diagram.update(live, Undo())[0]
    assert live.selection == first
    assert live_diagram.update(live, Redo())[0].selection == laid


def _texts(gestures: Iterable[Gesture]) -> tuple[tuple[str, ...], ...]:
    return tuple((each.name, *each.words) for each in gestures)
