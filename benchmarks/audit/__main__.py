"""Lighthouse on the lobby and the rules page, compared with a bare PyScript page: `make audit`.

python -m benchmarks.audit --runs 5

Pages are visited alternately, so that a slow period affects all of them; the medians go into docs/audit.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.audit.lighthouse import AIMS, CATEGORIES, Page
from benchmarks.start.ours_and_bare_pages import bare_pyscript
from benchmarks.start.static_host import hosted
from e2e import chromium_install
from pennypress.__main__ import ROOT, SITE
from pennypress.site.npm_install import fetch
from pennypress.site.site_error import SiteError

RECORD = ROOT / "docs" / "audit.md"
TEXT = """# Audits

`make audit` writes this page.

## Lighthouse

Lighthouse opens each page like a mid-range phone on a slow network (its default: processor slowed 4 times,
1.6 Mbit/s), on a host that compresses as GitHub Pages does. Performance varies with the machine and what else
it has to do. {day}, Lighthouse {lighthouse}, Chromium {chromium}, median of {runs}:

{table}

Performance points that the lobby loses:

{losses}

Reasons why accessibility or best practices of our pages are below 100:

{failures}

## axe-core

`make test-all` checks every screen with it, at 1024×768 and 390×844 (`e2e/test_screens.py`); any finding,
of any impact, fails the test.
"""
NOTHING = ["nothing"]


def audit(site: Path, runs: int) -> list[Page]:
    """The audited pages: the lobby first, the page for comparison last."""
    with sync_playwright() as playwright:
        browser = chromium_install.find(playwright)
    if browser is None:
        raise SiteError("Lighthouse needs Chromium or Chrome: install one, and try again.")
    with tempfile.TemporaryDirectory() as folder:
        bare = bare_pyscript(ROOT / "node_modules", Path(folder))
        with hosted(site) as ours, hosted(bare.folder) as theirs:
            pages = [
                Page("Lobby", ours.url, True, []),
                Page("Rules", f"{ours.url}rules.html", True, []),
                Page("Bare PyScript page", theirs.url, False, []),
            ]
            for number in range(runs):
                for page in pages:
                    print(f"{page.name}: {number + 1} of {runs}", flush=True)
                    page.visit(browser)
    return pages


def table(pages: Sequence[Page]) -> str:
    """The scores, with the times and bytes behind them."""
    heads = ["page", *(name.replace("-", " ") for name in CATEGORIES)]
    rows = [[*heads, "first paint", "largest paint", "blocked", "bytes"]]
    rows.append(["---", *["---:"] * (len(rows[0]) - 1)])
    for page in pages:
        times = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
        rows.append(
            [
                page.name,
                *(str(page.score(category)) for category in CATEGORIES),
                *(f"{page.measured(name) / 1000:.1f} s" for name in times),
                f"{page.measured('total-byte-weight') / 1e6:.1f} MB",
            ]
        )
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def record(pages: Sequence[Page]) -> str:
    """The page for docs."""
    lobby = pages[0]
    report = lobby.reports[0]
    agent = report["environment"]["hostUserAgent"]
    return TEXT.format(
        day=f"{date.today():%Y-%m-%d}",
        lighthouse=report["lighthouseVersion"],
        chromium=agent.partition("Chrome/")[2].partition(" ")[0],
        runs=f"{len(lobby.reports)} visits",
        table=table(pages),
        losses=listed([f"{title}: {points}" for points, title in sorted(lobby.losses(), reverse=True)]),
        failures=listed(sorted(found for page in pages if page.ours for found in page.failures())),
    )


def listed(lines: list[str]) -> str:
    return "\n".join(f"* {line}" for line in lines or NOTHING)


def main() -> int:
    """Run the audits and write the page; exit with an error if one of our pages misses an aim."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--site", type=Path, default=SITE, help="the built site")
    arguments.add_argument("--runs", type=int, default=5, help="how often each page is opened (5)")
    asked = arguments.parse_args()
    try:
        fetch(Path(__file__).parent)
        pages = audit(asked.site, asked.runs)
    except SiteError as error:
        print(error, file=sys.stderr)
        return 1
    RECORD.write_text(record(pages), encoding="utf-8")
    print(f"\n{table(pages)}\n\nWrote {RECORD.relative_to(ROOT)}")
    missed = [
        f"{page.name}: {name} is {page.score(name)}, not {aim}"
        for page in pages
        for name, aim in AIMS.items()
        if page.ours and page.score(name) < aim
    ]
    print("\n".join(missed), file=sys.stderr, end="\n" if missed else "")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
