"""The room behind the diagrams of a page: it keeps many by number and answers for each in plain JSON.

It is what a worker calls. Nothing raises: a mistake of ours in one diagram is told there and harms no other.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from typing import Any

from pennypress.app.effects import Announce, Effect
from pennypress.app.embed import embed_session
from pennypress.app.embed import view as views
from pennypress.app.embed.embed_session import Acted, LiveDiagram
from pennypress.app.message import receive
from pennypress.engine.record import BadRecord
from pennypress.engine.safe_json import load_json

Answer = dict[str, Any]


class Room:
    """All diagrams that are open. Texts go in and out: they come from and go to JavaScript."""

    def __init__(self) -> None:
        self._open: dict[int, LiveDiagram] = {}

    def open(self, number: int, attributes: str) -> str:
        """Open a diagram, or another one under the same number."""
        return _answer(lambda: self._opened(number, embed_session.wanted_of(load_json(attributes))))

    def hear(self, number: int, message: str, added: str) -> str:
        """Something happened in that frame: a message as the views wrote it, and what the page added."""
        return _answer(lambda: self._heard(number, message, json.loads(added)))

    def close(self, number: int) -> None:
        """Forget it."""
        self._open.pop(number, None)

    def _opened(self, number: int, wanted: embed_session.Wanted) -> Answer:
        self.close(number)
        try:
            live = embed_session.opened(wanted)
        except BadRecord as why:
            return {"html": str(views.problem(str(why))), "problem": str(why)}
        answer = _seen(live, [])
        self._open[number] = live
        return answer

    def _heard(self, number: int, message: str, added: list[Any]) -> Answer:
        if number not in self._open:
            return {}
        live, effects = embed_session.update(self._open[number], receive(message, *added))
        answer = _seen(live, effects)
        self._open[number] = live
        return answer


def _seen(live: LiveDiagram, effects: list[Effect]) -> Answer:
    """What the frame shows and says, and what it tells the page around it."""
    return {
        "html": str(views.view(live)),
        "said": [effect.sentence for effect in effects if isinstance(effect, Announce)],
        "acted": [{"action": each.action, "over": each.over} for each in effects if isinstance(each, Acted)],
    }


def _answer(of: Callable[[], Answer]) -> str:
    try:
        return json.dumps(of())
    except Exception:
        return json.dumps({"fault": traceback.format_exc()})
