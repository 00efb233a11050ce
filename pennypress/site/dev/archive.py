"""The archive of Python code that the page fetches, with a changed module replaced at once.

A module that is as it was when it was last compiled travels compiled; a changed one travels as its source,
which Python compiles when the page starts. To compile here, the Python of the page would have to start here.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

from pennypress.site import compile as compiler
from pennypress.site.compile import compile_python
from pennypress.site.python_archive import HERE_ONLY, bundle
from pennypress.site.wheel import wheel

MANY = 60
"""Modules in source: compiling so many would make each start of the page noticeably slower."""


class Archive:
    """The files of the archive by their names in it; a module is a `.py` or a `.pyc`."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._files = files

    def put(self, name: str, content: bytes | None) -> None:
        """Replace a file, or remove it for None.

        Raises SyntaxError for a module that Python cannot read; the archive then stays as it was.
        """
        if name.endswith(".py"):
            if content is not None:
                compile(content, name, "exec", dont_inherit=True)
            self._files.pop(f"{name}c", None)
        self._files.pop(name, None)
        if content is not None:
            self._files[name] = content

    def packed(self) -> bytes:
        """The archive as the page fetches it."""
        return zipped(self._files.items())

    def in_source(self) -> int:
        """How many modules travel as their source."""
        return sum(name.endswith(".py") for name in self._files)


def travels(name: str) -> bool:
    """Whether a file of our package goes to the page at all."""
    return not HERE_ONLY.match(name)


def archive(sources: bytes, compiled_from: bytes, compiled: bytes) -> Archive:
    """That of a zip of sources, given a zip of compiled modules and a zip of what they were compiled from."""
    with ZipFile(io.BytesIO(compiled_from)) as before, ZipFile(io.BytesIO(compiled)) as done:
        known = {entry.filename: entry.CRC for entry in before.infolist()}
        there = set(done.namelist())
        files: dict[str, bytes] = {}
        with ZipFile(io.BytesIO(sources)) as now:
            for entry in now.infolist():
                name = entry.filename
                if known.get(name) == entry.CRC and f"{name}c" in there:
                    files[f"{name}c"] = done.read(f"{name}c")
                else:
                    files[name] = now.read(name)
    return Archive(files)


def opened(root: Path, pyscript: Path) -> tuple[Archive, bytes]:
    """The archive of the sources as they are, and the standard library for it; compiled first if need be.

    Raises SiteError.
    """
    sources = bundle(wheel(root)[1], pyscript)
    if (kept := compiler.latest(root)) is not None:
        found = _from(sources, kept)
        if found.in_source() < MANY:
            return found, _library(root, kept)
    compile_python(sources, root)
    kept = compiler.latest(root)
    assert kept is not None
    return _from(sources, kept), _library(root, kept)


def _from(sources: bytes, kept: Path) -> Archive:
    return archive(sources, (kept / "sources.zip").read_bytes(), (kept / "code.zip").read_bytes())


def _library(root: Path, kept: Path) -> bytes:
    stock = root / "node_modules" / "pyodide" / "python_stdlib.zip"
    return whole_library((kept / "library.zip").read_bytes(), stock.read_bytes())


def whole_library(compiled: bytes, stock: bytes) -> bytes:
    """What is compiled of the standard library, and the rest in source: a change may import any of it."""
    with ZipFile(io.BytesIO(compiled)) as done, ZipFile(io.BytesIO(stock)) as all_of_it:
        files = {name: done.read(name) for name in done.namelist()}
        for name in all_of_it.namelist():
            if f"{name}c" not in files:
                files[name] = all_of_it.read(name)
    return zipped(files.items())


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """These files in a zip; nothing is compressed, since it travels no further than this machine."""
    buffer = io.BytesIO()
    with ZipFile(buffer, "w") as target:
        for name, content in files:
            target.writestr(name, content)
    return buffer.getvalue()
