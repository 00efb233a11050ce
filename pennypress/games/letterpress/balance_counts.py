"""Counts for a balance study of Letterpress: challenges claimed, by name."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.rules_interface import Event
from pennypress.games.letterpress.events import ChallengeClaimed

WHAT = "challenges claimed"


def counts_of(event: Event) -> Iterator[tuple[int, str]]:
    """The seat and the kind of each item that the event adds to the counts."""
    if isinstance(event, ChallengeClaimed):
        yield event.player, event.card
