"""The archive of Python code for the page, in which changed modules are replaced at once.

Unchanged modules are sent compiled; changed ones are sent as source, which Python compiles when the page
starts. Compiling them here would need a start of the page's Python.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

from pennypress.site import compile_and_snapshot as compiler
from pennypress.site.compile_and_snapshot import compile_python
from pennypress.site.python_archive import bundle, packed, split, zipped
from pennypress.site.wheel import wheel

MANY = 60
"""Maximum number of modules in source. More would make the page's start noticeably slower."""


class Archive:
    """The files of the archive by name. A module is a `.py` or a `.pyc`."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._files = files

    def put(self, name: str, content: bytes | None) -> None:
        """Replace a file, or remove it if `content` is None.

        Raises SyntaxError for a module that does not compile, and leaves the archive as it was.
        """
        if name.endswith(".py"):
            if content is not None:
                compile(content, name, "exec", dont_inherit=True)
            self._files.pop(f"{name}c", None)
        self._files.pop(name, None)
        if content is not None:
            self._files[name] = content

    def packed(self) -> tuple[bytes, dict[str, bytes]]:
        """The packed archives: that of every start, and those of the titles by name."""
        core, titles = split(self._files)
        return quickly_packed(core), {title: quickly_packed(files) for title, files in titles.items()}

    def in_source(self) -> int:
        """The number of modules in source."""
        return sum(name.endswith(".py") for name in self._files)


def archive(sources: bytes, compiled_from: bytes, compiled: bytes) -> Archive:
    """The archive of a zip of sources, given compiled modules and the sources they were compiled from."""
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


def opened(root: Path) -> tuple[Archive, bytes]:
    """The archive of the current sources, and the standard library; compiles first if necessary.

    Raises SiteError.
    """
    sources = bundle(wheel(root)[1])
    if (kept := compiler.latest(root)) is not None:
        found = _from(sources, kept)
        if found.in_source() < MANY:
            return found, _library(kept)
    compile_python(sources, root)
    kept = compiler.latest(root)
    assert kept is not None
    return _from(sources, kept), _library(kept)


def _from(sources: bytes, kept: Path) -> Archive:
    return archive(sources, (kept / "sources.zip").read_bytes(), (kept / "code.zip").read_bytes())


def _library(kept: Path) -> bytes:
    return whole_library((kept / "library.zip").read_bytes(), (kept / "whole.zip").read_bytes())


def whole_library(compiled: bytes, sources: bytes) -> bytes:
    """The compiled part of the standard library and the rest in source, packed; a change may import any."""
    with ZipFile(io.BytesIO(compiled)) as done, ZipFile(io.BytesIO(sources)) as all_of_it:
        files = {name: done.read(name) for name in done.namelist()}
        for name in all_of_it.namelist():
            if f"{name}c" not in files:
                files[name] = all_of_it.read(name)
    return quickly_packed(files)


def quickly_packed(files: Mapping[str, bytes]) -> bytes:
    """A packed archive of these files, without compression: it is only sent within this machine."""
    return packed(zipped(files), level=0)
