"""Latency from saving a source to the change on the page under `make dev`: Python, CSS, JavaScript.

python -m benchmarks.dev_server --rounds 7

It edits a copy of the sources, with a game open in Chromium, and waits for the change to be drawn. Prints the
number of rounds, the median and the maximum for each kind of source.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Page, ViewportSize, sync_playwright

from e2e import penny_press_table
from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find
from e2e.conftest import wait_until_ready
from e2e.dev_site import Edit, copied, served

LOG = "(document.querySelector('#log')?.textContent ?? '')"
PAPER = "getComputedStyle(document.documentElement).backgroundColor"
EDITS = {
    "a sentence in Python": (
        Edit("pennypress/app/**/*.py", 'labelled("log", _("Log"))', 'labelled("log", _("Chronicle"))'),
        f"{LOG}.includes('Chronicle')",
        f"{LOG}.includes('Log') && document.documentElement.dataset.ready === 'yes'",
    ),
    "a colour in CSS": (
        Edit("static/css/base.css", "--paper: #f4ecd8;", "--paper: rgb(1, 2, 3);"),
        f"{PAPER} === 'rgb(1, 2, 3)'",
        f"{PAPER} !== 'rgb(1, 2, 3)'",
    ),
    "a line of JavaScript": (
        Edit("static/js/bridge.js", "import {", 'document.documentElement.dataset.edited = "yes";\nimport {'),
        "document.documentElement.dataset.edited === 'yes' && Boolean(document.querySelector('#home'))",
        "!('edited' in document.documentElement.dataset) && document.documentElement.dataset.ready === 'yes'",
    ),
}
"""The edits, with conditions that detect each change and its reversal."""
REST = 2500
"""Milliseconds between two edits, in which text pages are rebuilt."""


def measure(page: Page, root: Path, rounds: int) -> dict[str, list[float]]:
    """Seconds per round, by edit."""
    took: dict[str, list[float]] = {kind: [] for kind in EDITS}
    for _ in range(rounds):
        for kind, (edit, seen, gone) in EDITS.items():
            start = perf_counter()
            edit.make(root)
            page.wait_for_function(seen, polling="raf")
            took[kind].append(perf_counter() - start)
            page.wait_for_timeout(REST)
            edit.back().make(root)
            page.wait_for_function(gone, polling="raf")
            page.wait_for_timeout(REST)
    return took


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--rounds", type=int, default=7)
    asked = arguments.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = copied(Path(folder) / "sources")
        browser = playwright.chromium.launch(executable_path=find(playwright), args=QUIET)
        # The page's policy forbids eval, which Playwright uses to wait.
        page = browser.new_page(viewport=ViewportSize(width=1024, height=768), bypass_csp=True)
        with served(root) as url:
            page.goto(url)
            wait_until_ready(page)
            penny_press_table.start_game(page, 3, "Ada", "Bo", "Cy")
            penny_press_table.wait_for_table(page)
            took = measure(page, root, asked.rounds)
        browser.close()
    print(f"{'saved until seen':24} {'edits':>5} {'median':>8} {'longest':>8}")
    for kind, times in took.items():
        print(f"{kind:24} {len(times):5} {median(times):6.2f} s {max(times):6.2f} s")


if __name__ == "__main__":
    main()
