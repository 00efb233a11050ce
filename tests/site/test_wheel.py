"""The wheel: contains all of our code, is reproducible, and depends on nothing else."""

import io
import os
import re
import shutil
import subprocess
import sys
import zipfile
from html import escape
from pathlib import Path

import pytest

from pennypress import __version__
from pennypress.site.site_error import SiteError
from pennypress.site.wheel import wheel

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    root = tmp_path / "sources"
    shutil.copytree(ROOT / "pennypress", root / "pennypress", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "static", root / "static", ignore=shutil.ignore_patterns("vendor"))
    for name in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, root)
    return root


def test_it_has_the_name_that_installers_read() -> None:
    assert wheel(ROOT)[0] == f"pennypress-{__version__}-py3-none-any.whl"


def test_it_holds_every_module_as_it_is(sources: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(wheel(sources)[1])) as file:
        held = {name: file.read(name) for name in file.namelist() if name.endswith(".py")}
    ours = {file.relative_to(sources).as_posix(): file.read_bytes() for file in sources.rglob("*.py")}
    assert held == ours


def test_type_checkers_find_that_it_has_types(sources: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(wheel(sources)[1])) as file:
        assert "pennypress/py.typed" in file.namelist()


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the unpacked wheel, as pip installs it."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(io.BytesIO(wheel(ROOT)[1])) as file:
        file.extractall(folder)
    return folder


def alone(unpacked: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python that has the unpacked wheel and no other package."""
    return installed(unpacked, "-S", *command)


def installed(unpacked: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python that has the unpacked wheel."""
    return subprocess.run(
        [sys.executable, "-W", "error", *command],
        cwd=unpacked.parent,
        env={"PYTHONPATH": str(unpacked), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_without_other_packages_the_session_of_the_readme_runs(unpacked: Path) -> None:
    run = "import doctest, pennypress; print(pennypress.__file__); print(doctest.testfile({!r}, {}))"
    ended = alone(
        unpacked,
        "-c",
        run.format(str(ROOT / "README.md"), "module_relative=False, optionflags=doctest.ELLIPSIS"),
    )
    where, results = ended.stdout.splitlines()
    assert Path(where).is_relative_to(unpacked)
    assert re.fullmatch(r"TestResults\(failed=0, attempted=\d\d.*\)", results)


def test_without_other_packages_the_league_plays(unpacked: Path) -> None:
    ended = alone(unpacked, "-m", "pennypress", "league", "cub", "reporter", "--games", "1", "--workers", "1")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Penny Press, 4 players: 1 games" in ended.stdout


SHOW = """
from pennypress.games import GAMES
print(GAMES["copenhagen"].new_position(2)._repr_html_())
"""


def test_a_notebook_finds_the_drawing_and_its_style_sheet_in_the_wheel(unpacked: Path) -> None:
    ended = installed(unpacked, "-c", SHOW)
    assert ended.stderr == ""
    assert ended.stdout.startswith("<div ")
    sheet = (unpacked / "pennypress" / "notebook" / "diagram.css").read_text(encoding="utf-8")
    assert escape(sheet, quote=False).strip() in ended.stdout.replace("&#34;", '"').replace("&#39;", "'")


def test_without_htpy_a_notebook_shows_no_html(unpacked: Path) -> None:
    ended = alone(unpacked, "-c", SHOW)
    assert (ended.stdout, ended.stderr) == ("None\n", "")


def test_it_does_not_depend_on_when_it_is_built(sources: Path) -> None:
    first = wheel(sources)
    for file in sources.rglob("*.py"):
        os.utime(file, (1_000_000_000, 1_000_000_000))
    assert wheel(sources) == first


def test_it_requires_nothing(sources: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(wheel(sources)[1])) as file:
        about = next(file.read(name).decode() for name in file.namelist() if name.endswith("METADATA"))
    required = [line for line in about.splitlines() if line.startswith("Requires-Dist")]
    assert [line for line in required if "extra ==" not in line] == []


def test_what_cannot_be_built_is_said_in_a_sentence(sources: Path) -> None:
    (sources / "pyproject.toml").write_text("[project\n")
    with pytest.raises(SiteError, match=r"(?s)The wheel could not be built \(see above\)\.$"):
        wheel(sources)
