"""Builds what cannot be served as source: the runtime, the archive, the pages."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from pennypress.games import PACKAGES
from pennypress.site import extract_and_compile_messages, japanese_fonts
from pennypress.site.build import digests, titles
from pennypress.site.compile_and_snapshot import CompiledTitle
from pennypress.site.dev import source_pages
from pennypress.site.dev.archive_with_changed_modules import Archive, opened
from pennypress.site.trimmed_runtime import copy_runtime, trimmed_runtime
from pennypress.site.vendored_files import copy_vendored, without_packages

ARCHIVE = "pennypress.packed"
NO_SNAPSHOT = gzip.compress(b"")


def build(root: Path, target: Path) -> Archive:
    """Build everything into `target`, which is replaced entirely. Return the archive. Raises SiteError."""
    shutil.rmtree(target, ignore_errors=True)
    vendor = target / "static" / "vendor"
    copy_vendored(root / "node_modules", vendor)
    copy_runtime(trimmed_runtime(root), vendor / "pyodide")
    japanese_fonts.write_whole(root, vendor)
    extract_and_compile_messages.compile_all(root)

    archive, library = opened(root)
    write_archive(archive, target)
    (vendor / "pyodide" / "python_stdlib.packed").write_bytes(library)
    without_packages(vendor / "pyodide" / "pyodide-lock.json")
    written = target / "static" / "js" / "python"
    written.mkdir(parents=True)
    (written / "digests.js").write_text(digests(vendor / "pyodide"), encoding="utf-8")
    compiled = {title: CompiledTitle(b"", NO_SNAPSHOT) for title in PACKAGES}
    (written / "titles.js").write_text(titles(compiled), encoding="utf-8")
    (target / "static" / "snapshots").mkdir()
    for title in PACKAGES:
        (target / "static" / "snapshots" / f"{title}.bin").write_bytes(NO_SNAPSHOT)
    source_pages.write(root, target)
    return archive


def write_archive(archive: Archive, target: Path) -> None:
    """Write the archives for the page: that of every start, and those of the titles."""
    (target / "static" / "titles").mkdir(parents=True, exist_ok=True)
    core, by_title = archive.packed()
    packed = {f"static/titles/{title}.packed": content for title, content in by_title.items()}
    for name, content in (packed | {ARCHIVE: core}).items():
        fresh = target / f"{name}.new"
        fresh.write_bytes(content)
        fresh.replace(target / name)
