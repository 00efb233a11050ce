"""The bots' worker and its supervisor: every question is answered, whatever happens to the worker."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, Worker, expect

from e2e import penny_press_scenarios, penny_press_table
from e2e.conftest import wait_until_ready, watch
from e2e.penny_press_scenarios import busy, game_until, in_builder, new_table
from pennypress.bots.worker_api import Question
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import Position
from tests.thorough import thorough

LISTEN = """async () => {
  window.desk = await import(document.querySelector("link[href$='/bridge.js']").href);
  const heard = "told" in window;
  window.told = [];
  if (heard) return;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (data, ...more) {
    if (data.message?.startsWith('["Bot')) told.push([...JSON.parse(data.message), performance.now()]);
    postMessage.call(this, data, ...more);
  };
}"""
"""Tells the test what the page sends to Python about bots; Python ignores tickets that are not its own."""

MOMENTS = {
    "the beginning": new_table(2).record,
    "the middle": game_until(busy, 4),
    "a front page": game_until(in_builder, 3),
}


def bots_workers(page: Page) -> list[Worker]:
    """The page's workers for bots; its own Python has another one."""
    return [worker for worker in page.workers if worker.url.endswith("/bots/worker.js")]


class Desk:
    """Sends questions in place of the page's Python."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(LISTEN)

    def think(self, ticket: str, question: str, pause: int = 0) -> None:
        self.page.evaluate(
            "([ticket, question, pause]) => desk.think(ticket, question, pause)", [ticket, question, pause]
        )

    def hurry(self, ticket: str) -> None:
        self.page.evaluate("(ticket) => desk.answerNow(ticket)", ticket)

    def drop(self, ticket: str) -> None:
        self.page.evaluate("(ticket) => desk.cancelQuestion(ticket)", ticket)

    def told(self) -> list[tuple[str, str]]:
        """The answers so far: name of the message and ticket."""
        return [(name, ticket) for name, ticket, *_ in self.page.evaluate("told")]

    def answer(self, ticket: str) -> dict[str, Any]:
        """Wait for the answer to that question."""
        self.wait_for(ticket)
        message: list[Any] = self.page.evaluate("(ticket) => told.find((each) => each[1] === ticket)", ticket)
        assert message[0] == "BotAnswered"
        found: dict[str, Any] = json.loads(message[2])
        return found

    def failed(self, ticket: str) -> None:
        """Wait for the report that the question has failed."""
        self.wait_for(ticket)
        assert ("BotFailed", ticket) in self.told()

    def wait_for(self, ticket: str) -> None:
        for _ in range(6):  # Python may have to start, and a silent worker is given some time
            try:
                return penny_press_table.wait_until(
                    self.page, "(ticket) => told.some((each) => each[1] === ticket)", ticket
                )
            except Exception as error:
                late = error
        raise late


def question(level: str, about: Record = MOMENTS["the middle"], seed: str = "proof", **more: Any) -> str:
    position: Position = penny_press_scenarios.position_of(about)
    asked = {"game": position.game, "position": position.to_json(), "level": level, "seed": seed}
    return json.dumps(asked | more)


@cache
def thought_here(text: str) -> dict[str, Any]:
    """The answer of CPython to the same question."""
    asked = Question(text)
    while asked.think(1):
        pass
    found: dict[str, Any] = json.loads(asked.answer())
    return found


def check(answer: dict[str, Any], text: str) -> None:
    """Check that it equals CPython's answer; candidates with nearly equal sums may be swapped."""
    here = thought_here(text)
    theirs, ours = ({action: worth for action, *worth in each["candidates"]} for each in (answer, here))
    assert theirs.keys() == ours.keys()
    for action, worth in theirs.items():
        assert worth == pytest.approx(ours[action], abs=0.002)
    best = answer["candidates"][0][0]
    assert ours[best] == pytest.approx(here["candidates"][0][1:], abs=0.002)
    assert answer["rollouts"] == here["rollouts"]


@pytest.fixture
def desk(press: Page) -> Desk:
    """The supervisor of a page shared by the tests, with its worker."""
    return Desk(press)


@pytest.fixture
def lonely(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str
) -> Iterator[tuple[Page, list[str]]]:
    """A page without a service worker, and the errors in it: nothing is cached."""
    with browser.new_context(**browser_context_args, service_workers="block") as context:
        noted = watch(context)
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        noted.clear()  # Playwright warns about blocking the service worker
        yield page, noted


# -- answers


def test_of_what_waits_for_python_moves_come_first_then_advice_then_looking_back(
    open_press: Callable[..., Page],
) -> None:
    desk = Desk(open_press())
    desk.page.evaluate(
        "([question, tickets]) => tickets.forEach((ticket) => desk.think(ticket, question, 0))",
        [question("reporter"), ["analysis:1", "advice:1", "analysis:2", "move:1", "move:2"]],
    )
    desk.answer("analysis:2")
    assert [ticket for _, ticket in desk.told()] == [
        "move:1",
        "move:2",
        "advice:1",
        "analysis:1",
        "analysis:2",
    ]
    assert len(bots_workers(desk.page)) == 1


@pytest.mark.parametrize("level", ["cub", "reporter"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_answer_is_that_of_python_anywhere(desk: Desk, level: str, moment: str) -> None:
    text = question(level, MOMENTS[moment])
    desk.think("move:1", text)
    check(desk.answer("move:1"), text)


def test_an_answer_waits_for_its_pause(desk: Desk) -> None:
    before = desk.page.evaluate("performance.now()")
    desk.think("move:slow", question("cub"), 700)
    desk.think("move:quick", question("cub"))
    desk.answer("move:slow")
    assert [ticket for _, ticket in desk.told()] == ["move:quick", "move:slow"]
    assert desk.page.evaluate("told[1].at(-1)") - before >= 700


def test_a_hurried_answer_waits_for_no_pause(desk: Desk) -> None:
    desk.think("move:1", question("cub"), 100_000)
    desk.think("move:2", question("cub"))
    desk.answer("move:2")
    desk.hurry("move:1")
    assert desk.told()[1:] == [("BotAnswered", "move:1")]


def test_a_hurried_bot_says_what_it_thinks_by_now(desk: Desk) -> None:
    desk.think("move:1", question("publisher", seconds=1000), 100_000)
    desk.hurry("move:1")
    answer = desk.answer("move:1")
    assert answer["candidates"]
    assert answer["rollouts"] < thought_here(question("publisher", seconds=1000))["rollouts"]


def test_a_look_back_gives_way_and_is_gone_on_with(desk: Desk) -> None:
    long = question("publisher", seconds=1000)
    for number in range(2):
        desk.think(f"analysis:{number}", long)
    desk.page.wait_for_timeout(50)
    desk.think("move:1", question("cub"))
    assert desk.answer("analysis:1") == desk.answer("analysis:0")
    assert desk.answer("analysis:1")["rollouts"] == thought_here(long)["rollouts"]
    told = [ticket for _, ticket in desk.told()]
    assert told.index("move:1") < told.index("analysis:1")


def test_what_is_dropped_is_never_answered(desk: Desk) -> None:
    desk.think("move:1", question("publisher", seconds=1000), 200)
    desk.think("move:2", question("cub"), 300)
    desk.drop("move:1")
    desk.answer("move:2")
    desk.hurry("move:1")
    desk.drop("move:1")
    desk.think("move:3", question("cub"), 300)
    desk.answer("move:3")
    assert desk.told() == [("BotAnswered", "move:2"), ("BotAnswered", "move:3")]


@pytest.mark.parametrize(
    "nonsense",
    ["", "[]", '{"level": "emperor"}', question("cub").replace("penny-press", "chess"), question("cub")[:-1]],
)
def test_a_question_that_makes_no_sense_fails_alone(
    nonsense: str, shared_page: tuple[Page, list[str]]
) -> None:
    page, noted = shared_page
    desk = Desk(page)
    desk.think("move:1", nonsense)
    desk.think("move:2", question("cub"))
    desk.answer("move:2")
    assert desk.told() == [("BotFailed", "move:1"), ("BotAnswered", "move:2")]
    noted.clear()


# -- death of the worker


@thorough
def test_a_worker_killed_without_a_word_is_noticed_and_another_one_answers(
    shared_page: tuple[Page, list[str]],
) -> None:
    page, noted = shared_page
    desk = Desk(page)
    desk.think("move:1", question("cub"))
    desk.answer("move:1")
    bots_workers(page)[0].evaluate("self.close()")
    desk.think("move:2", question("reporter"))
    check(desk.answer("move:2"), question("reporter"))
    assert len(bots_workers(page)) == 1
    assert ["is gone: it does not answer" in each for each in noted] == [True]
    noted.clear()


def test_a_worker_that_does_not_arrive_is_asked_for_again(lonely: tuple[Page, list[str]]) -> None:
    page, noted = lonely
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        lost.append(route.request.url)
        if len(lost) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/bots/worker.js", lose_the_first)
    desk = Desk(page)
    desk.think("move:1", question("reporter"))
    check(desk.answer("move:1"), question("reporter"))
    assert len(lost) == 2
    assert noted
    noted.clear()


def test_where_python_never_arrives_it_is_said_and_the_next_question_tries_again(
    lonely: tuple[Page, list[str]],
) -> None:
    page, noted = lonely
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page.context.route("**/*.wasm", lose)
    desk = Desk(page)
    desk.think("move:1", question("cub"))
    desk.think("advice:1", question("cub"))
    desk.failed("move:1")
    assert desk.told() == [("BotFailed", "move:1"), ("BotFailed", "advice:1")]
    assert sum("is gone" in each for each in noted) == 3
    page.context.unroute("**/*.wasm")
    desk.think("move:2", question("reporter"))
    check(desk.answer("move:2"), question("reporter"))
    noted.clear()


# -- suspended pages


def test_a_page_that_was_put_to_sleep_goes_on(desk: Desk) -> None:
    devtools = desk.page.context.new_cdp_session(desk.page)
    desk.think("move:1", question("cub"), 1000)
    for state in ("frozen", "active"):
        devtools.send("Page.setWebLifecycleState", {"state": state})
        devtools.send("Runtime.evaluate", {"expression": "0"})
    desk.answer("move:1")
    assert desk.told() == [("BotAnswered", "move:1")]


def test_in_a_page_behind_others_answers_come_without_a_pause(desk: Desk) -> None:
    page = desk.page
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    desk.think("move:1", question("cub"), 100_000)
    desk.answer("move:1")
    page.evaluate("delete document.hidden")
    assert desk.told() == [("BotAnswered", "move:1")]
    expect(page.locator("#covers")).to_be_visible()
