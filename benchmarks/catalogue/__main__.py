"""Compares the site with one that has ten more titles: `python -m benchmarks.catalogue --rounds 7`.

For a player of Penny Press, at a first and at a returning visit: bytes and time until the table answers, and
the number of our Python modules that are imported by then.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from benchmarks.catalogue.larger_catalogue import built, modules, with_copies
from benchmarks.start.chromium_visits import Chromium
from benchmarks.start.ours_and_bare_pages import TABLE, Contestant, Visited, ours, saved_table
from benchmarks.start.report import milliseconds, spread, table
from benchmarks.start.visit_series import ALL, Runner

ROOT = Path(__file__).resolve().parents[2]
SERIES = [series for series in ALL if series.name in ("first", "returning")]
A_TABLE = Visited("", "#play-penny-press", "#penny-press .story-face")
"""A first visitor starts a game and sees the table."""
START = """
from pennypress.app.model import Environment
from pennypress.app.lobby.messages import StartGame
from pennypress.app.page.view import view
from pennypress.app.storage.messages import LockAnswered
from pennypress.app.update import init, update
here = Environment("2026-01-02T03:04:05+00:00", "fresh")
"""
MODULES = {
    "first": START
    + """
model, _ = init({}, "", here)
str(view(model))
model, _ = update(model, StartGame(), here)
str(view(model))
""",
    "returning": START
    + """
model, _ = init(%r, "#/table/%s", here)
model, _ = update(model, LockAnswered("%s", True), here)
str(view(model))
""",
}
"""What a visitor does until the table is drawn."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.catalogue", description=(__doc__ or "").split(":")[0]
    )
    parser.add_argument("--copies", type=int, default=10, help="titles to add (10)")
    parser.add_argument("--rounds", type=int, default=7, help="how often each site is visited (7)")
    parser.add_argument("--patience", type=float, default=10, help="seconds to wait for a quiet machine (10)")
    return parser.parse_args()


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    asked = arguments()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        larger = Path(folder)
        with_copies(ROOT, larger, asked.copies)
        roots = {"as it is": ROOT, f"with {asked.copies} more titles": larger}
        contestants = [contestant(name, built(root)) for name, root in roots.items()]
        runner = Runner(Chromium(playwright), asked.patience, say)
        rows = []
        for series in SERIES:
            visits = runner.run(series, contestants, asked.rounds)
            for name, root in roots.items():
                rows.append(
                    [
                        series.title,
                        name,
                        spread([visit.answered for visit in visits[name]]),
                        milliseconds(median(visit.worked or 0 for visit in visits[name])),
                        f"{median(visit.sent for visit in visits[name]):,.0f}",
                        str(modules(root, script(series.name))),
                    ]
                )
    print(table(["visit", "catalogue", "the table answers", "main thread’s work", "bytes", "modules"], rows))


def contestant(name: str, site: Path) -> Contestant:
    """A site under that name; a first visitor starts a game instead of staying in the lobby."""
    return replace(ours(site), name=name, first=A_TABLE)


def script(series: str) -> str:
    """The Python code that does what the visitor does."""
    if series == "returning":
        return MODULES[series] % (saved_table(), TABLE, TABLE)
    return MODULES[series]


if __name__ == "__main__":
    main()
