"""Which edition of engine, games and bots is playing: results are only comparable within one."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
FLOORS = ("engine", "components", "games", "bots")
NEVER_PLAYS = {"view", "view_kit", "rules_page", "story_texts"}
"""Folders of games that no game of bots looks into."""


@cache
def edition() -> str:
    """A hash of all that decides how a game of bots goes."""
    digest = sha256()
    for floor in FLOORS:
        for file in sorted((PACKAGE / floor).rglob("*")):
            path = file.relative_to(PACKAGE)
            if file.suffix in {".py", ".json"} and not NEVER_PLAYS.intersection(path.parts):
                digest.update(path.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
