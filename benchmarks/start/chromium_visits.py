"""Visits in Chromium, with a separate profile on disk for each visitor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, CDPSession, Error, Page, Playwright, ViewportSize

from benchmarks.start.ours_and_bare_pages import Visited
from benchmarks.start.visit_result import KEPT, NoVisit, Visit, probe
from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find

TABLET = ViewportSize(width=1024, height=768)
PATIENCE = 120_000


class Chromium:
    """The browser, without a profile."""

    name = "Chromium"

    def __init__(self, playwright: Playwright) -> None:
        self._type = playwright.chromium
        self._path = find(playwright)

    @contextmanager
    def visitor(self) -> Iterator[ReopeningVisitor]:
        """A new visitor with an empty profile."""
        with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            visitor = ReopeningVisitor(lambda: self._opened(profile))
            try:
                yield visitor
            except Error as error:
                raise NoVisit(f"Chromium: {error}") from error
            finally:
                visitor.close()

    def _opened(self, profile: str) -> BrowserContext:
        return self._type.launch_persistent_context(
            profile, executable_path=self._path, args=QUIET, viewport=TABLET
        )


class ChromiumVisitor:
    """A visitor with a profile."""

    def __init__(self, context: BrowserContext) -> None:
        self._context = context

    def visit(self, url: str, visited: Visited, until: str = "ready", slowed: float = 1) -> Visit:
        """Open the page in a new tab, measure, and close it."""
        page, session = self._open(url, visited, until, slowed)
        found = page.evaluate("startProbe")
        worked = session.send("Performance.getMetrics")["metrics"]
        page.close()
        return Visit(
            **found, worked=next(each["value"] * 1000 for each in worked if each["name"] == "ThreadTime")
        )

    def acquaint(self, url: str, visited: Visited, until: str, storage: dict[str, str]) -> None:
        """Visit once, so that the next visit is a returning one."""
        page, _ = self._open(url, visited, until, 1)
        page.evaluate("startProbe")
        page.evaluate(KEPT, storage)
        page.close()

    def _open(self, url: str, visited: Visited, until: str, slowed: float) -> tuple[Page, CDPSession]:
        page = self._context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"window.top === window && {probe(visited, until)}")
        session = self._context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        if slowed != 1:
            session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        page.goto(url + visited.path, wait_until="commit")
        return page, session


class ReopeningVisitor(ChromiumVisitor):
    """A visitor who can close the browser; `launch` opens it with the same profile."""

    def __init__(self, launch: Callable[[], BrowserContext]) -> None:
        super().__init__(launch())
        self._launch = launch

    def close(self) -> None:
        """Close the browser."""
        self._context.close()

    def reopen(self) -> None:
        """Close the browser and open it again."""
        self.close()
        self._context = self._launch()
