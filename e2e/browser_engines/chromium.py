"""Chromium, through Playwright, with the interface of all engines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Frame, Page, Playwright, sync_playwright

from e2e import chromium_install
from e2e.browser_engines.engine import PATIENCE, REACTION, WINDOW, Engine, EngineError, Missing

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)


class Chromium(Engine):
    """The Chromium that was found. If a Playwright is running already (in pytest), it must be passed in."""

    name = "chromium"
    title = "Chromium"

    def __init__(self, playwright: Playwright | None = None) -> None:
        self.stack = ExitStack()
        playwright = playwright or self.stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium_install.find(playwright), args=QUIET)
        self.stack.callback(browser.close)
        self.version = browser.version
        width, height = WINDOW
        self.page: Page = browser.new_page(viewport={"width": width, "height": height})
        self.page.set_default_timeout(REACTION * 1000)
        self.page.set_default_navigation_timeout(PATIENCE * 1000)
        self.here: Page | Frame = self.page

    @classmethod
    def missing(cls) -> Missing | None:
        """None: `python -m e2e.chromium_install` sees to it that there is one, or says what to do."""
        return None

    def open(self, url: str) -> None:
        with own_errors(f"open {url}"):
            self.page.goto(url)

    def reload(self) -> None:
        with own_errors("reload"):
            self.page.reload()

    def evaluate(self, expression: str) -> Any:
        with own_errors(expression):
            return self.here.evaluate(f"async () => ({expression})")

    def click(self, selector: str) -> None:
        with own_errors(f"click {selector}"):
            self.here.locator(selector).first.click()

    def type(self, selector: str, text: str) -> None:
        with own_errors(f"type into {selector}"):
            self.here.locator(selector).first.fill(text)

    @contextmanager
    def frame(self, expression: str) -> Iterator[None]:
        outer = self.here
        with own_errors(f"frame {expression}"):
            element = outer.evaluate_handle(f"() => ({expression})").as_element()
            inner = element.content_frame() if element else None
        if inner is None:
            raise EngineError(f"{self.title}: there is no frame at {expression}")
        self.here = inner
        try:
            yield
        finally:
            self.here = outer

    def screenshot(self, file: Path) -> None:
        self.page.screenshot(path=file)

    def close(self) -> None:
        self.stack.close()


@contextmanager
def own_errors(what: str) -> Iterator[None]:
    """Convert Playwright's errors to ours."""
    try:
        yield
    except Error as error:
        raise EngineError(f"Chromium: {what}: {error}") from None
