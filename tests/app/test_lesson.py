"""Lessons played by gestures: only the requested action continues, and everything else is harmless."""

from __future__ import annotations

import pytest

from pennypress.app.lesson import lesson_progress
from pennypress.app.lesson.messages import ContinueLesson, Learn, LeaveLesson
from pennypress.app.page.messages import UrlChanged
from pennypress.app.play.messages import Redo, Touch, Undo
from pennypress.app.storage import save_format
from pennypress.engine.link_codec import pack, unpack
from pennypress.engine.rules_interface import CHANCE
from pennypress.games import GAMES, lesson_of
from pennypress.games.lesson import READER
from tests.app.lesson_learner import goes_on, step
from tests.app.page_with_bots import House
from tests.app.page_without_browser import Page, kept

TAUGHT = [name for name, game in GAMES.items() if game.has_lesson]
PRESSED = "penny-press"
PAGE = [step.action.split()[0] for step in lesson_of(PRESSED).steps].index("publish", 9)
"""The step in which the learner prints the first page."""
LAST = len(lesson_of(PRESSED).steps)
PAGES = 21
"""What is counted on the page: lines to read, actions of the learner, turns of the opponents."""


def learner() -> House:
    page = House()
    page.press(f"learn-{PRESSED}")
    return page


def gesture(page: Page, action: str) -> None:
    """Carry out the action as a person does at the table."""
    if action.startswith("publish"):
        page.send(Touch("lay-out"), Touch("print"))
    elif action == "press":
        page.press("press")
    else:
        page.send(Touch("story", (action.split()[2],)), Touch("do", (action,)))


def play_to(page: Page, number: int) -> None:
    """Play the lesson as requested, up to that step."""
    while step(page) < number:
        if goes_on(page):
            page.press("lesson-on")
        else:
            gesture(page, lesson_of(PRESSED).steps[step(page)].action)


def read(page: Page) -> None:
    """Read on to the line that asks for something."""
    while lesson_progress.place(page.play).line.reads:  # type: ignore[union-attr]
        page.press("lesson-on")


def test_an_empty_shelf_leads_into_the_lesson() -> None:
    page = learner()
    assert page.table.record.seed == lesson_of(PRESSED).seed
    assert "Penny Press: the lesson" in page.html
    assert f"Step 1 of {PAGES}" in page.html
    assert lesson_progress.sentence(page.play) in page.text


def test_from_first_to_last_step_and_on_against_the_bots() -> None:
    page, count = learner(), len(lesson_of(PRESSED).steps)
    while step(page) < count:
        assert lesson_progress.sentence(page.play) in page.text
        assert not page.asked, "a bot thinks during the lesson"
        play_to(page, step(page) + 1)
    assert "Leave the lesson" not in page.text
    page.press("lesson-leave")
    assert "lesson" not in page.elements()
    assert "lesson" not in kept(page)
    assert page.table.position.next_to_act == READER
    page.send(Touch("do", ("assign 1 crime-A1",)))
    assert page.asked


def test_playing_on_after_the_last_step_ends_the_lesson_too() -> None:
    page = learner()
    play_to(page, len(lesson_of(PRESSED).steps))
    page.send(Touch("do", ("assign 1 crime-A1",)))
    assert page.play.lesson == ""
    assert page.asked


def test_anything_else_that_is_legal_is_told_what_is_asked_for() -> None:
    page = learner()
    read(page)
    before = page.table.record
    for action in page.table.position.legal_actions():
        if str(action) != "assign 2 war-D1":
            page.send(Touch("do", (str(action),)))
            assert page.table.record == before
            assert page.said[-1].endswith(
                "the lesson asks for this: Send 2 reporters to the 1-star D of War."
            )
            assert page.play.said == page.said[-1]
    page.send(Touch("do", ("assign 2 war-D1",)))
    assert len(page.table.record.actions) == len(before.actions) + 1


def test_what_is_not_legal_is_refused_as_always() -> None:
    page = learner()
    page.send(Touch("press"))
    assert page.said[-1] == "Nothing to print yet: you have no reporters on a story."


def test_a_page_with_a_story_left_out_does_not_go_on() -> None:
    page = learner()
    play_to(page, PAGE)
    before = page.table.record
    page.send(Touch("take", ("war-D1",)), Touch("drop", ("0", "0")), Touch("print"))
    assert page.table.record == before
    assert page.said[-1].endswith("Lay both stories out and print the page.")


def test_any_page_with_all_stories_goes_on() -> None:
    page = learner()
    play_to(page, PAGE)
    for name, column, row in (("war-D1", "0", "0"), ("human-C1", "2", "1")):
        page.send(Touch("take", (name,)), Touch("drop", (column, row)))
    page.send(Touch("print"))
    assert step(page) == PAGE + 1


def test_the_sentence_follows_what_is_in_hand_and_is_said_when_it_changes() -> None:
    page = learner()
    read(page)
    first = lesson_progress.sentence(page.play)
    page.send(Touch("story", ("war-C1",)))
    assert lesson_progress.sentence(page.play) == first
    page.send(Touch("story", ("war-D1",)))
    assert lesson_progress.sentence(page.play) != first
    assert page.said[-1] == lesson_progress.sentence(page.play)
    page.send(Touch("cancel"))
    assert page.said[-1] == first


def test_a_line_that_asks_for_nothing_is_read_on_and_its_picture_stands_in_place_of_the_table() -> None:
    page = learner()
    assert "lesson-illustration" in page.elements()
    assert "+14" in page.text
    page.press("lesson-on")
    assert "lesson-illustration" not in page.elements()
    assert "story-war-D1" in page.elements()
    assert (step(page), page.said[-1]) == (0, lesson_progress.sentence(page.play))
    assert f"Step 2 of {PAGES}" in page.html


def test_every_line_shows_what_is_asked_and_why() -> None:
    page = learner()
    while True:
        words = lesson_progress.words(page.play)
        assert words is not None
        assert words.asks in page.text
        assert words.why in page.text
        if "lesson-next" in page.elements():
            break
        if goes_on(page):
            page.press("lesson-on")
        else:
            gesture(page, lesson_of(PRESSED).steps[step(page)].action)
    assert "How you score and win" in page.text


def test_several_opponents_act_at_one_press_of_the_button() -> None:
    page = learner()
    play_to(page, 1)
    page.press("lesson-on")
    assert step(page) == 3


def test_what_was_read_is_read_again_after_undo() -> None:
    page = learner()
    play_to(page, PAGE + 1)
    page.press("lesson-on")
    second = lesson_progress.sentence(page.play)
    page.send(Undo(), Redo())
    assert lesson_progress.sentence(page.play) != second


def test_undo_and_redo_go_back_and_on_in_the_lesson() -> None:
    page = learner()
    play_to(page, 7)
    page.send(Undo())
    assert step(page) == 6
    page.send(Undo())
    assert step(page) == 3
    page.send(Redo())
    assert step(page) == 6
    page.send(Redo())
    assert step(page) == 7
    play_to(page, LAST)
    assert step(page) == LAST


@pytest.mark.parametrize("number", [0, 1, 6, PAGE, PAGE + 3, LAST])
def test_it_goes_on_after_a_reload(number: int) -> None:
    page = learner()
    play_to(page, number)
    page.close()
    again = House(page.origin, page.fragment)
    assert step(again) == number
    assert lesson_progress.sentence(again.play) in again.text
    play_to(again, LAST)
    assert step(again) == LAST


def test_leaving_in_the_middle_lets_the_bots_go_on() -> None:
    page = learner()
    play_to(page, 1)
    assert not page.asked
    page.press("lesson-leave")
    assert page.asked
    page.let_bots_play()
    assert page.table.position.next_to_act == READER
    again = House(page.origin, page.fragment)
    assert again.play.lesson == ""


def test_the_record_of_a_lesson_replays_like_any_other() -> None:
    page = learner()
    play_to(page, LAST)
    record = page.table.record
    assert unpack(pack(record), GAMES) == record
    position, moves = record.replay(GAMES[record.game])
    assert position == page.table.position
    assert [move.action for move in moves if move.player == CHANCE][:3] == list(lesson_of(PRESSED).deal)


def test_a_lesson_of_another_edition_is_an_ordinary_game() -> None:
    page = learner()
    play_to(page, 1)
    text = page.origin.stored[page.key].replace('"two-front-pages"}', '"five-minutes"}')
    page.close()
    page.origin.stored[page.key] = text
    again = House(page.origin, page.fragment)
    assert lesson_progress.place(again.play) is None
    assert again.asked


def test_it_keeps_its_place_under_another_name_and_as_a_copy() -> None:
    page = learner()
    play_to(page, 3)
    table = page.play.id
    page.send(UrlChanged("#/"))
    page.press(f"duplicate-{table}")
    copy = next(entry for entry in page.model.shelf if entry.id != table)
    assert isinstance(copy.save, save_format.Saved)
    assert copy.save.lesson == "two-front-pages"


def test_what_is_sent_elsewhere_does_nothing() -> None:
    page = House()
    page.send(ContinueLesson(), LeaveLesson(), Learn("no-such-game"))
    assert not page.model.shelf
    page.start()
    before = page.model.screen
    page.send(ContinueLesson(), LeaveLesson())
    assert page.model.screen == before


# -- what comes next


def test_the_last_step_offers_a_real_game_against_easy_opponents() -> None:
    page = learner()
    play_to(page, len(lesson_of(PRESSED).steps))
    lesson = page.play.id
    page.press("lesson-next")
    assert page.play.id != lesson
    assert page.play.lesson == ""
    assert page.table.record.game == PRESSED
    assert [seat.bot for seat in page.table.record.players] == ["", "cub", "cub"]
