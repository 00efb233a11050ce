"""Answers the page's questions to the adviser with real searches."""

from __future__ import annotations

from itertools import count

from pennypress.app.bots.messages import BotAnswered
from pennypress.app.effects import CancelQuestion, Effect, Think
from pennypress.bots.worker_api import Question
from tests.app.page_without_browser import Page


def questions(page: Page, mark: str) -> list[Think]:
    """All questions of that kind, in order."""
    return [each for each in page.done if isinstance(each, Think) and each.ticket.startswith(mark)]


def dropped(page: Page, question: Think) -> bool:
    wanted: list[Effect] = page.done
    return CancelQuestion(question.ticket) in wanted


def answer_to(question: Think, *, patient: bool = False) -> str:
    """The bot's answer: after a full search without time limit if `patient`, else hurried."""
    asked = Question(question.question, clock=(lambda: 0.0) if patient else map(float, count()).__next__)
    while asked.think(1.0):
        pass
    return asked.answer()


def answer(page: Page, question: Think, *, patient: bool = False) -> None:
    page.send(BotAnswered(question.ticket, answer_to(question, patient=patient)))
