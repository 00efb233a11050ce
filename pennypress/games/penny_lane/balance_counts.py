"""Counts for a balance study of Penny Lane: buildings added and locations used, by name."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane.components import Location
from pennypress.games.penny_lane.events import BuildingAdded, CitizenMoved, SpacePaid

WHAT = "buildings added and locations used"


def counts_of(event: Event) -> Iterator[tuple[int, str]]:
    """The seat and the kind of each item that the event adds to the counts.

    Barracks and Temple are used by citizens who move there. No building is named like a location.
    """
    match event:
        case BuildingAdded(player, building):
            yield player, building.name
        case SpacePaid(player, location) | CitizenMoved(player, target=Location() as location):
            yield player, location.name
