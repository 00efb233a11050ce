"""Latency from a click to its paint, in Chromium, also with a throttled CPU.

python -m benchmarks.click_latency --slowed 1 4 --games 2

It plays games by clicks. Each click is timed from the input's time stamp: until the next paint, by the
browser (Event Timing, in steps of 8 ms), and until the frame is painted that shows what Python has drawn.
Prints the number of clicks, and the median and the 95th percentile of both for each kind of action. Chromium
slows the page only, not the worker in which Python runs.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import Page, ViewportSize, sync_playwright

from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find
from e2e.conftest import serving, wait_until_ready

SITE = Path(__file__).resolve().parents[1] / "build" / "site"
WATCH = """
() => {
  window.clicks = [];
  window.shown = [];
  const painted = () => new Promise((then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage("after this frame");
  }));
  addEventListener("click", async ({ timeStamp }) => {
    const change = async () => {
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
FAST = 8.0
"""Duration in ms used for clicks that the browser does not report: its threshold is 16 ms, its step 8 ms."""


class Clicker:
    """Clicks elements, and records the duration of each click."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.took: dict[str, list[float]] = defaultdict(list)
        self.shown: dict[str, list[float]] = defaultdict(list)

    def click(self, kind: str, selector: str) -> None:
        self.page.evaluate("window.clicks.length = window.shown.length = 0")
        self.page.locator(selector).first.click()
        # Event Timing reports with a delay.
        self.page.wait_for_timeout(120)
        reported = self.page.evaluate("window.clicks")
        self.took[kind].append(max(reported, default=FAST))
        self.shown[kind].append(max(self.page.evaluate("window.shown"), default=FAST))

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0


def play(clicker: Clicker, seed: int) -> None:
    """A whole three-player game by random clicks, with a preference for going to press."""
    rng = Random(seed)
    page = clicker.page
    page.locator("#friends-penny-press").click()
    page.locator("#start").click()
    page.locator("#beats").wait_for()
    while not clicker.has("#ending"):
        if clicker.has("#builder"):
            clicker.click("take a story", ".tray .cutting")
            clicker.click("turn it", "#turn-story:enabled, #put-back")
            clicker.click("lay out for me", "#lay-out")
            clicker.click("print", "#print")
        elif clicker.has("#press:enabled") and rng.random() < 0.4:
            clicker.click("go to press", "#press")
        elif clicker.has("#hold:enabled"):
            clicker.click("hold", "#hold")
        else:
            assign(clicker, rng)
            if rng.random() < 0.1:
                clicker.click("undo", "#undo")
                clicker.click("redo", "#redo")


def assign(clicker: Clicker, rng: Random) -> None:
    """Open a story's choices and take one; any that moves a reporter is fine."""
    stories = clicker.page.locator(".story-face")
    name = stories.nth(rng.randrange(stories.count())).get_attribute("id")
    clicker.click("open a story", f"#{name}")
    if clicker.has("[id^=choice-send]"):
        clicker.click("send a reporter", "[id^=choice-send]")
    elif clicker.has("[id^=choice-here], [id^=choice-recall]"):
        clicker.click("move a reporter", "[id^=choice-here], [id^=choice-recall]")
    else:
        clicker.click("close the choices", "#ring-close")


def report(title: str, took: dict[str, list[float]]) -> None:
    print(f"\n{title}\n{'action':20} {'clicks':>6} {'median':>8} {'95th':>8}")
    everything = [time for times in took.values() for time in times]
    for kind, times in [*sorted(took.items()), ("all", everything)]:
        p95 = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
        print(f"{kind:20} {len(times):6} {median(times):5.0f} ms {p95:5.0f} ms")


def measure(page: Page, url: str, slowed: float, games: int) -> Clicker:
    page.goto(url)
    wait_until_ready(page)
    page.evaluate(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    clicker = Clicker(page)
    for seed in range(games):
        play(clicker, seed)
        page.locator("#home").click()
        page.locator("#covers").wait_for()
    return clicker


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument(
        "--slowed", type=float, nargs="*", default=[1, 4], help="processor slowed so often"
    )
    arguments.add_argument("--games", type=int, default=2)
    asked = arguments.parse_args()
    with contextmanager(serving)(SITE) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=QUIET)
        for slowed in asked.slowed:
            page = browser.new_page(viewport=ViewportSize(width=1024, height=768))
            clicker = measure(page, url, slowed, asked.games)
            report(f"Processor slowed {slowed:g} times: the next paint", clicker.took)
            report("The frame that shows what Python has drawn", clicker.shown)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
