"""A shelf with several pages: paging and search by mouse and keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from tests.app.long_shelf import stored

FILL = "texts => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text))"


@pytest.fixture
def page_of_45(open_press: Callable[..., Page]) -> Page:
    page = open_press()
    page.evaluate(FILL, stored(45))
    page.reload()
    wait_until_ready(page)
    return page


def test_the_pager_at_the_end_leads_to_the_top_of_the_next_page(page_of_45: Page) -> None:
    page = page_of_45
    page.locator("#older-below").click()
    expect(page.locator(".saved")).to_have_count(20)
    expect(page.locator("#saved-t21")).to_be_visible()
    expect(page.locator("#older")).to_be_focused()
    expect(page.locator("#older")).to_be_in_viewport()
    expect(page.locator("#live")).to_have_text("Games 21 to 40 of 45.")
    page.keyboard.press("Enter")
    expect(page.locator(".saved")).to_have_count(5)
    expect(page.locator("#newer")).to_be_focused()


def test_a_table_is_found_while_its_name_is_typed(page_of_45: Page) -> None:
    page = page_of_45
    page.locator("#find").press_sequentially("Table 4")
    expect(page.locator(".saved")).to_have_count(7)
    expect(page.locator("#find")).to_be_focused()
    expect(page.locator("#find")).to_have_value("Table 4")
    penny_press_table.open_form(page)
    page.locator("#players-4").check(force=True)
    expect(page.locator("#seat-3")).to_be_visible()
    expect(page.locator(".saved")).to_have_count(7)
    page.locator("#find").fill("")
    expect(page.locator(".saved")).to_have_count(20)


@pytest.mark.parametrize("width", [360, 1280])
def test_pager_and_search_are_large_enough_for_fingers(page_of_45: Page, width: int) -> None:
    page = page_of_45
    page.set_viewport_size({"width": width, "height": 800})
    for name in ("find", "newer", "older", "newer-below", "older-below"):
        box = page.locator(f"#{name}").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, name
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
