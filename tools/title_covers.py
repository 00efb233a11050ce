"""Draws the covers of the titles in the lobby: `.venv/bin/python tools/title_covers.py`.

A cover is part of a keepsake of a game between bots. The games are the same on every machine, so a cover
changes only with the bots or the drawing. Needs the packages of `tools/venv dev`, node_modules and Chromium,
as `make test` does; takes some minutes.
"""

from __future__ import annotations

import base64
import io
import sys
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from e2e.chromium_install import find  # noqa: E402
from pennypress.app.gallery.update import left_by  # noqa: E402
from pennypress.engine.table import RecordedTable  # noqa: E402
from pennypress.games import GAMES  # noqa: E402
from pennypress.league.match import Match, play, record  # noqa: E402
from pennypress.league.players import player  # noqa: E402

COVERS = ROOT / "static/covers"
FONTS = {
    "UnifrakturCook": "unifrakturcook",
    "League Gothic Print": "league-gothic",
    "Old Standard Print": "old-standard-tt",
}
STYLES = (("400", "normal"), ("400", "italic"), ("700", "normal"))
NAMES = ("Ada", "Ben", "Cleo", "Dora")
"""The players who are named in the pictures."""
WIDTH, HEIGHT = 600, 380
"""The size of a cover, in pixels: about twice that on the page, for sharp screens."""
QUALITY = 72


class Cover(NamedTuple):
    """A keepsake of a game, and the part of it that is shown: left, top and width in its units."""

    level: str
    players: int
    seed: str
    keepsake: int
    left: int
    top: int
    width: int


CHOSEN = {
    "penny-press": Cover("editor", 4, "a", 6, 0, 0, 1000),
    "copenhagen": Cover("editor", 4, "a", 0, 200, 128, 1000),
    "letterpress": Cover("publisher", 3, "a", 0, 0, 0, 1000),
    "penny-lane": Cover("reporter", 4, "b", 0, 230, 150, 940),
}


def main() -> None:
    COVERS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=["--no-sandbox"])
        for title, cover in CHOSEN.items():
            _draw(browser, _keepsake(title, cover), cover).save(
                COVERS / f"{title}.webp", quality=QUALITY, method=6
            )
            print(title, (COVERS / f"{title}.webp").stat().st_size, flush=True)
        browser.close()


def _keepsake(title: str, cover: Cover) -> str:
    match = Match(title, (player(cover.level),) * cover.players, cover.seed)
    played = record(match, play(match))
    people = tuple(
        replace(seat, name=name, bot="") for seat, name in zip(played.players, NAMES, strict=False)
    )
    table = RecordedTable.from_record(GAMES[title], replace(played, players=people))
    left = left_by(table.record, table.turns)
    assert left is not None
    return str(left.pieces[cover.keepsake].drawing())


def _draw(browser: Browser, drawing: str, cover: Cover) -> Image.Image:
    """The part of the drawing that the cover shows."""
    height = cover.width * HEIGHT / WIDTH
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.set_content(f"<style>{_faces()} body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    page.evaluate(
        """async (box) => {
            const svg = document.querySelector("svg");
            for (const [name, value] of Object.entries(box)) svg.setAttribute(name, value);
            await document.fonts.ready;
        }""",
        {
            "viewBox": f"{cover.left} {cover.top} {cover.width} {height}",
            "width": str(WIDTH),
            "height": str(HEIGHT),
            "preserveAspectRatio": "xMidYMin slice",
        },
    )
    found = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.close()
    return found


def _faces() -> str:
    """The fonts of keepsakes as style rules with the files inside."""
    rules = []
    for family, package in FONTS.items():
        for weight, style in STYLES:
            file = ROOT / f"node_modules/@fontsource/{package}/files/{package}-latin-{weight}-{style}.woff2"
            if file.exists():
                data = base64.b64encode(file.read_bytes()).decode()
                rules.append(
                    f"@font-face {{ font-family: '{family}'; font-weight: {weight}; font-style: {style};"
                    f" src: url(data:font/woff2;base64,{data}) }}"
                )
    return "\n".join(rules)


if __name__ == "__main__":
    main()
