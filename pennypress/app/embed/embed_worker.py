"""All diagrams of a page, by number, behind a plain JSON interface that a worker calls.

No method raises: an error in one diagram is reported there and does not affect the others. The answer
`missing` names a title that has to be loaded first; then the request is repeated.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from typing import Any

from pennypress.app.effects import Announce, Effect
from pennypress.app.embed import live_diagram
from pennypress.app.embed import view as views
from pennypress.app.embed.live_diagram import Acted, LiveDiagram
from pennypress.app.message import receive
from pennypress.engine.record import BadRecord
from pennypress.engine.safe_json import load_json
from pennypress.games import missing_title
from pennypress.games.view_kit.render_html import html_of

Answer = dict[str, Any]


class OpenDiagrams:
    """The open diagrams by number. Arguments and results are texts, exchanged with JavaScript."""

    def __init__(self) -> None:
        self._open: dict[int, LiveDiagram] = {}

    def open(self, number: int, attributes: str) -> str:
        """Open a diagram; replaces one with the same number."""
        return _answer(lambda: self._opened(number, live_diagram.wanted_of(load_json(attributes))))

    def hear(self, number: int, message: str, added: str) -> str:
        """Handle an event of a frame: the message of the view, and what the page adds."""
        return _answer(lambda: self._heard(number, message, json.loads(added)))

    def close(self, number: int) -> None:
        """Close a diagram."""
        self._open.pop(number, None)

    def _opened(self, number: int, wanted: live_diagram.Wanted) -> Answer:
        self.close(number)
        try:
            live = live_diagram.opened(wanted)
        except BadRecord as why:
            return {"html": str(views.problem(str(why))), "problem": str(why)}
        answer = _drawn(live, [])
        self._open[number] = live
        return answer

    def _heard(self, number: int, message: str, added: list[Any]) -> Answer:
        if number not in self._open:
            return {}
        live, effects = live_diagram.update(self._open[number], receive(message, *added))
        answer = _drawn(live, effects)
        self._open[number] = live
        return answer


def _drawn(live: LiveDiagram, effects: list[Effect]) -> Answer:
    """The answer to the frame: its HTML, announcements and notifications of the host page."""
    return {
        "html": html_of(views.view(live)),
        "title": live.game.name,
        "said": [effect.sentence for effect in effects if isinstance(effect, Announce)],
        "acted": [{"action": each.action, "over": each.over} for each in effects if isinstance(each, Acted)],
    }


def _answer(of: Callable[[], Answer]) -> str:
    try:
        return json.dumps(of())
    except ModuleNotFoundError as error:
        if title := missing_title(error):
            return json.dumps({"missing": title})
        return json.dumps({"fault": traceback.format_exc()})
    except Exception:
        return json.dumps({"fault": traceback.format_exc()})
