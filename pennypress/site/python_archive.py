"""The archive of Python code for the page: Penny Press, htpy and markupsafe."""

import gzip
import importlib.metadata
import importlib.util
import io
import re
import zipfile
from collections.abc import Callable, Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path

from pennypress.games import FOLDERS, IN_THE_LOBBY, PACKAGES

LIBRARIES = ("htpy", "markupsafe")
NOT_IN_THE_PAGE = (
    "pennypress/__main__.py",
    "pennypress/py.typed",
    "pennypress/notebook/*",
    "pennypress/site/*",
    "pennypress/league/*",
    "pennypress/adapters/*",
    "pennypress/engine/playthrough_transcript.py",
    "pennypress/games/balance_counts.py",
    "pennypress/games/*/balance_counts.py",
    "pennypress/games/*/rules_page/*",
    "pennypress/games/*/words/english.txt",
    "pennypress/games/view_kit/rules_markup.py",
    "pennypress/locale/*-text-pages.mo",
)
"""Modules for the build, for measuring bots and for machine learning, never in the page; `*` is anything."""
TITLE = re.compile(r"pennypress/games/([^/]+)/")
OTHER_FRAMEWORKS = {"django.py", "starlette.py", "html2htpy.py"}  # parts of htpy that are not used
THE_BEGINNING = (1980, 1, 1, 0, 0, 0)  # the earliest time in a zip file


def bundle(wheel: bytes, told: Callable[[str], str] = str) -> bytes:
    """A zip of our package, from its wheel, and the libraries it imports. Reproducible.

    `told` rewrites references in our sources to the names of the site.
    """
    files = dict(our_files(wheel))
    files |= {name: told(text.decode()).encode() for name, text in files.items() if name.endswith(".py")}
    for library in LIBRARIES:
        files |= {name: file.read_bytes() for name, file in library_files(library)}
    return zipped(files)


def split(files: Mapping[str, bytes]) -> tuple[dict[str, bytes], dict[str, dict[str, bytes]]]:
    """The files that every start needs, and those of each title by the title's name.

    The former include what the lobby needs of each title.
    """
    core: dict[str, bytes] = {}
    titles: dict[str, dict[str, bytes]] = {title: {} for title in PACKAGES}
    for name, content in files.items():
        title = title_of(name)
        (titles[title] if title else core)[name] = content
    return core, titles


def title_of(name: str) -> str | None:
    """The title whose file that is; None if every start needs it.

    >>> title_of("pennypress/games/copenhagen/steps.pyc"), title_of("pennypress/games/copenhagen/meta.pyc")
    ('copenhagen', None)
    """
    for title, package in PACKAGES.items():
        folder = f"{package.replace('.', '/')}/"
        if name.startswith(folder) and name.removeprefix(folder).partition(".")[0] not in IN_THE_LOBBY:
            return title
    return None


def unzipped(archive: bytes) -> dict[str, bytes]:
    """The files of a zip."""
    with zipfile.ZipFile(io.BytesIO(archive)) as whole:
        return {name: whole.read(name) for name in whole.namelist()}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """An uncompressed zip of these files, always the same."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, THE_BEGINNING)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def packed(archive: bytes, level: int = 9) -> bytes:
    """An uncompressed zip, gzipped as a whole, which is smaller than if each file were compressed."""
    return gzip.compress(archive, level, mtime=0)


def our_files(wheel: bytes) -> Iterator[tuple[str, bytes]]:
    """Every file of our wheel that the page needs."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as file:
        for name in file.namelist():
            if name.startswith("pennypress/") and runs_in_the_page(name):
                yield name, file.read(name)


def runs_in_the_page(name: str) -> bool:
    """Whether a file of our package is part of the archive. A title that is not in the catalogue is not."""
    title = TITLE.match(name)
    if title and title[1] not in {"view_kit", *FOLDERS}:
        return False
    return not any(fnmatchcase(name, pattern) for pattern in NOT_IN_THE_PAGE)


def library_files(name: str) -> Iterator[tuple[str, Path]]:
    """The pure-Python modules of an installed library, and its licence."""
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    for file in Path(spec.origin).parent.glob("*.py"):
        if file.name not in OTHER_FRAMEWORKS:
            yield f"{name}/{file.name}", file
    for part in importlib.metadata.files(name) or ():
        if part.name.startswith("LICENSE"):
            yield f"{name}/{part.name}", Path(str(part.locate()))
