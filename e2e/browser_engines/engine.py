"""What a browser test needs of any engine: one small class, whatever protocol the browser speaks.

with open_engine("firefox") as engine:
    engine.open("http://localhost:8000/")
    engine.wait_until("document.documentElement.dataset.ready === 'yes'")
    engine.click("#play-copenhagen")
    print(engine.evaluate("document.title"))
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

PATIENCE = 60.0
"""Timeout in seconds of waiting for the page."""
REACTION = 40.0
"""Timeout in seconds of waiting until an element can be pressed."""
GLANCE = 0.05
"""Polling interval in seconds."""
PAGE_STATE = """[
  location.href,
  JSON.stringify(document.documentElement.dataset),
  document.body.innerText.replace(/\\s+/g, " ").slice(0, 600),
].join(" | ")"""
"""The address of the page, its state, and the text that can be seen."""
WINDOW = (1024, 768)
"""The size of a 10-inch tablet in landscape orientation."""


class EngineError(Exception):
    """The browser could not carry out a command; the message says which and why."""


class Missing(NamedTuple):
    """Why an engine cannot be started on this machine, and the Debian packages that would help."""

    reason: str
    packages: tuple[str, ...]


class Engine(ABC):
    """A browser with one window and a temporary profile.

    The profile (storage, caches, service workers) lives as long as the engine is open: `open` the same
    address again for a returning visitor. Use it in a `with` statement, or `close` it.
    """

    name: ClassVar[str]
    """Its name in tests and commands: 'firefox'."""
    title: ClassVar[str]
    """Its display name: 'Firefox'."""
    version: str
    """Its version, as reported by the browser."""

    @classmethod
    @abstractmethod
    def missing(cls) -> Missing | None:
        """What is missing on this machine; None if the engine can be started."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to an address; returns when the page's `load` event has happened."""

    @abstractmethod
    def reload(self) -> None:
        """Reload the page as a person does; returns when its `load` event has happened."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The JSON value of a JavaScript expression in the page; promises are awaited.

        Wrap several statements in a function: `(() => { …; return value; })()`. The page's
        Content-Security-Policy does not apply. Raises EngineError if it throws.
        """

    @abstractmethod
    def click(self, selector: str) -> None:
        """Click the first element that matches a CSS selector, as a finger or mouse would.

        Waits until it exists, is visible and is not covered; raises EngineError after a timeout. A disabled
        button swallows the click without an error: use `#print:enabled`.
        """

    @abstractmethod
    def type(self, selector: str, text: str) -> None:
        """Replace the text of a field."""

    @abstractmethod
    def frame(self, expression: str) -> AbstractContextManager[None]:
        """In a `with` statement: evaluate and click inside the <iframe> given by a JavaScript expression.

        The expression may look into shadow roots; frames can be nested.
        """

    @abstractmethod
    def screenshot(self, file: Path) -> None:
        """Save a screenshot of the window as PNG."""

    @abstractmethod
    def close(self) -> None:
        """Close the browser and all its processes."""

    def wait_until(self, expression: str, *, patience: float = PATIENCE) -> None:
        """Wait until a JavaScript expression is true; raises EngineError after the timeout.

        While the page is navigating, the expression counts as false.
        """
        end = time.monotonic() + patience
        answer: object = None
        while True:
            try:
                answer = self.evaluate(expression)
            except EngineError as error:
                answer = error
            else:
                if answer:
                    return
            if time.monotonic() > end:
                failed = f"{self.title}: {expression} did not come true; last answer: {answer!r}"
                raise EngineError(f"{failed}; {self.page_state()}")
            time.sleep(GLANCE)

    def page_state(self) -> str:
        """What the page says about itself and shows, for the message of a failure."""
        try:
            return f"the page: {self.evaluate(PAGE_STATE)}"
        except EngineError as error:
            return f"and the page does not answer: {error}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
