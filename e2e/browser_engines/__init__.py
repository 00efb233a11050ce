"""Three browser engines behind one small interface, for tests and measurements: `open_engine("webkit")`."""

from __future__ import annotations

from playwright.sync_api import Playwright

from e2e.browser_engines.chromium import Chromium
from e2e.browser_engines.engine import Engine, EngineError, Missing
from e2e.browser_engines.firefox import Firefox
from e2e.browser_engines.webkit import WebKit

__all__ = ["ENGINES", "Engine", "EngineError", "Missing", "open_engine"]

ENGINES: dict[str, type[Engine]] = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}
"""By name: 'chromium', 'firefox', 'webkit'."""


def open_engine(name: str, playwright: Playwright | None = None) -> Engine:
    """Start a browser with an empty profile: 'chromium', 'firefox' or 'webkit'.

    Inside pytest, pass the `playwright` fixture, because there can be only one Playwright per thread.
    """
    return Chromium(playwright) if name == Chromium.name else ENGINES[name]()
