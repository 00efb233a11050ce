"""Who is on the way along the lane."""

from __future__ import annotations

from htpy import Node

from pennypress.games.penny_lane.view.panorama.carriages import (
    carrier_cart,
    horse_tram,
    penny_farthing,
    shoppers,
)
from pennypress.games.penny_lane.view.panorama.finished_lanes import FinishedLane
from pennypress.games.penny_lane.view.panorama.passers_by import child_with_hoop, dog, person
from pennypress.games.penny_lane.view.panorama.street_strips import (
    CELL,
    LANE_FOOT,
    Strip,
)


def _places(strip: Strip) -> list[float]:
    """The middles of stretches of the lane for the traffic: one a column, without the square."""
    middle = strip.middle(0) if 0 in strip.columns else strip.middle(strip.columns.start) - CELL
    left = [middle - CELL * at for at in range(1, 40) if middle - CELL * at > 84]
    right = [middle + CELL * at for at in range(1, 40) if middle + CELL * at < strip.width - 84]
    return [x for x in [*reversed(left), *right] if x < strip.width - 84]


def traffic(lane: FinishedLane, strip: Strip) -> Node:
    places = _places(strip)
    found: list[Node] = []
    turn = lane.player + strip.columns.start
    for at, x in enumerate(places):
        match (at + turn) % 7:
            case 0:
                found.append(horse_tram(x - 6, LANE_FOOT - 16))
            case 1:
                found += [person(x - 46, LANE_FOOT - 30, at + 1), shoppers(x + 24, LANE_FOOT - 16, at)]
            case 2:
                found.append(penny_farthing(x - 10, LANE_FOOT - 14))
            case 3:
                found += [shoppers(x - 50, LANE_FOOT - 42, at + 3), shoppers(x + 12, LANE_FOOT - 12, at + 1)]
            case 4:
                found.append(carrier_cart(x - 4, LANE_FOOT - 14))
            case 5:
                found += [child_with_hoop(x - 30, LANE_FOOT - 30), shoppers(x + 26, LANE_FOOT - 44, at)]
            case _:
                found += [dog(x - 44, LANE_FOOT - 36), shoppers(x - 4, LANE_FOOT - 18, at + 2)]
    return found
