"""What others have done since one's own last action, as marks on their names."""

from __future__ import annotations

from collections.abc import Iterable

from pennypress.engine.rules_interface import Event
from pennypress.games.letterpress import events
from pennypress.games.view_kit.recent_marks import RecentMarks, Touched


class Marks(RecentMarks):
    """The marks on players who took cards: what they take leaves the table."""

    def touched(self, event: Event) -> Iterable[Touched]:
        match event:
            case (
                events.LetterClaimed(player)
                | events.ChallengeClaimed(player)
                | events.CardGained(player)
                | events.CardKept(player)
            ):
                return [Touched(("player", player), player)]
            case _:
                return []
