"""The message loop: handles messages until none is waiting, then draws once. Independent of the browser."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Protocol

from pennypress.app.effects import Effect
from pennypress.app.message import Message
from pennypress.app.model import Environment, Model
from pennypress.app.update import update


class World(Protocol):
    """What the loop needs from its surroundings."""

    def outside(self) -> Environment:
        """The time and a fresh random text."""
        ...

    def carry_out(self, effect: Effect) -> None:
        """Carry out the effect; its result comes as a message."""
        ...

    def draw_soon(self) -> None:
        """Schedule drawing of the model before the next frame is painted."""
        ...

    def went_wrong(self, error: Exception) -> None:
        """Tell the person about an error in the program."""
        ...


class Loop:
    """The loop with the current model. If a message fails, the model stays as it was for the next one."""

    def __init__(self, world: World, model: Model) -> None:
        self.model = model
        self._world = world
        self._waiting: deque[Message] = deque()
        self._running = False

    def begin(self, effects: Iterable[Effect]) -> None:
        """Carry out the effects of the first model."""
        self._run(effects)

    def happen(self, *messages: Message) -> None:
        """Handle these messages and all that follow from them."""
        self._waiting.extend(messages)
        self._run()

    def _run(self, effects: Iterable[Effect] = ()) -> None:
        if self._running:  # sent by an effect; the running loop handles it
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
        """Carry out each effect on its own, so that a failure does not stop the others."""
        for effect in effects:
            try:
                self._world.carry_out(effect)
            except Exception as error:
                self._world.went_wrong(error)
