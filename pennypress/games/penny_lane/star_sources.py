"""Where the stars of a lane come from, part by part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pennypress.games.penny_lane.building_effects import star_effect
from pennypress.games.penny_lane.components import STAR, Building
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.links import LaneLink, counted_links

PRINTED, EMPTY_SLOTS, EFFECTS, LINKS = range(4)
"""The sources of stars."""


class StarPart(NamedTuple):
    """What brings stars: one source, and a building or a link."""

    source: int
    of: Building | LaneLink


def star_parts(lane: Lane) -> dict[StarPart, int]:
    """Everything that brings stars to the lane now, and how many. Their sum is `stars.stars`."""
    return {part: count for part, count in _parts(lane) if count}


def _parts(lane: Lane) -> Iterator[tuple[StarPart, int]]:
    for building in lane.places:
        yield StarPart(PRINTED, building), building.stars
        yield StarPart(EMPTY_SLOTS, building), lane.empty_slots(building)
        yield StarPart(EFFECTS, building), star_effect(lane, building)
    for link, count in counted_links(lane):
        if link.icon == STAR:
            yield StarPart(LINKS, link), count
