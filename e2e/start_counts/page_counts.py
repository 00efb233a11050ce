"""The page's part of a start, counted in the browser: what it requests and what it changes."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import Page

from benchmarks.start.ours_and_bare_pages import TABLE
from benchmarks.start.static_host import COMPRESSED
from e2e.conftest import wait_until_kept, wait_until_pictured, wait_until_ready
from e2e.start_counts.python_counts import stored_game
from e2e.wait_for_element import wait_for

SCRIPT = Path(__file__).with_name("page-counts.js").read_text(encoding="utf-8")
STORE = "(texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text))"


def first_visit(page: Page, site: Path, url: str) -> dict[str, int]:
    """The counts of a visit to the lobby, in a browser that has nothing of the site yet."""
    counts, requested = _opened(page, url)
    files = {site / path.lstrip("/") for path in ("index.html", *requested)}
    return counts | {"kilobytes": round(sum(_size_on_the_wire(file) for file in files) / 1000)}


def return_to_table(page: Page, url: str, title: str) -> dict[str, int]:
    """The counts of a return to a saved table, after a visit to the lobby and one to that table."""
    wait_until_kept(page)
    wait_for(page, "html[data-snapshot=kept]")
    page.evaluate(STORE, stored_game(title))
    table = f"{url}#/table/{TABLE}"
    before = page.context.new_page()
    before.goto(table)
    wait_until_ready(before)
    wait_until_kept(before)
    wait_until_pictured(before)  # last: each drawing takes its time until it can be left behind
    before.goto("about:blank")  # on leaving, the page stores the table as seen
    before.close()
    counts, _requested = _opened(page.context.new_page(), table)
    del counts[
        "other_files"
    ]  # whether the covers of the lobby behind the table are loaded is up to the browser
    return counts


def _opened(page: Page, url: str) -> tuple[dict[str, int], set[str]]:
    page.add_init_script(SCRIPT)
    page.goto(url)
    wait_until_ready(page)
    found = page.evaluate("startCounts()")
    requested = set[str](found["requested"])
    counts = {
        "scripts": sum(path.endswith((".js", ".mjs")) for path in requested),
        "style_sheets": sum(path.endswith(".css") for path in requested),
        "other_files": sum(not path.endswith((".js", ".mjs", ".css")) for path in requested),
        "changes": found["changes"],
    }
    return counts, requested


def _size_on_the_wire(file: Path) -> int:
    """The bytes of the file as a static host sends it."""
    content = file.read_bytes()
    return len(gzip.compress(content, 6, mtime=0) if file.suffix in COMPRESSED else content)
