"""A title's weights, and their file, which also documents how they were fitted."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from pennypress.games import heuristics_of
from pennypress.games.heuristics import FittedHeuristics
from pennypress.league.league_error import LeagueError

NUMBERS = re.compile(r"\[([-\d.,\s]+)\]")


def fittable(game: str) -> FittedHeuristics[Any]:
    """The title's heuristics. Raises LeagueError if they have no weights."""
    known = heuristics_of(game)
    if not isinstance(known, FittedHeuristics):
        raise LeagueError(f"The heuristics of “{game}” have no weights to be fitted.")
    return known


def read(path: Path) -> dict[str, Any]:
    """The content of a weights file. Raises LeagueError."""
    try:
        fitted: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        fitted["weights"], fitted["figures"]
    except (OSError, ValueError, KeyError, TypeError) as why:
        raise LeagueError(f"{path} is no file of weights.") from why
    return fitted


def write(path: Path, fitted: dict[str, Any]) -> None:
    """Write the file atomically; each list of numbers is on one line."""
    text = json.dumps(fitted, ensure_ascii=False, indent=1)
    text = NUMBERS.sub(lambda found: f"[{' '.join(found[1].split())}]", text)
    part = path.with_name(path.name + ".part")
    part.write_text(text + "\n", encoding="utf-8")
    part.replace(path)
