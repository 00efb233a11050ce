"""Where bots sit in a worker: questions come as text, are thought about in slices, and answered as text."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from pennypress.bots import LEVELS
from pennypress.bots.bot import SearchTask
from pennypress.games import GAMES


class Question:
    """One position being thought about. `position` is `Position.to_json`, `level` one of `LEVELS`.

    Raises ValueError or KeyError when the question makes no sense.
    """

    def __init__(self, text: str, clock: Callable[[], float] = perf_counter) -> None:
        asked: dict[str, Any] = json.loads(text)
        level = LEVELS[asked["level"]]
        position = GAMES[asked["game"]].position_from_json(asked["position"])
        self._clock = clock
        self._left = float(asked.get("seconds", level.seconds))
        self._thinking: SearchTask = level.bot.think(position, str(asked["seed"]))

    def think(self, seconds: float) -> bool:
        """Think on for about so long. False once there is nothing more to find out, or time is up.

        Time goes by only in here: a question that gives way to others loses nothing.
        """
        began = self._clock()
        while self._thinking.step():
            spent = self._clock() - began
            if spent >= min(seconds, self._left):
                self._left -= spent
                return self._left > 0
        return False

    def answer(self) -> str:
        """What the bot thinks by now: `Assessment.to_json` as text."""
        return json.dumps(self._thinking.thought.to_json())
