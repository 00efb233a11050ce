"""Makes Playwright's actions end when the page shows what followed from them.

Python works in a worker, so a click has returned before anything has changed. While messages are not
answered, the page has `data-busy` (static/js/send-to-python.js).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import wraps
from typing import Any

from playwright.sync_api import Error, Frame, Locator, Page

AT_REST = "html:not([data-busy])"
OF_LOCATORS = (
    "check",
    "click",
    "dblclick",
    "dispatch_event",
    "drag_to",
    "fill",
    "press",
    "press_sequentially",
    "select_option",
    "set_checked",
    "set_input_files",
    "tap",
    "uncheck",
)
OF_DEVICES = {
    "keyboard": ("down", "insert_text", "press", "type", "up"),
    "mouse": ("click", "dblclick", "down", "up"),
    "touchscreen": ("tap",),
}


DRAWN = """() => new Promise((then) => {
  const root = document.documentElement;
  const drawn = () => !("busy" in root.dataset);
  if (drawn()) return then(true);
  const observer = new MutationObserver(() => drawn() && end());
  const late = setTimeout(end, 30000);
  function end() {
    observer.disconnect();
    clearTimeout(late);
    then(drawn());
  }
  observer.observe(root, { attributeFilter: ["data-busy"] });
})"""
"""Looks as soon as something changes; Playwright's own waits pause longer and longer between two looks."""


def wait_until_drawn(page: Page | Frame) -> None:
    """Wait until the page or the diagram shows what followed from all messages that it has sent."""
    if isinstance(page, Page) and page.is_closed():
        return
    with contextlib.suppress(Error):  # the page is being left
        if page.evaluate(DRAWN):
            return
    page.wait_for_selector(AT_REST, state="attached")


def install() -> None:
    """Change the actions of locators, keyboards, mice and touch screens, for the whole run."""
    for name in OF_LOCATORS:
        setattr(Locator, name, _of_locator(getattr(Locator, name)))
    for name, actions in OF_DEVICES.items():
        setattr(Page, name, _device(getattr(Page, name), actions))


def _of_locator(action: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(action)
    def act(self: Locator, *given: Any, **named: Any) -> Any:
        return _and_wait(action, self.page)(self, *given, **named)

    return act


def _device(original: property, actions: tuple[str, ...]) -> property:
    def device(page: Page) -> Any:
        found = original.__get__(page)
        if not vars(found).get("waits"):
            for name in actions:
                setattr(found, name, _and_wait(getattr(found, name), page))
            found.waits = True
        return found

    return property(device)


def _and_wait(action: Callable[..., Any], page: Page) -> Callable[..., Any]:
    @wraps(action)
    def act(*given: Any, **named: Any) -> Any:
        result = action(*given, **named)
        wait_until_drawn(page)
        return result

    return act
