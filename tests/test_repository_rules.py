"""Rules of this repository that no linter checks."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import pennypress
from pennypress.games import FOLDERS, GAMES

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 400
SOURCES = sorted(
    file
    for pattern in ("pennypress/**/*.py", "static/css/*.css", "static/js/**/*.js")
    for file in ROOT.glob(pattern)
)


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_file_is_longer_than_one_can_read(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_every_dependency_is_pinned_exactly() -> None:
    packages = json.loads((ROOT / "package.json").read_text())
    npm = [*packages["dependencies"].values(), *packages["devDependencies"].values()]
    assert [pin for pin in npm if not re.fullmatch(r"\d+\.\d+\.\d+", pin)] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pins = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    assert [pin for pin in pins if not re.fullmatch(r"[a-z-]+==[\d.]+(; [^;]+)?", pin)] == []


def test_the_lock_file_matches_and_names_no_host_to_fetch_from() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    wanted = json.loads((ROOT / "package.json").read_text())
    for kind in ("dependencies", "devDependencies"):
        assert lock[""][kind] == wanted[kind]
    assert [name for name, entry in lock.items() if "resolved" in entry] == []
    assert [name for name, entry in lock.items() if name and "integrity" not in entry] == []


def test_there_is_one_version() -> None:
    assert json.loads((ROOT / "package.json").read_text())["version"] == pennypress.__version__


def test_the_changelog_knows_the_version() -> None:
    """Its latest release is this version, or the coming one that it announces at the top is."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    latest = re.search(r"^## \[(\d[^\]]*)\]", text, re.MULTILINE)
    coming = re.search(
        r"^## \[Unreleased\]\n\nThe \w+ release is going to be (\S+)\.(?: |$)", text, re.MULTILINE
    )
    assert pennypress.__version__ in {found[1] for found in (latest, coming) if found}


def test_ci_runs_what_people_run() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert lines[0].startswith("#!")
    assert lines[-1] == "exec make test"


# -- code about a single title is in its folder only

LAYERS_WITHOUT_TITLES = ("engine", "components", "bots", "app", "browser")
NAMESAKE = "penny-press"
"""The title with the same name as the whole project, whose name is no evidence."""
MODULES = sorted(ROOT.glob("pennypress/**/*.py"))


@pytest.mark.parametrize("layer", LAYERS_WITHOUT_TITLES)
def test_layers_for_every_title_name_none(layer: str) -> None:
    """Code shared by titles neither imports a title nor mentions it."""
    files = sorted((ROOT / "pennypress" / layer).rglob("*.py"))
    assert files
    assert [found for file in files for found in titles_named(file.read_text(encoding="utf-8"))] == []


def test_what_the_page_does_in_javascript_names_no_title() -> None:
    files = sorted((ROOT / "static" / "js").rglob("*.js"))
    assert files
    assert [found for file in files for found in titles_named(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_nothing_is_decided_by_the_name_of_a_title(file: Path) -> None:
    assert list(decisions_by_name(ast.parse(file.read_text(encoding="utf-8")))) == []


def test_a_title_that_is_named_is_noticed() -> None:
    """The tests above can fail."""
    named = "from pennypress.games.copenhagen import x\nfrom pennypress.games.penny_press import y"
    assert len(titles_named(named)) == 2
    assert len(titles_named("from pennypress.games import penny_press")) == 1
    assert titles_named("The Penny Press, a page of which Copenhagen's players know") == ["Copenhagen"]
    decided = (
        "if game.name == 'copenhagen': pass\nmatch name:\n    case 'penny-press': pass\nx = 'copenhagen'"
    )
    assert list(decisions_by_name(ast.parse(decided))) == ["copenhagen", "penny-press"]


def titles_named(text: str) -> list[str]:
    """Places where the text mentions a title of the catalogue."""
    words = []
    for folder, game in zip(FOLDERS, GAMES.values(), strict=True):
        words.append(rf"games(?:\.| import .*){folder}")
        if game.name != NAMESAKE:
            words += [rf"(?i:{word})" for word in (game.name, folder, game.title)]
    return re.findall(rf"\b(?:{'|'.join(words)})\b", text)


def decisions_by_name(tree: ast.AST) -> Iterator[str]:
    """Names of titles in comparisons and as keys of choices."""
    for node in ast.walk(tree):
        deciding: list[ast.expr | None] = []
        match node:
            case ast.Compare(left, _, others):
                deciding = [left, *others]
            case ast.MatchValue(value):
                deciding = [value]
            case ast.Dict(keys):
                deciding = list(keys)
        parts = chain.from_iterable(ast.walk(each) for each in deciding if each is not None)
        constants = (part.value for part in parts if isinstance(part, ast.Constant))
        yield from (value for value in constants if isinstance(value, str) and value in GAMES)
