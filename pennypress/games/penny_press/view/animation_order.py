"""The latest events of Penny Press in the order in which they are animated."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import Beat
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.animation_order import AnimationOrder, Key


class ScoreChange(NamedTuple):
    """Points that a player has just scored for one thing."""

    points: int
    origin: str
    """The piece from which the points fly: see `games.view.piece`."""
    fresh: str


class Moments(AnimationOrder):
    """The animation sequence of the latest events."""

    def __init__(self, context: ViewContext[PennyPress]) -> None:
        self._gains: defaultdict[int, list[ScoreChange]] = defaultdict(list)
        self._markers: dict[Beat, int] = {}
        self._raised: defaultdict[int, int] = defaultdict(int)
        self.number = context.ply
        super().__init__(context)

    def marker_before(self, beat: Beat) -> int | None:
        """The position from which the arrow marker has just moved; None if it has not."""
        return self._markers.get(beat)

    def gains(self, player: int) -> list[ScoreChange]:
        """What the player has just scored by scoops and bonuses, one by one."""
        return self._gains[player]

    def raised(self, player: int) -> int:
        """The increase of the player's circulation by the latest events."""
        return self._raised[player]

    def note(self, event: Event) -> None:
        match event:
            case events.MarkerMoved(beat, before):
                self._markers.setdefault(beat, before)
            case events.Published(player, _, printed):
                self._raised[player] += printed.counted
            case events.Scooped(player, story, points):
                self._raised[player] += points
                gain = ScoreChange(points, f"story-{story}", self.classes("score", player))
                self._gains[player].append(gain)
            case events.BonusAwarded(beat, points, _, winners):
                for winner in winners:
                    self._raised[winner] += points
                    gain = ScoreChange(points, f"bonus-{beat.name}", self.classes("award", beat.column))
                    self._gains[winner].append(gain)

    def moved_pieces(self, event: Event) -> list[Key]:
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
                return [("edition", player), ("score", player)]
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
