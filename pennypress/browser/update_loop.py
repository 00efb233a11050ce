"""The message loop: handles messages until none is waiting, then draws once. Independent of the browser."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Protocol

from pennypress.app.effects import Effect
from pennypress.app.message import Message
from pennypress.app.model import Environment, Model
from pennypress.app.update import update


class LoopHost(Protocol):
    """What the loop needs from its surroundings."""

    def environment(self) -> Environment:
        """The environment as it is now, with another random text each time."""
        ...

    def carry_out(self, effect: Effect) -> None:
        """Carry out the effect; its result comes as a message."""
        ...

    def draw_soon(self) -> None:
        """Schedule drawing of the model before the next frame is painted."""
        ...

    def report_error(self, error: Exception) -> None:
        """Tell the person about an error in the program."""
        ...


class Loop:
    """The loop with the current model. If a message fails, the model stays as it was for the next one."""

    def __init__(self, host: LoopHost, model: Model) -> None:
        self.model = model
        self._host = host
        self._waiting: deque[Message] = deque()
        self._running = False

    def begin(self, effects: Iterable[Effect]) -> None:
        """Carry out the effects of the first model."""
        self._run(effects)

    def dispatch(self, *messages: Message) -> None:
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
                self._handle(self._waiting.popleft())
        finally:
            self._running = False
            self._host.draw_soon()

    def _handle(self, message: Message) -> None:
        try:
            self.model, effects = update(self.model, message, self._host.environment())
        except Exception as error:
            self._host.report_error(error)
        else:
            self._carry_out(effects)

    def _carry_out(self, effects: Iterable[Effect]) -> None:
        """Carry out each effect on its own, so that a failure does not stop the others."""
        for effect in effects:
            try:
                self._host.carry_out(effect)
            except Exception as error:
                self._host.report_error(error)
