"""The files of npm packages that the site serves."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from pennypress.site.site_error import SiteError


@dataclass(frozen=True)
class Vendored:
    """Some files of one npm package, served from `static/vendor/<folder>`."""

    folder: str
    package: str
    files: tuple[str, ...]  # names or patterns inside the package; each must match


VENDORED = (
    Vendored(
        "pyodide",
        "pyodide",
        (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "pyodide-lock.json",
            "README.md",
        ),
    ),
    # Without PyScript's editors, terminals and MicroPython: pyscript.toml turns them off.
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
    # Only its licence is copied unchanged: japanese_fonts.py subsets the fonts.
    Vendored("fonts", "@fontsource/shippori-mincho", ("LICENSE",)),
)


def copy_vendored(node_modules: Path, target: Path) -> None:
    """Copy all of them into folders of `target`."""
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
    """Remove packages that could be installed from elsewhere from Pyodide's lock file."""
    locked = json.loads(lock.read_text(encoding="utf-8"))
    lock.write_text(json.dumps(locked | {"packages": {}}), encoding="utf-8")


def served_name(vendored: Vendored, file: Path) -> str:
    """A file's name in its folder; a licence is named after its package."""
    if file.name == "LICENSE":
        return f"LICENSE-{Path(vendored.package).name}.txt"
    return file.name
