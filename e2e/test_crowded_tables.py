"""Crowded tables of Penny Press, and small screens: nothing is hidden or cut."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import penny_press_scenarios, penny_press_table
from e2e.conftest import OpenShell
from e2e.penny_press_scenarios import game_until
from e2e.screens import layout
from e2e.screens.catalogue import BUILDER, FIVE, lay_out, lesson
from e2e.screens.recorded_messages_to_screen import Visit, led, speaking
from e2e.screenshot_subjects import begun_lesson
from pennypress.engine.languages_and_catalogues import LANGUAGES
from pennypress.engine.record import Record
from pennypress.engine.table import RecordedTable
from pennypress.games import lesson_of
from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.actions import ASSIGN
from pennypress.games.penny_press.page_score import bill

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""The room that a tablet of 1280 × 800 has at 200 %."""

UNREADABLE = """() => [...document.querySelectorAll(".bonus-space")].flatMap((space) => {
  const number = space.querySelector(".bonus-number").getBoundingClientRect();
  const edge = space.getBoundingClientRect();
  return [...space.querySelectorAll(".bonus-marker")].filter((marker) => {
    const { left, right, bottom } = marker.getBoundingClientRect();
    const symbol = marker.querySelector(".symbol").getBoundingClientRect();
    return bottom > number.top + 1 || left < edge.left - 1 || right > edge.right + 1 || symbol.width < 12;
  }).map((marker) => marker.id);
})"""
"""Bonus markers that cover their number, leave their space or have no symbol."""

BESIDE_STORY = """() => [...document.querySelectorAll(".story-face")].filter((face) => {
  const { left, right, top, bottom } = face.getBoundingClientRect();
  return [...face.querySelectorAll(".reporter")].some((one) => {
    const box = one.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
  });
}).map((face) => face.id)"""
"""Stories from which reporters stick out."""

COVERED = """() => {
  const button = document.getElementById("print");
  button.scrollIntoView({ block: "nearest" });
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [[left + 2, top + 2], [right - 2, bottom - 2]];
  return points.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
}"""
"""Whether anything lies over the button that prints."""

ON_ANOTHER = """() => [...document.querySelectorAll(".crowd .reporter-count")].filter((count) => {
  count.scrollIntoView({ block: "center" });
  const { left, width, top, height } = count.getBoundingClientRect();
  const own = count.closest(".reporter").getBoundingClientRect();
  const beside = Math.abs(left + width / 2 - own.left - own.width / 2) > 1;
  const hit = document.elementsFromPoint(left + width / 2, top + height / 2)[0];
  return beside || !count.contains(hit);
}).map((count) => count.textContent)"""
"""Numbers of reporters that are not on their own reporter, or covered by the next one."""


def draw(open_shell: OpenShell, lead: Callable[[], Visit], size: ViewportSize = DESKTOP) -> Page:
    shell = open_shell()
    shell.draw(lead().html)
    shell.page.set_viewport_size(size)
    penny_press_table.wait_until_drawn(shell.page)
    return shell.page


def three_bonuses_alike(table: RecordedTable) -> bool:
    """A turn with three bonus markers on the same space."""
    position = penny_press_scenarios.at(table)
    alike = max(position.bonuses.count(bonus) for bonus in position.bonuses)
    return position.phase == phases.TURN and alike > 2


def long_bill(table: RecordedTable) -> bool:
    """A front page with all lines of a bill: lead stories, stories left out and a total below zero."""
    position = penny_press_scenarios.at(table)
    if position.phase != phases.FRONT_PAGE:
        return False
    brief = position.brief(position.turn)
    printed = bill(brief, front_page.best(brief))
    lines = len(printed.published) + len(printed.unpublished)
    return lines > 4 and printed.total < 0 and front_page.top_stories_required(brief).placed > 0


def all_on_two_stories() -> Record:
    """All five newspapers cover the same two stories, of one space and of two."""
    table = penny_press_scenarios.new_table(5, seed="pile-1")
    for place in range(10):
        spaces = 1 if place < 5 else 2
        stories = penny_press_scenarios.at(table).stories()
        goal = max((each for each in stories if each.spaces == spaces), key=lambda each: each.stars)
        table = table.apply(ASSIGN[goal][1 - place % 2])
    return table.record


def crowd() -> Visit:
    return led(lambda visit: visit.open_record(all_on_two_stories()))


def crowd_beside_panel() -> Visit:
    visit = crowd()
    visit.press("ask-coach")
    return visit


def compared(record: Callable[[], Record]) -> Visit:
    visit = led(lambda visit: visit.open_record(record()), lay_out)
    visit.press("why-best")
    return visit


def end_of_lesson() -> Visit:
    visit = lesson(len(lesson_of("penny-press").steps))()
    while "lesson-on" in visit.elements():
        visit.press("lesson-on")
    return visit


def test_three_markers_on_one_bonus_leave_its_number_readable(open_shell: OpenShell) -> None:
    three = partial(game_until, three_bonuses_alike, 3)
    page = draw(open_shell, lambda: led(lambda visit: visit.open_record(three())))
    for size in layout.SIZES:
        page.set_viewport_size(size)
        assert page.evaluate(UNREADABLE) == [], size


def test_five_newspapers_on_one_story_stay_on_it_each_with_its_number(open_shell: OpenShell) -> None:
    for lead in (crowd, crowd_beside_panel):
        page = draw(open_shell, lead)
        for size in layout.SIZES:
            page.set_viewport_size(size)
            penny_press_table.wait_until_drawn(page)
            assert page.evaluate(BESIDE_STORY) == [], size
            assert page.evaluate(ON_ANOTHER) == [], size


def test_the_letters_of_stories_are_on_a_phone_too(open_shell: OpenShell) -> None:
    page = draw(open_shell, lambda: led(lambda visit: visit.open_record(FIVE())), PHONE)
    letters = page.locator(".story-letter")
    assert letters.count() > 5
    for letter in letters.all():
        expect(letter).to_be_visible()


def test_the_comparison_of_pages_is_complete_and_leaves_the_mats_in_sight(open_shell: OpenShell) -> None:
    page = draw(open_shell, lambda: compared(BUILDER))
    expect(page.locator("#arrangements > ol > li")).to_have_count(2)
    for part in ("#print", "#others > :last-child", "#arrangements > ol > li:last-child"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_lies_over_the_button_below_a_long_bill(open_shell: OpenShell, players: int) -> None:
    record = game_until(long_bill, players)
    page = draw(open_shell, lambda: led(lambda visit: visit.open_record(record), lay_out))
    for width, height in ((1280, 800), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(COVERED), (width, height)
        mats = page.locator("#others > :last-child").bounding_box()
        assert mats
        assert mats["y"] + mats["height"] <= height, (width, height)


def test_every_step_of_the_lesson_fits_on_the_screen(open_shell: OpenShell) -> None:
    for number in (6, 9, 10):
        page = draw(open_shell, lesson(number))
        assert page.evaluate("document.documentElement.scrollHeight") == DESKTOP["height"], number
        expect(page.locator("#others > :last-child")).to_be_in_viewport(ratio=0.99)


def test_the_end_of_the_lesson_on_a_phone_has_the_quiet_button_beside_the_loud_one(
    open_shell: OpenShell,
) -> None:
    page = draw(open_shell, end_of_lesson, PHONE)
    loud, quiet = page.locator("#lesson-next").bounding_box(), page.locator("#lesson-leave").bounding_box()
    assert loud
    assert quiet
    assert quiet["y"] + quiet["height"] / 2 >= loud["y"]
    assert quiet["x"] >= loud["x"] + loud["width"] or quiet["y"] >= loud["y"] + loud["height"]


def test_at_200_percent_the_header_is_one_line_and_going_to_press_is_in_sight(open_shell: OpenShell) -> None:
    page = draw(open_shell, lambda: led(lambda visit: visit.open_record(FIVE())), ZOOMED)
    bar = page.locator(".bar").bounding_box()
    assert bar
    assert bar["height"] <= 56
    for part in ("#press", "#home-button", "#beat-war .beat-head"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_choices_to_send_are_in_one_line(open_shell: OpenShell, language: str) -> None:
    visit = begun_lesson()
    shell = open_shell()
    shell.draw(speaking(visit, language), language)
    for width, height in ((1280, 800), (1024, 768), (768, 1024), (390, 844)):
        shell.page.set_viewport_size({"width": width, "height": height})
        boxes = [shell.page.locator(f"#choice-send-{count}").bounding_box() for count in range(1, 6)]
        assert len({box and box["y"] for box in boxes}) == 1, width


def test_three_lines_of_a_lesson_stand_clear_of_the_edges_of_their_bar(open_shell: OpenShell) -> None:
    shell = open_shell()
    shell.draw(lesson(0)().html)
    shell.page.set_viewport_size({"width": 1024, "height": 768})
    bar, words = (shell.page.locator(each).bounding_box() for each in (".lesson", ".lesson-line"))
    assert bar
    assert words
    assert words["height"] > 50
    assert words["y"] - bar["y"] >= 5
