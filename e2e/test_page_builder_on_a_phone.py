"""The page builder on a phone: page, cuttings, score and the button that prints are in sight together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e import page_reading_player, penny_press_table
from e2e.penny_press_scenarios import game_until, in_builder
from e2e.phones import ON_ITS_SIDE, SMALL, UPRIGHT, phone, unseen
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.daily_brief import brief_of

SIZES = pytest.mark.parametrize("size", [UPRIGHT, SMALL, ON_ITS_SIDE], ids=["upright", "small", "side"])

FOOT = "(each) => parseFloat(getComputedStyle(each).paddingBottom)"
LITTLE = 20
LEFT_AND_WIDTH = "(each) => { const { left, width } = each.getBoundingClientRect(); return [left, width]; }"


@pytest.fixture(scope="module")
def shared(browser: Browser, browser_context_args: dict[str, Any], site_url: str) -> Iterator[Page]:
    with phone(browser, browser_context_args, site_url) as page:
        yield page


@SIZES
def test_each_placement_shows_what_it_is_worth_and_the_page_is_printed(
    shared: Page, size: ViewportSize
) -> None:
    page = shared
    page.set_viewport_size(size)
    penny_press_table.open_record(page, game_until(in_builder, 3, least=20))
    assert not unseen(page, "#front-page", "li:first-child > .cutting", "#print", ".print-points")
    expect(page.locator("#print")).to_be_disabled()
    assert not unseen(page, "#print-why")
    shown = [page.locator(".print-points").inner_text()]
    for spot in page_reading_player.best_page(page):
        penny_press_table.lay_out_by_taps(page, [spot])
        assert not unseen(page, "#print", ".print-points")
        shown.append(page.locator(".print-points").inner_text())
    assert len(set(shown)) == len(shown)
    best = page_reading_player.best_points(page)
    expect(page.locator(".print-points")).to_contain_text(f"{best} points")
    before = len(penny_press_table.record_of(page).actions)
    page.locator("#print").tap()
    expect(page.locator("#builder")).to_have_count(0)
    assert len(penny_press_table.record_of(page).actions) > before


@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "side"])
def test_where_nothing_is_printed_any_more_nothing_is_kept_free_for_the_bar(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str, size: ViewportSize
) -> None:
    with phone(browser, browser_context_args, site_url) as page:
        page.set_viewport_size(size)
        page.locator("#daily-penny-press").tap()
        expect(page.locator("#builder")).to_be_visible()
        best = front_page.best(brief_of(page.evaluate("new Date().toLocaleDateString('sv')")))
        penny_press_table.lay_out_by_taps(page, best.placed)
        page.locator("#print").tap()
        expect(page.locator("#daily-over")).to_be_attached()
        assert page.locator(".penny-press").evaluate(FOOT) < LITTLE
        left, width = page.locator(".print-bar").evaluate(LEFT_AND_WIDTH)
        assert [left, width] == page.locator(".bill table").evaluate(LEFT_AND_WIDTH)


def test_all_of_the_bill_can_be_scrolled_above_the_bar(shared: Page) -> None:
    page = shared
    page.set_viewport_size(UPRIGHT)
    penny_press_table.open_record(page, game_until(in_builder, 3, least=20))
    page.locator("#lay-out").tap()
    expect(page.locator(".bill .total").first).to_be_attached()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    bottom = page.locator("#circulation").evaluate("(each) => each.getBoundingClientRect().bottom")
    assert bottom <= page.locator(".print-bar").evaluate("(each) => each.getBoundingClientRect().top")
