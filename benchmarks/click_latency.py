"""Latency from a click to its paint, in Chromium, also with a throttled CPU.

python -m benchmarks.click_latency --slowed 1 4 --games 2 --sizes 390x844 1024x768

It plays games by clicks. Each click is timed from the input's time stamp: until the next paint, by the
browser (Event Timing, in steps of 8 ms), and until the frame is painted that shows what Python has drawn.
Prints the number of clicks, and the median and the 95th percentile of both for each kind of action. Chromium
slows the page only, not the worker in which Python runs.
"""

from __future__ import annotations

import argparse
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import Page, ViewportSize, sync_playwright

from benchmarks.clicked_games import GAMES, Clicker
from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find
from e2e.conftest import serving, wait_until_ready

SITE = Path(__file__).resolve().parents[1] / "build" / "site"
WATCH = """
() => {
  const INVISIBLE = ["data-in-flight", "inert"]; // a copy moves instead of the element; it cannot be used
  window.clicks = [];
  window.shown = [];
  const painted = () => new Promise((then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage("after this frame");
  }));
  addEventListener("click", async ({ timeStamp }) => {
    const change = async (records) => {
      if (records.every(({ attributeName }) => INVISIBLE.includes(attributeName))) return;
      await painted();
      window.shown.push(performance.now() - timeStamp);
    };
    const observer = new MutationObserver(change);
    observer.observe(document.getElementById("app"), { attributes: true, childList: true, subtree: true });
    do await painted(); while ("busy" in document.documentElement.dataset);
    observer.disconnect();
  }, true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click") window.clicks.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
}
"""


def report(title: str, took: dict[str, list[float]]) -> None:
    print(f"\n{title}\n{'action':20} {'clicks':>6} {'median':>8} {'95th':>8}")
    everything = [time for times in took.values() for time in times]
    for kind, times in [*sorted(took.items()), ("all", everything)]:
        p95 = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
        print(f"{kind:20} {len(times):6} {median(times):5.0f} ms {p95:5.0f} ms")


def measure(page: Page, url: str, title: str, slowed: float, games: int) -> Clicker:
    page.goto(url)
    wait_until_ready(page)
    page.evaluate(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    clicker = Clicker(page)
    for seed in range(games):
        GAMES[title](clicker, Random(seed))
        page.locator("#home").click()
        page.locator("#covers").wait_for()
    return clicker


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument(
        "--slowed", type=float, nargs="*", default=[1, 4], help="processor slowed so often"
    )
    arguments.add_argument("--games", type=int, default=2)
    arguments.add_argument("--titles", nargs="*", choices=GAMES, default=list(GAMES))
    arguments.add_argument("--sizes", nargs="*", default=["1024x768"], help="of the window")
    asked = arguments.parse_args()
    with contextmanager(serving)(SITE) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=QUIET)
        for title, size, slowed in product(asked.titles, asked.sizes, asked.slowed):
            width, height = map(int, size.split("x"))
            page = browser.new_page(viewport=ViewportSize(width=width, height=height))
            clicker = measure(page, url, title, slowed, asked.games)
            what = f"{title}, {size}, processor slowed {slowed:g} times"
            report(f"{what}: the next paint", clicker.took)
            report(f"{what}: the frame that shows what Python has drawn", clicker.shown)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
