"""What others have touched since one's own last action: locations, and buildings in their lanes."""

from __future__ import annotations

from collections.abc import Iterable

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.components import LOCATIONS, Location
from pennypress.games.view_kit.animation_order import Key
from pennypress.games.view_kit.recent_marks import RecentMarks, Touched


class Marks(RecentMarks):
    """The marks on locations that were used, and on buildings that were added, moved or staffed."""

    def touched(self, event: Event) -> Iterable[Touched]:
        match event:
            case events.SpacePaid(player, location):
                return [Touched(("location", location), player)]
            case events.BuildingAdded(player, building):
                return [Touched(("building", player, building), player)]
            case events.CitizenMoved(player, origin, target):
                left = [Touched(("building", player, origin), player, "−1", left=True)] if origin else []
                key = ("location", target) if isinstance(target, Location) else ("building", player, target)
                return [*left, Touched(key, player, "+1")]
            case events.BuildingsSwapped(player, left, right):
                return [
                    Touched(("building", player, left), player, "⇄"),
                    Touched(("building", player, right), player, "⇄"),
                ]
            case _:
                return []

    def cleared(self, event: Event) -> Iterable[Key]:
        return (
            [("location", each) for each in LOCATIONS] if isinstance(event, events.MainStreetCleared) else []
        )
