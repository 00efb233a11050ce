"""One view of the lane: ground, street, houses of both rows, gardens, people and carriages."""

from __future__ import annotations

from htpy import Node

from pennypress.games.penny_lane.components import BOTTOM, ROWS, TOP
from pennypress.games.penny_lane.view.panorama.finished_lanes import FinishedLane
from pennypress.games.penny_lane.view.panorama.garlands import garlands
from pennypress.games.penny_lane.view.panorama.ground_and_gardens import (
    behind_the_near_row,
    country,
    front_gardens,
    ground_and_street,
    plot,
)
from pennypress.games.penny_lane.view.panorama.sky_and_hills import hills_and_town, sky
from pennypress.games.penny_lane.view.panorama.standing_houses import citizens, house, name_of_house
from pennypress.games.penny_lane.view.panorama.street_strips import (
    FAR_ROW,
    NEAR_ROW,
    Strip,
)
from pennypress.games.penny_lane.view.panorama.street_traffic import traffic
from pennypress.games.penny_lane.view.panorama.town_square import paving, square


def scene(lane: FinishedLane, strip: Strip, *, fine: bool = True) -> Node:
    """The view from its sky to its lower edge."""
    return [
        sky(strip, fine=fine),
        hills_and_town(strip, fine=fine),
        ground_and_street(strip, fine),
        paving(strip.middle(0)) if 0 in strip.columns else None,
        country(strip, FAR_ROW),
        _row(lane, strip, TOP, fine),
        traffic(lane, strip) if fine else None,
        behind_the_near_row(strip, fine),
        square(strip.middle(0), lane.emblem, with_citizen=lane.has_board_citizen, won=lane.won, fine=fine)
        if 0 in strip.columns
        else None,
        country(strip, NEAR_ROW),
        _row(lane, strip, BOTTOM, fine),
        garlands(lane, strip, fine=fine),
        front_gardens(strip) if fine else None,
    ]


def _row(lane: FinishedLane, strip: Strip, row: str, fine: bool) -> Node:
    ground = FAR_ROW if row == TOP else NEAR_ROW
    found: list[Node] = []
    for column in strip.columns:
        if column == 0:
            continue
        x, standing = strip.middle(column), lane.at(row, column)
        if standing is None:
            found.append(plot(x, ground))
            continue
        found.append(house(standing.building, x, ground))
        if fine:
            found.append(name_of_house(standing.building, x, ground))
            found.append(citizens(standing, x, ground, column * 3 + ROWS.index(row) + 60))
    return found
