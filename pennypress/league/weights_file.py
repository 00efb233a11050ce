"""A title's weights: what they weigh, and their file, which says how they were found."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from pennypress.games import heuristics_of
from pennypress.games.heuristics import Heuristics
from pennypress.league import LeagueError

Weights = Mapping[str, Sequence[float]]
"""By kind of moment: what each measured number is worth."""
NUMBERS = re.compile(r"\[([-\d.,\s]+)\]")


@runtime_checkable
class Fittable(Protocol):
    """Heuristics whose expectations are points scored and weighed numbers."""

    def measured(self, position: Any) -> Sequence[tuple[str, Sequence[float]]]:
        """By seat: which of the weights count now, and the numbers that they weigh.

        None where weights say nothing, such as in the middle of a turn.
        """
        ...

    def with_weights(self, weights: Weights) -> Heuristics[Any]:
        """The same rules of thumb with other weights."""
        ...


def fittable(game: str) -> Fittable:
    """The title's heuristics. Raises LeagueError when they have no weights."""
    known = heuristics_of(game)
    if not isinstance(known, Fittable):
        raise LeagueError(f"The heuristics of “{game}” have no weights to be fitted.")
    return known


def read(path: Path) -> dict[str, Any]:
    """A file of weights. Raises LeagueError."""
    try:
        fitted: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        fitted["weights"], fitted["figures"]
    except (OSError, ValueError, KeyError, TypeError) as why:
        raise LeagueError(f"{path} is no file of weights.") from why
    return fitted


def write(path: Path, fitted: dict[str, Any]) -> None:
    """Whole or not at all; lists of numbers take a line each."""
    text = json.dumps(fitted, ensure_ascii=False, indent=1)
    text = NUMBERS.sub(lambda found: f"[{' '.join(found[1].split())}]", text)
    part = path.with_name(path.name + ".part")
    part.write_text(text + "\n", encoding="utf-8")
    part.replace(path)
