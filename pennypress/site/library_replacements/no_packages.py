"""What Pyodide looks up in its installer of packages when it starts; the page installs none."""

from __future__ import annotations

from pyodide_js import loadedPackages  # noqa: F401  (a snapshot expects this reference, in this order)


class Folder:
    """A path, with the one method of pathlib.Path that Pyodide calls."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = Folder("/lib/site-packages")
"""Where packages would be; the folder need not exist."""
DSO_DIR = Folder("/usr/lib")
"""Where shared libraries would be."""


def init_loaded_packages() -> None:
    """Do nothing. Pyodide calls it once it knows which packages there are."""
