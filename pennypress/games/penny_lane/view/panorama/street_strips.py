"""Where things are on the panorama.

A strip is one view of the street. Its coordinates begin at the left edge of its frame, and y = 0 is where the
far row of houses stands. A very long lane has several strips below one another.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from pennypress.games.penny_lane.view.panorama.finished_lanes import FinishedLane

SCALE = 1.8
"""How much larger the buildings are than on the table."""
CELL = 180
PAVEMENT = 26
"""The height of the pavement in front of each row, with the names."""
KERB, LANE_FOOT = PAVEMENT, 118
"""The upper and the lower edge of the lane itself."""
NEAR = 292
"""Where the near row stands."""
FOOT = 366
"""The lower edge of a strip."""
SKY, LATER_SKY = 322, 206
"""The height above the far row's ground, in the first strip and in later ones."""
EDGE, GAP, MARGIN = 34, 16, 104
"""The card's margin, the gap between two strips, the margin with the caption."""
NARROWEST, COUNTRY = 1332, 150
"""The least width of a strip, and the least width of trees and meadows beside the houses in all."""
MOST_COLUMNS = 11
FAR_ROW, NEAR_ROW = 0, NEAR
"""Where the two rows stand."""


class Strip(NamedTuple):
    """One view: these columns, from left to right."""

    columns: range
    width: float
    sky: float
    top: float
    """Where the frame begins on the card."""

    @property
    def ground(self) -> float:
        """The far row's ground on the card."""
        return self.top + self.sky

    @property
    def bottom(self) -> float:
        return self.ground + FOOT

    @property
    def start(self) -> float:
        """The left edge of the first column."""
        return (self.width - len(self.columns) * CELL) / 2

    @property
    def end(self) -> float:
        return self.width - self.start

    def middle(self, column: int) -> float:
        return self.start + (column - self.columns.start + 0.5) * CELL


def strips(lane: FinishedLane) -> list[Strip]:
    """The views of the lane: one, unless it is very long."""
    columns = lane.columns
    count = ceil(len(columns) / MOST_COLUMNS)
    share = ceil(len(columns) / count)
    width = max(NARROWEST, share * CELL + COUNTRY)
    found: list[Strip] = []
    top = float(EDGE)
    for first in range(columns.start, columns.stop, share):
        sky = SKY if not found else LATER_SKY
        found.append(Strip(range(first, min(first + share, columns.stop)), width, sky, top))
        top = found[-1].bottom + GAP
    return found
