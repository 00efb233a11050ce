"""What others have touched on the board since one's own last action: stories and mats."""

from __future__ import annotations

from collections.abc import Iterable

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_press import events
from pennypress.games.view_kit.recent_marks import RecentMarks, Touched


class Marks(RecentMarks):
    """The marks on stories to or from which reporters moved, and on the mats of those who went to press."""

    def touched(self, event: Event) -> Iterable[Touched]:
        match event:
            case events.Assigned(player, story, count):
                return [Touched(("story", story), player, f"+{count}")]
            case events.Reassigned(player, origin, target):
                return [
                    Touched(("story", origin), player, "−1", left=True),
                    Touched(("story", target), player, "+1"),
                ]
            case events.Recalled(player, reporters):
                return [
                    Touched(("story", story), player, f"−{count}", left=True) for story, count in reporters
                ]
            case events.Published(player):
                return [Touched(("mat", player), player)]
            case _:
                return []
