"""First minutes as a person has them: the lesson with fingers and with keys, on a phone and on a tablet."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import penny_press_table
from e2e import test_axe as axe
from e2e.conftest import wait_until_ready
from e2e.test_layout import CUT_OFF, NO_OVERLAP, OVERLAPPING, SAME_ID, STICKING_OUT
from pennypress.games import GAMES, lesson_of

pytestmark = pytest.mark.returning

OpenPress = Callable[..., Page]

NAME = "penny-press"
STEPS = lesson_of(NAME).steps
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1024, "height": 768}


def begin(page: Page, open_press: OpenPress, size: ViewportSize = TABLET) -> Page:
    page.set_viewport_size(size)
    open_press()
    page.get_by_role("button", name="Learn in five minutes").click()
    at_step(page, 0)
    return page


def at_step(page: Page, number: int) -> None:
    """Until that step is asked for, by the numbers that the page shows."""
    where = f"Step {min(number + 1, len(STEPS))} of {len(STEPS)}"
    expect(page.locator(".lesson-number")).to_have_attribute("aria-label", where)
    asked = "Play on" if number == len(STEPS) else "Leave the lesson"
    expect(page.get_by_role("button", name=asked)).to_be_visible()


def goes_on(page: Page) -> bool:
    return page.locator("#lesson-on").count() == 1


def check(page: Page) -> None:
    """What holds at every step; on a phone the sheet at the foot lies over the table, as it is meant to."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    for problem in (STICKING_OUT, SAME_ID, CUT_OFF):
        assert page.evaluate(problem) == []
    if page.evaluate("innerWidth") > PHONE["width"]:
        for selectors in NO_OVERLAP:
            assert page.evaluate(OVERLAPPING, selectors) == []


def shown(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('[data-shown]')].map((each) => each.id)")
    return found


# -- with a finger


def tap_through(page: Page, first: int, last: int) -> None:
    """What each step asks for, by taps alone."""
    for number in range(first, last):
        kind, *words = STEPS[number].action.split()
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
        at_step(page, number + 1)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_whole_lesson_by_taps(page: Page, open_press: OpenPress, size: ViewportSize) -> None:
    page.emulate_media(reduced_motion="reduce")  # so that every step is looked at when it has come to rest
    begin(page, open_press, size)
    for number in range(len(STEPS)):
        check(page)
        expect(page.locator("#lesson-line")).to_be_in_viewport()
        ids = STEPS[number].lines[0].show
        assert sorted(shown(page)) == sorted(ids)
        tap_through(page, number, number + 1)
    page.get_by_role("button", name="Play on").click()
    expect(page.locator("#lesson")).to_have_count(0)
    expect(page.locator("#home-button")).to_be_enabled()
    assert len(penny_press_table.record_of(page).actions) == len(lesson_of(NAME).deal) + len(STEPS) + 1


def test_the_bots_go_on_by_themselves_after_the_lesson_is_left(page: Page, open_press: OpenPress) -> None:
    begin(page, open_press)
    tap_through(page, 0, 1)
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator("#lesson")).to_have_count(0)
    expect(page.locator("#undo")).to_be_enabled(timeout=60_000)
    expect(page.locator("#home-button")).to_be_enabled(timeout=60_000)
    acted = [
        turn.player for turn in penny_press_table.record_of(page).replay(GAMES[NAME])[1] if turn.player >= 0
    ]
    assert acted == [0, 1, 2]


def test_something_else_is_gently_told_what_is_asked_for(page: Page, open_press: OpenPress) -> None:
    begin(page, open_press)
    before = penny_press_table.record_of(page).actions
    penny_press_table.story(page, "war-C1").click()
    page.locator("#choice-send-1").click()
    expect(page.locator("#said")).to_contain_text("Send 2 reporters to the 1-star D of War.")
    assert penny_press_table.record_of(page).actions == before
    at_step(page, 0)


def test_a_reporter_is_dragged_where_the_lesson_says(page: Page, open_press: OpenPress) -> None:
    begin(page, open_press)
    tap_through(page, 0, 3)
    penny_press_table.drag(
        page, page.locator("#home-button [data-drag]").first, penny_press_table.story(page, "city-A1")
    )
    at_step(page, 4)


def test_it_goes_on_after_a_reload_and_undo_steps_back(page: Page, open_press: OpenPress) -> None:
    begin(page, open_press)
    tap_through(page, 0, 5)
    sentence = page.locator("#lesson-line").inner_text()
    page.reload()
    wait_until_ready(page)
    at_step(page, 5)
    expect(page.locator("#lesson-line")).to_have_text(sentence)
    page.locator("#undo").click()
    at_step(page, 3)
    tap_through(page, 3, 6)


# -- with keys


def test_the_whole_lesson_by_keys(page: Page, open_press: OpenPress) -> None:
    page.set_viewport_size(TABLET)
    open_press()
    page.locator("#learn").focus()
    page.keyboard.press("Enter")
    at_step(page, 0)
    expect(page.locator("#lesson-line")).to_be_focused()
    for number, step in enumerate(STEPS):
        kind, *words = step.action.split()
        if goes_on(page):
            expect(page.locator("#lesson-on")).to_be_focused()
            page.keyboard.press("Enter")
        elif kind == "assign":
            expect(page.locator("#lesson-line")).to_be_focused()
            penny_press_table.assign_by_keys(page, words[1], int(words[0]))
        elif kind == "press":
            penny_press_table.go_to_press(page, by_key=True)
        else:
            page.keyboard.press("b")
            expect(page.locator(".piece")).to_have_count(3)
            penny_press_table.print_page(page, by_key=True)
        at_step(page, number + 1)
    expect(page.locator("#lesson-leave")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#lesson")).to_have_count(0)


def test_what_is_asked_next_is_heard(page: Page, open_press: OpenPress) -> None:
    begin(page, open_press)
    penny_press_table.story(page, "war-D1").click()
    expect(page.locator("#choice-send-2")).to_be_visible()
    expect(page.locator("#live")).to_contain_text(page.locator("#lesson-line").inner_text())
    page.locator("#choice-send-2").click()
    at_step(page, 1)
    expect(page.locator("#lesson-on")).to_have_attribute("aria-describedby", "lesson-line")


# -- the second title


def test_the_lesson_of_copenhagen_by_taps(page: Page, open_press: OpenPress) -> None:
    open_press()
    page.locator("#game-copenhagen").check(force=True)
    page.get_by_role("button", name="Learn in five minutes").click()
    steps = lesson_of("copenhagen").steps
    for number, step in enumerate(steps):
        where = f"Step {number + 1} of {len(steps)}"
        expect(page.locator(".lesson-number")).to_have_attribute("aria-label", where)
        kind, what = step.action.split()
        if goes_on(page):
            page.locator("#lesson-on").click()
        elif kind == "take":
            page.locator(f"#place-{what}").click()
        else:
            page.locator("#tile-red-3").click()
            page.locator("#space-0-0").click(force=True)
            page.keyboard.press("b")
        expect(page.locator("#lesson-line")).not_to_have_text("")
    page.get_by_role("button", name="Play on").click()
    expect(page.locator("#lesson")).to_have_count(0)


# -- nobody is kept out


@pytest.mark.parametrize("number", [0, 1, 10])
def test_axe_finds_nothing_in_a_lesson(page: Page, open_press: OpenPress, number: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    begin(page, open_press)
    tap_through(page, 0, number)
    axe.look(page)


# -- an empty shelf


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_an_empty_shelf_offers_three_ways(page: Page, open_press: OpenPress, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    open_press()
    check(page)
    for name in ("Play against two bots now", "Pass and play", "Learn in five minutes"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["height"] >= 44
    page.get_by_role("button", name="Play against two bots now").click()
    penny_press_table.wait_for_table(page)
    assert [seat.bot for seat in penny_press_table.record_of(page).players] == ["", "cub", "reporter"]
    penny_press_table.to_lobby(page)
    expect(page.locator("#first-minutes")).to_have_count(0)


def test_pass_and_play_is_one_tap_away(page: Page, open_press: OpenPress) -> None:
    open_press()
    page.get_by_role("button", name="Pass and play").click()
    penny_press_table.wait_for_table(page)
    assert {seat.bot for seat in penny_press_table.record_of(page).players} == {""}
