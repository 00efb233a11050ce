"""The built site: every referenced file exists, under a name that changes with its content."""

import fnmatch
import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest

from pennypress.games import GAMES
from pennypress.site.build import build
from pennypress.site.compile_and_snapshot import Compiled, CompiledTitle
from pennypress.site.python_archive import NOT_IN_THE_PAGE, bundle
from pennypress.site.site_error import SiteError
from pennypress.site.trimmed_runtime import SERVED
from pennypress.site.vendored_files import VENDORED
from pennypress.site.wheel import wheel

ROOT = Path(__file__).resolve().parents[2]
BESIDE_A_MODULE = re.compile(r'new URL\("([^"]+)", new URL\("([^"]+)", import\.meta\.url\)')
"""An address, relative to that of a module, which is relative to the file that it has been joined into."""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Our own sources, with stand-ins for npm packages."""
    root = tmp_path / "sources"
    root.mkdir()
    for name in (
        "index.html",
        "LICENSE",
        "README.md",
        "package-lock.json",
        "pyproject.toml",
        "pyscript.toml",
    ):
        shutil.copy(ROOT / name, root)
    for name in ("static", "pages", "pennypress", "licences", "locale", "requirements"):
        shutil.copytree(ROOT / name, root / name)
    for vendored in VENDORED:
        for pattern in vendored.files:
            file = root / "node_modules" / vendored.package / pattern.replace("*", "x")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"{vendored.package} {pattern}")
    for name in SERVED:
        (root / "node_modules" / "pyodide" / name).write_text(f"trimmed {name}")
    about = {"info": {"python": "3.14.0", "platform": "emscripten_5_0_3"}}
    (root / "node_modules" / "pyodide" / "pyodide-lock.json").write_text(json.dumps(about))
    return root


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "build" / "site"


def as_it_is(code: bytes, root: Path) -> Compiled:
    """Stand-in for the compiler, because the npm packages are stand-ins too."""
    snapshot = gzip.compress(b"snapshot of " + hashlib.sha256(code).digest(), mtime=0)
    titles = {title: CompiledTitle(code, snapshot) for title in GAMES}
    return Compiled(code, b"library", titles, root / "node_modules" / "pyodide")


def no_faces(root: Path, vendor: Path) -> None:
    """Stand-in for the subsetting of the Japanese typeface."""
    (vendor / "japanese").mkdir()
    for weight in (400, 700):
        (vendor / "japanese" / f"shippori-mincho-{weight}.woff2").write_text("type")


def names_in(target: Path) -> set[str]:
    return {file.relative_to(target).as_posix() for file in target.rglob("*") if file.is_file()}


def test_everything_the_page_names_is_there(sources: Path, target: Path) -> None:
    build(sources, target, as_it_is, no_faces)
    named = re.compile(r"""(?:href|src|config)="(\./[^"]+)"|^"?(?:interpreter = ")?(\./[^"]+)""", re.M)
    css = re.compile(r"""url\("?(\.\.?/[^")]+)""")
    found = 0
    for file in [*target.glob("*.html"), *target.glob("static/css-*/*.css")]:
        text = file.read_text()
        for groups in [*named.findall(text), *((name,) for name in css.findall(text))]:
            name = "".join(groups)
            assert (file.parent / name.partition("#")[0]).is_file(), f"{file.name} names {name}"
            found += 1
    assert found > 12


def test_no_address_is_absolute(sources: Path, target: Path) -> None:
    build(sources, target, as_it_is, no_faces)
    for name in ("index.html", "embed.html"):
        assert not re.search(r"""["'(]/|https?://""", (target / name).read_text())


def test_the_same_sources_give_the_same_site(sources: Path, target: Path) -> None:
    build(sources, target, as_it_is, no_faces)
    first = {name: (target / name).read_bytes() for name in names_in(target)}
    build(sources, target, as_it_is, no_faces)
    assert {name: (target / name).read_bytes() for name in names_in(target)} == first


def test_changed_code_and_a_changed_runtime_get_new_names(sources: Path, target: Path) -> None:
    build(sources, target, as_it_is, no_faces)
    before = names_in(target)
    (sources / "pennypress" / "new.py").write_text('"""New."""\n')
    (sources / "node_modules" / "pyodide" / "pyodide.mjs").write_text("newer")
    build(sources, target, as_it_is, no_faces)
    gone = before - names_in(target)
    assert {re.sub(r"-[0-9a-f]{10}.*", "", name) for name in gone} == {
        "pennypress",
        "static/vendor/pyodide",
        *(f"static/{folder}/{title}" for title in GAMES for folder in ("titles", "snapshots")),
        "static/js",
        "files",
    }


def test_modules_are_joined_and_still_find_the_files_beside_them(sources: Path, target: Path) -> None:
    build(sources, target, as_it_is, no_faces)
    (scripts,) = target.glob("static/js-*")
    joined = {"bots/supervisor.js", "send-to-python.js", "python/snapshot.js", "python/digests.js"}
    assert not joined & {file.relative_to(scripts).as_posix() for file in scripts.rglob("*.js")}
    named = {
        (file.parent / module).parent / address
        for file in scripts.rglob("*.js")
        for address, module in BESIDE_A_MODULE.findall(file.read_text(encoding="utf-8"))
    }
    assert {file.name for file in named} >= {"worker.js", "pyodide.asm.wasm", "pyodide.data.wasm"}
    assert [file for file in named if not file.exists()] == []


def test_a_runtime_that_lacks_a_file_is_named(sources: Path, target: Path) -> None:
    (sources / "node_modules" / "pyodide" / "pyodide.asm.wasm").unlink()
    with pytest.raises(SiteError, match=r"pyodide has no pyodide\.asm\.wasm"):
        build(sources, target, as_it_is, no_faces)


def test_a_failed_build_leaves_the_last_one_standing(sources: Path, target: Path) -> None:
    build(sources, target, as_it_is, no_faces)
    before = names_in(target)
    shutil.rmtree(sources / "node_modules")
    with pytest.raises(SiteError):
        build(sources, target, as_it_is, no_faces)
    assert names_in(target) == before


def test_the_code_archive_holds_what_the_page_imports_and_no_more() -> None:
    with zipfile.ZipFile(io.BytesIO(bundle(wheel(ROOT)[1]))) as archive:
        names = set(archive.namelist())
    assert {"pennypress/__init__.py", "pennypress/browser/main.py"} <= names
    assert {"htpy/__init__.py", "markupsafe/__init__.py", "markupsafe/_native.py"} <= names
    assert {"htpy/LICENSE", "markupsafe/LICENSE.txt"} <= names
    assert not [name for name in names if "__pycache__" in name or name.endswith((".so", ".c"))]
    assert "pennypress/bots/worker_api.py" in names
    assert not [name for name in names if name.startswith(("pennypress/site", "pennypress/league"))]
    assert not [name for name in names if "/rules_page/" in name or name.endswith("/balance_counts.py")]


def test_what_is_left_out_of_the_code_archive_exists() -> None:
    with zipfile.ZipFile(io.BytesIO(wheel(ROOT)[1])) as file:
        assert [pattern for pattern in NOT_IN_THE_PAGE if not fnmatch.filter(file.namelist(), pattern)] == []
