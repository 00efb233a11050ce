"""The scripts of a built page by their hashes: in the page's policy, and where the page names them."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

SCRIPT = re.compile(
    r'<(?:script\b[^>]*? src|link rel="(?:preload" as="script|modulepreload)" href)="\./([^"]+)"'
)


def write(site: Path) -> None:
    """Give every script of every page its `integrity`, and the page's policy the same hashes.

    A browser runs only what has them, whoever serves or keeps the file. The last change of a page's scripts.
    """
    for page in site.glob("*.html"):
        hashes: dict[str, None] = {}

        def with_hash(tag: re.Match[str], hashes: dict[str, None] = hashes) -> str:
            digest = integrity((site / tag[1]).read_bytes())
            hashes[digest] = None
            return f'{tag[0]} integrity="{digest}"'

        text = SCRIPT.sub(with_hash, page.read_text(encoding="utf-8"))
        sources = " ".join(f"'{each}'" for each in hashes)
        page.write_text(text.replace("{hashes}", sources, 1), encoding="utf-8")


def integrity(content: bytes) -> str:
    """A file's hash as browsers check it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
