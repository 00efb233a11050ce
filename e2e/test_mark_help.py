"""Marks on a table explain themselves: to the mouse, a finger, the keyboard, and all at once with '?'."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e import copenhagen_table, letterpress_table, penny_lane_table, penny_press_table
from e2e.conftest import post
from e2e.penny_press_scenarios import busy, game_until
from pennypress.app.message import send
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.engine.languages_and_catalogues import FIRST
from pennypress.games.letterpress import phases

HOSTILE = "<img src=x onerror=\"document.title='executed'\">"
OVERLAPS = """() => {
  const all = [...document.querySelectorAll(".mark-label:not([hidden])")];
  const boxes = all.map((each) => each.getBoundingClientRect());
  return boxes.flatMap((one, number) => boxes.slice(number + 1).filter((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3)).length;
}"""
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def table(press: Page) -> Iterator[Page]:
    penny_press_table.open_record(press, game_until(busy, 3))
    yield press
    press.mouse.move(0, 0)
    press.keyboard.press("Escape")


def popover(page: Page) -> Locator:
    return page.locator("#mark-help")


def labels(page: Page) -> Locator:
    return page.locator(".mark-label:visible")


def expect_explained(page: Page, name: str, rule: str) -> None:
    """The popover is open, inside the window, about that."""
    expect(popover(page).locator("b")).to_have_text(name)
    expect(popover(page).locator("a")).to_have_attribute("href", f"./rules.html#{rule}")
    box, size = popover(page).bounding_box(), page.viewport_size
    assert box
    assert size
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def test_a_mark_drawn_under_a_resting_mouse_waits_for_it_to_move(table: Page) -> None:
    x, y = penny_press_table.middle(table.locator(".brief-mat .pennies").first)
    table.locator("#home").click()
    table.locator("#covers").wait_for()
    table.mouse.move(x, y)
    table.go_back()
    table.locator(".brief-mat").first.wait_for()
    table.wait_for_timeout(1200)
    expect(popover(table)).to_have_count(0)
    table.mouse.move(x + 1, y)
    expect_explained(table, "Pennies", "penny")


def test_the_mouse_rests_on_a_mark(table: Page) -> None:
    marker = table.locator(".marker:not(.preview)").first
    marker.locator(".scoop").hover()
    expect_explained(table, "Scoop", "scoops")
    marker.locator(".value").hover()
    expect_explained(table, "Arrow", "values")
    popover(table).hover()  # its link can be reached
    table.wait_for_timeout(500)
    expect_explained(table, "Arrow", "values")
    table.keyboard.press("Escape")
    expect(popover(table)).to_have_count(0)
    table.locator(".brief-mat .pennies").first.hover()
    expect_explained(table, "Pennies", "penny")
    table.mouse.move(0, 0)
    expect(popover(table)).to_have_count(0)


def test_the_focus_stays_on_a_button(table: Page) -> None:
    table.locator("#home-button").focus()
    table.keyboard.press("Tab")
    expect(table.locator("#press")).to_be_focused()
    expect_explained(table, "Go to press", "press")
    expect(table.locator("#live")).to_contain_text("take a penny")
    table.keyboard.press("Shift+Tab")
    expect(popover(table)).to_have_count(0)
    expect_explained(table, "Reporters at home", "turn")


def test_a_finger_held_on_a_story_explains_it_and_does_not_tap_it(table: Page) -> None:
    face = table.locator(".story-face").first
    box = face.bounding_box()
    assert box
    x, y = box["x"] + box["width"] - 4, box["y"] + 6
    devtools = table.context.new_cdp_session(table)

    def touch(kind: str, *points: dict[str, float]) -> None:
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    expect(popover(table)).to_be_visible()
    touch("touchEnd")
    table.wait_for_timeout(300)
    expect(popover(table).locator("b")).to_have_text("Story")
    expect(table.locator("#ring")).to_have_count(0)
    touch("touchStart", {"x": x, "y": y})
    touch("touchEnd")
    expect(table.locator("#ring")).to_have_count(1)  # the next tap closes it, and is a tap
    expect(popover(table)).to_have_count(0)


def test_a_mark_that_is_no_button_is_explained_by_a_tap(table: Page) -> None:
    for mark, name, rule in (
        (".brief-mat .pennies", "Pennies", "penny"),
        (".marker:not(.preview) .value", "Arrow", "values"),
    ):
        table.locator(mark).first.click()
        expect_explained(table, name, rule)


def test_a_click_on_an_explanation_below_the_mouse_is_meant_for_what_it_covers(table: Page) -> None:
    table.locator(".marker:not(.preview) .value").first.hover()
    expect_explained(table, "Arrow", "values")
    face = table.locator(".story-face").first
    x, y = penny_press_table.middle(face)
    popover(table).evaluate(
        "(box, [x, y]) => Object.assign(box.style, { left: `${x}px`, top: `${y}px` })", [x - 9, y - 9]
    )
    table.mouse.click(x, y)
    expect(popover(table)).to_have_count(0)
    expect(table.locator("#ring")).to_have_count(1)


def test_the_key_shows_all_labels_and_lets_nothing_be_done_meanwhile(table: Page) -> None:
    table.locator("#home-button").focus()
    table.keyboard.press("?")
    expect(labels(table).first).to_be_focused()
    expect(popover(table)).to_have_count(0)
    assert labels(table).count() > 12
    assert table.evaluate(OVERLAPS) == 0
    table.keyboard.press("Tab")
    expect_explained(table, "Scoop", "scoops")
    table.keyboard.press("Tab")
    expect(popover(table).locator("a")).to_be_focused()
    table.locator(".story-face").first.click(position={"x": 5, "y": 5})
    expect(popover(table).locator("b")).to_have_text("Story")
    expect(table.locator("#ring")).to_have_count(0)
    table.keyboard.press("?")
    expect(labels(table)).to_have_count(0)
    table.keyboard.press("?")
    table.locator(".mark-labels-foot button", has_text="Keys").click()
    expect(labels(table)).to_have_count(0)
    expect(table.locator("#keys-dialog kbd", has_text="?")).to_have_count(1)
    table.keyboard.press("Escape")
    table.locator("#help").click()
    expect(labels(table).first).to_be_visible()
    table.keyboard.press("Escape")
    expect(labels(table)).to_have_count(0)


def test_on_a_phone_the_labels_of_every_title_find_room(press: Page) -> None:
    letterpress = letterpress_table.game_until(letterpress_table.in_phase(phases.WRITE, 2), 3)
    penny_lane = penny_lane_table.game_until(lambda position: position.round == 4)
    for open_record, record in (
        (penny_press_table.open_record, game_until(busy, 3)),
        (copenhagen_table.open_record, copenhagen_table.game_until(copenhagen_table.advanced)),
        (letterpress_table.open_record, letterpress),
        (penny_lane_table.open_record, penny_lane),
    ):
        press.set_viewport_size({"width": 1024, "height": 768})
        open_record(press, record)
        press.set_viewport_size(PHONE)
        press.locator("#help").click()
        assert labels(press).count() > 6
        assert press.evaluate(OVERLAPS) == 0
        press.keyboard.press("Escape")
        penny_press_table.to_lobby(press)


def test_names_are_no_markup_and_the_language_is_the_chosen_one(lobby: Page) -> None:
    penny_press_table.start_game(lobby, 2, HOSTILE, HOSTILE, seed="marks")
    lobby.locator(".beat-head").first.hover()
    expect(popover(lobby)).to_be_visible()
    lobby.keyboard.press("Escape")
    lobby.locator("#help").click()
    expect(labels(lobby).first).to_be_visible()
    assert lobby.title() != "executed"
    assert lobby.locator("#mark-labels img, #mark-help img").count() == 0
    lobby.keyboard.press("Escape")
    post(lobby, send(ChooseLanguage("ja")))
    lobby.mouse.move(0, 0)
    lobby.locator(".beat-head").first.hover()
    expect(popover(lobby).locator("a")).to_have_attribute("href", "./rules-ja.html#board")
    post(lobby, send(ChooseLanguage(FIRST)))
