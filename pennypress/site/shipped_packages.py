"""What the site ships, part by part, with licences and hashes: for the licences page and the SBOM.

Texts of licences come from where the parts come from: the npm packages, the installed Python packages.
Parts that bring none have theirs in the folder `licences`.
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
from pennypress.site import SiteError
from pennypress.site.lock_files import Hash, Locked, npm_packages, python_packages
from pennypress.site.python_archive import LIBRARIES
from pennypress.site.vendored_files import VENDORED

PYODIDE = "pyodide"
PYSCRIPT = "@pyscript/core"


class Part(NamedTuple):
    """Something that the site ships."""

    name: str
    version: str
    terms: str
    """The licence's name, as SPDX abbreviates it."""
    text: str
    purl: str
    """Its package URL, by which tools know it."""
    hashes: tuple[Hash, ...] = ()
    """Of the archive it comes from, as the lock file has them; it is one of them."""


class Linked(NamedTuple):
    """Something that was linked into Pyodide's files."""

    name: str
    terms: str
    file: str
    """Its licence's text in `licences`; also its name in its package URL."""
    version: re.Pattern[bytes] | None = None
    """Where its version stands in Pyodide's WebAssembly file, if it does."""


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
"""Found in Pyodide's files by name: its package lists none of it."""

WITHOUT_TEXT = {"pyodide": "pyodide", "codedent": "isc", "to-json-callback": "isc"}
"""npm packages that name their licence and do not bring it."""

IN_A_PACKAGE = re.compile(r"^(?:\.\./)*((?:node_modules/(?:@[^/]+/)?[^/]+/)+)")


def penny_press(root: Path) -> Part:
    """Our own code and pictures."""
    version = pennypress.__version__
    # "generic", since it is on no index: a package of that name there would be somebody else's.
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


def npm_parts(root: Path) -> Iterator[Part]:
    """The npm packages from which files are served."""
    locked = npm_packages(root)
    for name in sorted({vendored.package for vendored in VENDORED}, key=str.casefold):
        yield _npm_part(root, f"node_modules/{name}", locked)


def parts_in_pyscript(root: Path) -> list[Part]:
    """What else lies in the files of PyScript that are served, as their source maps say."""
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
    # Without hashes: PyScript was bundled from copies on its makers' machine.
    parts = [
        _npm_part(root, place, locked)._replace(hashes=()) for place in sorted(found - {"toml"}, key=_order)
    ]
    if "toml" in found:
        text = read(folder / "src" / "3rd-party-licenses" / "toml.license.txt")
        parts.append(Part("toml", "", "MIT", text, purl("generic", "toml")))
    return list(dict.fromkeys(parts))  # npm may have put the same version in two places


def parts_in_pyodide(root: Path) -> Iterator[Part]:
    """CPython and the libraries that are linked with it."""
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
    """A text without the space around it."""
    return file.read_text(encoding="utf-8").strip()


def _npm_part(root: Path, place: str, locked: dict[str, Locked]) -> Part:
    name = _name_of(place)
    version, terms, hashes = locked[place]
    # One version of a package may bring its licence and another not.
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
