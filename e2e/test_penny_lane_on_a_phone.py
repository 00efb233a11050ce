"""Penny Lane on a phone: Main Street, lane and choices are in sight together, with what can be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e import any_table
from e2e import penny_lane_table as table
from e2e.phones import ON_ITS_SIDE, SMALL, UPRIGHT, phone, unseen
from e2e.screens.catalogue import WIDE_LANE
from pennypress.games.penny_lane.actions import MoveCitizen

SIZES = pytest.mark.parametrize("size", [UPRIGHT, SMALL, ON_ITS_SIDE], ids=["upright", "small", "side"])
SIZE_OF = "(each) => { const { width, height } = each.getBoundingClientRect(); return [width, height]; }"
WIDE: ViewportSize = {"width": 1280, "height": 800}
LEAST = 30
"""Pixels of a citizen's symbol that can be moved."""


@pytest.fixture(scope="module")
def shared(browser: Browser, browser_context_args: dict[str, Any], site_url: str) -> Iterator[Page]:
    with phone(browser, browser_context_args, site_url) as page:
        yield page


def turned(page: Page, size: ViewportSize) -> Page:
    page.set_viewport_size(size)
    page.evaluate("scrollTo(0, 0)")
    return page


@SIZES
def test_a_turn_is_played_without_scrolling(shared: Page, size: ViewportSize) -> None:
    page = turned(shared, size)
    table.start_game(page, "Ada", "Bo", seed="main-street-0")
    table.lift_curtain(page)
    assert not unseen(
        page, "#main-street .location", "#choices p", "#pass", "#own-lane .board-column", "#own-lane .lot"
    )
    page.locator("#location-bank").tap()
    table.lift_curtain(page)
    assert not unseen(
        page, "#main-street .location", "#choices p", "#pass", "#own-lane .board-column", "#own-lane .lot"
    )


@SIZES
def test_a_citizen_is_taken_by_a_finger_with_all_its_jobs_in_sight(shared: Page, size: ViewportSize) -> None:
    page = turned(shared, size)
    table.open_record(page, table.game_until(table.in_full_swing, 4))
    position = table.check(page)
    assert not unseen(page, "#own-lane .citizen.movable", "#own-lane .building", "#pass")
    for each in page.locator("#own-lane .citizen.movable .symbol").all():
        assert min(each.evaluate(SIZE_OF)) >= LEAST
    action = next(each for each in position.legal_actions() if isinstance(each, MoveCitizen))
    citizen, job, *_lane = table.presses(position, action)
    page.locator(citizen).tap()
    expect(page.locator("#off")).to_be_visible()
    assert not unseen(page, ".glows", "#off")
    any_table.act(page, action, lambda page, _action: page.locator(job).tap())


@SIZES
def test_where_a_card_may_go_is_in_sight_once_it_is_chosen(shared: Page, size: ViewportSize) -> None:
    page = turned(shared, size)
    table.open_record(page, table.game_until(table.in_full_swing, 4))
    page.locator("#supply .affordable").first.tap()
    expect(page.locator(".free-cell").first).to_be_visible()
    assert not unseen(page, ".free-cell", "#off")


def test_a_lane_wider_than_the_phone_opens_at_its_board_and_says_where_more_can_be_chosen(
    shared: Page,
) -> None:
    page = turned(shared, UPRIGHT)
    table.open_record(page, WIDE_LANE())
    assert not unseen(page, "#own-lane .board-column")
    page.locator("#supply .affordable").first.tap()
    lane = page.locator("#own-lane")
    expect(lane).to_have_attribute("data-beyond", "left right")
    row = lane.locator(".lane-scroll")
    row.evaluate("(each) => each.scrollTo(0, 0)")
    expect(lane).to_have_attribute("data-beyond", "right")
    page.locator("#off").tap()
    expect(page.locator("#off")).to_have_count(0)
    expect(lane).to_have_attribute("data-beyond", "")
    assert row.evaluate("(each) => each.scrollLeft") == 0  # it stays where the finger has left it


def test_a_phone_that_is_turned_says_anew_where_more_can_be_chosen(shared: Page) -> None:
    page = turned(shared, UPRIGHT)
    table.open_record(page, WIDE_LANE())
    page.locator("#supply .affordable").first.tap()
    lane = page.locator("#own-lane")
    expect(lane).to_have_attribute("data-beyond", "left right")
    page.set_viewport_size(WIDE)
    expect(lane).to_have_attribute("data-beyond", "")
    page.set_viewport_size(UPRIGHT)
    expect(lane).to_have_attribute("data-beyond", re.compile("right"))
    page.locator("#off").tap()
    expect(page.locator("#off")).to_have_count(0)


def test_another_lane_opens_at_its_board(shared: Page) -> None:
    page = turned(shared, UPRIGHT)
    record = WIDE_LANE()
    table.open_record(page, record)
    wide = max(
        (seat for seat in range(len(record.players)) if seat != table.position_of(page).turn),
        key=lambda seat: len(table.position_of(page).lanes[seat].places),
    )
    page.locator(f"#enlarge-{wide}").tap()
    assert not unseen(page, f"#large-{wide} .board-column")
    page.locator(f"#large-{wide}").get_by_role("button", name="Close").tap()
