"""What the page serves besides our own code: which files of which npm package, and where."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from pennypress.site import SiteError


@dataclass(frozen=True)
class Vendored:
    """Some files of one npm package, served from `static/vendor/<folder>`."""

    folder: str
    package: str
    files: tuple[str, ...]  # names or patterns inside the package; each has to match


VENDORED = (
    Vendored(
        "pyodide",
        "pyodide",
        (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide-lock.json",
            "README.md",
        ),
    ),
    # PyScript's editors, terminals and MicroPython stay behind: pyscript.toml turns them off.
    Vendored(
        "pyscript",
        "@pyscript/core",
        ("dist/core.js", "dist/core-*.js", "dist/error-*.js", "LICENSE"),
    ),
    Vendored("idiomorph", "idiomorph", ("dist/idiomorph.esm.js", "LICENSE")),
    Vendored("interact", "interactjs", ("dist/interact.min.js", "LICENSE")),
    Vendored(
        "fonts",
        "@fontsource/unifrakturcook",
        ("files/unifrakturcook-latin-700-normal.woff2", "LICENSE"),
    ),
    Vendored(
        "fonts",
        "@fontsource/old-standard-tt",
        (
            "files/old-standard-tt-latin-400-normal.woff2",
            "files/old-standard-tt-latin-400-italic.woff2",
            "files/old-standard-tt-latin-700-normal.woff2",
            "LICENSE",
        ),
    ),
    Vendored(
        "fonts",
        "@fontsource/league-gothic",
        ("files/league-gothic-latin-400-normal.woff2", "LICENSE"),
    ),
    # Of this one only the licence as it is: fonts.py cuts the face down.
    Vendored("fonts", "@fontsource/shippori-mincho", ("LICENSE",)),
)


def copy_vendored(node_modules: Path, target: Path) -> None:
    """Copy all of it into folders of `target`."""
    for vendored in VENDORED:
        folder = target / vendored.folder
        folder.mkdir(parents=True, exist_ok=True)
        package = node_modules / vendored.package
        for pattern in vendored.files:
            found = sorted(package.glob(pattern))
            if not found:
                raise SiteError(f"The npm package {vendored.package} has no {pattern}.")
            for file in found:
                shutil.copyfile(file, folder / served_name(vendored, file))


def without_packages(lock: Path) -> None:
    """Leave out of Pyodide's lock file what could be installed from elsewhere: the page installs nothing."""
    locked = json.loads(lock.read_text(encoding="utf-8"))
    lock.write_text(json.dumps(locked | {"packages": {}}), encoding="utf-8")


def served_name(vendored: Vendored, file: Path) -> str:
    """A file's name in its folder; licences say what they are the licence of."""
    if file.name == "LICENSE":
        return f"LICENSE-{Path(vendored.package).name}.txt"
    return file.name
