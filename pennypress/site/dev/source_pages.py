"""Writes the pages for the development server: python -m pennypress.site.dev.source_pages ROOT TARGET SOURCE

A process of its own makes one anew, since what our Python writes into it has changed when Python has.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from pennypress.site import content_security_policy, licences, pages
from pennypress.site.build import top_files
from pennypress.site.content_security_policy import SELF
from pennypress.site.precache import WORKER

CLIENT = "static/dev/reload.js"
"""What the page follows the server with."""
LOOSER = {"script-src": f"{SELF} 'wasm-unsafe-eval'", "connect-src": SELF}
"""What a policy allows here: our own scripts, whatever they say by now, and to hear of changes."""


def write(root: Path, target: Path, source: str = "") -> None:
    """Write the pages that this source makes, or all."""
    for name, text in made(root, source):
        (target / name).write_text(text, encoding="utf-8")


def made(root: Path, source: str = "") -> Iterator[tuple[str, str]]:
    """What lies at the top of the site, the service worker excepted: its name, what it says."""
    more = policies() | {"licences": partial(licences.page, root)}
    for file in top_files(root):
        if file.name != WORKER and source in ("", file.name):
            yield from pages.made(file.name, file.read_text(encoding="utf-8"), more).items()


def policies() -> dict[str, Callable[[], str]]:
    """For the slot of each page's policy: a looser one, and our script behind it."""
    return {
        f"policy-{page}": partial(_policy, dict(policy) | LOOSER)
        for page, policy in content_security_policy.POLICIES.items()
    }


def _policy(policy: dict[str, str]) -> str:
    return f'{content_security_policy.element(policy)}<script src="./{CLIENT}"></script>'


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
