"""Advice: three suggestions at a table, discarded when the position changes."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from pennypress.app.advice import update as advice
from pennypress.app.advice.messages import AskForAdvice, ShowAdvice, TakeAdvice
from pennypress.app.bots import adviser_answers
from pennypress.app.bots.messages import BotAnswered, BotFailed
from pennypress.app.effects import Think
from pennypress.app.page.messages import UrlChanged
from pennypress.app.play.messages import Undo
from pennypress.app.startup import stored_page
from pennypress.bots import ADVISER, BOTS
from pennypress.engine.viewer import Viewer
from pennypress.games import view_of
from tests.app.page_without_browser import Page
from tests.app.real_adviser import answer, answer_to, dropped, questions

MARK = advice.TICKET


def page_at(actions: int = 14) -> Page:
    page = Page()
    page.start(seed="advice", name_0="Ada")
    page.act_until(random.Random(4), actions)
    return page


def ask(page: Page) -> Think:
    page.press("ask-coach")
    return questions(page, MARK)[-1]


def test_the_editor_makes_at_most_three_suggestions_with_worth_and_reason() -> None:
    page = page_at()
    question = ask(page)
    assert "The coach is thinking…" in page.text
    answer(page, question)
    assert "The coach is thinking…" not in page.text
    thought = adviser_answers.read(answer_to(question), page.table.game, page.table.rules)
    shown = [each for each in page.elements() if each.startswith("suggestion-")]
    assert len(shown) == min(3, len(thought.candidates)) > 0
    view, position = view_of(page.table.game.name), page.table.position
    for candidate in thought.candidates[:3]:
        assert view.describe(position, candidate.action) in page.text
        assert view.reason(position, candidate.action, page.table.record.players) in page.text
        assert f"Chance of winning: {round(100 * candidate.chance)}%" in page.text


@pytest.mark.parametrize("actions", [3, 9, 20, 31])
def test_the_first_suggestion_is_what_the_search_chooses_at_equal_budget(actions: int) -> None:
    page = page_at(actions)
    question = ask(page)
    answer(page, question, patient=True)
    table = page.table
    seed = json.loads(question.question)["seed"]
    seen = table.position.visible_to(Viewer(table.position.next_to_act))
    chosen = BOTS[ADVISER].bot.choose(seen, seed)
    assert page.model.advice is not None
    assert page.model.advice.assessment is not None
    assert page.model.advice.assessment.action == chosen


def test_the_same_moment_asks_the_same() -> None:
    page = page_at()
    first = ask(page)
    page.press("advice-close")
    again = ask(page)
    assert again.question == first.question
    assert again.ticket != first.ticket
    assert dropped(page, first)


def test_a_suggestion_is_looked_at_before_it_is_done() -> None:
    page = page_at()
    answer(page, ask(page))
    before = page.table.record
    page.press("suggestion-1")
    assert page.table.record == before
    assert "do-1" in page.elements()
    assert "do-0" not in page.elements()
    assert page.model.advice is not None
    assert page.model.advice.assessment is not None
    wanted = page.model.advice.assessment.candidates[1].action
    page.press("do-1")
    assert page.table.record.actions[len(before.actions)] == str(wanted)
    assert "advice" not in page.elements()
    assert not page.table.record.practice


def test_it_is_kept_like_any_action_and_can_be_taken_back() -> None:
    page = page_at()
    before = page.table.record
    answer(page, ask(page))
    page.press("do-0")
    assert page.origin.stored[page.key].count("actions") > 0
    page.send(Undo())
    assert page.table.record.actions == before.actions


@pytest.mark.parametrize("leave", ["act", "undo", "close", "lobby"])
def test_a_question_is_dropped_when_its_moment_is_gone_and_a_late_answer_is_ignored(leave: str) -> None:
    page = page_at()
    question = ask(page)
    match leave:
        case "act":
            page.act(random.Random(2))
        case "undo":
            page.send(Undo())
        case "close":
            page.press("advice-close")
        case _:
            page.send(UrlChanged("#/"))
    assert dropped(page, question)
    assert page.model.advice is None
    before = page.html
    answer(page, question)
    assert page.model.advice is None
    assert page.html == before


def test_a_question_that_was_answered_is_not_dropped() -> None:
    page = page_at()
    question = ask(page)
    answer(page, question)
    page.press("advice-close")
    assert not dropped(page, question)


def test_a_failed_question_for_advice_can_be_repeated() -> None:
    page = page_at()
    question = ask(page)
    page.send(BotFailed(question.ticket))
    assert "The coach could not be reached." in page.text
    page.press("advice-again")
    assert "The coach is thinking…" in page.text
    answer(page, questions(page, MARK)[-1])
    assert "do-0" in page.elements()


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"candidates": []}', '{"candidates": [["dance", 1, 1, 1]]}']
)
def test_an_answer_that_cannot_be_read_is_none(text: str) -> None:
    page = page_at()
    page.send(BotAnswered(ask(page).ticket, text))
    assert "The coach could not be reached." in page.text


def test_the_picture_of_the_table_at_rest_has_no_advice_in_it() -> None:
    page = page_at()
    ask(page)
    assert 'id="advice"' in page.html
    assert 'id="advice"' not in stored_page.table(page.model, page.play)


def test_asking_twice_asks_once() -> None:
    page = page_at()
    question = ask(page)
    page.send(AskForAdvice())
    assert questions(page, MARK) == [question]


def test_nothing_is_asked_where_nobody_may_act() -> None:
    page = page_at()
    other = Page(page.origin, fragment=page.fragment)
    assert "disabled" in other.elements()["ask-coach"]
    other.send(AskForAdvice())
    assert questions(other, MARK) == []
    page.act_until(random.Random(4), 10_000)
    assert "disabled" in page.elements()["ask-coach"]
    page.send(AskForAdvice())
    assert questions(page, MARK) == []


def test_it_is_not_asked_for_a_bot() -> None:
    page = page_at()
    bots = tuple(replace(seat, bot="editor") for seat in page.table.seats)
    table = replace(page.table, seats=bots)
    page.model = replace(page.model, screen=replace(page.play, table=table))
    assert not advice.may_ask(page.play)


def test_odd_numbers_do_nothing() -> None:
    page = page_at()
    page.send(ShowAdvice(1), TakeAdvice(0))
    answer(page, ask(page))
    before = page.table.record
    page.send(TakeAdvice(7), TakeAdvice(-1), BotAnswered("advice:none", "{}"), BotFailed("advice:none"))
    assert page.table.record == before


def test_the_advice_is_announced() -> None:
    page = page_at()
    answer(page, ask(page))
    assert "The coach is thinking." in page.said
    assert page.said[-1].startswith("The coach has 3 suggestions. The first: ")
