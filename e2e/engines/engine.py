"""What a browser test needs of any engine: one small class, whatever protocol the browser speaks.

with open_engine("firefox") as engine:
    engine.open("http://localhost:8000/")
    engine.wait_until("document.documentElement.dataset.ready === 'yes'")
    engine.click("#start")
    print(engine.evaluate("document.title"))
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

PATIENCE = 60.0
"""Seconds after which what a test waits for counts as never coming."""
REACTION = 40.0
"""Seconds after which what cannot be pressed counts as never to be pressed."""
GLANCE = 0.05
"""Seconds between two looks at a page that is waited for."""
WINDOW = (1024, 768)
"""A 10-inch tablet, held sideways."""


class EngineError(Exception):
    """The browser could not do what it was told; says what and why."""


class Missing(NamedTuple):
    """Why an engine cannot be started on this machine, and the Debian packages that would help."""

    reason: str
    packages: tuple[str, ...]


class Engine(ABC):
    """A browser with one window and a profile of its own, empty at first and thrown away at the end.

    What a profile keeps (storage, caches, service workers) lives as long as the engine is open:
    `open` the same address again for a returning visitor. Use it in a `with` statement, or `close` it.
    """

    name: ClassVar[str]
    """As tests and commands call it: 'firefox'."""
    title: ClassVar[str]
    """As people call it: 'Firefox'."""
    version: str
    """As the browser itself tells it."""

    @classmethod
    @abstractmethod
    def missing(cls) -> Missing | None:
        """What is missing on this machine; None when the engine can be started."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to an address; returns when the page's `load` event has happened."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again as a person does; returns when its `load` event has happened."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The JSON value of a JavaScript expression in the page; a promise is waited for.

        Several statements go into a function: `(() => { …; return value; })()`. The page's
        Content-Security-Policy does not hinder it. EngineError when it throws.
        """

    @abstractmethod
    def click(self, selector: str) -> None:
        """Press the first element that a CSS selector finds, as a finger or a mouse does.

        Waits until it is there, in sight and nothing lies on it; EngineError when that never comes.
        A button that is still disabled takes the press without a word: say `#print:enabled`.
        """

    @abstractmethod
    def type(self, selector: str, text: str) -> None:
        """Write into a field, in place of what stands there."""

    @abstractmethod
    def frame(self, expression: str) -> AbstractContextManager[None]:
        """In a `with` statement: evaluate and click inside the <iframe> that a JavaScript expression gives.

        The expression may look into shadow roots; frames nest.
        """

    @abstractmethod
    def screenshot(self, file: Path) -> None:
        """Write what the window shows as a PNG."""

    @abstractmethod
    def close(self) -> None:
        """End the browser and everything that was started for it."""

    def wait_until(self, expression: str, *, patience: float = PATIENCE) -> None:
        """Wait until a JavaScript expression is true; EngineError when that never comes.

        A page that is just being left or loaded counts as not there yet.
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
                raise EngineError(f"{self.title}: {expression} did not come true; last answer: {answer!r}")
            time.sleep(GLANCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
