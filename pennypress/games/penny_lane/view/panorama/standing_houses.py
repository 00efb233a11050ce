"""The buildings as they stand in the lane, with their names and their citizens."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.games.penny_lane.components import Building
from pennypress.games.penny_lane.view.attraction_fronts import ATTRACTION_FRONTS
from pennypress.games.penny_lane.view.house_fronts import FRONTS, GROUND, MIDDLE, STOREY, front
from pennypress.games.penny_lane.view.panorama.finished_lanes import StandingHouse
from pennypress.games.penny_lane.view.panorama.hand_tints import SEPIA
from pennypress.games.penny_lane.view.panorama.panorama_pen import moved, shape
from pennypress.games.penny_lane.view.panorama.passers_by import person
from pennypress.games.penny_lane.view.panorama.street_strips import CELL, SCALE
from pennypress.games.view_kit.render_cache import cached_html
from pennypress.games.view_kit.typefaces_and_text_width import ITALIC
from pennypress.games.view_kit.typesetting import centred, one_line

NAME_SIZES = (17, 16, 15, 14, 13, 12)
_SIDES = {
    "bandstand": (38, 44),
    "carousel": (42, 42),
    "dark_alley": (44, 56),
    "fountain": (36, 20),
    "music_hall": (44, 46),
    "penny_arcade": (42, 54),
    "public_garden": (41, 42),
}
"""For attractions: how far from the middle and how high above the ground a garland is fixed."""


def sides(building: Building) -> tuple[float, float]:
    """How far from the middle of a building, and how high above the ground, its garlands are fixed."""
    if building.name in _SIDES:
        across, high = _SIDES[building.name]
    else:
        look = FRONTS[building.name]
        across, high = look.width // 2, STOREY * look.storeys + (2 if look.storeys == 1 else -4)
    return across * SCALE, high * SCALE


def house(building: Building, x: float, y: float) -> Element:
    """The front of the building with the middle of its ground there, and its shadow."""
    return moved(x, y)[_at_origin(building)]


@cached_html
def _at_origin(building: Building) -> Element:
    drawn = ATTRACTION_FRONTS.get(building.name)
    across = sides(building)[0]
    return h.g[
        shape(f"M{-across:g} 0h{2 * across:g}l14 7h{-2 * across:g}z", SEPIA, opacity=0.22),
        moved(-MIDDLE * SCALE, -GROUND * SCALE, SCALE)[drawn() if drawn else front(FRONTS[building.name])],
    ]


def name_of_house(building: Building, x: float, y: float) -> Element:
    """Its name on the pavement in front of it."""
    text, size = one_line(building.title, ITALIC, NAME_SIZES, CELL - 14)
    return centred(text, ITALIC, size, x, y + 20, fill=SEPIA)


def citizens(standing: StandingHouse, x: float, y: float, first: int) -> Node:
    """Those who live or work there, in front of their door."""
    places = ((-30,), (-36, 28), (-44, 28, 50))[standing.citizens - 1] if standing.citizens else ()
    return [person(x + dx, y + 4, first + number, mirrored=dx > 0) for number, dx in enumerate(places)]
