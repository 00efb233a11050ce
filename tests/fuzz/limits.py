"""How long a case may take and how much memory it may fill."""

from __future__ import annotations

import resource
import signal
from collections.abc import Callable
from pathlib import Path
from time import process_time
from types import FrameType

SECONDS = 1.0
"""Of processor time."""
CUT_OFF = 10.0
"""Seconds of processor time after which a case is broken off."""
MEGABYTES = 100

_PEAK = Path("/proc/self/clear_refs")
_STATUS = Path("/proc/self/status")


class TooMuch(Exception):
    """A case took too long or filled too much memory."""


def within_limits(run: Callable[[], None]) -> float:
    """Run it; how many seconds it took. Raises `TooMuch`, and whatever it raises.

    A machine that does much else counts more processor time for the same work: what was too slow is tried
    twice more.
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
    """Let Linux measure the greatest size anew; the present one in kilobytes."""
    try:
        _PEAK.write_text("5")
    except OSError:  # another system: the greatest size so far is all there is
        return _peak()
    return _field("VmRSS:")


def _peak() -> int:
    """The greatest size of this process in kilobytes."""
    return _field("VmHWM:") if _STATUS.exists() else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _field(name: str) -> int:
    line = next(line for line in _STATUS.read_text().splitlines() if line.startswith(name))
    return int(line.split()[1])
