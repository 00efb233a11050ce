"""Builds the folder to publish: pages, static files, the runtime and our code."""

import gzip
import json
import shutil
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path

from pennypress.site import (
    extract_and_compile_messages,
    http_headers,
    japanese_fonts,
    licences_page,
    modulepreload,
    pages,
    precache,
    sbom,
    script_integrity,
    start_progress_sizes,
    stylesheets,
)
from pennypress.site.compile_and_snapshot import Compiled, CompiledTitle, compile_python
from pennypress.site.content_hashes import Names
from pennypress.site.npm_install import node, run
from pennypress.site.python_archive import bundle
from pennypress.site.trimmed_runtime import DATA, WASM, copy_runtime
from pennypress.site.vendored_files import copy_vendored, without_packages
from pennypress.site.wheel import wheel

NEVER_SERVED = shutil.ignore_patterns("vendor", "root", ".*")


def build(
    root: Path,
    target: Path,
    compiled: Callable[[bytes, Path], Compiled] = compile_python,
    faces: Callable[[Path, Path], None] = japanese_fonts.write,
) -> None:
    """Build the site from the sources in `root` into `target`, which is replaced entirely.

    Sources refer to `static/css/` and `pennypress.packed`. In the built site, these names contain a hash of
    the content, so that browsers may cache them for ever. Only the pages, the wheel and the files of
    `static/root` keep their names, because others link to them. Raises SiteError.
    """
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(root / "static", fresh / "static", ignore=NEVER_SERVED)
    vendor = fresh / "static" / "vendor"
    copy_vendored(root / "node_modules", vendor)
    faces(root, vendor)
    stylesheets.gather(fresh / "static" / "css")

    # Each after the files that it refers to.
    names = Names()
    names.name_folder(fresh, "static/icons")
    names.name_folder(fresh, "static/covers")
    extract_and_compile_messages.compile_all(root)
    wheel_name, ours = wheel(root)
    (fresh / wheel_name).write_bytes(ours)
    python = compiled(bundle(ours, names.with_hashed_names), root)
    copy_runtime(python.runtime, vendor / "pyodide")
    (vendor / "pyodide" / "python_stdlib.packed").write_bytes(python.library)
    without_packages(vendor / "pyodide" / "pyodide-lock.json")
    written = fresh / "static" / "js" / "python"
    (written / "digests.js").write_text(digests(vendor / "pyodide"), encoding="utf-8")
    for title, parts in python.titles.items():
        names.name_file(fresh, f"static/titles/{title}.packed", parts.code)
        names.name_file(fresh, f"static/snapshots/{title}.bin", parts.snapshot)
    (written / "titles.js").write_text(titles(python.titles, names.__getitem__), encoding="utf-8")
    bundle_scripts(root, fresh / "static" / "js")
    for folder in sorted(vendor.iterdir()):
        names.name_folder(fresh, f"static/vendor/{folder.name}")
    names.name_file(fresh, "pennypress.packed", python.code)
    names.name_folder(fresh, "static/css")
    names.name_folder(fresh, "static/js")
    more: pages.Slots = {"licences": partial(licences_page.page, root)}
    for file in top_files(root):
        for name, text in pages.made(file.name, file.read_text(encoding="utf-8"), more).items():
            (fresh / name).write_text(names.with_hashed_names(text), encoding="utf-8")

    sbom.write(root, fresh)
    modulepreload.preload(fresh)
    script_integrity.write(fresh)
    start_progress_sizes.write(fresh)
    http_headers.write(fresh)
    precache.write(fresh)

    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def digests(runtime: Path) -> str:
    """A JavaScript module with the SHA-256 of the runtime's WebAssembly files: its code and its data."""
    files = {"wasm": WASM, "data": DATA}
    found = {part: sha256((runtime / name).read_bytes()).hexdigest() for part, name in files.items()}
    return f"export const DIGESTS = {json.dumps(found)};\n"


def titles(compiled: Mapping[str, CompiledTitle], served: Callable[[str], str] = str) -> str:
    """A JavaScript module with the files of each title, and the SHA-256 and size of its memory.

    The SHA-256 is that of the unzipped snapshot, the size that of the memory in it, in bytes.
    `served` gives the name of a file in the site.
    """
    files = {
        title: {
            "code": served(f"static/titles/{title}.packed"),
            "snapshot": served(f"static/snapshots/{title}.bin"),
            "memory": sha256(memory := gzip.decompress(parts.snapshot)).hexdigest(),
            "size": int.from_bytes(memory[:4], "little"),  # as sparse-memory.mjs writes it
        }
        for title, parts in compiled.items()
    }
    lines = "".join(f"  {json.dumps(title)}: {json.dumps(each)},\n" for title, each in files.items())
    return f"export const TITLES = {{\n{lines}}};\n"


def bundle_scripts(root: Path, scripts: Path) -> None:
    """Join the modules of the page's scripts into a few files."""
    script = [*node(root), str(Path(__file__).with_name("bundle-scripts.mjs")), str(scripts)]
    run(script, root, "The page’s scripts could not be joined (see above).")


def top_files(root: Path) -> list[Path]:
    """The source files of the top folder of the site."""
    folders = ("pages", "static/root")
    return [root / "index.html", *(file for each in folders for file in sorted((root / each).glob("*.*")))]
