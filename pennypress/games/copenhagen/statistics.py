"""What a balance study counts at a table of Copenhagen: lines completed, and which of windows only."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.position import Event
from pennypress.games.copenhagen.events import LineCompleted

WHAT = "lines completed"


def counted(event: Event) -> Iterator[tuple[int, str]]:
    """The seat, and of what it has one more."""
    if isinstance(event, LineCompleted):
        line = "row" if event.completed.line.is_row else "column"
        yield event.player, f"{line}, windows only" if event.completed.windows_only else line
