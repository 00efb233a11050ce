"""What has just happened, as the order in which the things on the table are seen to change.

Each thing touched by the latest events gets a place in the sequence, as CSS classes: the style sheet
turns the place into a delay. Nothing waits for it: a tap goes through at once.
"""

from __future__ import annotations

from collections.abc import Hashable

from pennypress.engine.position import Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.placements import Spot
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.view import ViewContext

LAST = 10
"""Moments beyond this one are shown together with it."""


class Moments:
    """The sequence of the latest events."""

    def __init__(self, scene: ViewContext[Copenhagen]) -> None:
        self._odd = scene.moment % 2
        self._at: dict[Hashable, int] = {}
        self.placed: Spot | None = None
        """The tile that has just been placed."""
        for turn in scene.latest:
            for event in turn.events:
                if isinstance(event, events.TilePlaced):
                    self.placed = event.spot
                for key in _touched(event):
                    self._at.setdefault(key, min(len(self._at), LAST))

    def classes(self, *key: Hashable) -> str:
        """The classes of a thing: none when nothing has happened to it.

        They differ from one action to the next, so that the same animation runs again.
        """
        at = self._at.get(key)
        return "" if at is None else f"fresh fresh-{self._odd} at-{at}"


def _touched(event: Event) -> list[tuple[Hashable, ...]]:
    match event:
        case events.HarbourFilled(place):
            return [("harbour", place)]
        case events.CardTaken(player) | events.CardDealt(player):
            return [("hand", player)]
        case events.SupplyRenewed():
            return [("supply",)]
        case events.EndCardRevealed():
            return [("end",)]
        case events.AbilityUsed(player, ability) | events.AbilityGained(player, ability):
            return [("ability", player, ability)]
        case events.AbilitiesActivated(player, abilities):
            return [("ability", player, ability) for ability in abilities]
        case events.TilePlaced(player, spot):
            return [("tile", player, spot)]
        case events.LineCompleted(player):
            return [("score", player)]
        case events.GameOver():
            return [("ranking",)]
        case _:
            return []
