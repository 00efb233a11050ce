"""Drags of a reporter with the mouse."""

from playwright.sync_api import Locator, Page, expect


def carry(page: Page, to: Locator) -> None:
    """Pick up a reporter at home and hold it over an element."""
    x, y = middle(page.locator("#home-button [data-drag]").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y - 20)
    expect(page.locator(".drag-ghost")).to_be_visible()
    page.mouse.move(*middle(to), steps=5)


def send_reporter(page: Page, to: Locator) -> None:
    """Drag a reporter from home to a story."""
    carry(page, to)
    page.mouse.up()


def middle(locator: Locator) -> tuple[float, float]:
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
