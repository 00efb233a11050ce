"""Work spread over the cores of this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Protocol, TypeVar

from pennypress.league import LeagueError

J = TypeVar("J")
R = TypeVar("R")
AHEAD = 4
"""Jobs in hand for each worker, so that none waits for the next."""


class Crew(Protocol):
    """Whoever does the work: the cores of this machine, or a cluster."""

    def each(self, work: Callable[[J], R], jobs: Iterator[J]) -> Iterator[R]:
        """What `work`, a function of a module, makes of each job, in the order in which they get done."""
        ...


class Cores:
    """So many processes; a single worker is this process itself."""

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise LeagueError("There is no work without a worker: --workers is 1 or more.")
        self.workers = workers or os.cpu_count() or 1

    def each(self, work: Callable[[J], R], jobs: Iterator[J]) -> Iterator[R]:
        if self.workers == 1:
            yield from map(work, jobs)
            return
        # Spawned, not forked: the same on every system.
        with ProcessPoolExecutor(self.workers, get_context("spawn"), _settle) as pool:
            try:
                waiting = {pool.submit(work, job) for job in islice(jobs, self.workers * AHEAD)}
                while waiting:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    waiting |= {pool.submit(work, job) for job in islice(jobs, len(done))}
                    for future in done:
                        yield future.result()
            except BrokenProcessPool as why:
                raise LeagueError(
                    "A worker process died (out of memory?); what was done is kept, the same command goes on."
                ) from why
            except BaseException:
                # Somebody gave up: a publisher's game would take minutes more.
                for child in active_children():
                    child.terminate()
                raise


def _settle() -> None:
    """A worker leaves Ctrl-C to its parent, and goes when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
