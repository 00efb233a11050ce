"""The W3C WebDriver part shared by Firefox and WebKitGTK, which differ in the transport only."""

from __future__ import annotations

import base64
import json
import time
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from e2e.browser_engines.engine import GLANCE, PATIENCE, REACTION, WINDOW, Engine, EngineError

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key of an element in the protocol."""
SELECT_ALL = "\ue009a"
"""Ctrl and A in the notation of the protocol; all keys are released at the end of a command."""
NOT_YET = {
    "no such element",
    "stale element reference",
    "element not interactable",
    "element click intercepted",
}
AT_REST = """
(async () => {
  const box = () => JSON.stringify(document.querySelector(%s)?.getBoundingClientRect());
  const before = box();
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
  return before !== undefined && before === box();
})()
"""
"""Whether the element is there and has not moved for two frames."""
LISTEN = """
if (globalThis.heard === undefined) {
  const hear = ({ type, target }) => (globalThis.heard[type] ||= Boolean(target.closest?.(globalThis.aim)));
  for (const type of ["pointerdown", "click"]) addEventListener(type, hear, true);
}
globalThis.aim = arguments[0];
globalThis.heard = { pointerdown: false, click: false };
"""
CLICK_AFTER_PRESS = 2.0
"""Seconds until the click that ends a press has been heard; else a drawing came between the two."""
ANSWER = """
const then = arguments[arguments.length - 1];
(async () => (%s))().then(
  (value) => then({ value: JSON.stringify(value) ?? "null" }),
  (error) => then({ error: String(error) }),
);
"""


class Refused(EngineError):
    """The browser answered a command with an error of the protocol."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind


class WebDriver(Engine):
    """The part of WebDriver that the smoke test needs. Subclasses start the browser and send commands."""

    @abstractmethod
    def command(self, name: str, parameters: dict[str, Any], element: str = "") -> Any:
        """Send a command by its name in the specification ('Element Click'), optionally on an element."""

    def prepare(self) -> None:
        """Set timeouts and the window size of a new session."""
        times = {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000, "implicit": 0}
        self.command("Set Timeouts", {name: int(time) for name, time in times.items()})
        around = self.evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
        width, height = (inner + extra for inner, extra in zip(WINDOW, around, strict=True))
        self.command("Set Window Rect", {"width": width, "height": height})

    def open(self, url: str) -> None:
        self.command("Navigate To", {"url": url})

    def reload(self) -> None:
        # Not the protocol's Refresh: in Firefox it bypasses the service worker, like Shift and reload.
        before = self.evaluate("performance.timeOrigin")
        self.evaluate("void setTimeout(() => location.reload())")
        self.wait_until(f"performance.timeOrigin !== {before} && document.readyState === 'complete'")

    def evaluate(self, expression: str) -> Any:
        answer = self.command("Execute Async Script", {"script": ANSWER % expression, "args": []})
        if answer is None:
            raise EngineError(f"{self.title}: {expression}: the page was left meanwhile")
        if "error" in answer:
            raise EngineError(f"{self.title}: {expression}: {answer['error']}")
        return json.loads(answer["value"])

    def click(self, selector: str) -> None:
        """Click, and retry if the driver loses the click or misses, as happens on a busy machine."""
        self.wait_until(AT_REST % json.dumps(selector), patience=REACTION)
        self.run(LISTEN, selector)
        self.on(selector, "Element Click", {})
        if self._is_lost("pointerdown") or self._is_lost("click", CLICK_AFTER_PRESS):
            self.on(selector, "Element Click", {})

    def _is_lost(self, event: str, patience: float = 0) -> bool:
        """Whether the page is still there and has not heard the event in time."""
        end = time.monotonic() + patience
        while self.run(f"return globalThis.heard?.{event} === false;"):
            if time.monotonic() >= end:
                return True
            time.sleep(0.05)
        return False

    def run(self, script: str, *arguments: str) -> Any:
        return self.command("Execute Script", {"script": script, "args": list(arguments)})

    def type(self, selector: str, text: str) -> None:
        for keys in (SELECT_ALL, text):
            self.on(selector, "Element Send Keys", {"text": keys})

    def on(self, selector: str, name: str, parameters: dict[str, Any]) -> None:
        """Carry out a command on an element as soon as possible."""
        end = time.monotonic() + REACTION
        while True:
            try:
                found = self.command("Find Element", {"using": "css selector", "value": selector})
                self.command(name, parameters, found[ELEMENT])
                return
            except Refused as error:
                if error.kind not in NOT_YET or time.monotonic() > end:
                    raise EngineError(f"{self.title}: {name} {selector}: {error}") from None
            time.sleep(GLANCE)

    @contextmanager
    def frame(self, expression: str) -> Iterator[None]:
        found = self.run(f"return ({expression});")
        if not found:
            raise EngineError(f"{self.title}: there is no frame at {expression}")
        self.command("Switch To Frame", {"id": found})
        try:
            yield
        finally:
            self.command("Switch To Parent Frame", {})

    def screenshot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.command("Take Screenshot", {"full": False})))
