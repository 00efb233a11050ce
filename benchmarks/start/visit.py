"""What one visit to a page brought to light."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from benchmarks.start.pages import Visited

PROBE = Path(__file__).with_name("probe.js").read_text(encoding="utf-8").strip().removesuffix(";")
KEPT = Path(__file__).with_name("kept.js").read_text(encoding="utf-8").strip().removesuffix(";")
LONG = 50.0
"""ms: a task may take so long without anybody's noticing."""


def probe(visited: Visited, until: str) -> str:
    """The expression that sets the probe in a page."""
    asked = {"until": until, "click": visited.click, "shown": visited.shown}
    return f"({PROBE})({json.dumps(asked)})"


class NoVisit(Exception):
    """It came to nothing; says why."""


@dataclass(frozen=True)
class Visit:
    """Times in ms from the beginning of the navigation."""

    origin: float
    """ms since 1970."""
    set_at: float
    """When the probe was set."""
    ready: float
    answered: float
    paint: float
    """First contentful paint."""
    tasks: Sequence[tuple[float, float]] | None
    """Beginning and duration of the long ones; None from a browser that does not tell."""
    controlled: bool
    """Whether a service worker served the page."""
    resources: Sequence[dict[str, Any]]
    marks: Sequence[dict[str, Any]]
    worked: float | None = None
    """Processor time of the page's main thread; None from a browser that does not tell."""
    sent: int = 0
    """Bytes that the host had sent when it answered."""

    @property
    def blocking(self) -> float:
        """What the main thread's long tasks took beyond 50 ms until the page answered."""
        return sum(duration - LONG for start, duration in self.tasks or () if start < self.answered)

    @property
    def answered_at(self) -> float:
        """In seconds since 1970."""
        return (self.origin + self.answered) / 1000


class Visitor(Protocol):
    """A person with a browser that remembers where it was."""

    def visit(self, url: str, visited: Visited, until: str = "ready", slowed: float = 1) -> Visit:
        """Open the page and see until it answers."""
        ...

    def acquaint(self, url: str, visited: Visited, until: str, storage: dict[str, str]) -> None:
        """A first visit that leaves in the browser what a returning visitor has there."""
        ...


class Browser(Protocol):
    """A browser, as a person has it who was never here."""

    name: str

    def visitor(self) -> AbstractContextManager[Visitor]:
        """Somebody new."""
        ...
