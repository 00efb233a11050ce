"""Compiles Python code and takes the memory snapshot at build time, so that the page does not have to."""

from __future__ import annotations

import hashlib
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from pennypress.games import PACKAGES
from pennypress.site.library_replacements import replacements
from pennypress.site.npm_install import node, run, say
from pennypress.site.python_archive import packed, split, unzipped, zipped
from pennypress.site.trimmed_runtime import trimmed_runtime

HERE = Path(__file__).parent
SCRIPTS = (
    "compile-python.mjs",
    "compile_to_archives.py",
    "import_modules.py",
    "precompile_dataclasses.py",
    "read-wasm.mjs",
    "sparse-memory.mjs",
    "take-snapshot.mjs",
    "trim-runtime.mjs",
)
NEEDED = ("encodings.ascii", "encodings.latin_1", "linecache", "traceback")
"""Modules that are imported only after errors, or by a computed name."""
KEPT = 4
"""Number of results to keep, the latest ones used."""


@dataclass(frozen=True)
class CompiledTitle:
    """What is loaded with one title."""

    code: bytes
    """A packed archive of its modules that the lobby does not need, as `.pyc`."""
    snapshot: bytes
    """Python's memory with the application and this title imported, without its empty pages, gzipped."""


@dataclass(frozen=True)
class Compiled:
    """The result of the compilation."""

    code: bytes
    """A packed archive of our code and its libraries without the titles, as `.pyc`."""
    library: bytes
    """A packed archive of the part of the standard library that they and the runtime import, as `.pyc`."""
    titles: dict[str, CompiledTitle]
    """By name."""
    runtime: Path
    """The folder of the runtime that has compiled it and that the snapshots are for."""


def compile_python(code: bytes, root: Path) -> Compiled:
    """Compile a zip of sources with the Python of the page, and take the snapshots.

    Results are cached in `build/compiled`. Raises SiteError.
    """
    kept = _cache_folder(root) / f"{_tools(root)}-{hashlib.sha256(code).hexdigest()}"
    if not kept.is_dir():
        say("Compiling Python for the page")
        kept.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=kept.parent) as folder:
            _compile(code, Path(folder), root)
            shutil.copytree(folder, kept, dirs_exist_ok=True)
    kept.touch()
    for old in sorted(kept.parent.iterdir(), key=lambda each: each.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return Compiled(
        code=packed((kept / "core.zip").read_bytes()),
        library=packed((kept / "library.zip").read_bytes()),
        titles={
            title: CompiledTitle(
                packed((kept / f"{title}.zip").read_bytes()), (kept / f"{title}.bin").read_bytes()
            )
            for title in PACKAGES
        },
        runtime=trimmed_runtime(root),
    )


def latest(root: Path) -> Path | None:
    """The folder of the latest result of the current tools; None if there is none.

    `sources.zip` and `whole.zip` have the sources of our code and of the library, `code.zip` (all of our
    code) and `library.zip` (what is needed of it) the results.
    """
    folders = _cache_folder(root).glob(f"{_tools(root)}-*")
    return max(folders, key=lambda each: each.stat().st_mtime, default=None)


def library_sources(root: Path) -> bytes:
    """A zip of the sources of Pyodide's standard library, with our replacements."""
    stock = (root / "node_modules" / "pyodide" / "python_stdlib.zip").read_bytes()
    return zipped(unzipped(stock) | replacements())


def _cache_folder(root: Path) -> Path:
    return root / "build" / "compiled"


def _tools(root: Path) -> str:
    """A hash of the runtime and of the scripts that trim and run it."""
    parts = [(root / "package-lock.json").read_bytes(), repr(NEEDED).encode()]
    parts += [(HERE / name).read_bytes() for name in SCRIPTS]
    parts += [content for _name, content in sorted(replacements().items())]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:16]


def _compile(code: bytes, folder: Path, root: Path) -> None:
    runtime = str(trimmed_runtime(root))
    whole, sources, needed = (folder / name for name in ("whole.zip", "sources.zip", "needed.txt"))
    whole.write_bytes(library_sources(root))
    sources.write_bytes(code)
    needed.write_text("\n".join(NEEDED))
    files = [str(path) for path in (whole, sources, needed, folder)]
    script = [*node(root), str(HERE / "compile-python.mjs"), runtime, *files]
    run(script, root, "Python could not be compiled for the page (see above).")
    core, titles = split(unzipped((folder / "code.zip").read_bytes()))
    (folder / "core.zip").write_bytes(zipped(core))
    for title, content in titles.items():
        (folder / f"{title}.zip").write_bytes(zipped(content))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(partial(_take_snapshot, folder, root), titles))  # raises what was raised in a thread


def _take_snapshot(folder: Path, root: Path, title: str) -> None:
    files = [str(folder / name) for name in ("library.zip", "core.zip", f"{title}.zip", f"{title}.bin")]
    runtime = str(trimmed_runtime(root))
    script = [*node(root), str(HERE / "take-snapshot.mjs"), runtime, *files, title]
    run(script, root, "Python’s memory could not be kept for the page (see above).")
