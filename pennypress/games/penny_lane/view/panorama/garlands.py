"""Garlands with a star or a penny for the links between neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot
from typing import NamedTuple

from htpy import Node

from pennypress.games.penny_lane.components import BOTTOM, STAR, TOP, Building
from pennypress.games.penny_lane.lane import Cell
from pennypress.games.penny_lane.links import Card, LaneLink, links
from pennypress.games.penny_lane.view.panorama.finished_lanes import FinishedLane
from pennypress.games.penny_lane.view.panorama.hand_tints import (
    COPPER,
    COPPER_EDGE,
    DARK_LEAF,
    FLOWERS,
    GOLD,
    IRON,
    LEAF,
    NIGHT_BLUE,
)
from pennypress.games.penny_lane.view.panorama.panorama_pen import disc, lines, moved, shape
from pennypress.games.penny_lane.view.panorama.standing_houses import sides
from pennypress.games.penny_lane.view.panorama.street_strips import (
    FAR_ROW,
    LANE_FOOT,
    NEAR_ROW,
    Strip,
)
from pennypress.games.penny_lane.view.panorama.town_square import MAST, MAST_HOOK
from pennypress.games.view_kit.pen_and_brush import box
from pennypress.games.view_kit.typesetting import n

LAMP_UP = 76
"""How high above the kerb the lamp of a link across the lane is."""
LAMP_ASIDE = 62
"""How far it is from the middle of its column."""
FROM_FRAME = 9
"""Where a garland ends that goes on in another strip."""
STAR_SHAPE = "M0 -10l2.9 6.2 6.8 .8 -5 4.6 1.3 6.7 -6 -3.3 -6 3.3 1.3 -6.7 -5 -4.6 6.8 -.8z"


class Point(NamedTuple):
    x: float
    y: float


def garlands(lane: FinishedLane, strip: Strip, *, fine: bool = True) -> Node:
    """Those of all links that are in this strip."""
    own = lane.lane()
    return [_drawn(own.places, strip, link, fine) for link in links(own)]


def _drawn(places: Mapping[Building, Cell], strip: Strip, link: LaneLink, fine: bool) -> Node:
    one, other = _place(places, link.one), _place(places, link.other)
    if one and other and one.column == other.column:
        return _across(strip, link, one.column, fine) if one.column in strip.columns else None
    row = (one or other or Cell(TOP, 0)).row
    return _along(strip, link, row, one.column if one else 0, fine)


def _place(places: Mapping[Building, Cell], card: Card) -> Cell | None:
    return places[card] if isinstance(card, Building) else None


def _along(strip: Strip, link: LaneLink, row: str, column: int, fine: bool) -> Node:
    """A garland from a card of that column to the one to the right of it, or to the edge of the strip."""
    begins, ends = column in strip.columns, column + 1 in strip.columns
    start = _hook(strip, row, link.one, column, 1)
    end = _hook(strip, row, link.other, column + 1, -1)
    if not begins and not ends:
        return None
    if not begins:
        start = Point(FROM_FRAME, end.y + 12)
    if not ends:
        end = Point(strip.width - FROM_FRAME, start.y + 12)
    low = Point((start.x + end.x) / 2, max(start.y, end.y) + 14)
    middle = _on(start, low, end, 0.5)
    return [_rope(start, low, end, fine), _medallion(link.icon, middle.x, middle.y + 9)]


def _hook(strip: Strip, row: str, card: Card, column: int, side: int) -> Point:
    """Where the garland is fixed to the right (1) or left (-1) of that card."""
    ground = FAR_ROW if row == TOP else NEAR_ROW
    across, high = sides(card) if isinstance(card, Building) else (MAST, MAST_HOOK)
    return Point(strip.middle(column) + side * across, ground - high)


def _across(strip: Strip, link: LaneLink, column: int, fine: bool) -> Node:
    """A lamp at the kerb with garlands to both houses."""
    x = strip.middle(column) + LAMP_ASIDE
    head = Point(x, LANE_FOOT - LAMP_UP)
    above = _hook(strip, TOP, link.one, column, 1)
    below = _hook(strip, BOTTOM, link.other, column, 1)
    return [
        _rope(above, Point(above.x + 22, (above.y + head.y) / 2 + 20), head, fine),
        _rope(head, Point(x + 26, (head.y + below.y) / 2 + 10), below, fine),
        shape(
            box(x - 2.2, head.y + 10, 4.4, LAMP_UP - 10) + f"M{n(x - 8)} {LANE_FOOT}h16l-5 -9h-6z", IRON, 0.6
        ),
        lines(f"M{n(x - 13)} {n(head.y + 18)}q13 8 26 0", 2, IRON),
        _medallion(link.icon, head.x, head.y),
    ]


def _rope(start: Point, bend: Point, end: Point, fine: bool) -> Node:
    """A garland of leaves and flowers along that curve."""
    curve = f"M{n(start.x)} {n(start.y)}Q{n(bend.x)} {n(bend.y)} {n(end.x)} {n(end.y)}"
    if not fine:
        return lines(curve, 7, LEAF)
    long = hypot(bend.x - start.x, bend.y - start.y) + hypot(end.x - bend.x, end.y - bend.y)
    count = max(4, round(long / 11))
    spots = [_on(start, bend, end, (at + 0.5) / count) for at in range(count)]
    return [
        lines(curve, 3.4, DARK_LEAF),
        shape(_leaves(spots), LEAF, 0.7),
        [disc(x, y, 3.2, FLOWERS[at // 2 % 3], 0.6) for at, (x, y) in enumerate(spots) if at % 2],
    ]


def _on(start: Point, bend: Point, end: Point, at: float) -> Point:
    a, b, c = (1 - at) ** 2, 2 * at * (1 - at), at**2
    return Point(a * start.x + b * bend.x + c * end.x, a * start.y + b * bend.y + c * end.y)


def _leaves(spots: list[Point]) -> Iterator[str]:
    for x, y in spots:
        yield f"M{n(x - 3)} {n(y)}q-2 -7 3 -9q5 3 1 9zM{n(x)} {n(y)}q7 1 6 8q-7 0 -8 -7z"


def _medallion(icon: str, x: float, y: float) -> Node:
    """A gold star on blue, or a copper penny."""
    if icon == STAR:
        return moved(x, y)[
            disc(0, 0, 14.5, NIGHT_BLUE, 1.6),
            disc(0, 0, 12.5, "none", 0.8, GOLD),
            shape(STAR_SHAPE, GOLD, 0.8),
        ]
    return moved(x, y)[
        disc(0, 0, 14, COPPER, 1.8, COPPER_EDGE),
        disc(0, 0, 10.5, "none", 0.9, COPPER_EDGE),
        shape("M-4.5 -3l5 -5h2.5v13h3v2.5h-9v-2.5h3v-8.5z", COPPER_EDGE),
    ]
