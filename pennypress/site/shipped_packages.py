"""The parts of the site with licences and hashes, for the licences page and the SBOM.

Licence texts come from the npm packages and the installed Python packages. Those of parts without one are in
the folder `licences`.
"""

from __future__ import annotations

import importlib.metadata
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import pennypress
from pennypress.site.lock_files import Hash, Locked, npm_packages, python_packages
from pennypress.site.python_archive import LIBRARIES
from pennypress.site.site_error import SiteError
from pennypress.site.vendored_files import VENDORED

PYODIDE = "pyodide"
PYSCRIPT = "@pyscript/core"


class Part(NamedTuple):
    """A part of the site."""

    name: str
    version: str
    terms: str
    """The SPDX identifier of the licence; its name if it has none."""
    text: str
    purl: str
    """The package URL."""
    hashes: tuple[Hash, ...] = ()
    """Hashes of its archives from the lock file; one of them is that of the archive used."""
    has_spdx: bool = True
    """Whether SPDX lists the licence."""


class Linked(NamedTuple):
    """A library linked into Pyodide's files."""

    name: str
    terms: str
    file: str
    """The name of its licence file in `licences`, also used in its package URL."""
    version: re.Pattern[bytes] | None = None
    """The pattern of its version in Pyodide's WebAssembly file, if it is there."""


IN_PYODIDE = (
    Linked("CPython", "PSF-2.0", "python"),
    Linked("HACL*", "MIT", "hacl-star"),
    Linked("libmpdec", "BSD-2-Clause", "libmpdec"),
    Linked("Expat", "MIT", "expat", re.compile(rb"\bexpat_([\d.]+)")),
    Linked("zlib", "Zlib", "zlib", re.compile(rb" deflate ([\d.]+) Copyright")),
    Linked("bzip2", "bzip2-1.0.6", "bzip2", re.compile(rb"\0([\d.]+), \d+-\w+-\d{4}\0")),
    Linked("XZ Utils (liblzma)", "0BSD", "xz"),
    Linked("Zstandard", "BSD-3-Clause", "zstd"),
    Linked("SQLite", "blessing", "sqlite"),
    Linked("libffi", "MIT", "libffi"),
    Linked("musl", "MIT", "musl"),
    Linked("Emscripten", "MIT", "emscripten"),
    Linked("error-stack-parser", "MIT", "error-stack-parser"),
)
"""Found in Pyodide's files by name, because its package lists none of them."""

WITHOUT_TEXT = {"pyodide": "pyodide", "codedent": "isc", "to-json-callback": "isc"}
"""npm packages that name a licence but do not contain its text; by its file in `licences`."""

IN_A_PACKAGE = re.compile(r"^(?:\.\./)*((?:node_modules/(?:@[^/]+/)?[^/]+/)+)")


def penny_press(root: Path) -> Part:
    """Our own code and pictures."""
    version = pennypress.__version__
    # "generic" because it is on no index: there, a package of that name would be another project's.
    return Part(
        "Penny Press", version, "MIT", read(root / "LICENSE"), purl("generic", "penny-press", version)
    )


def python_parts(root: Path) -> Iterator[Part]:
    """The libraries in the archive of code. Raises SiteError for one without a licence, or not as locked."""
    locked = python_packages(root)
    for name in LIBRARIES:
        about = importlib.metadata.metadata(name)
        version = about["Version"]
        if version != locked[name].version:
            raise SiteError(
                f"{name} {version} is installed and {locked[name].version} locked: run tools/venv."
            )
        texts = [
            text
            for file in importlib.metadata.files(name) or ()
            if file.name.startswith("LICENSE") and (text := read(Path(str(file.locate()))))
        ]
        if not texts:
            raise SiteError(f"The Python package {name} brings no licence.")
        terms, text = about["License-Expression"], "\n\n".join(texts)
        yield Part(about["Name"], version, terms, text, purl("pypi", name, version), locked[name].hashes)


def word_lists(root: Path) -> Iterator[Part]:
    """What the word list of Letterpress is made from (`tools/letterpress_words.py`)."""
    folder = root / "pennypress/games/letterpress/words"
    for name, version in (("SCOWL", "2020.12.07"), ("WordNet", "3.0")):
        text = read(folder / f"{name.lower()}_copyright.txt")
        yield Part(name, version, name, text, purl("generic", name.lower(), version), has_spdx=False)


def npm_parts(root: Path) -> Iterator[Part]:
    """The npm packages from which files are served."""
    locked = npm_packages(root)
    for name in sorted({vendored.package for vendored in VENDORED}, key=str.casefold):
        yield _npm_part(root, f"node_modules/{name}", locked)


def parts_in_pyscript(root: Path) -> list[Part]:
    """The parts bundled in the served files of PyScript, according to their source maps."""
    folder = root / "node_modules" / PYSCRIPT
    locked = npm_packages(root)
    found: set[str] = set()
    for vendored in VENDORED:
        for file in (file for pattern in vendored.files for file in folder.glob(f"{pattern}.map")):
            for source in json.loads(read(file))["sources"]:
                if inside := IN_A_PACKAGE.match(source):
                    place = inside[1].rstrip("/")
                    found.add(place if place in locked else "node_modules/" + _name_of(place))
                elif "3rd-party/toml" in source:
                    found.add("toml")
    # Without hashes, because PyScript's makers bundled copies of unknown origin.
    parts = [
        _npm_part(root, place, locked)._replace(hashes=()) for place in sorted(found - {"toml"}, key=_order)
    ]
    if "toml" in found:
        text = read(folder / "src" / "3rd-party-licenses" / "toml.license.txt")
        parts.append(Part("toml", "", "MIT", text, purl("generic", "toml")))
    return list(dict.fromkeys(parts))  # npm may have installed a version in two places


def parts_in_pyodide(root: Path) -> Iterator[Part]:
    """CPython and the libraries linked with it."""
    folder = root / "node_modules" / PYODIDE
    about = json.loads(read(folder / "pyodide-lock.json"))["info"]
    program = (folder / "pyodide.asm.wasm").read_bytes()
    told = {
        "CPython": about["python"],
        "Emscripten": about["platform"].removeprefix("emscripten_").replace("_", "."),
    }
    for name, terms, file, pattern in IN_PYODIDE:
        found = pattern.search(program) if pattern else None
        version = found[1].decode() if found else told.get(name, "")
        kind = "npm" if name == "error-stack-parser" else "generic"
        yield Part(name, version, terms, read(root / "licences" / f"{file}.txt"), purl(kind, file, version))


def purl(kind: str, name: str, version: str = "") -> str:
    """A package URL."""
    return f"pkg:{kind}/{quote(name)}" + (f"@{quote(version)}" if version else "")


def read(file: Path) -> str:
    """The text of a file, stripped."""
    return file.read_text(encoding="utf-8").strip()


def _npm_part(root: Path, place: str, locked: dict[str, Locked]) -> Part:
    name = _name_of(place)
    version, terms, hashes = locked[place]
    # The licence may be in only one of two folders with the same version of a package.
    folders = (root / place, root / "node_modules" / name)
    files = [file for folder in folders for file in sorted(folder.glob("LICENSE*"))]
    if name in WITHOUT_TEXT:
        files.append(root / "licences" / f"{WITHOUT_TEXT[name]}.txt")
    if not files:
        raise SiteError(f"The npm package {name} brings no licence.")
    return Part(name, version, terms, read(files[0]), purl("npm", name, version), hashes)


def _name_of(place: str) -> str:
    return place.rpartition("node_modules/")[2]


def _order(place: str) -> tuple[str, str]:
    return _name_of(place), place
