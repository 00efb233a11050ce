"""The latest events of Penny Lane in the order in which they are animated."""

from __future__ import annotations

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane import events
from pennypress.games.view_kit.animation_order import AnimationOrder, Key


class Moments(AnimationOrder):
    """The animation sequence of the latest events."""

    def moved_pieces(self, event: Event) -> list[Key]:
        match event:
            case events.SupplyFilled(place):
                return [("supply", place)]
            case events.MarketCardDrawn() | events.MarketCardLookedAt():
                return [("market",)]
            case events.SpacePaid(player, location) | events.MorePaid(player, location):
                return [("pennies", player), ("location", location)]
            case (
                events.PenniesGained(player) | events.IncomePaid(player) | events.BoardCitizenArrived(player)
            ):
                return [("pennies", player)]
            case events.PennyGiven(_player, opponent):
                return [("pennies", opponent)]
            case events.MayorTaken(player):
                return [("mayor", player)]
            case events.BuildingAdded(player, building):
                return [("building", player, building), ("stars", player)]
            case events.CitizenMoved(player, _origin, target):
                return [("citizens", player, target), ("stars", player)]
            case events.BuildingsSwapped(player, left, right):
                return [("building", player, left), ("building", player, right), ("stars", player)]
            case events.GameOver():
                return [("ranking",)]
            case _:
                return []
