"""Waiting for an element without Playwright's growing pauses between two looks, up to a second each."""

import contextlib

from playwright.sync_api import Error, Page, expect

PATIENCE = 60_000
"""Timeout in milliseconds."""
APPEARS = """async ([selector, patience]) => {
  const late = performance.now() + patience;
  while (!document.querySelector(selector) && performance.now() < late) {
    await new Promise((then) => setTimeout(then, 20));
  }
}"""


def wait_for(page: Page, selector: str) -> None:
    """Wait until the page has an element that matches this CSS selector; the page may be loaded again."""
    with contextlib.suppress(Error):
        page.evaluate(APPEARS, [selector, PATIENCE])
    expect(page.locator(selector).first).to_be_attached(timeout=PATIENCE)
