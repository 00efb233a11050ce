"""Drags by mouse and by one finger: what is shown under way, where they end, how they are cancelled."""

import pytest
from playwright.sync_api import Page, expect

from e2e.penny_press_scenarios import busy, game_until
from e2e.penny_press_table import open_record, record_of, start_default_game, wait_until_drawn
from e2e.reporter_dragging import carry, middle


@pytest.fixture
def table(lobby: Page) -> Page:
    """A new game, its first player about to act."""
    return start_default_game(lobby)


def test_a_drag_shows_what_is_carried_and_esc_puts_it_back(table: Page) -> None:
    ghost = table.locator(".drag-ghost")
    carry(table, table.locator(".story-face").first)
    expect(ghost).to_be_visible()
    expect(table.locator(".story").first).to_have_attribute("data-over", "1")
    table.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    table.mouse.up()
    expect(table.locator(".crowd .reporter")).to_have_count(0)
    expect(table.locator("#undo")).to_be_disabled()


def test_a_drag_over_nothing_leaves_all_as_it_was(table: Page) -> None:
    carry(table, table.locator("#mat-1"))
    table.mouse.up()
    expect(table.locator(".drag-ghost")).to_have_count(0)
    expect(table.locator("#undo")).to_be_disabled()


def test_one_finger_drags_and_a_cancelled_touch_does_nothing(table: Page) -> None:
    devtools = table.context.new_cdp_session(table)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y} for x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    start = middle(table.locator("#home-button [data-drag]").first)
    goal = middle(table.locator(".story-face").first)
    for last in ("touchCancel", "touchEnd"):
        touch("touchStart", start)
        touch("touchMove", (start[0] - 20, start[1] - 20))
        touch("touchMove", goal)
        expect(table.locator(".drag-ghost")).to_be_visible()
        touch(last)
        expect(table.locator(".drag-ghost")).to_have_count(0)
        expect(table.locator(".crowd .reporter")).to_have_count(int(last == "touchEnd"))


def test_an_own_reporter_that_is_tapped_moves_to_the_story_tapped_next(lobby: Page) -> None:
    open_record(lobby, game_until(busy, 3))
    origin = (lobby.locator(".crowd [id^=token-]").first.get_attribute("id") or "").removeprefix("token-")
    lobby.locator(f"#token-{origin}").click()
    expect(lobby.locator("#ring")).to_be_visible()
    goal = (lobby.locator(".target .story-face").first.get_attribute("id") or "").removeprefix("story-")
    lobby.locator(f"#story-{goal}").click()
    expect(lobby.locator("#ring")).to_have_count(0)
    wait_until_drawn(lobby)
    assert f"reassign {origin} {goal}" in " ".join(record_of(lobby).actions)
