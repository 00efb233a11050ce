"""From opening the page to a page that answers, in real Chromium: a first visit and the one after it.

    python -m benchmarks.boot build/site another/site

Sites given side by side are opened in turn, so that a slow minute slows them all.
"""

from __future__ import annotations

import argparse
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.chromium import find
from e2e.conftest import QUIET, serving

READY = "document.documentElement.dataset.ready === 'yes'"


def opened(page: Page, url: str) -> float:
    """Seconds until Python has set up the page."""
    start = perf_counter()
    page.goto(url)
    page.wait_for_function(READY, polling=20, timeout=60_000)
    return perf_counter() - start


def visit(browser: Browser, url: str) -> tuple[float, float]:
    """A first visit, with nothing kept, and a second one."""
    context = browser.new_context()
    page = context.new_page()
    times = opened(page, url), opened(page, url)
    context.close()
    return times


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("sites", type=Path, nargs="*", default=[Path("build/site")])
    arguments.add_argument("--rounds", type=int, default=7)
    asked = arguments.parse_args()
    with ExitStack() as stack, sync_playwright() as playwright:
        urls = [stack.enter_context(contextmanager(serving)(site)) for site in asked.sites]
        browser = playwright.chromium.launch(executable_path=find(playwright), args=[*QUIET, "--no-sandbox"])
        visits = [[visit(browser, url) for url in urls] for _ in range(asked.rounds)]
        browser.close()
    for site, times in zip(asked.sites, zip(*visits, strict=True), strict=True):
        first, second = (median(each) for each in zip(*times, strict=True))
        print(f"{site}: first visit {first:.2f} s, second visit {second:.2f} s")


if __name__ == "__main__":
    main()
