"""The ground of a view with its street, the plots beside the lane, and the gardens of the near row."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from pennypress.games.penny_lane.view.panorama.empty_plots import garden
from pennypress.games.penny_lane.view.panorama.hand_tints import COBBLES, KERB_STONE, LAWN, PAVING, SEPIA
from pennypress.games.penny_lane.view.panorama.hedges_and_trees import (
    bush,
    fence,
    hedge,
    tree,
    vegetable_bed,
)
from pennypress.games.penny_lane.view.panorama.panorama_pen import lines, shape
from pennypress.games.penny_lane.view.panorama.street_strips import (
    CELL,
    FOOT,
    KERB,
    LANE_FOOT,
    NEAR_ROW,
    PAVEMENT,
    Strip,
)
from pennypress.games.view_kit.pen_and_brush import box, scattered
from pennypress.games.view_kit.typesetting import n

VERGE = LANE_FOOT + 14
"""Where the gardens behind the near row begin."""


def ground_and_street(strip: Strip, fine: bool) -> Node:
    """The pavements, the cobbles and the meadow."""
    wide = strip.width
    return [
        h.rect(x="0", y="0", width=n(wide), height=str(PAVEMENT), fill=PAVING),
        h.rect(x="0", y=str(KERB), width=n(wide), height=str(LANE_FOOT - KERB), fill=COBBLES),
        h.rect(x="0", y=str(LANE_FOOT), width=n(wide), height=str(VERGE - LANE_FOOT), fill=PAVING),
        h.rect(x="0", y=str(VERGE), width=n(wide), height=str(FOOT - VERGE), fill=LAWN),
        h.rect(x="0", y=str(NEAR_ROW), width=n(wide), height=str(PAVEMENT), fill=PAVING),
        lines(_cobbles(strip), 0.9, SEPIA, 0.35) if fine else None,
        lines(_grass(strip), 1, SEPIA, 0.35) if fine else None,
        shape(box(0, KERB - 2, wide, 4) + box(0, LANE_FOOT - 2, wide, 4), KERB_STONE, 0.8),
        lines(f"M0 0H{n(wide)}M0 {NEAR_ROW}H{n(wide)}M0 {NEAR_ROW + PAVEMENT}H{n(wide)}", 1.2),
    ]


def _cobbles(strip: Strip) -> Iterator[str]:
    for row in range(6):
        y = KERB + 12 + 14 * row
        for number in range(int(strip.width // 26) - 1):
            if scattered(number + 90 * row, 3):
                x = 10 + 26 * number + 13 * (row % 2)
                yield f"M{n(x)} {y}q5 -4 10 0"


def _grass(strip: Strip) -> Iterator[str]:
    for number in range(int(strip.width // 9)):
        x = 8 + scattered(number, int(strip.width - 20))
        y = VERGE + 12 + scattered(number + 700, FOOT - VERGE - 20)
        if not NEAR_ROW - 4 < y < NEAR_ROW + PAVEMENT + 8:
            yield f"M{n(x)} {n(y)}l2 -6M{n(x + 4)} {n(y)}v-7"


def country(strip: Strip, ground: float) -> Node:
    """Plots to the left and to the right of the lane."""
    rooms = [(0.0, strip.start), (strip.end, strip.width)]
    found: list[Node] = []
    for left, right in rooms:
        count = int((right - left - 8) // CELL)
        rest = right - left - count * CELL
        outer = left if left == 0 else right - rest
        if rest > 56:
            found.append(tree(outer + rest / 2, ground - 4, int(ground) + 3 * int(left > 0), 0.8))
        first = left + rest if left == 0 else left
        found += [plot(first + CELL * (at + 0.5), ground) for at in range(count)]
    return found


def plot(x: float, ground: float) -> Node:
    """One unlike those beside it and across the lane."""
    return garden(x, ground, int(x // CELL) + (3 if ground else 0))


def behind_the_near_row(strip: Strip, fine: bool) -> Node:
    """The hedge along the lane, and what grows in the gardens."""
    ends = [(6.0, strip.width - 6)]
    if 0 in strip.columns:
        x = strip.middle(0)
        ends = [(6.0, x - CELL / 2 - 4), (x + CELL / 2 + 4, strip.width - 6)]
    found: list[Node] = [hedge(left, right, VERGE + 12, 18) for left, right in ends if right > left]
    for at in range(1, int(strip.width // (CELL / 2)) if fine else 0):
        x = strip.start % CELL + at * CELL / 2
        clear = 0 not in strip.columns or abs(x - strip.middle(0)) > CELL / 2 + 44
        if clear and 46 < x < strip.width - 46:
            found.append(_in_a_back_garden(x, at))
    return found


def _in_a_back_garden(x: float, number: int) -> Node:
    y = VERGE + 66 + scattered(number, 24)
    match scattered(number + 5, 5):
        case 0 | 1:
            return vegetable_bed(x, y + 10, number)
        case 2:
            return tree(x, y + 26, number, 0.66)
    return bush(x, y, number)


def front_gardens(strip: Strip) -> Node:
    """A fence along the lower edge."""
    ends = [(6.0, strip.width - 6)]
    if 0 in strip.columns:
        x = strip.middle(0)
        ends = [(6.0, x - CELL / 2 - 2), (x + CELL / 2 + 2, strip.width - 6)]
    return [fence(left, right, FOOT - 4) for left, right in ends if right - left > 40]
