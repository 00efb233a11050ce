"""The stars of a lane, counted anew whenever it changes."""

from __future__ import annotations

from pennypress.games.penny_lane.building_effects import star_effect
from pennypress.games.penny_lane.components import STAR, Building
from pennypress.games.penny_lane.lane import Lane, once_per_lane
from pennypress.games.penny_lane.links import link_total


@once_per_lane
def stars(lane: Lane) -> int:
    """Printed stars, empty slots, effects and star links.

    This one number serves the score track, the end check and the final score; it may fall (PL20).
    """
    of_buildings = sum(stars_of_building(lane, building) for building in lane.places)
    return of_buildings + link_total(lane, STAR)


def stars_of_building(lane: Lane, building: Building) -> int:
    """The stars of the building without its links: printed, empty slots and effect."""
    return printed_and_effect_stars(lane, building) + lane.empty_slots(building)


def printed_and_effect_stars(lane: Lane, building: Building) -> int:
    """The stars of the building without those of empty slots and links: printed, and by its text."""
    return building.stars + star_effect(lane, building)
