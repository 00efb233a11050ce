"""Subresource integrity: hashes of the scripts of a built page, in its policy and its elements."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

SCRIPT = re.compile(
    r'<(?:script\b[^>]*? src|link rel="(?:preload" as="script|modulepreload)" href)="\./([^"]+)"'
)


def write(site: Path) -> None:
    """Add the `integrity` attribute to every script of every page, and the hashes to the page's policy.

    Browsers run only scripts with these hashes, wherever the file comes from. This must be the last change to
    scripts.
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
    """The hash of a file in the form of the `integrity` attribute."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
