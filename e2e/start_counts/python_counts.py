"""Python's part of a start: imports, calls and elements, counted in Node with the site's own Python."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks.start.ours_and_bare_pages import TABLE, stored
from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from pennypress.site.npm_install import node

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("count-python-calls.mjs")
PLAYERS = 3
ACTIONS = 20
PAGE = 4 * 1024  # bytes


def first_visit(site: Path) -> dict[str, int]:
    """The counts of a first visit to the lobby."""
    return _counted(site, "first", "none", {})


def return_to_table(site: Path, title: str) -> dict[str, int]:
    """The counts of a return to a saved table of that title, and the size of its snapshot."""
    counts = _counted(site, "returning", title, stored_game(title))
    (file,) = site.glob(f"static/snapshots/{title}-*.bin")
    return counts | {"snapshot_pages": len(gzip.decompress(file.read_bytes())) // PAGE}


def stored_game(title: str) -> dict[str, str]:
    """The texts that the browser stores for a game of three in progress."""
    game = GAMES[title]
    seats = [Seat(f"Player {number}", emblem.name) for number, emblem in enumerate(game.emblems[:PLAYERS], 1)]
    table = RecordedTable.new(game, seats, "start", ())
    chance = Random("start")
    for _number in range(ACTIONS):
        table = table.apply(chance.choice(table.position.legal_actions()))
    return stored(table)


def _known(texts: dict[str, str]) -> dict[str, str]:
    """What the page tells Python at the start (`static/js/start-data.js`)."""
    fragment = f"#/table/{TABLE}" if texts else ""
    return {
        "texts": json.dumps(texts),
        "journal": "",
        "fragment": fragment,
        "language": "en",
        "site": "https://example.org/",
    }


def _counted(site: Path, visit: str, title: str, texts: dict[str, str]) -> dict[str, int]:
    with TemporaryDirectory() as folder:
        known = Path(folder) / "known.json"
        known.write_text(json.dumps(_known(texts)), encoding="utf-8")
        command = [*node(ROOT), str(SCRIPT), str(site), visit, title, str(known)]
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr[-2000:]
    counts: dict[str, int] = json.loads(answer.stdout)
    return counts
