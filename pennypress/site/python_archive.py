"""The archive of Python code that the page fetches: Penny Press, htpy and markupsafe."""

import importlib.metadata
import importlib.util
import io
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

LIBRARIES = ("htpy", "markupsafe")
HERE_ONLY = re.compile(
    r"^pennypress/(site/|league/|__main__\.py|games/((\w+/)?balance\.py|prose\.py|\w+/rules/))"
)
"""What runs when the site is built or bots are measured, and never in the page."""
OTHER_FRAMEWORKS = {"django.py", "starlette.py", "html2htpy.py"}  # of htpy, of no use here
THE_BEGINNING = (1980, 1, 1, 0, 0, 0)  # the earliest time a zip file can tell


def bundle(wheel: bytes, pyscript: Path, told: Callable[[str], str] = str) -> bytes:
    """A zip of our package, from its wheel, and the libraries it imports; the same give the same bytes.

    PyScript's own modules, in the folder `pyscript`, come too: PyScript brings them as sources that
    Python would compile at every start, and takes these when they are there before.
    `told` rewrites our sources: what they call the site's files becomes what these are called there.
    """
    files = dict(our_files(wheel))
    files |= {name: told(text.decode()).encode() for name, text in files.items() if name.endswith(".py")}
    files |= {f"pyscript/{file.name}": file.read_bytes() for file in pyscript.glob("*.py")}
    for library in LIBRARIES:
        files |= {name: file.read_bytes() for name, file in library_files(library)}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, THE_BEGINNING)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def our_files(wheel: bytes) -> Iterator[tuple[str, bytes]]:
    """Every file of our wheel that the page needs."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as file:
        for name in file.namelist():
            if name.startswith("pennypress/") and not HERE_ONLY.match(name):
                yield name, file.read(name)


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
