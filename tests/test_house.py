"""Rules of the house that no linter knows."""

import json
import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

import pennypress

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 400
SOURCES = sorted(
    file
    for pattern in ("pennypress/**/*.py", "static/css/*.css", "static/js/*.js")
    for file in ROOT.glob(pattern)
)


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_file_is_longer_than_one_can_read(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_every_dependency_is_pinned_exactly() -> None:
    runtime = json.loads((ROOT / "package.json").read_text())["dependencies"]
    assert [pin for pin in runtime.values() if not re.fullmatch(r"\d+\.\d+\.\d+", pin)] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pins = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    assert [pin for pin in pins if not re.fullmatch(r"[a-z-]+==[\d.]+", pin)] == []


def test_the_lock_file_matches_and_names_no_host_to_fetch_from() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    wanted = json.loads((ROOT / "package.json").read_text())
    assert lock[""]["dependencies"] == wanted["dependencies"]
    assert [name for name, entry in lock.items() if "resolved" in entry] == []
    assert [name for name, entry in lock.items() if name and "integrity" not in entry] == []


def test_there_is_one_version() -> None:
    assert json.loads((ROOT / "package.json").read_text())["version"] == pennypress.__version__


def test_ci_runs_what_people_run() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert lines[0].startswith("#!")
    assert lines[-1] == "exec make test"
