"""Two fingers turn the selected story, in front of the builder; nothing else is turned by them."""

from collections.abc import Callable, Iterator
from math import cos, radians, sin

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import at, game_until, in_builder
from pennypress.engine.table import Table

Turn = Callable[[float], None]


def with_one_to_turn(table: Table) -> bool:
    """Whether a front page is being laid out with a story that is not square."""
    return in_builder(table) and any(story.shape.columns != story.shape.rows for story in at(table).claimed)


@pytest.fixture
def fingers(press: Page) -> Iterator[CDPSession]:
    penny_press_table.open_record(press, game_until(with_one_to_turn, 3, least=20))
    session = press.context.new_cdp_session(press)
    yield session
    session.detach()


@pytest.fixture
def turn(press: Page, fingers: CDPSession) -> Turn:
    """Two fingers on the page, rotated by that many degrees."""

    def turned(degrees: float) -> None:
        x, y = penny_press_table.middle(press.locator("#front-page"))
        steps = 6
        for step in range(steps + 1):
            angle = radians(degrees * step / steps)
            across, down = 70 * cos(angle), 70 * sin(angle)
            points = [{"x": x + way * across, "y": y + way * down, "id": way + 1} for way in (-1, 1)]
            kind = "touchMove" if step else "touchStart"
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return turned


def taken(press: Page) -> tuple[int, int]:
    """Select a rotatable story; return the columns and rows of its preview."""
    claimed = penny_press_table.position_of(press).claimed
    name = next(story for story in claimed if story.shape.columns != story.shape.rows)
    press.locator(f"#cutting-{name}").click()
    expect(press.locator("#ghost")).to_be_visible()
    return lies(press)


def lies(press: Page) -> tuple[int, int]:
    words = (press.locator("#ghost").get_attribute("class") or "").split()
    columns, rows = (next(word for word in words if word[0] == kind and word[1:].isdigit()) for kind in "wh")
    return int(columns[1:]), int(rows[1:])


@pytest.mark.parametrize("degrees", [60, -60, 90])
def test_two_fingers_turn_the_story_in_hand(press: Page, turn: Turn, degrees: float) -> None:
    columns, rows = taken(press)
    turn(degrees)
    expect(press.locator(f"#ghost.w{rows}.h{columns}")).to_be_visible()
    turn(degrees)
    expect(press.locator(f"#ghost.w{columns}.h{rows}")).to_be_visible()


def test_a_little_unrest_of_the_fingers_turns_nothing(press: Page, turn: Turn) -> None:
    before = taken(press)
    turn(15)
    penny_press_table.wait_until_drawn(press)
    assert lies(press) == before


def test_with_nothing_in_hand_nothing_is_turned(press: Page, turn: Turn) -> None:
    turn(60)
    penny_press_table.wait_until_drawn(press)
    expect(press.locator("#ghost")).to_have_count(0)
    expect(press.locator("#said")).to_have_count(0)
