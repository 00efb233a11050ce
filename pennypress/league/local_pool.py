"""Distribution of work over the cores of this machine."""

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

from pennypress.league.league_error import LeagueError

J = TypeVar("J")
R = TypeVar("R")
AHEAD = 4
"""Number of queued jobs per worker, so that no worker is idle."""


class WorkerPool(Protocol):
    """The interface of a pool of workers: the cores of this machine, or a cluster."""

    def each(self, work: Callable[[J], R], jobs: Iterator[J]) -> Iterator[R]:
        """Yield the result of `work`, a module-level function, for each job, in order of completion."""
        ...


class LocalPool:
    """A pool of processes. With a single worker, work runs in this process."""

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise LeagueError("There is no work without a worker: --workers is 1 or more.")
        self.workers = workers or os.cpu_count() or 1

    def each(self, work: Callable[[J], R], jobs: Iterator[J]) -> Iterator[R]:
        if self.workers == 1:
            yield from map(work, jobs)
            return
        # Spawned, not forked, so that it works the same on every system.
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
                # The caller gave up; a game between publishers would take minutes more.
                for child in active_children():
                    child.terminate()
                raise


def _settle() -> None:
    """Ignore Ctrl-C in a worker, and exit when the parent process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
