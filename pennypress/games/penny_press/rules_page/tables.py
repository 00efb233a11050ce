"""The tables of the examples, set up by hand, and the people who sit at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pennypress.engine.record import Seat
from pennypress.games.penny_press import board
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
    """The table on which these things lie; what is not mentioned is as at the start of a game.

    `beats` names stories without their beat, from the X space up ("B1 C2"). The markers stand where
    stories and reporters put them, if `markers` does not say where they stand in the middle of a turn.
    """
    data = PennyPress.new(len(seats)).to_json() | {"step": "turn"} | things
    for beat, names in beats.items():
        data["beats"][beat] = [f"{beat}-{name}" for name in names.split()]
    data["reporters"] = [*map(dict, reporters), *[{}] * (len(seats) - len(reporters))]
    position = PennyPress.from_json(data)
    if "markers" not in things:
        board.adjust(position)
    return position
