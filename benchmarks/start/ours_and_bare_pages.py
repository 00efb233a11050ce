"""The measured pages: ours, and minimal pages with PyScript and Pyodide."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from e2e.penny_press_scenarios import GAME, busy, game_until
from pennypress.app.storage.save_format import INDEX, Saved, key_of, write, write_index
from pennypress.engine.table import RecordedTable

BARE_PYSCRIPT = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bare PyScript</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="./pyscript/core.css">
    <script type="module" src="./pyscript/core.js"></script>
  </head>
  <body>
    <p>Bare PyScript</p>
    <script type="py" config="./pyscript.toml">
      from pyscript import document; document.documentElement.dataset.ready = "yes"
    </script>
  </body>
</html>
"""
PYSCRIPT_TOML = 'interpreter = "./pyodide/pyodide.mjs"\n'

BARE_PYODIDE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bare Pyodide</title>
    <link rel="icon" href="data:,">
    <script type="module" src="./main.js"></script>
  </head>
  <body>
    <p>Bare Pyodide</p>
  </body>
</html>
"""
MAIN_JS = """import { loadPyodide } from "./pyodide/pyodide.mjs";

const pyodide = await loadPyodide();
pyodide.runPython(`from js import document; document.documentElement.dataset.ready = "yes"`);
"""

SCRIPTED = re.compile(
    r"<script\b.*?</script>|<mpy-config\b.*?</mpy-config>"
    r'|<link\b[^>]*\brel="(?:modulepreload|later)"[^>]*>'
    r'|<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:fetch|script)")[^>]*>',
    re.DOTALL,
)

TABLE = "measured"


@dataclass(frozen=True)
class Visited:
    """The address of a visit, and the click that tests whether the page responds: its target and effect."""

    path: str = ""
    click: str = ""
    shown: str = ""


@dataclass(frozen=True)
class Contestant:
    """A measured page: its folder, and the addresses and storage of a first and a returning visitor."""

    name: str
    folder: Path
    first: Visited = Visited()
    again: Visited = Visited()
    storage: dict[str, str] = field(default_factory=dict)
    until: str = "ready"
    """The end of the measurement: "ready", "live" (all diagrams) or "paint"."""


def ours(site: Path) -> Contestant:
    """A first visitor asks for a table for friends; a returning one opens the table and a story's choices."""
    return Contestant(
        "Penny Press",
        site,
        Visited("", "#friends-penny-press", "#new-game[open]"),
        Visited(f"#/table/{TABLE}", ".story-face", "#ring"),
        saved_table(),
    )


def saved_table() -> dict[str, str]:
    """The stored texts of a three-player game in progress."""
    return stored(RecordedTable.from_record(GAME, game_until(busy, 3, least=20)))


def stored(table: RecordedTable) -> dict[str, str]:
    """The texts that the browser stores for this table alone; its name in the address is TABLE."""
    saved = Saved("Measured", "2026-01-02T03:04:05+00:00", table)
    return {key_of(TABLE): write(saved), INDEX: write_index([TABLE])}


def bare_pyscript(packages: Path, target: Path) -> Contestant:
    """Standard PyScript with all plugins, and one line of Python."""
    copy_pyodide(packages, target)
    shutil.copytree(
        packages / "@pyscript" / "core" / "dist",
        target / "pyscript",
        ignore=shutil.ignore_patterns("*.map"),
    )
    (target / "index.html").write_text(BARE_PYSCRIPT, encoding="utf-8")
    (target / "pyscript.toml").write_text(PYSCRIPT_TOML, encoding="utf-8")
    return Contestant("bare PyScript", target)


def bare_pyodide(packages: Path, target: Path) -> Contestant:
    """Standard Pyodide without PyScript, and one line of Python."""
    copy_pyodide(packages, target)
    (target / "index.html").write_text(BARE_PYODIDE, encoding="utf-8")
    (target / "main.js").write_text(MAIN_JS, encoding="utf-8")
    return Contestant("bare Pyodide", target)


def without_scripts(site: Path, target: Path) -> Contestant:
    """Our page's HTML and style sheets, without scripts and their preloads."""
    shutil.copytree(site, target, dirs_exist_ok=True)
    page = target / "index.html"
    page.write_text(SCRIPTED.sub("", page.read_text(encoding="utf-8")), encoding="utf-8")
    return Contestant("the same HTML without scripts", target, until="paint")


def copy_pyodide(packages: Path, target: Path) -> None:
    """Copy the npm package without files that browsers never request."""
    shutil.copytree(
        packages / "pyodide", target / "pyodide", ignore=shutil.ignore_patterns("*.map", "*.d.ts", "*.html")
    )
