"""Prints the counts of today's site for `budget.toml`: `python -m e2e.start_counts`."""

from __future__ import annotations

import argparse
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from benchmarks.start.static_host import hosted
from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find
from e2e.start_counts import page_counts, python_counts
from pennypress.games import GAMES


def main() -> None:
    """Print a table of the file for each kind of visit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--site", type=Path, default=python_counts.ROOT / "build" / "site", help="the built site"
    )
    site = parser.parse_args().site
    tables = {"python.first": python_counts.first_visit(site)}
    tables |= {f"python.{title}": python_counts.return_to_table(site, title) for title in GAMES}
    with hosted(site) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=QUIET)
        page = browser.new_context(viewport=ViewportSize(width=1024, height=768)).new_page()
        tables["page.first"] = page_counts.first_visit(page, site, host.url)
        tables["page.penny-press"] = page_counts.return_to_table(page, host.url, "penny-press")
        browser.close()
    for name, counts in tables.items():
        print(f"[{name}]", *(f"{key} = {count}" for key, count in counts.items()), "", sep="\n")


if __name__ == "__main__":
    main()
