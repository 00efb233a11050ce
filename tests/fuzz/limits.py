"""Limits of time and memory for a case."""

from __future__ import annotations

import resource
import signal
from collections.abc import Callable
from pathlib import Path
from time import process_time
from types import FrameType

SECONDS = 1.0
"""Processor time."""
CUT_OFF = 10.0
"""Seconds of processor time after which a case is aborted."""
MEGABYTES = 100

_PEAK = Path("/proc/self/clear_refs")
_STATUS = Path("/proc/self/status")


class TooMuch(Exception):
    """A case took too long or filled too much memory."""


def within_limits(run: Callable[[], None]) -> float:
    """Run it and return the seconds it took. Raises `TooMuch`, or whatever it raises.

    A busy machine counts more processor time for the same work, so slow cases are tried twice more.
    """
    seconds = []
    for _try in range(3):
        seconds.append(_once(run))
        if seconds[-1] <= SECONDS:
            break
    if min(seconds) > SECONDS:
        raise TooMuch(f"{min(seconds):.1f} s of processor time")
    return min(seconds)


def _once(run: Callable[[], None]) -> float:
    before, start = _reset_peak(), process_time()
    former = signal.signal(signal.SIGPROF, _cut_off)
    signal.setitimer(signal.ITIMER_PROF, CUT_OFF)
    try:
        run()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, former)
    seconds = process_time() - start
    grown = (_peak() - before) / 1024
    if grown > MEGABYTES:
        raise TooMuch(f"{grown:.0f} MB more memory")
    return seconds


def _cut_off(_signal: int, _frame: FrameType | None) -> None:
    raise TooMuch(f"broken off after {CUT_OFF} s of processor time")


def _reset_peak() -> int:
    """Reset Linux's peak memory counter; return the current size in kilobytes."""
    try:
        _PEAK.write_text("5")
    except OSError:  # another system: the peak cannot be reset
        return _peak()
    return _field("VmRSS:")


def _peak() -> int:
    """The peak size of this process in kilobytes."""
    return _field("VmHWM:") if _STATUS.exists() else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _field(name: str) -> int:
    line = next(line for line in _STATUS.read_text().splitlines() if line.startswith(name))
    return int(line.split()[1])
