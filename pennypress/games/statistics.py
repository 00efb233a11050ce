"""What balance studies ask of a title: the contract between the league and a title's `balance`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from pennypress.engine.position import Event


class Balance(Protocol):
    """The things worth counting in many games."""

    WHAT: str
    """What is counted, for the headings of tables and pictures."""

    def counted(self, event: Event) -> Iterator[tuple[int, str]]:
        """The seat and the kind, for each thing that this event adds to the count."""
        ...
