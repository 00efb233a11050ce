"""The scripts are checked by every tool, and what a tool finds is shown."""

import json
import re
import sys
from pathlib import Path

import pytest

from pennypress.site import lint_and_test_scripts
from pennypress.site.site_error import SiteError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for tool in (lint_and_test_scripts.ESLINT, lint_and_test_scripts.TSC):
        (tmp_path / tool).parent.mkdir(parents=True)
        (tmp_path / tool).write_text("")
    return tmp_path


def stand_in(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Replace Node by a Python script."""
    monkeypatch.setattr(lint_and_test_scripts, "node", lambda root, oldest: [sys.executable, "-c", script])


def test_a_tool_that_finds_something_is_named_and_all_others_run_too(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(
        monkeypatch,
        "import sys; open('ran', 'a').write('x')\nif '--project' in sys.argv: sys.exit('Not a number')",
    )
    with pytest.raises(SiteError, match=r"types \(tsconfig\.json\), types \(types/worker"):
        lint_and_test_scripts.check(root)
    assert capsys.readouterr().out.count("Not a number") == len(lint_and_test_scripts.PROJECTS)
    assert (root / "ran").read_text() == "x" * len(lint_and_test_scripts.steps(root))


def test_nothing_is_said_when_nothing_is_found(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch, "print('fine')")
    lint_and_test_scripts.check(root)
    assert capsys.readouterr().out == ""


def test_without_the_tools_a_sentence_says_where_they_come_from(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="pennypress site --tests"):
        lint_and_test_scripts.check(tmp_path)


def test_every_test_of_a_script_is_run() -> None:
    arguments = dict(lint_and_test_scripts.steps(ROOT))["tests"]
    assert {argument for argument in arguments if argument.endswith(".test.mjs")} == {
        file.relative_to(ROOT).as_posix() for file in ROOT.glob("tests/**/*.test.*js")
    }


def test_no_script_is_left_out_of_the_types() -> None:
    """Everything but workers belongs to the page's project; workers have their own. No file opts out."""
    page = json.loads((ROOT / "tsconfig.json").read_text(encoding="utf-8"))
    assert page["compilerOptions"]["strict"]
    assert page["include"] == ["static/js", "pennypress/site/dev/reload.js", "types/*.d.ts"]
    assert page["exclude"] == ["static/js/**/worker.js"]
    files = [file for folder in ("static", "pennypress") for file in sorted((ROOT / folder).rglob("*.js"))]
    assert files
    assert [
        file for file in files if re.search(r"@ts-|eslint-disable", file.read_text(encoding="utf-8"))
    ] == []


def test_types_are_told_in_words_that_the_build_does_not_take_for_imports() -> None:
    """modulepreload.py finds imports by text, so types are imported in comments through `types/`."""
    for file in sorted((ROOT / "static").rglob("*.js")):
        assert "@import" not in file.read_text(encoding="utf-8"), file
