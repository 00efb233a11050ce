"""A lesson of a title in which all choose at once: the learner first, then the opponent's step."""

from __future__ import annotations

import pytest

from pennypress.app.lesson import lesson_progress
from pennypress.app.lesson.messages import Learn
from pennypress.app.page.messages import UrlChanged
from pennypress.app.play.messages import Undo
from pennypress.engine.record import Seat
from pennypress.games.lesson import Lesson, LessonLine, LessonStep, Words
from tests.app.lesson_learner import step
from tests.app.page_with_bots import House
from tests.sealed_bids import meta

pytestmark = pytest.mark.usefixtures("in_catalogue")


def line(sentence: str, *show: str) -> LessonLine:
    return LessonLine(lambda position, hand: Words(sentence, "A high bid wins."), show)


LESSON = Lesson(
    "bids",
    (Seat("", "red"), Seat("", "blue", "cub")),
    "bids",
    (),
    (
        LessonStep("bid 3", (line("Bid the 3.", "bid-3"),)),
        LessonStep("bid 2", (line("Blue has a bid, too."),)),
        LessonStep(
            "bid 2", (line("Now bid the 2.", "bid-2"),), also=lambda position, bid: str(bid) == "bid 1"
        ),
        LessonStep("bid 3", (line("Blue bids again."),)),
    ),
    (line("Play on."),),
)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setattr(meta.SealedBidsGame, "has_lesson", True)
    monkeypatch.setattr("pennypress.app.lesson.lesson_progress.lesson_of", lambda name: LESSON)
    monkeypatch.setattr("pennypress.app.lesson.update.lesson_of", lambda name: LESSON)
    page = House()
    page.send(Learn(meta.GAME.name))
    return page


def actions(page: House) -> list[str]:
    return list(page.table.record.actions)


def test_the_learner_chooses_then_the_opponent_does_as_the_lesson_says(page: House) -> None:
    assert "Bid the 3." in page.text
    page.press("bid-3")
    assert actions(page) == ["0: bid 3"]
    assert step(page) == 1
    assert lesson_progress.waits(page.play) == (LESSON.steps[1],)
    page.press("lesson-on")
    assert actions(page) == ["0: bid 3", "bid 2"]
    assert page.table.position.scores == (1, 0)
    assert "Now bid the 2." in page.text
    assert not lesson_progress.waits(page.play)
    assert not page.asked, "a bot thinks during the lesson"


def test_another_choice_is_told_what_is_asked_for(page: House) -> None:
    page.press("bid-4")
    assert page.said[-1].endswith("the lesson asks for this: Bid 3.")
    assert actions(page) == []


def test_an_accepted_alternative_goes_on(page: House) -> None:
    page.press("bid-3")
    page.press("lesson-on")
    page.press("bid-1")
    assert step(page) == 3
    page.press("lesson-on")
    assert step(page) == 4
    assert "Play on." in page.text


def test_undo_takes_both_choices_back(page: House) -> None:
    page.press("bid-3")
    page.press("lesson-on")
    page.send(Undo())
    assert (step(page), actions(page)) == (0, [])


def test_it_goes_on_after_a_visit_to_the_shelf(page: House) -> None:
    page.press("bid-3")
    page.send(UrlChanged("#/"), UrlChanged(f"#/table/{page.model.shelf[0].id}"))
    assert step(page) == 1
    page.press("lesson-on")
    assert step(page) == 2
