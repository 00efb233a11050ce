"""The income of a lane: the pennies that it brings its owner in upkeep."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_lane.building_effects import upkeep_effect
from pennypress.games.penny_lane.components import PENNY, UPKEEP_PENNIES, Building
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.links import link_total


class Income(NamedTuple):
    """The pennies of one lane in upkeep, without gifts of Farmer's Co-Op."""

    basic: int
    links: int
    effects: tuple[tuple[Building, int], ...]
    """The buildings that bring something, and how much."""

    @property
    def total(self) -> int:
        return self.basic + self.links + sum(pennies for _building, pennies in self.effects)


def income(lane: Lane) -> Income:
    """A penny for everybody, one for each penny link, and the upkeep effects of the buildings."""
    effects = ((building, upkeep_effect(lane, building)) for building in lane.places)
    return Income(
        UPKEEP_PENNIES,
        link_total(lane, PENNY),
        tuple((building, pennies) for building, pennies in effects if pennies),
    )
