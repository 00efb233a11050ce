"""The loop: messages go round until none is waiting, then the page is drawn once. It knows no browser."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Protocol

from pennypress.app.effects import Effect
from pennypress.app.message import Message
from pennypress.app.model import Environment, Model
from pennypress.app.update import update


class World(Protocol):
    """What the loop stands in."""

    def outside(self) -> Environment:
        """The time, and a fresh random text."""
        ...

    def carry_out(self, effect: Effect) -> None:
        """Do it; what it answers comes as a message."""
        ...

    def draw_soon(self) -> None:
        """Draw the model before the next frame is painted."""
        ...

    def went_wrong(self, error: Exception) -> None:
        """Tell the person of a mistake of ours."""
        ...


class Loop:
    """Holds the model. Whatever goes wrong with one message, the model stays good for the next."""

    def __init__(self, world: World, model: Model) -> None:
        self.model = model
        self._world = world
        self._waiting: deque[Message] = deque()
        self._running = False

    def begin(self, effects: Iterable[Effect]) -> None:
        """Do what the first model asks for."""
        self._run(effects)

    def happen(self, *messages: Message) -> None:
        """Let these happen, and all that follows from them."""
        self._waiting.extend(messages)
        self._run()

    def _run(self, effects: Iterable[Effect] = ()) -> None:
        if self._running:  # an effect has sent a message: its turn comes
            return
        self._running = True
        try:
            self._carry_out(effects)
            while self._waiting:
                self._take(self._waiting.popleft())
        finally:
            self._running = False
            self._world.draw_soon()

    def _take(self, message: Message) -> None:
        try:
            self.model, effects = update(self.model, message, self._world.outside())
        except Exception as error:
            self._world.went_wrong(error)
        else:
            self._carry_out(effects)

    def _carry_out(self, effects: Iterable[Effect]) -> None:
        """Each on its own: one that fails keeps no other from being tried."""
        for effect in effects:
            try:
                self._world.carry_out(effect)
            except Exception as error:
                self._world.went_wrong(error)
