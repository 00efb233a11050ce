"""What a postcard shows, from the moves of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pennypress.engine.record import Move, Seat
from pennypress.games.copenhagen.events import GameOver, LineCompleted, TilePlaced
from pennypress.games.copenhagen.house import EMPTY, House
from pennypress.games.copenhagen.meta import HOUSES as EMBLEMS
from pennypress.games.view_kit.names_in_print import named_in_print


class HarbourFront(NamedTuple):
    """The houses of a finished game, by seat."""

    seats: tuple[Seat, ...]
    """With names for print."""
    houses: tuple[House, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def built(moves: Sequence[Move], seats: Sequence[Seat]) -> HarbourFront:
    """The houses as built in these moves, their points, and who has won."""
    houses, points = [EMPTY] * len(seats), [0] * len(seats)
    winners: tuple[int, ...] = ()
    for event in (event for move in moves for event in move.events):
        if isinstance(event, TilePlaced):
            houses[event.player] = houses[event.player].with_tile(event.spot)
        elif isinstance(event, LineCompleted):
            points[event.player] += event.completed.points
        elif isinstance(event, GameOver):
            winners = event.winners
    return HarbourFront(named_in_print(seats, EMBLEMS), tuple(houses), tuple(points), winners)
