"""Modules in the page in place of those of the standard library and of Pyodide.

When it starts, Pyodide imports asyncio for its event loop, and zipfile, shutil and tempfile to install
packages. With all that these import, it is almost half of the library. The page uses neither: its functions
return at once, and the build installs what it needs.
"""

from pathlib import Path

_FILES = {
    "asyncio/__init__.py": "no_asyncio.py",
    "pyodide/webloop.py": "no_event_loop.py",
    "pyodide/_package_loader.py": "no_packages.py",
}


def replacements() -> dict[str, bytes]:
    """The sources of the modules by their paths in the library."""
    folder = Path(__file__).parent
    return {path: (folder / name).read_bytes() for path, name in _FILES.items()}
