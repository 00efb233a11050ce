"""Counts calls and imports of a start; runs in the site's Python, which has but a part of the library."""

import dataclasses
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

FRIENDS, ANY_BUTTON = r'id="friends-penny-press"', r"data-msg="
"""What is clicked in the lobby and at a table."""


class CountingMisses(dict[str, object]):
    """The methods of dataclasses that the build has compiled, counting those that it has not."""

    misses = 0

    def get(self, source: str, default: object = None) -> object:
        self.misses += source not in self
        return super().get(source, default)


def counted(table: str) -> str:
    """The counts of a return to that saved table, or of a first visit to the lobby ('' for none), as JSON."""
    calls = 0
    compiled = CountingMisses(dataclasses.CODE)  # type: ignore[attr-defined]
    dataclasses.CODE = compiled  # type: ignore[attr-defined]

    def one_more(*_: object) -> None:
        nonlocal calls
        calls += 1

    with calling(one_more):
        drawing = start(table)
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


@contextmanager
def calling(note: Callable[..., None]) -> Iterator[None]:
    """Call `note` at every call of a Python function meanwhile."""
    monitoring: Any = vars(sys)["monitoring"]  # since Python 3.12; we may be type-checked with an earlier one
    monitoring.use_tool_id(monitoring.PROFILER_ID, "start")
    monitoring.register_callback(monitoring.PROFILER_ID, monitoring.events.PY_START, note)
    monitoring.set_events(monitoring.PROFILER_ID, monitoring.events.PY_START)
    yield
    monitoring.set_events(monitoring.PROFILER_ID, 0)


def start(table: str) -> str:
    """Open the page, draw it, take a click and draw again; return the first drawing."""
    from pennypress.app.message import receive
    from pennypress.app.model import Environment
    from pennypress.app.page.view import view
    from pennypress.app.storage.messages import LockAnswered
    from pennypress.app.update import init, update
    from pennypress.games.view_kit.render_html import html_of

    outside = Environment("1898-02-15T00:00:00+00:00", "fresh", "https://example.org/", "1898-02-15")
    with open("/saves.json", encoding="utf-8") as saves:  # noqa: PTH123  (pathlib is not there)
        stored = json.load(saves)
    model, _ = init(stored, f"#/table/{table}" if table else "", outside)
    if table:
        model, _ = update(model, LockAnswered(table, True), outside)
    first = html_of(view(model))
    button = re.search(rf"<button[^>]*{ANY_BUTTON if table else FRIENDS}[^>]*>", first)
    message = re.search(r'data-msg="([^"]*)"', button.group() if button else "")
    assert message, "there is nothing to click"
    text = message.group(1).replace("&#34;", '"').replace("&amp;", "&")
    model, _ = update(model, receive(text), outside)
    html_of(view(model))
    return first
