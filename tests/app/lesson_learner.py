"""A page on which somebody plays a lesson."""

from __future__ import annotations

from collections.abc import Callable

from pennypress.app.lesson import lesson_progress
from pennypress.app.lesson.messages import Learn
from tests.app.page_with_bots import House
from tests.app.page_without_browser import Page


def learner_of(game: str) -> House:
    """A page at the beginning of the lesson of that title."""
    page = House()
    page.send(Learn(game))
    return page


def step(page: Page) -> int:
    """The number of the step that the lesson asks for, from 0."""
    here = lesson_progress.place(page.play)
    assert here is not None
    return here.number


def shown(page: Page) -> tuple[str, ...]:
    """The ids of the elements that the current line of the lesson points at."""
    here = lesson_progress.place(page.play)
    assert here is not None
    return here.line.show


def goes_on(page: Page) -> bool:
    """Whether a button leads on: the line asks for nothing, or an opponent acts."""
    return "lesson-on" in page.elements()


def play_to(page: House, number: int, go_on: Callable[[House], None]) -> None:
    """Let `go_on` do what the lesson asks for, up to that step."""
    while step(page) < number:
        before = lesson_progress.sentence(page.play)
        assert before in page.text
        assert not page.asked, "a bot thinks during the lesson"
        go_on(page)
        assert lesson_progress.sentence(page.play) != before, "the lesson does not go on"
