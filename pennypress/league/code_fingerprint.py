"""A fingerprint of engine, games and bots. Results are only comparable if it is equal."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
FLOORS = ("engine", "components", "games", "bots")
NEVER_PLAYS = {"view", "view_kit", "rules_page", "story_texts"}
"""Folders of a title that cannot affect games between bots."""


@cache
def fingerprint() -> str:
    """A hash of all code that affects games between bots."""
    digest = sha256()
    for floor in FLOORS:
        for file in sorted((PACKAGE / floor).rglob("*")):
            path = file.relative_to(PACKAGE)
            if file.suffix in {".py", ".json"} and not NEVER_PLAYS.intersection(path.parts):
                digest.update(path.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
