"""Distribution of work over an existing Dask cluster. Needs the extra `pennypress[cluster]`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from itertools import islice
from types import TracebackType

from pennypress.league.code_fingerprint import fingerprint
from pennypress.league.league_error import LeagueError
from pennypress.league.local_pool import AHEAD, J, R

PATIENCE = "10s"
"""Timeout for the connection to the scheduler."""


class ClusterPool:
    """The workers of a Dask cluster. Raises LeagueError if there is none or its bots differ from ours."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError as why:
            raise LeagueError("A cluster needs Dask: pip install 'pennypress[cluster]'") from why
        try:
            self._client = Client(address, timeout=PATIENCE)
        except (OSError, ValueError, TimeoutError) as why:
            raise LeagueError(f"There is no Dask scheduler at “{address}”.") from why
        try:
            self._check()
        except BaseException:
            self._client.close()
            raise

    def __enter__(self) -> ClusterPool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._client.close()

    def each(self, work: Callable[[J], R], jobs: Iterator[J]) -> Iterator[R]:
        """See `WorkerPool.each`. If a worker is lost, its job runs on another one."""
        from distributed import as_completed
        from distributed.scheduler import KilledWorker

        ahead = AHEAD * sum(self._client.nthreads().values())
        # Impure: otherwise Dask would hash the jobs to find equal ones, and there are none.
        begun = [self._client.submit(work, job, pure=False) for job in islice(jobs, ahead)]
        waiting = as_completed(begun)
        try:
            for future in waiting:
                for job in islice(jobs, 1):
                    waiting.add(self._client.submit(work, job, pure=False))
                yield future.result()
        except (OSError, CancelledError, KilledWorker) as why:
            raise LeagueError(
                "The cluster is lost; what was done is kept, the same command goes on."
            ) from why

    def _check(self) -> None:
        """Raise LeagueError unless the cluster runs the same code, which the results depend on."""
        try:
            theirs = self._client.run(fingerprint)
        except ImportError as why:
            raise LeagueError("The workers of the cluster have no pennypress installed.") from why
        if not theirs:
            raise LeagueError("The cluster has no workers at present.")
        for address, its in theirs.items():
            if its != fingerprint():
                raise LeagueError(f"The worker {address} has another version of pennypress than this one.")
