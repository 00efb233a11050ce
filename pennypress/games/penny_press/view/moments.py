"""What has just happened, as the order in which the things on the table are seen to change.

Each thing touched by the latest events gets a place in the sequence, as CSS classes: the style sheet
turns the place into a delay. Nothing waits for it: a tap goes through at once.
"""

from __future__ import annotations

from collections.abc import Hashable

from pennypress.engine.position import Event
from pennypress.games.penny_press import events
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.view import Scene

LAST = 12
"""Moments beyond this one are shown together with it."""


class Moments:
    """The sequence of the latest events."""

    def __init__(self, scene: Scene[PennyPress]) -> None:
        self._odd = scene.moment % 2
        self._at: dict[Hashable, int] = {}
        for turn in scene.latest:
            for event in turn.events:
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
        case events.CardDrawn():
            return [("card",)]
        case events.BonusMoved(beat):
            return [("bonus", beat.column)]
        case events.StoryPlaced(story):
            return [("story", story)]
        case events.AdvertisementPlaced(player):
            return [("ad", player)]
        case events.MarkerMoved(beat):
            return [("marker", beat.column)]
        case events.Assigned(player, story):
            return [("reporter", story, player)]
        case events.Reassigned(player, _, target):
            return [("reporter", target, player)]
        case events.Recalled(player):
            return [("home", player)]
        case events.Scooped(player):
            return [("score", player)]
        case events.Published(player):
            return [("edition",), ("score", player)]
        case events.PennyTaken(player):
            return [("penny", player)]
        case events.NewsboyPassed(_, to):
            return [("newsboy", to)]
        case events.BonusAwarded(beat):
            return [("award", beat.column)]
        case events.GameOver():
            return [("ranking",)]
        case _:
            return []
