"""Writes the pages for the development server: python -m pennypress.site.dev.source_pages ROOT TARGET SOURCE

Runs in a process of its own, so that changed Python code takes effect in the prerendered content.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from pennypress.site import content_security_policy, licences_page, pages
from pennypress.site.build import top_files
from pennypress.site.content_security_policy import SELF
from pennypress.site.precache import WORKER

CLIENT = "static/dev/reload.js"
"""The script with which the page follows the server."""
LOOSER = {"script-src": f"{SELF} 'wasm-unsafe-eval'", "connect-src": SELF}
"""Additions to the policy here: our own scripts without hashes, and the connection for changes."""


def write(root: Path, target: Path, source: str = "") -> None:
    """Write the pages made from this source, or all."""
    for name, text in made(root, source):
        (target / name).write_text(text, encoding="utf-8")


def made(root: Path, source: str = "") -> Iterator[tuple[str, str]]:
    """The files of the top folder of the site except the service worker: name and content."""
    more = policies() | {"licences": partial(licences_page.page, root)}
    for file in top_files(root):
        if file.name != WORKER and source in ("", file.name):
            yield from pages.made(file.name, file.read_text(encoding="utf-8"), more).items()


def policies() -> dict[str, Callable[[], str]]:
    """For the slot of each page's policy: a relaxed policy, followed by our script."""
    return {
        f"policy-{page}": partial(_policy, dict(policy) | LOOSER)
        for page, policy in content_security_policy.POLICIES.items()
    }


def _policy(policy: dict[str, str]) -> str:
    return f'{content_security_policy.element(policy)}<script src="./{CLIENT}"></script>'


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
