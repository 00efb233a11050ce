"""The lobby with many saved tables: latency of a choice in its form, and the start of a returning visit.

make site && .venv/bin/python -m benchmarks.lobby_with_many_saves

Each size of shelf has a returning visitor. In each round all visitors return in turn: the start is timed
until a click in the form is shown, then choices are made, each timed from the click to the frame that shows
it. CPU time is that of the page's main thread.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, CDPSession, ViewportSize, sync_playwright

from benchmarks.lobby_with_many_saves.sample_shelves import shelf
from benchmarks.start.chromium_visits import ChromiumVisitor
from benchmarks.start.ours_and_bare_pages import Visited
from benchmarks.start.static_host import hosted
from benchmarks.start.wait_until_idle import wait_until_quiet
from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find
from e2e.conftest import wait_until_ready

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
TABLET = ViewportSize(width=1024, height=768)
CLICK = Visited("", "#friends-penny-press", "#new-game[open]")
AIM = 1.2
CHOOSE = """
(players) => new Promise((shown) => {
  const begun = performance.now();
  const painted = (call) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = call;
    port2.postMessage(0);
  });
  const look = () => {
    if (document.querySelectorAll(".seat").length === players) shown(performance.now() - begun);
    else painted(look);
  };
  document.getElementById(`players-${players}`).click();
  painted(look);
})
"""
Times = dict[str, list[float]]
"""Times in ms by kind of measurement."""


class Visitor:
    """A person with that many saved tables, in a browser with its own profile."""

    def __init__(self, context: BrowserContext, url: str, tables: int) -> None:
        self._context, self._url = context, url
        self._chromium = ChromiumVisitor(context)
        self.tables = tables
        self.times: Times = {}
        self._chromium.acquaint(url, Visited(), "ready", shelf(tables))
        self._chromium.visit(url, CLICK)  # stores the lobby's HTML for the next start

    def come_back(self, choices: int) -> None:
        """A visit that measures the start, and one that measures choices."""
        started = self._chromium.visit(self._url, CLICK)
        self._note("start", started.answered)
        self._note("start: processor", started.worked or 0)
        page = self._context.new_page()
        page.set_default_timeout(120_000)
        page.goto(self._url)
        wait_until_ready(page)
        page.evaluate(CHOOSE, 4)
        session = self._context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        for number in range(choices):
            before = _worked(session)
            self._note("choice", page.evaluate(CHOOSE, 3 if number % 2 == 0 else 4))
            self._note("choice: processor", _worked(session) - before)
        page.close()

    def _note(self, what: str, time: float) -> None:
        self.times.setdefault(what, []).append(time)


def _worked(session: CDPSession) -> float:
    """CPU time of the main thread so far, in ms."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) * 1000 for each in metrics if each["name"] == "ThreadTime")


def report(visitors: list[Visitor]) -> str:
    """The medians as a table, and the ratios of the largest shelf to the smallest."""
    heads = [f"{visitor.tables:,} tables" for visitor in visitors]
    lines = [f"| median, ms | {' | '.join(heads)} | last to first |", "| --- |" + " --- |" * (len(heads) + 1)]
    for what in visitors[0].times:
        medians = [median(visitor.times[what]) for visitor in visitors]
        ratio = medians[-1] / medians[0]
        verdict = f"{ratio:.2f} × ({'met' if ratio <= AIM else 'missed'})"
        lines.append(f"| {what} | {' | '.join(f'{each:.0f}' for each in medians)} | {verdict} |")
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.lobby_with_many_saves", description=(__doc__ or "").split(":")[0]
    )
    parser.add_argument("--site", type=Path, default=SITE, help="the built site")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[20, 150, 500, 1000], help="shelves to compare"
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often each visitor comes back (7)")
    parser.add_argument("--choices", type=int, default=3, help="choices in the form at each visit (3)")
    parser.add_argument(
        "--patience", type=float, default=10, help="seconds to wait for a quiet machine, each time (10)"
    )
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        host = stack.enter_context(hosted(asked.site.resolve()))
        visitors = []
        for tables in asked.tables:
            profile = stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
            context = playwright.chromium.launch_persistent_context(
                profile, executable_path=find(playwright), args=QUIET, viewport=TABLET
            )
            stack.callback(context.close)
            visitors.append(Visitor(context, host.url, tables))
        for number in range(asked.rounds):
            for visitor in visitors:
                wait_until_quiet(asked.patience)
                visitor.come_back(asked.choices)
            print(f"Round {number + 1} of {asked.rounds}", file=sys.stderr, flush=True)
    print(report(visitors))


if __name__ == "__main__":
    main()
