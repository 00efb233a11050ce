"""A simulated slow network: responses are paced as if they shared one narrow line."""

from __future__ import annotations

import time
from threading import Lock

MEGABIT = 1_000_000 / 8


class Line:
    """A bandwidth for all connections together, and a round trip before each response.

    The server waits, so it applies to every browser, workers and service workers included.
    """

    def __init__(self, megabits: float, round_trip: float) -> None:
        self.name = f"{megabits:g} Mbit/s, {round_trip * 1000:.0f} ms"
        self._rate = megabits * MEGABIT
        self._round_trip = round_trip
        self._free_at = 0.0
        self._lock = Lock()

    def begin(self) -> None:
        """Wait for the round trip."""
        time.sleep(self._round_trip)

    def carry(self, size: int) -> None:
        """Return once that many bytes have passed; bytes of other connections may pass in between."""
        with self._lock:
            start = max(time.monotonic(), self._free_at)
            self._free_at = start + size / self._rate
            wait = self._free_at - time.monotonic()
        if wait > 0:
            time.sleep(wait)
