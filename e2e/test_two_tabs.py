"""Two tabs with one table: the second follows, and takes over when the first is gone."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from e2e.penny_press_table import start_default_game
from e2e.reporter_dragging import send_reporter

OpenPress = Callable[..., Page]


def fragment(page: Page) -> str:
    """The fragment of the page's address."""
    return "#" + page.url.partition("#")[2]


def test_a_second_tab_follows_cannot_write_and_takes_over_when_the_first_is_gone(
    context: BrowserContext, open_press: OpenPress
) -> None:
    table = start_default_game(open_press())
    second = open_press(fragment(table), page=context.new_page())
    expect(second.locator("#home-button")).to_be_disabled()
    send_reporter(table, table.locator(".story-face").first)
    for page in (table, second):
        expect(page.locator(".crowd .reporter")).to_have_count(1)
    second.keyboard.press("u")
    table.keyboard.press("u")
    for page in (table, second):
        expect(page.locator(".crowd .reporter")).to_have_count(0)
    table.close()
    second.bring_to_front()  # a drag ends if its window loses the focus
    expect(second.locator("#home-button")).to_be_enabled()
    send_reporter(second, second.locator(".story-face").first)
    expect(second.locator(".crowd .reporter")).to_have_count(1)
