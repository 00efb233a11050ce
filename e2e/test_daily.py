"""Today's edition: the puzzle of the day from the lobby to the result, and over a reload and back."""

from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.daily_brief import brief_of
from pennypress.games.penny_press.front_page import Brief
from pennypress.games.penny_press.page_arrangement import Page as FrontPage
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay, page_of

PUZZLE = "#daily-penny-press"
EAST = "Pacific/Kiritimati"
"""A time zone in which the date is seldom that of UTC."""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "timezone_id": EAST}


def today(page: Page) -> str:
    """The date where the browser is."""
    found: str = page.evaluate("new Date().toLocaleDateString('sv')")
    return found


def test_a_page_is_printed_found_again_after_a_reload_and_its_result_shared(
    open_press: Callable[..., Page],
) -> None:
    page = open_press()
    day = today(page)
    shown = f"{date.fromisoformat(day):%B} {int(day[-2:])}, {day[:4]}"
    expect(page.locator(".daily .daily-date")).to_have_text(shown)
    page.locator(PUZZLE).click()
    expect(page.locator("#builder")).to_be_visible()
    expect(page.locator("#lay-out, #why-best")).to_have_count(0)
    best = front_page.best(brief_of(day))

    poor = poor_page(brief_of(day))

    penny_press_table.lay_out_by_taps(page, poor.placed)
    page.locator("#print").click()
    expect(page.locator("#daily-tries > li").first).to_contain_text("The best scores")
    laid_out = page.locator(".front-page > .piece")
    expect(laid_out).to_have_count(len(poor.placed))

    page.reload()
    wait_until_ready(page)
    expect(page.locator("#daily-tries > .to-come")).to_have_count(2)
    expect(laid_out).to_have_count(len(poor.placed))
    page.locator("#clear").click()
    penny_press_table.lay_out_by_taps(page, best.placed)
    page.keyboard.press("p")
    expect(page.locator("#daily-verdict")).to_have_text("Solved on try 2 of 3.")
    expect(page.locator("#daily-over")).to_be_focused()
    expect(page.locator(".print")).to_be_hidden()

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#copy-result").click()
    expect(page.locator("#notice")).to_contain_text("The result was copied.")
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[0] == f"📰 Penny Press · {shown} · 2/3"
    assert lines[2:] == ["⭐⭐⭐⭐⭐", page.url]

    page.go_back()
    expect(page.locator(".daily-standing")).to_have_text("Solved on try 2 of 3.")
    page.go_forward()
    expect(page.locator("#daily-verdict")).to_be_visible()
    page.locator("#deal-of-the-day").click()
    expect(page.locator("#banner")).to_be_visible()
    assert "#/table/" in page.url


def poor_page(brief: Brief) -> FrontPage:
    """The legal page that scores least, with the exclusive that the builder proposes."""
    pages = [page for page in front_page.outcomes(brief) if page.placed]
    return min(pages, key=lambda page: bill(brief, page_of(PageUnderWay(page.placed), brief)).total)
