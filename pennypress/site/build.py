"""Builds the folder to publish: the pages, their static files, the runtime and our code."""

import shutil
from collections.abc import Callable
from pathlib import Path

from pennypress.site import pages, stylesheets
from pennypress.site.bundle import bundle
from pennypress.site.compile import compile_archive
from pennypress.site.names import Names
from pennypress.site.vendor import copy_vendored

AT_THE_TOP = ("index.html", "pyscript.toml")
NEVER_SERVED = shutil.ignore_patterns("vendor", "root", ".*")
ARCHIVE = "pennypress.zip"


def build(root: Path, target: Path, compiled: Callable[[bytes, Path], bytes] = compile_archive) -> None:
    """Build the site from the sources in `root` into `target`, which it replaces whole.

    Sources say `static/css/` and `pennypress.zip`; the built site has these under names that hold
    a hash of their content, so that a browser may keep them for ever. Only the pages and what
    lies in `static/root` keep their names: others link to them. Raises SiteError.
    """
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(root / "static", fresh / "static", ignore=NEVER_SERVED)
    vendor = fresh / "static" / "vendor"
    copy_vendored(root / "node_modules", vendor)
    library = vendor / "pyodide" / "python_stdlib.zip"
    library.write_bytes(compiled(library.read_bytes(), root))
    stylesheets.gather(fresh / "static" / "css")

    # Each after those that it mentions.
    names = Names()
    for folder in sorted(vendor.iterdir()):
        names.name_folder(fresh, f"static/vendor/{folder.name}")
    for source in ("static/icons", "static/css", "static/js"):
        names.name_folder(fresh, source)
    names.name_file(fresh, ARCHIVE, compiled(bundle(root / "pennypress", names.told), root))
    for file in top_files(root):
        text = names.told(pages.filled(file.read_text(encoding="utf-8")))
        (fresh / file.name).write_text(text, encoding="utf-8")

    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def top_files(root: Path) -> list[Path]:
    """The sources of what lies at the top of the site."""
    folders = ("pages", "static/root")
    others = [file for folder in folders for file in sorted((root / folder).glob("*.*"))]
    return [*(root / name for name in AT_THE_TOP), *others]
