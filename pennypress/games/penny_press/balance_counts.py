"""Counts for a balance study of Penny Press: stories published, by beat."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_press.events import Published

WHAT = "stories published"


def counts_of(event: Event) -> Iterator[tuple[int, str]]:
    """The seat and the kind of each item that the event adds to the counts."""
    if isinstance(event, Published):
        for line in event.bill.published:
            yield event.player, line.story.beat.name
