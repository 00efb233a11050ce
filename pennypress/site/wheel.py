"""Our code as one wheel: what the page's archive is made from, and what notebooks install."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from pennypress.site.npm_packages import run

THE_BEGINNING = "315532800"  # 1980: the earliest time a zip file can tell, in seconds since 1970
BUILD = "import sys; from flit_core.buildapi import build_wheel; build_wheel(sys.argv[1])"


def wheel(root: Path) -> tuple[str, bytes]:
    """The wheel's name and content; the same sources give the same bytes. Raises SiteError.

    It is built by the build backend that pyproject.toml names, without pip and without a network.
    """
    # The builder looks for pyproject.toml where it stands, so it gets a process of its own.
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-c", BUILD, folder]
        run(command, root, "The wheel could not be built (see above).", SOURCE_DATE_EPOCH=THE_BEGINNING)
        file = next(Path(folder).glob("*.whl"))
        return file.name, file.read_bytes()
