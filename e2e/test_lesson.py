"""The lesson played by touch and by keyboard, on a phone and on a tablet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from e2e.screens import layout
from pennypress.games import GAMES, lesson_of

NAME = "penny-press"
STEPS = lesson_of(NAME).steps
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1024, "height": 768}


def begin(page: Page, size: ViewportSize = TABLET) -> Page:
    page.set_viewport_size(size)
    page.get_by_role("button", name="Learn in five minutes").click()
    at_step(page, 0)
    return page


def at_step(page: Page, number: int) -> None:
    """Wait until that step is requested, by the numbers on the page."""
    where = f"Step {min(number + 1, len(STEPS))} of {len(STEPS)}"
    expect(page.locator(".lesson-number")).to_have_attribute("aria-label", where)
    asked = "Keep playing" if number == len(STEPS) else "Leave the lesson"
    expect(page.get_by_role("button", name=asked)).to_be_visible()


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
    """Carry out the steps by taps only."""
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
def test_the_whole_lesson_by_taps(lobby: Page, size: ViewportSize) -> None:
    begin(lobby, size)
    for number in range(len(STEPS)):
        check(lobby)
        expect(lobby.locator("#lesson-line")).to_be_in_viewport()
        ids = STEPS[number].lines[0].show
        assert sorted(shown(lobby)) == sorted(ids)
        tap_through(lobby, number, number + 1)
    lobby.get_by_role("button", name="Keep playing").click()
    expect(lobby.locator("#lesson")).to_have_count(0)
    expect(lobby.locator("#home-button")).to_be_enabled()
    assert len(penny_press_table.record_of(lobby).actions) == len(lesson_of(NAME).deal) + len(STEPS) + 1


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
    before = penny_press_table.record_of(lobby).actions
    penny_press_table.story(lobby, "war-C1").click()
    lobby.locator("#choice-send-1").click()
    expect(lobby.locator("#said")).to_contain_text("Send 2 reporters to the 1-star D of War.")
    assert penny_press_table.record_of(lobby).actions == before
    at_step(lobby, 0)


def test_a_reporter_is_dragged_where_the_lesson_says(lobby: Page) -> None:
    begin(lobby)
    tap_through(lobby, 0, 3)
    penny_press_table.drag(
        lobby, lobby.locator("#home-button [data-drag]").first, penny_press_table.story(lobby, "city-A1")
    )
    at_step(lobby, 4)


def test_it_goes_on_after_a_reload_and_undo_steps_back(lobby: Page) -> None:
    begin(lobby)
    tap_through(lobby, 0, 5)
    sentence = lobby.locator("#lesson-line").inner_text()
    lobby.reload()
    wait_until_ready(lobby)
    at_step(lobby, 5)
    expect(lobby.locator("#lesson-line")).to_have_text(sentence)
    lobby.locator("#undo").click()
    at_step(lobby, 3)
    tap_through(lobby, 3, 6)


# -- by keyboard


def test_the_whole_lesson_by_keys(lobby: Page) -> None:
    lobby.set_viewport_size(TABLET)
    lobby.locator("#learn").focus()
    lobby.keyboard.press("Enter")
    at_step(lobby, 0)
    expect(lobby.locator("#lesson-line")).to_be_focused()
    for number, step in enumerate(STEPS):
        kind, *words = step.action.split()
        if goes_on(lobby):
            expect(lobby.locator("#lesson-on")).to_be_focused()
            lobby.keyboard.press("Enter")
        elif kind == "assign":
            expect(lobby.locator("#lesson-line")).to_be_focused()
            penny_press_table.assign_by_keys(lobby, words[1], int(words[0]))
        elif kind == "press":
            penny_press_table.go_to_press(lobby, by_key=True)
        else:
            lobby.keyboard.press("b")
            expect(lobby.locator(".piece")).to_have_count(3)
            penny_press_table.print_page(lobby, by_key=True)
        at_step(lobby, number + 1)
    expect(lobby.locator("#lesson-leave")).to_be_focused()
    lobby.keyboard.press("Enter")
    expect(lobby.locator("#lesson")).to_have_count(0)


def test_what_is_asked_next_is_heard(lobby: Page) -> None:
    begin(lobby)
    penny_press_table.story(lobby, "war-D1").click()
    expect(lobby.locator("#choice-send-2")).to_be_visible()
    expect(lobby.locator("#live")).to_contain_text(lobby.locator("#lesson-line").inner_text())
    lobby.locator("#choice-send-2").click()
    at_step(lobby, 1)
    expect(lobby.locator("#lesson-on")).to_have_attribute("aria-describedby", "lesson-line")


# -- the second title


def test_the_lesson_of_copenhagen_by_taps(lobby: Page) -> None:
    lobby.locator("#game-copenhagen").check(force=True)
    lobby.get_by_role("button", name="Learn in five minutes").click()
    steps = lesson_of("copenhagen").steps
    for number, step in enumerate(steps):
        where = f"Step {number + 1} of {len(steps)}"
        expect(lobby.locator(".lesson-number")).to_have_attribute("aria-label", where)
        kind, what = step.action.split()
        if goes_on(lobby):
            lobby.locator("#lesson-on").click()
        elif kind == "take":
            lobby.locator(f"#place-{what}").click()
        else:
            lobby.locator("#tile-red-3").click()
            lobby.locator("#space-0-0").click(force=True)
            lobby.keyboard.press("b")
        expect(lobby.locator("#lesson-line")).not_to_have_text("")
    lobby.get_by_role("button", name="Keep playing").click()
    expect(lobby.locator("#lesson")).to_have_count(0)


# -- an empty shelf


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_an_empty_shelf_offers_three_ways(lobby: Page, size: ViewportSize) -> None:
    lobby.set_viewport_size(size)
    check(lobby)
    for name in ("Play against two bots now", "Pass and play", "Learn in five minutes"):
        box = lobby.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["height"] >= 44
    lobby.get_by_role("button", name="Play against two bots now").click()
    penny_press_table.wait_for_table(lobby)
    assert [seat.bot for seat in penny_press_table.record_of(lobby).players] == ["", "cub", "reporter"]
    penny_press_table.to_lobby(lobby)
    expect(lobby.locator("#first-minutes")).to_have_count(0)


def test_pass_and_play_is_one_tap_away(lobby: Page) -> None:
    lobby.get_by_role("button", name="Pass and play").click()
    penny_press_table.wait_for_table(lobby)
    assert {seat.bot for seat in penny_press_table.record_of(lobby).players} == {""}
