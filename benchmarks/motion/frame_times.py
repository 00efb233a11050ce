"""Frame times, from the page's animation frame callbacks and the browser's long animation frames."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from playwright.sync_api import Page

PROBE = Path(__file__).with_name("record-frames.js").read_text(encoding="utf-8")
LONG = 50
"""Milliseconds from which a frame is a visible stutter."""


class Frames(NamedTuple):
    """The frames of one kind of animation."""

    gaps: list[float]
    """Times between consecutive frames, in ms."""
    long: list[dict[str, float]]
    """Long animation frames: their `duration`, and the parts due to our `scripts` and to style and `layout`.
    """

    def __add__(self, other: object) -> Frames:
        assert isinstance(other, Frames)
        return Frames(self.gaps + other.gaps, self.long + other.long)

    @property
    def p95(self) -> float:
        return quantiles(self.gaps, n=20)[-1] if len(self.gaps) > 1 else 0.0

    @property
    def ours(self) -> list[float]:
        """For frames over 50 ms: the time of scripts, style and layout."""
        spent = [each["scripts"] + each["layout"] for each in self.long]
        return [each for each in spent if each > LONG]

    def line(self, name: str) -> str:
        longest = max(self.gaps, default=0)
        over = sum(gap > LONG for gap in self.gaps)
        return (
            f"{name:22} {len(self.gaps):6} {self.p95:7.1f} ms {longest:7.0f} ms {over:6}"
            f" {len(self.ours):6} {max(self.ours, default=0):7.0f} ms"
        )


NONE = Frames([], [])
HEAD = f"{'frames':22} {'count':>6} {'95th':>10} {'longest':>10} {'>50':>6} {'ours':>6} {'the worst':>10}"


def during(page: Page, act: Callable[[], None]) -> Frames:
    """The frames while `act` runs."""
    page.evaluate("motionFrames.start()")
    act()
    return Frames(**page.evaluate("motionFrames.stop()"))
