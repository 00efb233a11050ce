"""Builds what cannot be served as source: the runtime, the archive, the pages."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from pennypress.site import extract_and_compile_messages, japanese_fonts
from pennypress.site.build import PYSCRIPT, digests, order
from pennypress.site.dev import source_pages
from pennypress.site.dev.archive_with_changed_modules import Archive, opened
from pennypress.site.vendored_files import copy_vendored, without_packages

ARCHIVE = "pennypress.zip"
NO_SNAPSHOT = gzip.compress(b"")


def build(root: Path, target: Path) -> Archive:
    """Build everything into `target`, which is replaced entirely. Return the archive. Raises SiteError."""
    shutil.rmtree(target, ignore_errors=True)
    vendor = target / "static" / "vendor"
    copy_vendored(root / "node_modules", vendor)
    japanese_fonts.write_whole(root, vendor)
    extract_and_compile_messages.compile_all(root)

    archive, library = opened(root, root / PYSCRIPT)
    write_archive(archive, target)
    (vendor / "pyodide" / "python_stdlib.zip").write_bytes(library)
    without_packages(vendor / "pyodide" / "pyodide-lock.json")
    written = target / "static" / "js" / "python"
    written.mkdir(parents=True)
    # No early imports: the list would have to follow every change.
    (written / "order.js").write_text(order(()), encoding="utf-8")
    runtime = (vendor / "pyodide" / "pyodide.asm.wasm").read_bytes()
    (written / "digests.js").write_text(digests(runtime, NO_SNAPSHOT), encoding="utf-8")
    (target / "static" / "snapshot.bin").write_bytes(NO_SNAPSHOT)
    source_pages.write(root, target)
    return archive


def write_archive(archive: Archive, target: Path) -> None:
    """Write the archive for the page."""
    fresh = target / f"{ARCHIVE}.new"
    fresh.write_bytes(archive.packed())
    fresh.replace(target / ARCHIVE)
