"""Pyodide's runtime without what only packages with compiled code could use."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from pennypress.site.npm_install import node, run, say

HERE = Path(__file__).parent
TRIM, SPLIT, READ = (HERE / name for name in ("trim-runtime.mjs", "split-data-segments.mjs", "read-wasm.mjs"))
WASM, CODE, DATA = (f"pyodide.{part}.wasm" for part in ("asm", "code", "data"))
SERVED = {"pyodide.asm.mjs": "pyodide.asm.mjs", CODE: WASM, DATA: DATA}
"""The trimmed files, and their names in the site, where the data of the WebAssembly is a file of its own."""
DIGEST = re.compile(r"[0-9a-f]{16}")


def trimmed_runtime(root: Path) -> Path:
    """A copy of Pyodide's npm package with a trimmed runtime (`trim-runtime.mjs`), cached in `build/runtime`.

    Beside the WebAssembly file are its code and its data (`split-data-segments.mjs`). Raises SiteError.
    """
    package = root / "node_modules" / "pyodide"
    cache = root / "build" / "runtime"
    folder = cache / digest(root)
    if not folder.is_dir():
        say("Trimming Python’s runtime")
        cache.mkdir(parents=True, exist_ok=True)
        outdated = [each for each in cache.iterdir() if DIGEST.fullmatch(each.name) and each != folder]
        with TemporaryDirectory(dir=cache) as space:
            fresh = Path(space) / package.name
            shutil.copytree(package, fresh)
            failure = "Python’s runtime could not be trimmed (see above)."
            run([*node(root), str(TRIM), str(package), str(fresh)], root, failure)
            files = [str(fresh / name) for name in (WASM, CODE, DATA)]
            run([*node(root), str(SPLIT), *files], root, failure)
            try:
                fresh.rename(folder)
            except OSError:
                if not folder.is_dir():  # else another process was faster
                    raise
        for old in outdated:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def copy_runtime(folder: Path, target: Path) -> None:
    """Put the trimmed script, and the code and data of the WebAssembly, into a copy of Pyodide.

    There `pyodide.asm.wasm` is the code alone, because Pyodide asks for that name.
    """
    for name, served in SERVED.items():
        shutil.copyfile(folder / name, target / served)


def digest(root: Path) -> str:
    """A hash of the packages and of the scripts that trim and split."""
    parts = (file.read_bytes() for file in (root / "package-lock.json", TRIM, SPLIT, READ))
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:16]
