"""The latest events of Copenhagen in the order in which they are animated."""

from __future__ import annotations

from pennypress.engine.rules_interface import Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.view_kit.animation_order import AnimationOrder, Key


class Moments(AnimationOrder):
    """The animation sequence of the latest events."""

    placed: Spot | None = None
    """The tile that has just been placed."""

    def note(self, event: Event) -> None:
        if isinstance(event, events.TilePlaced):
            self.placed = event.spot

    def moved_pieces(self, event: Event) -> list[Key]:
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
