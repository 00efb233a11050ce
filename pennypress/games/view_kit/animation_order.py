"""The animation order of the latest events.

Each thing affected by the latest events gets a place in the sequence, expressed as CSS classes that the style
sheet turns into a delay. Input never waits for animations.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import Any

from pennypress.engine.rules_interface import Event
from pennypress.games.view import ViewContext

LAST = 10
"""Changes after this place are animated together with it, so that everything is over within two seconds."""
Key = tuple[Hashable, ...]
"""The key of a thing on the table, such as `("story", story)`."""


class AnimationOrder(ABC):
    """The sequence of the latest events. A title's subclass says what each of its events affects."""

    def __init__(self, context: ViewContext[Any]) -> None:
        self._odd = context.ply % 2
        self._at: dict[Key, int] = {}
        for move in context.latest:
            for event in move.events:
                for key in self.moved_pieces(event):
                    self._at.setdefault(key, min(len(self._at), LAST))
                self.note(event)

    @abstractmethod
    def moved_pieces(self, event: Event) -> Iterable[Key]:
        """The keys of the things that the event visibly changes."""

    def note(self, event: Event) -> None:
        """Record anything else about the event that is to be shown."""
        return

    def classes(self, *key: Hashable) -> str:
        """The CSS classes of a thing; none if nothing has happened to it.

        They differ from one action to the next, so that the same animation can run again.
        """
        at = self._at.get(key)
        return "" if at is None else f"fresh fresh-{self._odd} at-{at}"

    def happened(self, *key: Hashable) -> bool:
        """Whether the thing is affected by the latest events."""
        return key in self._at
