"""The lanes of a finished game as panorama postcards. The drawing code is imported on demand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.games.penny_lane.events import GameOver
from pennypress.games.view import Keepsake, Keepsakes

if TYPE_CHECKING:
    from pennypress.games.penny_lane.view.panorama.finished_lanes import FinishedLane

FILE = "penny-lane"


def panoramas(moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes:
    """A postcard of every lane, the winner's first, once the game is over."""
    heading, label = _("The lanes of this game on postcards"), _("Postcards")
    if not any(isinstance(event, GameOver) for move in moves for event in move.events):
        return Keepsakes(heading, label, ())

    from pennypress.games.penny_lane.view.panorama import finished_lanes

    lanes = finished_lanes.finished(moves, seats)
    return Keepsakes(heading, label, [_keepsake(lane) for lane in sorted(lanes, key=lambda each: each.rank)])


def _keepsake(lane: FinishedLane) -> Keepsake:
    from pennypress.games.penny_lane.view.panorama import panorama_in_words

    return Keepsake(
        panorama_in_words.titled(lane),
        f"{FILE}-{lane.emblem}",
        partial(_drawing, lane),
        partial(_preview, lane),
        partial(panorama_in_words.in_words, lane),
    )


def _drawing(lane: FinishedLane) -> Node:
    from pennypress.games.penny_lane.view.panorama.whole_panorama import panorama

    return panorama(lane)


def _preview(lane: FinishedLane) -> Node:
    from pennypress.games.penny_lane.view.panorama.whole_panorama import small_panorama

    return small_panorama(lane)
