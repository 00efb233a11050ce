"""Functions to play any title on a page."""

from collections.abc import Callable

from playwright.sync_api import CDPSession, Page, expect

from e2e import keyboard_focus, penny_press_table
from e2e.input_methods import bring_into_sight
from e2e.wait_for_element import wait_for
from pennypress.app.seats import people, seat_on_turn
from pennypress.engine.rules_interface import Action
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES

CURTAIN_FALLS_AT_ONCE = """
  document.querySelector(".curtain").getAnimations().forEach((fall) => fall.finish())
"""
"""Skips the animation of the curtain, which only test_curtain tests."""


def act(page: Page, action: Action, carry_out: Callable[[Page, Action], None]) -> bool:
    """Carry out the action; return whether a curtain has fallen, which stays down."""
    before = len(penny_press_table.record_of(page).actions)
    carry_out(page, action)
    done = wait_for_actions(page, before)[0]
    assert done.rpartition(": ")[2] == str(action)
    return page.locator("#lift-curtain").count() == 1


def wait_for_actions(page: Page, count: int) -> list[str]:
    """Wait until the record has more actions than that; return the new ones."""
    for _ in range(100):
        actions = penny_press_table.record_of(page).actions
        if len(actions) > count:
            penny_press_table.wait_until_drawn(page)
            return list(actions[count:])
        page.wait_for_timeout(30)
    raise AssertionError(f"nothing was carried out: {page.locator('#banner').inner_text()}")


def lift_curtain(page: Page, ready: str) -> bool:
    """Lift the curtain if it is down; return whether it was. `ready` selects what is there without one."""
    penny_press_table.wait_until_drawn(page)
    wait_for(page, f"#lift-curtain, {ready}")
    if not page.locator("#lift-curtain").count():
        return False
    page.evaluate(CURTAIN_FALLS_AT_ONCE)
    page.locator("#lift-curtain").click()
    expect(page.locator("#lift-curtain")).to_have_count(0)
    return True


def tap(page: Page, finger: CDPSession, selector: str) -> None:
    """Tap the element, which nothing may cover."""
    what = page.locator(selector)
    expect(what).to_be_visible()
    x, y = bring_into_sight(what)
    under = "([selector, x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(selector))"
    assert page.evaluate(under, [selector, x, y]), f"something lies over {selector}"
    point = {"x": x, "y": y}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    penny_press_table.wait_until_drawn(page)


def press_key(page: Page, key: str) -> None:
    page.keyboard.press(key)
    penny_press_table.wait_until_drawn(page)
    keyboard_focus.check(page)


def table_of(page: Page) -> RecordedTable:
    """The table on the screen, replayed by the engine from the saved record, for comparison."""
    record = penny_press_table.record_of(page)
    return RecordedTable.from_record(GAMES[record.game], record)


def wait_for_person(page: Page) -> None:
    """Wait until the bots have acted: a person is on turn, or the game is over."""
    for _ in range(600):
        now = table_of(page)
        if now.position.is_over or seat_on_turn(now) in people(now.seats):
            penny_press_table.wait_until_drawn(page)
            return
        page.wait_for_timeout(50)
    raise AssertionError("the bots have not answered")
