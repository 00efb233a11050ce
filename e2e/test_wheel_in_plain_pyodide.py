"""Our wheel in a page with nothing but Pyodide: micropip installs it, and it plays, as a notebook would."""

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import ROOT, serving
from pennypress.site.wheel import wheel

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
MICROPIP = "micropip==0.11.1 --hash=sha256:768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"
"""The version in pyodide-lock.json, as on PyPI."""

PLAY = """
from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable, Table
from pennypress.games import GAMES

table = RecordedTable.new(GAMES["penny-press"], [Seat("Nellie", "sun"), Seat("Ida", "times")], "notebook")
while len(table.record.actions) < 40 and not table.position.is_over:
    table = table.apply(table.position.legal_actions()[-1])
told = table.record.dumps()
"""
INSTALL = """
import micropip
await micropip.install(wheel)
import sys
"""


@pytest.fixture
def micropip() -> Path:
    """The wheel of micropip, downloaded once with pip and cached in `build`."""
    folder = ROOT / "build" / "micropip"
    name = MICROPIP.split()[0].replace("==", "-") + "-py3-none-any.whl"
    if not (folder / name).is_file():
        folder.mkdir(parents=True, exist_ok=True)
        wanted = folder / "wanted.txt"
        wanted.write_text(MICROPIP)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
        # micropip runs in the page's Python, which may be newer than ours.
        there = [
            "--only-binary=:all:",
            "--python-version=3.14",
            f"--requirement={wanted}",
            f"--dest={folder}",
        ]
        answer = subprocess.run([*pip, *there], capture_output=True, text=True, check=False)
        if answer.returncode != 0:
            pytest.fail(f"pip could not fetch micropip, which this test needs once:\n{answer.stderr}")
    return folder / name


@pytest.fixture
def notebook_url(site: Path, micropip: Path, tmp_path: Path) -> Iterator[str]:
    """A page with Pyodide from npm, micropip and our wheel, and nothing else of ours."""
    runtime = ROOT / "node_modules" / "pyodide"
    for name in RUNTIME:
        shutil.copy(runtime / name, tmp_path)
    shutil.copy(micropip, tmp_path)
    lock = json.loads((runtime / "pyodide-lock.json").read_text())
    entry = lock["packages"]["micropip"]
    assert entry["file_name"] == micropip.name, "MICROPIP is not what this Pyodide goes with"
    entry["sha256"] = hashlib.sha256(micropip.read_bytes()).hexdigest()  # PyPI's file is not Pyodide's own
    (tmp_path / "pyodide-lock.json").write_text(json.dumps(lock))
    (tmp_path / "index.html").write_text('<!doctype html><link rel="icon" href="data:,">')
    shutil.copy(next(site.glob("*.whl")), tmp_path)
    yield from serving(tmp_path)


def test_a_notebook_installs_the_wheel_and_plays_as_we_do(page: Page, site: Path, notebook_url: str) -> None:
    page.goto(notebook_url)
    told = page.evaluate(
        """async ([url, wheel, code]) => {
            const { loadPyodide } = await import(url + "pyodide.mjs");
            const python = await loadPyodide({ packages: ["micropip"] });
            python.globals.set("wheel", wheel);
            await python.runPythonAsync(code);
            return [python.globals.get("told"), python.runPython("'htpy' in sys.modules")];
        }""",
        [notebook_url, notebook_url + next(site.glob("*.whl")).name, INSTALL + PLAY],
    )
    here: dict[str, Any] = {}
    exec(PLAY, here)
    assert told == [here["told"], False]
    assert len(json.loads(here["told"])["actions"]) > 20


def test_the_site_carries_the_wheel_of_its_own_sources(site: Path) -> None:
    name, content = wheel(ROOT)
    assert (site / name).read_bytes() == content
