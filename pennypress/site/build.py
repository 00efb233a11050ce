"""Builds the folder to publish: the page, its static files, the runtime and our code."""

import hashlib
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from pennypress.site.bundle import bundle
from pennypress.site.compile import compile_archive
from pennypress.site.vendor import copy_vendored, name_by_content

PAGE = ("index.html", "pyscript.toml")
TEXT = {".html", ".toml", ".css", ".js", ".webmanifest"}


def build(root: Path, target: Path, compiled: Callable[[bytes, Path], bytes] = compile_archive) -> None:
    """Build the site from the sources in `root` into `target`, which it replaces whole.

    Sources say `static/vendor/pyodide/` and `pennypress.zip`; the built site has these under
    names that hold a hash of their content, so that a browser may keep them for ever.
    """
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name in PAGE:
        shutil.copyfile(root / name, fresh / name)
    shutil.copytree(root / "static", fresh / "static", ignore=shutil.ignore_patterns("vendor", ".*"))
    ours = [file for file in fresh.rglob("*") if file.suffix in TEXT]

    vendor = fresh / "static" / "vendor"
    copy_vendored(root / "node_modules", vendor)
    library = vendor / "pyodide" / "python_stdlib.zip"
    library.write_bytes(compiled(library.read_bytes(), root))
    folders = name_by_content(vendor)
    code = compiled(bundle(root / "pennypress"), root)
    archive = f"pennypress-{hashlib.sha256(code).hexdigest()[:10]}.zip"
    (fresh / archive).write_bytes(code)

    for file in ours:
        text = file.read_text(encoding="utf-8")
        file.write_text(with_served_names(text, folders, archive), encoding="utf-8")

    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def with_served_names(text: str, folders: dict[str, str], archive: str) -> str:
    """A text in which the runtime and our code are called what they are called in the site."""
    vendored = re.compile(rf"\bvendor/({'|'.join(map(re.escape, folders))})/")
    text = vendored.sub(lambda found: f"vendor/{folders[found[1]]}/", text)
    return re.sub(r"\bpennypress\.zip\b", archive, text)
