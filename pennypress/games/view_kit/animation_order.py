"""What has just happened, as the order in which the things on the table are seen to change.

Each thing touched by the latest events gets a place in the sequence, as CSS classes: the style sheet
turns the place into a delay. Nothing waits for it: a tap goes through at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import Any

from pennypress.engine.position import Event
from pennypress.games.view import ViewContext

LAST = 10
"""Moments beyond this one are shown together with it: all is over within two seconds."""
Key = tuple[Hashable, ...]
"""A thing on the table, such as `("story", story)`."""


class AnimationOrder(ABC):
    """The sequence of the latest events. A title says what each of its events touches."""

    def __init__(self, scene: ViewContext[Any]) -> None:
        self._odd = scene.ply % 2
        self._at: dict[Key, int] = {}
        for turn in scene.latest:
            for event in turn.events:
                for key in self.touched(event):
                    self._at.setdefault(key, min(len(self._at), LAST))
                self.note(event)

    @abstractmethod
    def touched(self, event: Event) -> Iterable[Key]:
        """What is seen to change by the event."""

    def note(self, event: Event) -> None:
        """Remember what else there is to show of the event."""
        return

    def classes(self, *key: Hashable) -> str:
        """The classes of a thing: none when nothing has happened to it.

        They differ from one action to the next, so that the same animation runs again.
        """
        at = self._at.get(key)
        return "" if at is None else f"fresh fresh-{self._odd} at-{at}"

    def happened(self, *key: Hashable) -> bool:
        """Whether the thing has just been touched."""
        return key in self._at
