"""What a balance study counts at a table of Penny Press: stories published, by beat."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.position import Event
from pennypress.games.penny_press.events import Published

WHAT = "stories published"


def counted(event: Event) -> Iterator[tuple[int, str]]:
    """The seat, and of what it has one more."""
    if isinstance(event, Published):
        for line in event.bill.published:
            yield event.player, line.story.beat.name
