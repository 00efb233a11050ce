"""The scripts of a built page by their hashes: in the page's policy, and where the page names them."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import partial
from pathlib import Path

SCRIPT = re.compile(r'<script\b[^>]*? src="\./([^"]+)"')
PRELOAD = re.compile(r'<link rel="preload" as="script" href="\./([^"]+)"')


def write(site: Path) -> None:
    """Give every script of every page its `integrity`, and the page's policy the same hashes.

    A browser runs only what has them, whoever serves or keeps the file. The last change of a page's scripts.
    """
    for page in site.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        hashes = {name: integrity((site / name).read_bytes()) for name in SCRIPT.findall(text)}
        for name, digest in hashes.items():
            for mention in (SCRIPT, PRELOAD):
                text = mention.sub(partial(_with, name, digest), text)
        sources = " ".join(f"'{each}'" for each in dict.fromkeys(hashes.values()))
        page.write_text(text.replace("{hashes}", sources, 1), encoding="utf-8")


def _with(name: str, digest: str, tag: re.Match[str]) -> str:
    return f'{tag[0]} integrity="{digest}"' if tag[1] == name else tag[0]


def integrity(content: bytes) -> str:
    """A file's hash as browsers check it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
