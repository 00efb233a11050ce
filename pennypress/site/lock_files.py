"""Reading of lock files: the locked version of each package and the hashes of its archives."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from pathlib import Path
from typing import NamedTuple

PYTHON_PACKAGE = re.compile(r"^([a-z0-9-]+)==(\S+)")
SHA256 = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Hash(NamedTuple):
    """A hash of an archive; the algorithm has its CycloneDX name."""

    algorithm: str
    digits: str


class Locked(NamedTuple):
    """A package in a lock file."""

    version: str
    licence: str
    """The SPDX identifier given by the package; '' for Python packages, whose lock file has none."""
    hashes: tuple[Hash, ...]
    """The hashes of its archives. Python packages have one per platform, only one of which is installed."""


def npm_packages(root: Path) -> dict[str, Locked]:
    """The packages in package-lock.json by path, such as `node_modules/pyodide`."""
    lock = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))
    return {
        place: Locked(entry["version"], spdx(entry["license"]), (npm_hash(entry["integrity"]),))
        for place, entry in lock["packages"].items()
        if place
    }


def python_packages(root: Path) -> dict[str, Locked]:
    """The packages in requirements/site.txt by name."""
    text = (root / "requirements" / "site.txt").read_text(encoding="utf-8")
    lines = text.replace("\\\n", "").splitlines()
    return {
        found[1]: Locked(found[2], "", tuple(Hash("SHA-256", digits) for digits in SHA256.findall(line)))
        for line in lines
        if (found := PYTHON_PACKAGE.match(line))
    }


def spdx(licence: str) -> str:
    """The SPDX identifier of a licence of an npm package."""
    return licence.replace("APACHE", "Apache")


def npm_hash(text: str) -> Hash:
    """npm's `sha512-` and base64, converted to hexadecimal."""
    algorithm, _, content = text.partition("-")
    return Hash(algorithm.upper().replace("SHA", "SHA-"), b64decode(content).hex())
