"""The pages that are measured: ours, and the emptiest ones of PyScript and Pyodide."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from e2e.scenarios import GAME, busy, game_until
from pennypress.app.storage.save_format import INDEX, Saved, key_of, write, write_index
from pennypress.engine.table import Table

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
    """Where a visit goes, and the click that shows whether the page answers: on what, and what it brings."""

    path: str = ""
    click: str = ""
    shown: str = ""


@dataclass(frozen=True)
class Contestant:
    """A page: its folder, what a first and a returning visitor open, what the latter has in storage."""

    name: str
    folder: Path
    first: Visited = Visited()
    again: Visited = Visited()
    storage: dict[str, str] = field(default_factory=dict)
    until: str = "ready"
    """What is waited for: "ready", "live" (all diagrams in it) or "paint"."""


def ours(site: Path) -> Contestant:
    """A first visitor chooses five players; a returning one opens the table and asks what a story offers."""
    return Contestant(
        "Penny Press",
        site,
        Visited("", "#players-5", "#seat-4"),
        Visited(f"#/table/{TABLE}", ".story-face", "#ring"),
        saved_table(),
    )


def saved_table() -> dict[str, str]:
    """What the browser keeps of a 3-player game in full swing."""
    table = Table.lay_out(GAME, game_until(busy, 3, least=20))
    saved = Saved("Measured", "2026-01-02T03:04:05+00:00", table)
    return {key_of(TABLE): write(saved), INDEX: write_index([TABLE])}


def bare_pyscript(packages: Path, target: Path) -> Contestant:
    """PyScript as it comes, all its plugins with it, and one line of Python."""
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
    """Pyodide as it comes, without PyScript, and one line of Python."""
    copy_pyodide(packages, target)
    (target / "index.html").write_text(BARE_PYODIDE, encoding="utf-8")
    (target / "main.js").write_text(MAIN_JS, encoding="utf-8")
    return Contestant("bare Pyodide", target)


def without_scripts(site: Path, target: Path) -> Contestant:
    """Our page's HTML and style sheets, with no script and nothing asked for ahead for scripts."""
    shutil.copytree(site, target, dirs_exist_ok=True)
    page = target / "index.html"
    page.write_text(SCRIPTED.sub("", page.read_text(encoding="utf-8")), encoding="utf-8")
    return Contestant("the same HTML without scripts", target, until="paint")


def copy_pyodide(packages: Path, target: Path) -> None:
    """The npm package as it is, less what browsers never ask for."""
    shutil.copytree(
        packages / "pyodide", target / "pyodide", ignore=shutil.ignore_patterns("*.map", "*.d.ts", "*.html")
    )
