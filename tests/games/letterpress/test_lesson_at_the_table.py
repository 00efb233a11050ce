"""The lesson of Letterpress is played by pressing what it points at."""

from __future__ import annotations

from pennypress.app.lesson import lesson_progress
from pennypress.app.play.messages import Touch, Undo
from pennypress.games.letterpress.lesson import LESSON, STEPS, WORD
from pennypress.games.letterpress.meta import GAME
from pennypress.games.letterpress.position import Letterpress
from tests.app.lesson_learner import goes_on, learner_of, play_to, shown, step
from tests.app.page_with_bots import House


def go_on(page: House) -> None:
    """Do what the lesson asks for now."""
    first = next(iter(shown(page)), "")
    if goes_on(page):
        page.press("lesson-on")
    elif first == "word-field":
        page.press(first, WORD.lower())
    elif first == "write":
        page.send(Touch("write"))
    else:
        page.press(first)


def test_from_first_to_last_step_and_on() -> None:
    page = learner_of(GAME.name)
    play_to(page, len(STEPS), go_on)
    position = page.table.position
    assert isinstance(position, Letterpress)
    assert (position.round, position.phase) == (2, "draft")
    assert lesson_progress.sentence(page.play) == " ".join(LESSON.end[0].says(position, None))
    page.press("lesson-leave")
    assert "lesson" not in page.elements()
    assert page.play.may_act


def test_every_element_that_a_line_points_at_is_there() -> None:
    page = learner_of(GAME.name)
    while step(page) < len(STEPS):
        assert set(shown(page)) <= set(page.elements())
        go_on(page)


def test_another_card_is_not_kept() -> None:
    page = learner_of(GAME.name)
    page.press("keep-T")
    assert step(page) == 0
    assert "the lesson asks for this" in page.said[-1]


def test_another_word_is_not_written() -> None:
    page = learner_of(GAME.name)
    play_to(page, 8, go_on)
    page.press("word-field", "print")
    page.send(Touch("write"))
    assert step(page) == 8
    assert page.said[-1].endswith(f"the lesson asks for this: Write {WORD}.")


def test_undo_steps_back_over_the_opponents_choice() -> None:
    page = learner_of(GAME.name)
    play_to(page, 4, go_on)
    page.send(Undo())
    assert step(page) == 2
    play_to(page, len(STEPS), go_on)
