"""The rules page as a reader has it: whole without a script, and with tables that can be played on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, ViewportSize, expect

from pennypress.games import rules_of

EXAMPLES = [example.name for example in rules_of("penny-press").examples()]
SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 390, "height": 844},
]

CUT = """(figures) => figures.flatMap((figure) => {
  const box = figure.getBoundingClientRect();
  const still = figure.querySelector(".still").shadowRoot;
  return [...still.querySelectorAll(".at-diagram *")]
    .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden, svg *"))
    .filter((each) => {
      const own = each.getBoundingClientRect();
      return own.width && (own.left < box.left || own.right > box.right || own.bottom > box.bottom);
    })
    .map((each) => `${figure.id}: ${each.className || each.tagName}`);
})"""
"""Whatever of a still sticks out of its figure."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_without_scripts_every_example_stands_there_and_nothing_is_cut(
    new_context: Callable[..., BrowserContext], site_url: str, size: ViewportSize
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.set_viewport_size(size)
    page.goto(f"{site_url}rules.html")
    for name in EXAMPLES:
        expect(page.locator(f"#example-{name} .penny-press")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    assert page.locator("figure").evaluate_all(CUT) == []


def live(page: Page, example: str) -> FrameLocator:
    """The frame of that example, scrolled to and alive."""
    element = page.locator(f"#example-{example} penny-press")
    element.scroll_into_view_if_needed()
    expect(page.locator(f"#example-{example} penny-press[live]")).to_be_visible(timeout=60_000)
    return element.frame_locator("iframe")


@pytest.mark.parametrize("size", SIZES[::3], ids=lambda size: f"{size['width']}")
def test_a_table_that_comes_alive_moves_nothing_below_it(
    page: Page, site_url: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page.goto(f"{site_url}rules.html")
    for name in ("claim", "times-page", "bonus-tie"):
        element = page.locator(f"#example-{name} penny-press")
        still = page.locator(f"#example-{name} .still").evaluate("still => still.offsetHeight")
        live(page, name)
        assert abs(element.evaluate("element => element.offsetHeight") - still) <= 2


def test_the_claim_of_the_rulebook_is_played_in_its_diagram(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}rules.html#claim")
    table = live(page, "claim")
    table.locator("#press").click()
    expect(table.locator("#mat-1 .score")).to_have_text("2")
    table.locator("#lay-out").click()
    table.locator("#print").click()
    expect(table.locator("#mat-0 .score")).to_have_text("12")


def test_the_rules_are_found_from_the_lobby_and_lead_back(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", name="How to play", level=1)).to_be_visible()
    page.get_by_role("link", name="At a glance").click()
    expect(page.locator("#arrow-table")).to_be_in_viewport()
    page.get_by_role("link", name="To the game").click()
    expect(page.locator("#new-game")).to_be_visible()
