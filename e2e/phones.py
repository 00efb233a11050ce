"""A phone with a touch screen, and what its screen really shows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from e2e.conftest import wait_until_ready
from e2e.penny_press_table import wait_until_drawn

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
UNSEEN = """(selectors) => {
  const INSET = 0.1;
  const seen = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [[0.5, 0.5], [INSET, INSET], [1 - INSET, INSET], [INSET, 1 - INSET], [1 - INSET, 1 - INSET]]
      .every(([across, down]) => {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        return hit && (each.contains(hit) || hit.contains(each));
      });
  };
  return selectors.filter((selector) => {
    const found = [...document.querySelectorAll(selector)];
    return !found.length || !found.every(seen);
  });
}"""
"""Finds selectors with an element that is off the screen, scrolled out of its row, or covered in part."""


@contextmanager
def phone(browser: Browser, arguments: dict[str, Any], site_url: str) -> Iterator[Page]:
    """The lobby on a phone."""
    held = {**arguments, "viewport": UPRIGHT, "has_touch": True, "is_mobile": True}
    with browser.new_context(**held) as context:
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        yield page


def unseen(page: Page, *selectors: str) -> list[str]:
    """The selectors of which something is not in sight, as the page is scrolled now."""
    found: list[str] = []
    for _ in range(20):  # what follows a drawing comes a few frames later
        wait_until_drawn(page)
        found = page.evaluate(UNSEEN, list(selectors))
        if not found:
            break
        page.wait_for_timeout(50)
    return found
