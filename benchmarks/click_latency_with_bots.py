"""Latency from a click to its paint, while a bot thinks in its worker and while none does.

python -m benchmarks.click_latency_with_bots --clicks 40

It opens and closes the choices of a story at a four-player table. The browser times every click (Event
Timing, in steps of 8 ms), alternating between an idle worker and one that thinks without end. Prints the
median and the 95th percentile of both.
"""

from __future__ import annotations

import argparse
import json
from statistics import median, quantiles

from playwright.sync_api import Page, ViewportSize, sync_playwright

from benchmarks.click_latency import SITE, WATCH
from benchmarks.clicked_games import Clicker
from e2e import penny_press_table
from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find
from e2e.conftest import serving, wait_until_ready
from e2e.penny_press_scenarios import busy, game_until, position_of

DESK = """async () => {
  window.desk = await import(document.querySelector("link[href*='/bots/supervisor.js']").href);
}"""
ASK = "([ticket, question]) => desk.think(ticket, question, 1e9)"
QUESTIONS = 200
"""Number of questions, more than can be answered during the measurement."""
TABLET: ViewportSize = {"width": 1024, "height": 768}
RECORD = game_until(busy, 4)


def think(page: Page) -> None:
    """Give the worker more than it can do, and wait until it is working."""
    position = position_of(RECORD)
    asked = {"game": position.game, "position": position.to_json(), "level": "publisher", "seconds": 1e6}
    for number in range(QUESTIONS):
        page.evaluate(ASK, [f"move:{number}", json.dumps(asked | {"seed": str(number)})])
    page.wait_for_timeout(3000)


def rest(page: Page) -> None:
    """Cancel all questions."""
    for number in range(QUESTIONS):
        page.evaluate("(ticket) => desk.drop(ticket)", f"move:{number}")


def measure(page: Page, clicks: int) -> None:
    clicker = Clicker(page)
    stories = [f"#story-{name}" for name in penny_press_table.look(page).stories]
    for _turn in range(2):
        for kind, begin in (("at rest", rest), ("thinking", think)):
            begin(page)
            for number in range(clicks // 2):
                clicker.click(kind, stories[number // 2 % len(stories)])
    rest(page)
    for kind, took in clicker.took.items():
        high = quantiles(took, n=20)[-1]
        print(f"{kind:9} {len(took):4} clicks  median {median(took):5.0f} ms  95 % {high:5.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--clicks", type=int, default=40)
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=QUIET)
        for url in serving(SITE):
            page = browser.new_page(viewport=TABLET)
            page.goto(url)
            wait_until_ready(page)
            penny_press_table.open_record(page, RECORD)
            page.evaluate(WATCH)
            page.evaluate(DESK)
            measure(page, given.clicks)
        browser.close()


if __name__ == "__main__":
    main()
