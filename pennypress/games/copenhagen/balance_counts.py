"""Counts for a balance study of Copenhagen: lines completed, and those of windows only."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.rules_interface import Event
from pennypress.games.copenhagen.events import LineCompleted

WHAT = "lines completed"


def counts_of(event: Event) -> Iterator[tuple[int, str]]:
    """The seat and the kind of each item that the event adds to the counts."""
    if isinstance(event, LineCompleted):
        line = "row" if event.completed.line.is_row else "column"
        yield event.player, f"{line}, windows only" if event.completed.windows_only else line
