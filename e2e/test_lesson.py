"""The lesson played by touch and by keyboard, on a phone and on a tablet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from e2e.screens import layout
from pennypress.games import GAMES, lesson_of
from pennypress.games.lesson import READER, LessonStep
from tests.games.test_lessons import asked, moments
from tests.thorough import first_of

NAME = "penny-press"
STEPS = lesson_of(NAME).steps
PAGES = 21
"""What is counted on the page: lines to read, actions of the learner, turns of the opponents."""
ONE_REPORTER = [step.action for step in STEPS].index("assign 1 city-D1")
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1024, "height": 768}


def begin(page: Page, size: ViewportSize = TABLET) -> Page:
    page.set_viewport_size(size)
    page.locator("#learn-penny-press").click()
    at_step(page, 0)
    return page


def at_step(page: Page, number: int) -> None:
    """Wait until that step is requested, by the numbers on the page."""
    expect(page.locator(".lesson-number")).to_have_attribute(
        "aria-label", f"Step {page_of(STEPS, number)} of {PAGES}"
    )
    asked = "Keep playing" if number == len(STEPS) else "Leave the lesson"
    expect(page.get_by_role("button", name=asked)).to_be_visible()


def page_of(steps: Sequence[LessonStep], number: int) -> int:
    """What the page counts at the beginning of that step: lines to read, and steps with lines."""
    before = sum(sum(line.reads for line in step.lines) + bool(step.lines) for step in steps[:number])
    return before + (number == len(steps) or bool(steps[number].lines))


def reads(page: Page, step: LessonStep) -> None:
    """Read the lines of that step that ask for nothing."""
    for line in step.lines:
        if line.reads:
            asked = page.locator("#lesson-line").inner_text()
            page.locator("#lesson-on").click()
            expect(page.locator("#lesson-line")).not_to_have_text(asked, use_inner_text=True)


def do(page: Page, step: LessonStep) -> None:
    """Read what there is to read, then do what the step asks for."""
    reads(page, step)
    kind, *words = step.action.split()
    if goes_on(page):
        page.locator("#lesson-on").click()
    elif kind == "assign":
        penny_press_table.story(page, words[1]).click()
        page.locator(f"#choice-send-{words[0]}").click()
    elif kind == "press":
        page.locator("#press").click()
    else:
        page.locator("#lay-out").click()
        page.locator("#print").click()


def goes_on(page: Page) -> bool:
    return page.locator("#lesson-on").count() == 1


def check(page: Page) -> None:
    """Checks at every step; on a phone the bottom sheet may cover the table."""
    wide = page.evaluate("innerWidth") > PHONE["width"]
    assert layout.problems(page, overlapping=wide) == []


def shown(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('[data-shown]')].map((each) => each.id)")
    return found


# -- by touch


def tap_through(page: Page, first: int, last: int) -> None:
    """Carry out the steps by taps only. Steps without lines follow by themselves."""
    for number in range(first, last):
        if STEPS[number].lines:
            do(page, STEPS[number])
            at_step(page, next(each for each in range(number + 1, len(STEPS) + 1) if begins(each)))


def begins(number: int) -> bool:
    """Whether the learner has something to do or to read at that step."""
    return number == len(STEPS) or bool(STEPS[number].lines)


@pytest.mark.parametrize("size", first_of([PHONE, TABLET]), ids=["phone", "tablet"])
def test_the_whole_lesson_by_taps(lobby: Page, size: ViewportSize) -> None:
    begin(lobby, size)
    for number in filter(begins, range(len(STEPS))):
        check(lobby)
        expect(lobby.locator("#lesson-line")).to_be_in_viewport()
        expect_shown(lobby, STEPS[number].lines[0].show)
        tap_through(lobby, number, number + 1)
    check(lobby)
    expect(lobby.locator(".lesson-summary")).to_be_visible()
    lobby.get_by_role("button", name="Keep playing").click()
    expect(lobby.locator("#lesson")).to_have_count(0)
    expect(lobby.locator("#home-button")).to_be_enabled()


def test_the_bots_go_on_by_themselves_after_the_lesson_is_left(lobby: Page) -> None:
    begin(lobby)
    tap_through(lobby, 0, 1)
    lobby.get_by_role("button", name="Leave the lesson").click()
    expect(lobby.locator("#lesson")).to_have_count(0)
    expect(lobby.locator("#undo")).to_be_enabled(timeout=60_000)
    expect(lobby.locator("#home-button")).to_be_enabled(timeout=60_000)
    acted = [
        turn.player for turn in penny_press_table.record_of(lobby).replay(GAMES[NAME])[1] if turn.player >= 0
    ]
    assert acted == [0, 1, 2]


def test_something_else_is_gently_told_what_is_asked_for(lobby: Page) -> None:
    begin(lobby)
    reads(lobby, STEPS[0])
    before = penny_press_table.record_of(lobby).actions
    penny_press_table.story(lobby, "war-C1").click()
    lobby.locator("#choice-send-1").click()
    expect(lobby.locator("#said")).to_contain_text("Send 2 reporters to the 1-star D of War.")
    assert penny_press_table.record_of(lobby).actions == before


@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, {"width": 768, "height": 1024}], ids=str)
def test_what_is_told_can_be_read_in_full(lobby: Page, size: ViewportSize) -> None:
    begin(lobby)
    reads(lobby, STEPS[0])
    lobby.set_viewport_size(size)
    penny_press_table.story(lobby, "war-C1").click()
    lobby.locator("#choice-send-1").click()
    said = lobby.locator("#said > span")
    expect(said).to_contain_text("Send 2 reporters to the 1-star D of War.")
    expect(said).to_be_in_viewport(ratio=0.99)
    hidden = """(each) => {
      each.style.pointerEvents = "auto";
      const { left, bottom } = each.getBoundingClientRect();
      return !each.contains(document.elementFromPoint(left + 5, bottom - 5));
    }"""
    assert not said.evaluate(hidden)


def test_a_reporter_is_dragged_where_the_lesson_says(lobby: Page) -> None:
    begin(lobby)
    tap_through(lobby, 0, ONE_REPORTER)
    penny_press_table.drag(
        lobby, lobby.locator("#home-button [data-drag]").first, penny_press_table.story(lobby, "city-D1")
    )
    at_step(lobby, ONE_REPORTER + 1)


def test_it_goes_on_after_a_reload_and_undo_steps_back(lobby: Page) -> None:
    begin(lobby)
    tap_through(lobby, 0, 6)
    sentence = lobby.locator("#lesson-line").inner_text()
    lobby.reload()
    wait_until_ready(lobby)
    at_step(lobby, 6)
    expect(lobby.locator("#lesson-line")).to_have_text(sentence, use_inner_text=True)
    lobby.locator("#undo").click()
    at_step(lobby, 3)
    tap_through(lobby, 3, 6)


# -- by keyboard


def turn_of_another(number: int) -> bool:
    """Whether the step is an opponent's."""
    *_, moment = islice(moments(NAME), number + 1)
    return asked(moment.table) != READER


def test_the_whole_lesson_by_keys(lobby: Page) -> None:
    lobby.set_viewport_size(TABLET)
    lobby.locator("#learn-penny-press").focus()
    lobby.keyboard.press("Enter")
    at_step(lobby, 0)
    for number, step in enumerate(STEPS):
        if not step.lines:
            continue
        for _ in range(sum(line.reads for line in step.lines)):
            expect(lobby.locator("#lesson-on")).to_be_focused()
            lobby.keyboard.press("Enter")
        kind, *words = step.action.split()
        if turn_of_another(number):
            expect(lobby.locator("#lesson-on")).to_be_focused()
            lobby.keyboard.press("Enter")
        elif kind == "assign":
            expect(lobby.locator("#lesson-line")).to_be_focused()
            penny_press_table.assign_by_keys(lobby, words[1], int(words[0]))
        elif kind == "press":
            penny_press_table.go_to_press(lobby, by_key=True)
        else:
            lobby.keyboard.press("b")
            expect(lobby.locator(".piece")).to_have_count(2)
            penny_press_table.print_page(lobby, by_key=True)
        at_step(lobby, next(each for each in range(number + 1, len(STEPS) + 1) if begins(each)))
    expect(lobby.locator("#lesson-next")).to_be_focused()
    lobby.keyboard.press("Enter")
    expect(lobby.locator("#lesson")).to_have_count(0)
    expect(lobby.locator("#turn")).to_be_visible()
    assert [seat.bot for seat in penny_press_table.record_of(lobby).players] == ["", "cub", "cub"]


def test_what_is_asked_next_is_heard(lobby: Page) -> None:
    begin(lobby)
    reads(lobby, STEPS[0])
    penny_press_table.story(lobby, "war-D1").click()
    expect(lobby.locator("#choice-send-2")).to_be_visible()
    expect(lobby.locator("#live")).to_contain_text(lobby.locator(".lesson-why").inner_text())
    lobby.locator("#choice-send-2").click()
    at_step(lobby, 1)
    expect(lobby.locator("#lesson-on")).to_have_attribute("aria-describedby", "lesson-line")


# -- the second title


@pytest.mark.parametrize("size", first_of([PHONE, TABLET]), ids=["phone", "tablet"])
def test_the_lesson_of_copenhagen_by_pressing_what_is_shown(lobby: Page, size: ViewportSize) -> None:
    lobby.set_viewport_size(size)
    lobby.locator("#learn-copenhagen").click()
    line = lobby.locator("#lesson-line")
    while not lobby.locator("#lesson-next").count():
        ids = (lobby.locator("#lesson").get_attribute("data-show") or "").split()
        expect_shown(lobby, ids)
        check(lobby)
        before = line.inner_text()
        lobby.locator("#lesson-on" if goes_on(lobby) else f"#{ids[0]}").click(
            force=ids[0].startswith("space")
        )
        expect(line).not_to_have_text(before, use_inner_text=True)
    expect(lobby.locator(".lesson-summary")).to_be_visible()
    check(lobby)
    lobby.get_by_role("button", name="Keep playing").click()
    expect(lobby.locator("#lesson")).to_have_count(0)


# -- the third title


def expect_shown(page: Page, ids: Sequence[str]) -> None:
    """Wait until these are highlighted, and nothing else."""
    for _ in range(100):
        if set(shown(page)) == set(ids):
            return
        page.wait_for_timeout(30)
    assert set(shown(page)) == set(ids)


@pytest.mark.parametrize("size", first_of([PHONE, TABLET]), ids=["phone", "tablet"])
def test_the_lesson_of_letterpress_by_pressing_what_is_shown(lobby: Page, size: ViewportSize) -> None:
    lobby.set_viewport_size(size)
    lobby.locator("#learn-letterpress").click()
    steps = lesson_of("letterpress").steps
    for step in steps:
        reads(lobby, step)
        first, *more = (line for line in step.lines if not line.reads)
        expect_shown(lobby, first.show)
        check(lobby)
        kind, what, *_cards = step.action.split()
        if goes_on(lobby):
            lobby.locator("#lesson-on").click()
        elif kind == "write":
            lobby.locator("#word-field").press_sequentially(what.lower())
            expect(lobby.locator("#lesson-line")).to_contain_text(f"{what} scores")
            expect_shown(lobby, more[0].show)
            check(lobby)
            lobby.locator("#write").click()
        else:
            lobby.locator(f"#{kind}-{what}").click()
        expect(lobby.locator("#lesson-line")).not_to_have_text("")
    check(lobby)
    lobby.get_by_role("button", name="Keep playing").click()
    expect(lobby.locator("#lesson")).to_have_count(0)
    expect(lobby.locator("#letterpress")).to_be_visible()


# -- the fourth title

PRESSES = {
    "bank": ["#location-bank"],
    "masons": ["#supply-loft", "#cell-b1"],
    "gazette": ["#citizen-loft", "#vacancy-barracks"],
    "pass": ["#pass"],
}
"""What is pressed in the lesson of Penny Lane, by the verb of the step."""


@pytest.mark.parametrize("size", first_of([PHONE, TABLET]), ids=["phone", "tablet"])
def test_the_lesson_of_penny_lane_by_pressing_what_is_shown(lobby: Page, size: ViewportSize) -> None:
    lobby.set_viewport_size(size)
    lobby.locator("#learn-penny-lane").click()
    steps = lesson_of("penny-lane").steps
    for step in steps:
        reads(lobby, step)
        pressed = ["#lesson-on"] if goes_on(lobby) else PRESSES[step.action.split()[0]]
        for line, selector in zip([each for each in step.lines if not each.reads], pressed, strict=True):
            expect_shown(lobby, line.show)
            check(lobby)
            before = lobby.locator("#lesson-line").inner_text()
            lobby.locator(selector).click()
            expect(lobby.locator("#lesson-line")).not_to_have_text(before, use_inner_text=True)
    check(lobby)
    lobby.get_by_role("button", name="Keep playing").click()
    expect(lobby.locator("#lesson")).to_have_count(0)
    expect(lobby.locator("#penny-lane")).to_be_visible()
