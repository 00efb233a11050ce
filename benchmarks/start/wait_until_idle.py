"""Waits until the machine is idle, so that other processes do not affect a measurement."""

from __future__ import annotations

import os
import time
from pathlib import Path

BUSY_AT_MOST = 0.15
LOOK = 0.3


def wait_until_quiet(patience: float) -> None:
    """Return when all CPUs are nearly idle, or after `patience` seconds."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        before = processor_time()
        time.sleep(LOOK)
        if processor_time() - before < BUSY_AT_MOST * LOOK * (os.cpu_count() or 1):
            return


def processor_time() -> float:
    """CPU seconds used since boot; 0 if unknown."""
    try:
        counters, _, _ = Path("/proc/stat").read_text(encoding="ascii").partition("\n")
    except OSError:
        return 0.0
    numbers = [int(number) for number in counters.split()[1:9]]
    user, nice, system, _idle, _waiting, *rest = numbers
    return (user + nice + system + sum(rest)) / os.sysconf("SC_CLK_TCK")
