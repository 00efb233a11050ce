"""Counts calls and imports of a start; runs in the site's Python, which has but a part of the library."""

import dataclasses
import json
import re
import sys
from typing import Any

BUTTONS = {"first": r'id="friends-penny-press"', "returning": r"data-msg="}
"""What is clicked in the lobby and at a table."""
MONITORING: Any = vars(sys)["monitoring"]
"""Since Python 3.12; we may be type-checked with an earlier one."""


class CountingMisses(dict[str, object]):
    """The methods of dataclasses that the build has compiled, counting those that it has not."""

    misses = 0

    def get(self, source: str, default: object = None) -> object:
        self.misses += source not in self
        return super().get(source, default)


compiled = CountingMisses(dataclasses.CODE)  # type: ignore[attr-defined]
calls = 0


def begin() -> None:
    """Count the calls of Python functions from now on."""
    dataclasses.CODE = compiled  # type: ignore[attr-defined]
    MONITORING.use_tool_id(MONITORING.PROFILER_ID, "start")
    MONITORING.register_callback(MONITORING.PROFILER_ID, MONITORING.events.PY_START, _one_more)
    MONITORING.set_events(MONITORING.PROFILER_ID, MONITORING.events.PY_START)


def end() -> None:
    """Count no longer."""
    MONITORING.set_events(MONITORING.PROFILER_ID, 0)


def _one_more(*_: object) -> None:
    global calls
    calls += 1


def start() -> None:
    """Start the application as the page does, on a fixed day."""
    from pennypress.app.model import Environment
    from pennypress.browser import main

    environment = Environment("1898-02-15T00:00:00+00:00", "fresh", "https://example.org/", "1898-02-15")
    main.BrowserPage.environment = lambda _page: environment  # type: ignore[assignment, method-assign]
    main.start()


def message_of_button(drawing: str, visit: str) -> str:
    """The message of the button that is clicked on that visit."""
    button = re.search(rf"<button[^>]*{BUTTONS[visit]}[^>]*>", drawing)
    message = re.search(r'data-msg="([^"]*)"', button.group() if button else "")
    assert message, "there is nothing to click"
    return message.group(1).replace("&#34;", '"').replace("&amp;", "&")


def counts(drawing: str) -> str:
    """All counts, with the elements of the first drawing, as JSON."""
    modules = {name for name in sys.modules if name.partition(".")[0] == "pennypress"}
    return json.dumps(
        {
            "modules": len(modules),
            "library_modules": len(sys.modules) - len(modules),
            "python_calls": calls,
            "dataclasses_compiled": compiled.misses,
            "elements": len(re.findall(r"<[a-z]", drawing)),
        }
    )
