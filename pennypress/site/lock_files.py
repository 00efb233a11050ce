"""Reads the lock files: which version of each package is locked, and the hashes of its archives."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from pathlib import Path
from typing import NamedTuple

PYTHON_PACKAGE = re.compile(r"^([a-z0-9-]+)==(\S+)")
SHA256 = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Hash(NamedTuple):
    """A hash of an archive, its algorithm named as CycloneDX names it."""

    algorithm: str
    digits: str


class Locked(NamedTuple):
    """One package in a lock file."""

    version: str
    licence: str
    """As its own package says, in SPDX's terms; lock files of Python packages do not tell."""
    hashes: tuple[Hash, ...]
    """One is that of the archive which was installed: Python packages have one for each platform."""


def npm_packages(root: Path) -> dict[str, Locked]:
    """The packages in package-lock.json by their places, such as `node_modules/pyodide`."""
    lock = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))
    return {
        place: Locked(entry["version"], spdx(entry["license"]), (npm_hash(entry["integrity"]),))
        for place, entry in lock["packages"].items()
        if place
    }


def python_packages(root: Path) -> dict[str, Locked]:
    """The packages in requirements/site.txt by their names."""
    text = (root / "requirements" / "site.txt").read_text(encoding="utf-8")
    lines = text.replace("\\\n", "").splitlines()
    return {
        found[1]: Locked(found[2], "", tuple(Hash("SHA-256", digits) for digits in SHA256.findall(line)))
        for line in lines
        if (found := PYTHON_PACKAGE.match(line))
    }


def spdx(licence: str) -> str:
    """A licence of an npm package as SPDX spells it."""
    return licence.replace("APACHE", "Apache")


def npm_hash(text: str) -> Hash:
    """npm's `sha512-` and base64, in hexadecimal digits."""
    algorithm, _, content = text.partition("-")
    return Hash(algorithm.upper().replace("SHA", "SHA-"), b64decode(content).hex())
