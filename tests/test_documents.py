"""Documents refer to things that exist: files, links, functions, data attributes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
WITH_PATHS = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/data-attributes.md",
    "docs/glossary.md",
)
"""Documents in which every path in backticks is a path of the repository; `*` matches any name."""
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
MADE = ("build/", "node_modules/", ".venv/")
"""Folders that are not in the repository."""

BACKTICKS = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)")
PATH = re.compile(r"[\w.*-]+(/[\w.*-]+)*/?")
FILE = re.compile(r"\.(css|html|js|json|md|mjs|po|pot|py|svg|toml|txt|yml|yaml)$")
NAMED = re.compile(r"`([\w./-]+\.(?:py|js))` \(((?:`[\w.]+`(?:, )?)+)\)")
"""`path` (`function`, `Class.method`): names that are defined in the file before the parentheses."""

BRITISH = re.compile(
    r"\b(\w*(?:colour|harbour|neighbour|behaviour|favour|honour|rumour)\w*|(?:licence|defence)s?|centred?|grey|cancell(?:ed|ing)"
    r"|travell(?:ed|ing)|\w+(?:nised?|lysed?|lised?|gnise))\b",
    re.IGNORECASE,
)
"""Spellings that American English has not, except in names of code."""

PLACED = re.compile(r"((?:`[\w.]+`(?:, )?)+) in `([\w./*-]+\.(?:py|js))`")
"""`Name`, `Class.method` in `path`."""


# -- files and links


@pytest.mark.parametrize("document", WITH_PATHS)
def test_every_path_in_a_document_exists(document: str) -> None:
    paths = set(paths_in(text_of(ROOT / document)))
    assert paths
    assert sorted(path for path in paths if not any(ROOT.glob(path))) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(document: Path) -> None:
    links = LINK.findall(BACKTICKS.sub("", FENCED.sub("", document.read_text(encoding="utf-8"))))
    local = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in local if not leads_somewhere(document, link)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_documents_are_in_american_english(document: Path) -> None:
    prose = re.sub(r"https?://\S+|<[^>\n]*>", "", BACKTICKS.sub("", text_of(document)))
    assert BRITISH.findall(prose) == []


SOURCES = [
    file
    for pattern in (
        "pennypress/**/*.py",
        "static/**/*.js",
        "static/css/*.css",
        "types/*.d.ts",
        "types/worker/*.d.ts",
    )
    for file in sorted(ROOT.glob(pattern))
]
SOURCE_FILE = re.compile(r"(?<![\w.*<>{}-])(?:[\w.-]+/)*([\w-]+\.(?:py|js|css|mjs))\b(?![\w(])")
OF_OTHERS = {
    *("decoder.py", "django.py", "starlette.py", "html2htpy.py", "webloop.py", "_package_loader.py"),
    *("eslint.js", "hooks.js", "told.js"),
}
"""Files of libraries, and of examples."""
BUILT = {"digests.js", "titles.js", "core.js", "interact.min.js"}
"""Written or copied by the build."""


def test_every_source_file_that_a_source_or_a_document_names_exists() -> None:
    folders = ("pennypress", "static", "pages", "tests", "e2e", "tools", "benchmarks", "types")
    there = {file.name for folder in folders for file in (ROOT / folder).rglob("*.*")} | OF_OTHERS | BUILT
    lost = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in [*SOURCES, *DOCUMENTS, ROOT / "index.html"]
        for name in SOURCE_FILE.findall(FENCED.sub("", file.read_text(encoding="utf-8")))
        if name not in there
    ]
    assert lost == []


def test_every_file_that_the_makefile_runs_exists() -> None:
    names = re.findall(r"\b(?:tests|e2e|tools)/[\w/]+\.py", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert names
    assert [name for name in names if not (ROOT / name).is_file()] == []


def test_paths_are_told_from_other_words() -> None:
    text = "`a/b.py` and `x.md`, not `Page.draw`, `make test`, `#/replay/`, `and/or` [`c.py`](d/c.py)"
    assert list(paths_in(text)) == ["a/b.py", "x.md"]


def text_of(document: Path) -> str:
    """A document without code blocks and links. Targets of links are checked separately."""
    return LINK.sub("", FENCED.sub("", document.read_text(encoding="utf-8")))


def paths_in(text: str) -> Iterator[str]:
    """The text in backticks that looks like a path of the repository."""
    for word in BACKTICKS.findall(LINK.sub("", text)):
        folder, slash, _rest = word.partition("/")
        known = slash and ((ROOT / folder).is_dir() or word.endswith("/") or FILE.search(word))
        if PATH.fullmatch(word) and (known or FILE.search(word)) and not word.startswith(MADE):
            yield word.rstrip("/")


def leads_somewhere(document: Path, link: str) -> bool:
    """Whether the file exists and has the heading."""
    path, _hash, heading = link.partition("#")
    target = document.parent / path if path else document
    return target.exists() and (not heading or heading in anchors(target))


@cache
def anchors(document: Path) -> set[str]:
    """The anchors of its headings, as GitHub generates them."""
    titles = re.findall(r"^#+ (.*)$", FENCED.sub("", document.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


# -- functions


def test_every_function_that_the_architecture_names_exists() -> None:
    found = list(names_in((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")))
    assert len(found) > 60
    assert [f"{path} ({name})" for path, name in found if name not in defined_in(path)] == []


def test_every_name_that_the_glossary_finds_in_a_file_exists() -> None:
    places = [(names, path) for column in glossary() for names, path in PLACED.findall(column)]
    found = [(name, path) for names, path in places for name in BACKTICKS.findall(names)]
    assert len(found) > 50
    assert [(name, path) for name, path in found if not is_defined(name, path)] == []


def test_every_other_name_of_the_glossary_is_one_of_the_code() -> None:
    found = {name for column in glossary() for name in re.findall(r"`([A-Za-z_.]+)`", PLACED.sub("", column))}
    names = found - set(paths_in(" ".join(glossary())))
    assert len(names) > 50
    everywhere = ("pennypress/**/*.py", "static/js/**/*.js")
    assert sorted(name for name in names if not any(is_defined(name, path) for path in everywhere)) == []


def test_a_function_that_is_gone_is_noticed() -> None:
    found = list(names_in("`pennypress/app/update.py` (`update`, `no_such_function`)"))
    assert found == [("pennypress/app/update.py", "update"), ("pennypress/app/update.py", "no_such_function")]
    assert [name for path, name in found if name not in defined_in(path)] == ["no_such_function"]


def names_in(text: str) -> Iterator[tuple[str, str]]:
    """Every path with a name that the text says is defined there."""
    for path, names in NAMED.findall(re.sub(r"\s+", " ", text)):
        yield from ((path, name) for name in BACKTICKS.findall(names))


def glossary() -> list[str]:
    """The cells of the column 'In code'."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    return re.findall(r"^\|[^|]*\|[^|]*\|([^|]*)\|$", text, re.MULTILINE)


def is_defined(name: str, path: str) -> bool:
    """Whether one of these files defines it."""
    return any(name in defined_in(file.relative_to(ROOT).as_posix()) for file in ROOT.glob(path))


@cache
def defined_in(path: str) -> set[str]:
    """The functions, classes, methods (`Class.method`) and constants of a file."""
    source = (ROOT / path).read_text(encoding="utf-8")
    return set(of_python(ast.parse(source)) if path.endswith(".py") else of_javascript(source))


def of_python(tree: ast.Module | ast.ClassDef, owner: str = "") -> Iterator[str]:
    for node in tree.body:
        match node:
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                yield owner + name
            case ast.ClassDef(name):
                yield owner + name
                yield from of_python(node, f"{owner}{name}.")
            case ast.Assign([target]) | ast.AnnAssign(target):
                yield from (owner + each.id for each in ast.walk(target) if isinstance(each, ast.Name))
        if owner and isinstance(node, ast.FunctionDef) and node.name == "__init__":
            yield from (owner + name for name in re.findall(r"self\.(\w+) =", ast.unparse(node)))


def of_javascript(source: str) -> Iterator[str]:
    yield from re.findall(r"\b(?:function|class|const|let) (\w+)", source)


# -- attributes

ATTRIBUTES = ROOT / "docs" / "data-attributes.md"
ROW = re.compile(r"^\| `data-([a-z-]+)` \|([^|]*)\|([^|]*)\|[^|]*\|$", re.MULTILINE)
SOURCES = sorted(
    file
    for pattern in (
        "pennypress/**/*.py", "static/js/**/*.js", "static/css/**/*.css", "index.html", "pages/*.html",
    )
    for file in ROOT.glob(pattern)
)  # fmt: skip
WRITTEN = re.compile(r"(?<![\w-])data-([a-z]+(?:-[a-z]+)*)")
"""A data attribute in markup, selectors and comments."""
GIVEN = re.compile(r"""\bdata_([a-z_]+)=(?!=)|["']data_([a-z_]+)["']""")
"""A data attribute as a keyword of an htpy element."""
DATASET = re.compile(r"\bdataset\.([a-zA-Z]+)")


def test_the_document_has_every_data_attribute_and_no_other() -> None:
    used = set().union(*(attributes_of(file) for file in SOURCES))
    rows = [name for name, _set, _read in ROW.findall(ATTRIBUTES.read_text(encoding="utf-8"))]
    assert sorted(used - set(rows)) == []
    assert sorted(set(rows) - used) == []
    assert len(rows) == len(set(rows))


def test_who_is_said_to_set_or_read_an_attribute_does() -> None:
    wrong = [
        f"data-{name}: {path}"
        for name, *columns in ROW.findall(ATTRIBUTES.read_text(encoding="utf-8"))
        for path in paths_in(" ".join(columns))
        if not any(mentions(file, name) for file in ROOT.glob(path))
    ]
    assert wrong == []


def test_attributes_are_found_however_they_are_written() -> None:
    assert set(names_of('h.p(data_arrow_msg="x", **{"data_drag": ""}); f(data_x == 1)')) == {
        "arrow-msg",
        "drag",
    }
    assert set(names_of("root.dataset.sheetIs; [data-over] { --user-data-dir: 1 }")) == {"sheet-is", "over"}


@cache
def attributes_of(file: Path) -> set[str]:
    return set(names_of(file.read_text(encoding="utf-8")))


def names_of(source: str) -> Iterator[str]:
    """The data attributes in a source, without `data-`."""
    yield from WRITTEN.findall(source)
    yield from ("".join(found).replace("_", "-") for found in GIVEN.findall(source))
    yield from (
        re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name) for name in DATASET.findall(source)
    )


def mentions(file: Path, name: str) -> bool:
    """Whether it mentions that attribute in any form, such as `"thrown" in element.dataset`."""
    if name in attributes_of(file):
        return True
    text = file.read_text(encoding="utf-8")
    camel = re.sub("-(.)", lambda letter: letter[1].upper(), name)
    return "dataset" in text and re.search(rf"\b{camel}\b", text) is not None
