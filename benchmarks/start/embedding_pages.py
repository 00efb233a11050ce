"""Third-party pages with one or ten diagrams, all in view."""

from __future__ import annotations

from pathlib import Path

from benchmarks.start.ours_and_bare_pages import Contestant
from e2e.penny_press_scenarios import GAME, busy, game_until
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.engine.table import RecordedTable

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A page with diagrams</title>
    <link rel="icon" href="data:,">
    <style>
      body {{ display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }}
      penny-press {{ height: 200px; overflow: hidden; }}
    </style>
    <script type="module" src="{house}embed.js"></script>
  </head>
  <body>
{diagrams}
  </body>
</html>
"""
ONE, TEN = "one embed", "ten embeds"


def embedding(house: str, target: Path) -> list[Contestant]:
    """The page with ten diagrams and the page with one; `house` is the address of our site."""
    positions = [diagram(number) for number in range(10)]
    return [
        page_with(TEN, positions, house, target / "ten"),
        page_with(ONE, positions[:1], house, target / "one"),
    ]


def page_with(name: str, positions: list[str], house: str, folder: Path) -> Contestant:
    folder.mkdir()
    diagrams = "\n".join(f'    <penny-press position="{position}"></penny-press>' for position in positions)
    (folder / "index.html").write_text(PAGE.format(house=house, diagrams=diagrams), encoding="utf-8")
    return Contestant(name, folder, until="live")


def diagram(number: int) -> str:
    """A three-player game in progress, different for each number."""
    record = game_until(busy, 3, seed=f"embed-{number}", least=20)
    return pack(Diagram.of(GAME, RecordedTable.from_record(GAME, record).position, record.players))
