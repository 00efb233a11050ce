"""Measures the start: `python -m benchmarks.start --rounds 7`; see `--help`."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Playwright, sync_playwright

from benchmarks.start import report
from benchmarks.start.chromium_visits import Chromium
from benchmarks.start.compared_pages import ComparedPages
from benchmarks.start.timeline_as_text import describe
from benchmarks.start.visit_result import Browser
from benchmarks.start.visit_series import ALL, Runner, Series, Visits
from benchmarks.start.webdriver_visits import Driven
from e2e.browser_engines import ENGINES

ROOT = Path(__file__).resolve().parents[2]
NAMES = [series.name for series in ALL]
PAINT_ROUNDS = 3
"""Factor for the rounds that measure the first paint, which varies more and takes less time."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.start", description=(__doc__ or "").split(":")[0]
    )
    parser.add_argument("--site", type=Path, default=ROOT / "build" / "site", help="the built site")
    parser.add_argument("--rounds", type=int, default=7, help="how often each page is visited (7)")
    parser.add_argument(
        "--only", nargs="+", choices=NAMES, default=NAMES, metavar="NAME", help=", ".join(NAMES)
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=10,
        help="seconds to wait, before each visit, for a quiet machine (10)",
    )
    parser.add_argument("--json", type=Path, help="write every visit there")
    parser.add_argument("--describe", action="store_true", help="measure nothing: tell how one start goes")
    return parser.parse_args()


def say(text: str) -> None:
    """Print a progress message."""
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    asked = arguments()
    chosen = [series for series in ALL if series.name in asked.only and available(series)]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browsers = all_browsers(playwright)
        runners = {name: Runner(browser, asked.patience, say) for name, browser in browsers.items()}
        compared = ComparedPages(asked.site.resolve(), ROOT / "node_modules", Path(folder))
        if asked.describe:
            for series in chosen:
                if series.who == "pages":
                    print(describe(series, runners[series.engine], compared.ours))
            return
        measured: dict[str, Visits] = {}
        for series in chosen:
            rounds = asked.rounds * (PAINT_ROUNDS if series.who == "paint" else 1)
            with compared.among(series.who) as pages:
                measured[series.name] = runners[series.engine].run(series, pages, rounds)
            print(report.series(series.title, measured[series.name]) + "\n", flush=True)
            if asked.json:
                asked.json.write_text(json.dumps(measured, default=asdict), encoding="utf-8")
    print(report.aims(measured))


def all_browsers(playwright: Playwright) -> dict[str, Browser]:
    """The browsers by name of the engine. Chromium is run by Playwright, which can throttle it."""
    others = {name: Driven(engine) for name, engine in ENGINES.items()}
    return {**others, "chromium": Chromium(playwright)}


def available(series: Series) -> bool:
    """Whether the browser is available; if not, print a message."""
    missing = ENGINES[series.engine].missing()
    if missing:
        say(f"Left out, since {missing.reason}: {series.title}")
    return not missing


if __name__ == "__main__":
    main()
