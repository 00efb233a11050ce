"""The lesson of Penny Lane is played by pressing what it points at."""

from __future__ import annotations

from pennypress.app.lesson import lesson_progress
from pennypress.app.play.messages import Undo
from pennypress.games.penny_lane.lesson import LESSON, STEPS
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from tests.app.lesson_learner import goes_on, learner_of, play_to, shown, step
from tests.app.page_with_bots import House


def go_on(page: House) -> None:
    """Do what the lesson asks for now."""
    page.press("lesson-on" if goes_on(page) else shown(page)[0])


def test_from_first_to_last_step_and_on() -> None:
    page = learner_of(GAME.name)
    play_to(page, len(STEPS), go_on)
    position = page.table.position
    assert isinstance(position, PennyLane)
    assert (position.round, position.phase) == (2, "turn")
    assert lesson_progress.sentence(page.play) == " ".join(LESSON.end[0].says(position, None))
    page.press("lesson-leave")
    assert "lesson" not in page.elements()
    assert page.play.may_act


def test_every_element_that_a_line_points_at_is_there() -> None:
    page = learner_of(GAME.name)
    while step(page) < len(STEPS):
        assert set(shown(page)) <= set(page.elements())
        go_on(page)


def test_another_place_is_not_built_on() -> None:
    page = learner_of(GAME.name)
    play_to(page, 2, go_on)
    page.press("supply-loft")
    page.press("cell-b-1")
    assert step(page) == 2
    assert "the lesson asks for this" in page.said[-1]


def test_undo_steps_back_over_the_opponents_action() -> None:
    page = learner_of(GAME.name)
    play_to(page, 4, go_on)
    page.send(Undo())
    assert step(page) == 2
    play_to(page, len(STEPS), go_on)
