"""A slow line: what a server sends is paced as if all of it came through one narrow pipe."""

from __future__ import annotations

import time
from threading import Lock

MEGABIT = 1_000_000 / 8


class Line:
    """So many bytes a second for all connections together, and a round trip before each answer.

    It is the server that waits, so it holds in every browser, for workers and service workers too.
    """

    def __init__(self, megabits: float, round_trip: float) -> None:
        self.name = f"{megabits:g} Mbit/s, {round_trip * 1000:.0f} ms"
        self._rate = megabits * MEGABIT
        self._round_trip = round_trip
        self._free_at = 0.0
        self._lock = Lock()

    def begin(self) -> None:
        """The way of the question there and of the answer's first byte back."""
        time.sleep(self._round_trip)

    def carry(self, size: int) -> None:
        """Return when so many bytes have come through; others' bytes come in between."""
        with self._lock:
            start = max(time.monotonic(), self._free_at)
            self._free_at = start + size / self._rate
            wait = self._free_at - time.monotonic()
        if wait > 0:
            time.sleep(wait)
