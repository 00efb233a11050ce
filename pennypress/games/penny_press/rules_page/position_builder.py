"""Makes positions from their parts, and the seats, for the examples of the rules page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pennypress.engine.record import Seat
from pennypress.games.penny_press import board_changes
from pennypress.games.penny_press.position import PennyPress

TIMES = Seat("Ada", "times")
SUN = Seat("Ben", "sun")
WORLD = Seat("Cleo", "world")
HERALD = Seat("Dot", "herald")

Reporters = Mapping[str, int]


def table(
    seats: Sequence[Seat],
    *,
    beats: Mapping[str, str],
    reporters: Sequence[Reporters] = (),
    **things: Any,
) -> PennyPress:
    """A position with these parts; everything else is as at the start of a game.

    `beats` lists stories without their beat, from the X space up ("B1 C2"). The markers match the stories and
    reporters unless `markers` gives them, as in the middle of a turn.
    """
    data = PennyPress.new(len(seats)).to_json() | {"step": "turn"} | things
    for beat, names in beats.items():
        data["beats"][beat] = [f"{beat}-{name}" for name in names.split()]
    data["reporters"] = [*map(dict, reporters), *[{}] * (len(seats) - len(reporters))]
    position = PennyPress.from_json(data)
    if "markers" not in things:
        board_changes.adjust(position)
    return position
