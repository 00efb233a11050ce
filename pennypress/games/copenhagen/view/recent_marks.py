"""What others have touched since one's own last action: places of the harbor and tiles in their houses."""

from __future__ import annotations

from collections.abc import Iterable

from pennypress.engine.rules_interface import Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.recent_marks import RecentMark, RecentMarks, Touched


class Marks(RecentMarks):
    """The marks on places from which cards were taken, and on tiles that were placed.

    A place that has a new card is marked only when the turn is shown again: on a card that nobody touched,
    a mark looks as if the card belonged to somebody.
    """

    def __init__(self, context: ViewContext[Copenhagen]) -> None:
        harbour = context.position.harbour
        self._marked = [place for place, card in enumerate(harbour) if context.again or card is None]
        super().__init__(context)

    def touched(self, event: Event) -> Iterable[Touched]:
        match event:
            case events.CardTaken(player, place):
                return [Touched(("harbour", place), player, left=True)] if place in self._marked else []
            case events.TilePlaced(player, spot):
                return [Touched(("tile", player, spot), player)]
            case _:
                return []

    def tiles(self, player: int, house: House) -> tuple[tuple[Spot, tuple[RecentMark, ...]], ...]:
        """The marked tiles of that player's house."""
        found = ((spot, self.at("tile", player, spot)) for spot in house.spots)
        return tuple((spot, marks) for spot, marks in found if marks)
