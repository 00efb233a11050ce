"""Visits in Firefox and WebKitGTK, where no script can run before the page's own."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.start.ours_and_bare_pages import Visited
from benchmarks.start.static_host import hosted
from benchmarks.start.visit_result import KEPT, NoVisit, Visit, probe
from e2e.browser_engines import Engine, EngineError

ELSEWHERE = '<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">'
BREATH = 0.005
"""Seconds between two attempts to reach the page."""
PATIENCE = 90.0
"""Seconds until a visit is given up; the probe gives up after 60."""


class Driven:
    """The engine, without a profile."""

    def __init__(self, engine: type[Engine]) -> None:
        self.name = engine.title
        self._engine = engine

    @contextmanager
    def visitor(self) -> Iterator[DrivenVisitor]:
        """A new visitor, coming from another site."""
        with TemporaryDirectory() as folder, self._engine() as engine:
            (Path(folder) / "index.html").write_text(ELSEWHERE, encoding="utf-8")
            with hosted(Path(folder)) as host:
                try:
                    yield DrivenVisitor(engine, host.elsewhere)
                except EngineError as error:
                    raise NoVisit(f"{self.name}: {error}") from error


class DrivenVisitor:
    """A visitor with a profile."""

    def __init__(self, engine: Engine, elsewhere: str) -> None:
        self._engine = engine
        self._elsewhere = elsewhere

    def visit(self, url: str, visited: Visited, until: str = "ready", slowed: float = 1) -> Visit:
        """Open another site, then the page."""
        if slowed != 1:
            raise ValueError(f"{self._engine.title} cannot be slowed.")
        self._engine.open(self._elsewhere)
        address = json.dumps(url + visited.path)
        self._engine.evaluate(f"void setTimeout(() => location.assign({address}))")
        return self._probe(url, probe(visited, until))

    def acquaint(self, url: str, visited: Visited, until: str, storage: dict[str, str]) -> None:
        """Visit once, so that the next visit is a returning one."""
        self.visit(url, visited, until)
        self._engine.evaluate(f"({KEPT})({json.dumps(storage)})")

    def reopen(self) -> None:
        """Not possible: the driver deletes the profile of a browser that is closed."""
        raise ValueError(f"{self._engine.title} cannot be closed between two visits.")

    def _probe(self, url: str, script: str) -> Visit:
        """Inject the probe as soon as the page is there, some ms after its start."""
        there = f"location.href.startsWith({json.dumps(url)})"
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(EngineError, TypeError):  # the previous page is still being unloaded
                if found := self._engine.evaluate(f"{there} && (({script}), startProbe)"):
                    return Visit(**found)
            time.sleep(BREATH)
        raise EngineError(f"{self._engine.title} does not answer on {url}.")
