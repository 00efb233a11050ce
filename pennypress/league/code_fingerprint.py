"""A fingerprint of engine, games and bots. Results are only comparable if it is equal."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
LAYERS = ("engine", "components", "games", "bots")
SUFFIXES = {".py", ".json", ".dawg", ".bin", ".txt"}
"""Code, weights and lists of words."""
NEVER_PLAYS = {"view", "view_kit", "rules_page", "story_texts"}
"""Folders of a title that cannot affect games between bots."""


@cache
def fingerprint() -> str:
    """A hash of all code and data that affect games between bots."""
    digest = sha256()
    for layer in LAYERS:
        for file in sorted((PACKAGE / layer).rglob("*")):
            path = file.relative_to(PACKAGE)
            if file.suffix in SUFFIXES and not NEVER_PLAYS.intersection(path.parts):
                digest.update(path.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
