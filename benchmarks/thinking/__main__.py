"""Runs the same measurements in CPython and in Pyodide (under Node, with the site's archives).

make site && .venv/bin/python -m benchmarks.thinking --game copenhagen
"""

from __future__ import annotations

import json
import subprocess
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from benchmarks.thinking.measure import measure
from pennypress.__main__ import ROOT, SITE
from pennypress.games import GAMES
from pennypress.site.npm_install import node

HERE = Path(__file__).parent


def in_pyodide(game: str) -> dict[str, Any]:
    """The output of `pyodide.mjs` in this folder."""
    (archive,) = SITE.glob("pennypress-*.packed")
    (of_title,) = SITE.glob(f"static/titles/{game}-??????????.packed")
    runtime = ROOT / "node_modules" / "pyodide" / "pyodide.mjs"  # with the full standard library
    command = [
        *node(ROOT),
        str(HERE / "pyodide.mjs"),
        str(runtime),
        str(archive),
        str(of_title),
        str(HERE / "measure.py"),
        game,
    ]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.thinking")
    parser.add_argument("--game", choices=GAMES, default="penny-press")
    game = parser.parse_args().game
    for name, found in (("CPython", json.loads(measure(game))), ("Pyodide", in_pyodide(game))):
        print(f"{name} {found['python']}: {found['actions']:,.0f} random actions a second")
        for level in ("editor", "publisher"):
            each = found[level]
            print(
                f"  {level}: median {each['median'] * 1000:.0f} ms, longest {each['longest'] * 1000:.0f} ms"
                f" a thought; all thoughts {each['thought']}"
            )


if __name__ == "__main__":
    main()
