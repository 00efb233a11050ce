"""The interface between the league and a title's `balance_counts`: what a balance study counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from pennypress.engine.rules_interface import Event


class Balance(Protocol):
    """What to count in many games of a title."""

    WHAT: str
    """The name of what is counted, for headings of tables and plots."""

    def counts_of(self, event: Event) -> Iterator[tuple[int, str]]:
        """The seat and the kind of each item that this event adds to the counts."""
        ...
