"""The interface of the bots' worker: text questions, searched in slices of time, and text answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from pennypress.bots import BOTS
from pennypress.bots.bot_interface import SearchTask
from pennypress.games import GAMES


class Question:
    """A position being searched. `position` is `Position.to_json`, `level` is one of `BOTS`.

    Raises ValueError, KeyError or TypeError if the question is malformed.
    """

    def __init__(self, text: str, clock: Callable[[], float] = perf_counter) -> None:
        asked: dict[str, Any] = json.loads(text)
        level = BOTS[asked["level"]]
        position = GAMES[asked["game"]].position_type().from_json(asked["position"])
        self._clock = clock
        self._left = float(asked.get("seconds", level.seconds))
        self._thinking: SearchTask = level.bot.think(position, str(asked["seed"]))

    def think(self, seconds: float) -> bool:
        """Search for about this many seconds. Return False once the search is finished or time is up.

        Only time spent in this method counts, so a question that is interrupted by others loses nothing.
        """
        began = self._clock()
        while self._thinking.step():
            spent = self._clock() - began
            if spent >= min(seconds, self._left):
                self._left -= spent
                return self._left > 0
        return False

    def answer(self) -> str:
        """The current assessment: `Assessment.to_json` as text."""
        return json.dumps(self._thinking.assessment.to_json())
