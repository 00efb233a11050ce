"""Our code as one wheel, from which the page's archive is made and which notebooks install."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from pennypress.site.notebook_files import notebook_files
from pennypress.site.npm_install import run

THE_BEGINNING = "315532800"  # 1980 in seconds since 1970: the earliest time in a zip file
BUILD = "import sys; from flit_core.buildapi import build_wheel; build_wheel(sys.argv[1])"


def wheel(root: Path) -> tuple[str, bytes]:
    """The wheel's name and content; reproducible. Raises SiteError.

    It is built by the build backend of pyproject.toml, without pip and without a network.
    """
    # The build backend looks for pyproject.toml in the working directory, so it gets its own process.
    with TemporaryDirectory() as folder:
        sources = _copied(root, Path(folder) / "sources")
        command = [sys.executable, "-c", BUILD, folder]
        run(command, sources, "The wheel could not be built (see above).", SOURCE_DATE_EPOCH=THE_BEGINNING)
        file = next(Path(folder).glob("*.whl"))
        return file.name, file.read_bytes()


def _copied(root: Path, sources: Path) -> Path:
    """Copy the sources of the wheel to that folder, with the files that notebooks need, and return it."""
    package = sources / "pennypress"
    shutil.copytree(root / "pennypress", package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(root / name, sources)
    for name, text in notebook_files(root).items():
        (package / "notebook" / name).write_text(text, encoding="utf-8")
    return sources
