"""The sources with copies of a title added to the catalogue, and their site."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

COPIED = ("pennypress", "static", "pages", "locale", "licences", "requirements")
"""The folders from which a site is built; files of the top folder are copied, too."""
MODEL = "copenhagen"


def with_copies(root: Path, target: Path, copies: int) -> None:
    """Write the sources of `root` into `target`, with that many copies of Copenhagen as further titles."""
    for name in COPIED:
        shutil.copytree(root / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file in root.iterdir():
        if file.is_file():
            shutil.copy(file, target)
    (target / "node_modules").symlink_to(root / "node_modules")
    folders = [f"{MODEL}_{number}" for number in range(1, copies + 1)]
    for folder in folders:
        _copy(target, folder)
    catalogue = target / "pennypress" / "games" / "__init__.py"
    text, last = catalogue.read_text(encoding="utf-8"), f'("{MODEL}", N_("Copenhagen")),'
    assert last in text
    listed = "".join([last, *(f'("{folder}", N_("Copenhagen")),' for folder in folders)])
    catalogue.write_text(text.replace(last, listed, 1), encoding="utf-8")


def _copy(root: Path, folder: str) -> None:
    """Copy the title under another name: its package, and its style sheets."""
    name, games = folder.replace("_", "-"), root / "pennypress" / "games"
    shutil.copytree(games / MODEL, games / folder)
    for file in (games / folder).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        text = text.replace(f"games.{MODEL}", f"games.{folder}").replace(f'"{MODEL}"', f'"{name}"')
        file.write_text(text, encoding="utf-8")
    for kind in ("", "-diagram"):
        css = root / "static" / "css"
        shutil.copy(css / f"{MODEL}{kind}.css", css / f"{name}{kind}.css")


def built(root: Path) -> Path:
    """The site built from these sources."""
    _python(root, "-m", "pennypress", "site")
    return root / "build" / "site"


def modules(root: Path, script: str) -> int:
    """The number of our modules that are imported once a script has run with these sources."""
    count = "import sys; print(sum(name.startswith('pennypress') for name in sys.modules))"
    return int(_python(root, "-c", f"{script}\n{count}").splitlines()[-1])


def _python(root: Path, *command: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, *command], cwd=root, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout
