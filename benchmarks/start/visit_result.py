"""The results of a visit."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from benchmarks.start.ours_and_bare_pages import Visited

PROBE = Path(__file__).with_name("probe.js").read_text(encoding="utf-8").strip().removesuffix(";")
KEPT = Path(__file__).with_name("wait-until-cached.js").read_text(encoding="utf-8").strip().removesuffix(";")
LONG = 50.0
"""Duration in ms from which a task is long."""


def probe(visited: Visited, until: str) -> str:
    """The expression that installs the probe in a page."""
    asked = {"until": until, "click": visited.click, "shown": visited.shown}
    return f"({PROBE})({json.dumps(asked)})"


class NoVisit(Exception):
    """The visit failed; the message says why."""


@dataclass(frozen=True)
class Visit:
    """Times are in ms from the start of the navigation."""

    origin: float
    """ms since 1970."""
    set_at: float
    """When the probe was installed."""
    ready: float
    answered: float
    paint: float
    """First contentful paint."""
    tasks: Sequence[tuple[float, float]] | None
    """Start and duration of the long tasks; None if the browser does not report them."""
    controlled: bool
    """Whether a service worker served the page."""
    resources: Sequence[dict[str, Any]]
    marks: Sequence[dict[str, Any]]
    worked: float | None = None
    """CPU time of the page's main thread; None if the browser does not report it."""
    sent: int = 0
    """Bytes the host had sent when the page responded."""

    @property
    def blocking(self) -> float:
        """Total blocking time: the parts of long tasks beyond 50 ms until the page responded."""
        return sum(duration - LONG for start, duration in self.tasks or () if start < self.answered)

    @property
    def longest_task(self) -> float:
        """The longest task of the main thread after the first paint until the page responded; 0 if none."""
        after = (duration for start, duration in self.tasks or () if self.paint < start < self.answered)
        return max(after, default=0.0)

    @property
    def answered_at(self) -> float:
        """The time of the response, in seconds since 1970."""
        return (self.origin + self.answered) / 1000


class Visitor(Protocol):
    """A visitor with a browser profile."""

    def visit(self, url: str, visited: Visited, until: str = "ready", slowed: float = 1) -> Visit:
        """Open the page and measure until it responds."""
        ...

    def acquaint(self, url: str, visited: Visited, until: str, storage: dict[str, str]) -> None:
        """Visit once, so that the next visit is a returning one."""
        ...

    def reopen(self) -> None:
        """Close the browser and open it again."""
        ...


class Browser(Protocol):
    """A browser that creates visitors."""

    name: str

    def visitor(self) -> AbstractContextManager[Visitor]:
        """A new visitor with an empty profile."""
        ...
