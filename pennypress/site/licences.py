"""The page of licences: everything that the site ships, under which terms, with their full text.

Texts come from where the parts come from: the npm packages, the installed Python packages. Parts
that bring none have theirs in the folder `licences`.
"""

from __future__ import annotations

import importlib.metadata
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import htpy as h
from htpy import Element

import pennypress
from pennypress.engine.language import _
from pennypress.site import SiteError
from pennypress.site.bundle import LIBRARIES
from pennypress.site.vendor import VENDORED


class Part(NamedTuple):
    """Something that the site ships."""

    name: str
    version: str
    terms: str
    """The licence's name, as SPDX abbreviates it."""
    text: str


IN_PYODIDE = (
    ("CPython", "PSF-2.0", "python"),
    ("HACL*", "MIT", "hacl-star"),
    ("libmpdec", "BSD-2-Clause", "libmpdec"),
    ("Expat", "MIT", "expat"),
    ("zlib", "Zlib", "zlib"),
    ("bzip2", "bzip2-1.0.6", "bzip2"),
    ("XZ Utils (liblzma)", "0BSD", "xz"),
    ("Zstandard", "BSD-3-Clause", "zstd"),
    ("SQLite", "blessing", "sqlite"),
    ("libffi", "MIT", "libffi"),
    ("musl", "MIT", "musl"),
    ("Emscripten", "MIT", "emscripten"),
    ("error-stack-parser", "MIT", "error-stack-parser"),
)
"""What is linked into Pyodide's files, as found in them by name: its package lists none of it."""

WITHOUT_TEXT = {"pyodide": "pyodide", "codedent": "isc", "to-json-callback": "isc"}
"""npm packages that name their licence and do not bring it."""

IN_A_PACKAGE = re.compile(r"^(?:\.\./)*((?:node_modules/(?:@[^/]+/)?[^/]+/)+)")


def page(root: Path) -> str:
    """What the page says. Raises SiteError for a part without a licence."""
    return str(
        h.div(".licences")[
            _section(
                _("Penny Press"),
                _("The rules engine, the game and its pictures are our own."),
                [Part("Penny Press", pennypress.__version__, "MIT", _read(root / "LICENSE"))],
            ),
            _section(
                _("Python packages"),
                _("They travel with our code, in one archive."),
                list(python_parts()),
            ),
            _section(
                _("From npm"),
                _("Python itself, what starts it in a page, and the typefaces."),
                list(npm_parts(root)),
            ),
            _section(
                _("In PyScript’s files"),
                _("What @pyscript/core was bundled from, by its own source maps."),
                list(parts_in_pyscript(root)),
            ),
            _section(
                _("In Pyodide’s files"),
                _("What Pyodide was linked from, as far as its files tell; its library is compiled here."),
                list(parts_in_pyodide(root)),
            ),
        ]
    )


def python_parts() -> Iterator[Part]:
    """The libraries in the archive of code."""
    for name in LIBRARIES:
        about = importlib.metadata.metadata(name)
        texts = [
            text
            for file in importlib.metadata.files(name) or ()
            if file.name.startswith("LICENSE") and (text := _read(Path(str(file.locate()))))
        ]
        if not texts:
            raise SiteError(f"The Python package {name} brings no licence.")
        yield Part(about["Name"], about["Version"], about["License-Expression"], "\n\n".join(texts))


def npm_parts(root: Path) -> Iterator[Part]:
    """The npm packages from which files are served."""
    locked = _locked(root)
    for name in sorted({vendored.package for vendored in VENDORED}, key=str.casefold):
        yield _npm_part(root, f"node_modules/{name}", locked)


def parts_in_pyscript(root: Path) -> Iterator[Part]:
    """What else lies in the files of PyScript that are served, as their source maps say."""
    folder = root / "node_modules" / "@pyscript" / "core"
    locked = _locked(root)
    found: set[str] = set()
    for vendored in VENDORED:
        for file in (file for pattern in vendored.files for file in folder.glob(f"{pattern}.map")):
            for source in json.loads(_read(file))["sources"]:
                if inside := IN_A_PACKAGE.match(source):
                    place = inside[1].rstrip("/")
                    found.add(place if place in locked else "node_modules/" + _name_of(place))
                elif "3rd-party/toml" in source:
                    found.add("toml")
    for place in sorted(found - {"toml"}, key=_name_of):
        yield _npm_part(root, place, locked)
    if "toml" in found:
        text = _read(folder / "src" / "3rd-party-licenses" / "toml.license.txt")
        yield Part("toml", "", "MIT", text)


def parts_in_pyodide(root: Path) -> Iterator[Part]:
    """CPython and the libraries that are linked with it."""
    lock = json.loads(_read(root / "node_modules" / "pyodide" / "pyodide-lock.json"))
    for name, terms, file in IN_PYODIDE:
        version = lock["info"]["python"] if name == "CPython" else ""
        yield Part(name, version, terms, _read(root / "licences" / f"{file}.txt"))


def _npm_part(root: Path, place: str, locked: dict[str, dict[str, str]]) -> Part:
    name = _name_of(place)
    about = locked[place]
    # One version of a package may bring its licence and another not.
    folders = (root / place, root / "node_modules" / name)
    files = [file for folder in folders for file in sorted(folder.glob("LICENSE*"))]
    if name in WITHOUT_TEXT:
        files.append(root / "licences" / f"{WITHOUT_TEXT[name]}.txt")
    if not files:
        raise SiteError(f"The npm package {name} brings no licence.")
    return Part(name, about["version"], about["license"].replace("APACHE", "Apache"), _read(files[0]))


def _name_of(place: str) -> str:
    return place.rpartition("node_modules/")[2]


def _locked(root: Path) -> dict[str, dict[str, str]]:
    """What package-lock.json says of every npm package, by its place."""
    found: dict[str, dict[str, str]] = json.loads(_read(root / "package-lock.json"))["packages"]
    return found


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip()


def _section(title: str, note: str, parts: list[Part]) -> Element:
    return h.section(".licences-section")[
        h.h2[title],
        h.p(".licences-note")[note],
        [
            h.details(".licence", lang="en")[
                h.summary[
                    h.span(".licence-name")[part.name],
                    h.span(".licence-version")[part.version],
                    h.span(".licence-terms")[part.terms],
                ],
                h.pre(".licence-text", tabindex="0")[part.text],
            ]
            for part in dict.fromkeys(parts)  # npm may have put the same version in two places
        ],
    ]
