"""The service worker's list of files to cache, with hashes, and the version of the release."""

from __future__ import annotations

import json
import re
from pathlib import Path

from pennypress.site.content_hashes import hash_of_folder
from pennypress.site.http_headers import HEADERS
from pennypress.site.script_integrity import integrity
from pennypress.site.serve import Handler

WORKER = "sw.js"
WRITTEN = re.compile(r"(?<=^const \{ version, files, asked, headers, types \} = ).*(?=;$)", re.MULTILINE)
WHEN_ASKED = re.compile(r"^static/vendor/japanese-")
"""Files for readers of other languages only, cached when first requested."""
NOT_KEPT = re.compile(r"^sw\.js$|^_headers$|^static/snapshots/|\.whl$|^sbom\.cdx\.json$")
"""Files not cached: the worker itself, the host's file, those cached by the page or for other programs."""


def write(site: Path) -> None:
    """Write the list and the version into the service worker and the pages of a built site.

    For pages without a service worker, the hashes are also written to a file, which
    static/js/repair-damaged-files.js reads.

    This must be the last step of a build. The version changes if and only if any file does.
    """
    version = hash_of_folder(site)
    for page in site.glob("*.html"):
        text = page.read_text(encoding="utf-8").replace("<html ", f'<html data-release="{version}" ', 1)
        page.write_text(text, encoding="utf-8")
    names = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    kept = {name: integrity((site / name).read_bytes()) for name in names if not NOT_KEPT.search(name)}
    listed = {"./" if name == "index.html" else name: digest for name, digest in kept.items()}
    asked = {name: digest for name, digest in listed.items() if WHEN_ASKED.search(name)}
    files = {name: digest for name, digest in listed.items() if name not in asked}
    worker = site / WORKER
    types = {suffix[1:]: type_ for suffix, type_ in Handler.extensions_map.items() if suffix}
    told = json.dumps(
        {"version": version, "files": files, "asked": asked, "headers": HEADERS, "types": types}
    )
    text, count = WRITTEN.subn(lambda _: told, worker.read_text(encoding="utf-8"))
    assert count == 1, "sw.js has no place for the list of files"
    worker.write_text(text, encoding="utf-8")
    (site / f"files-{version}.json").write_text(json.dumps(kept), encoding="utf-8")
