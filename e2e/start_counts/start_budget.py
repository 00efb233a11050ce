"""The budget in `budget.toml`, and the comparison of counts with it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

FILE = Path(__file__).with_name("budget.toml")
SLACK = 0.05
"""How far a count may fall below its line before the line has to follow, as a share of it."""

Counts = Mapping[str, int]


def budget() -> dict[str, dict[str, int]]:
    """The highest counts of each visit, by the names of the tables in the file: `page.first`."""
    sides: dict[str, dict[str, dict[str, int]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {f"{side}.{visit}": lines for side, visits in sides.items() for visit, lines in visits.items()}


def complaints(visit: str, counts: Counts, lines: Counts) -> Iterator[str]:
    """A sentence for every count above its line, far below it, or on one side only."""
    for name in sorted(lines.keys() | counts.keys()):
        if name not in lines or name not in counts:
            yield f"[{visit}] {name}: only {'counted' if name in counts else 'in the budget'}"
            continue
        found = f"[{visit}] {name}: {counts[name]}"
        if counts[name] > lines[name]:
            yield f"{found} instead of {lines[name]}; spend less, or raise the line and say why"
        elif counts[name] < lines[name] * (1 - SLACK):
            yield f"{found} instead of {lines[name]}; lower the line, so that it stays so"
