"""The archive of Python code that the page fetches: Penny Press, htpy and markupsafe."""

import importlib.metadata
import importlib.util
import io
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

HERE_ONLY = {"site", "__main__.py"}  # runs on the maker's machine, never in the page
OTHER_FRAMEWORKS = {"django.py", "starlette.py", "html2htpy.py"}  # of htpy, of no use here
THE_BEGINNING = (1980, 1, 1, 0, 0, 0)  # the earliest time a zip file can tell


def bundle(package: Path, told: Callable[[str], str] = str) -> bytes:
    """A zip of our package and the libraries it imports; the same sources give the same bytes.

    `told` rewrites our sources: what they call the site's files becomes what these are called there.
    """
    files = {name: told(file.read_text(encoding="utf-8")).encode() for name, file in our_files(package)}
    for library in ("htpy", "markupsafe"):
        files |= {name: file.read_bytes() for name, file in library_files(library)}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, THE_BEGINNING)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def our_files(package: Path) -> Iterator[tuple[str, Path]]:
    """Every file of our package that the page needs, under its name in the archive."""
    for file in package.rglob("*"):
        parts = file.relative_to(package).parts
        if file.is_file() and parts[0] not in HERE_ONLY and "__pycache__" not in parts:
            yield "/".join((package.name, *parts)), file


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
