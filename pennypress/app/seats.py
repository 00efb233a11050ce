"""The players of a table: persons, and bots of known levels."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.bots import LEVELS, Level
from pennypress.engine.record import Seat
from pennypress.engine.table import Table


def level_of(seat: Seat) -> Level | None:
    """The level of the seat's bot; None for a person. Bots of unknown levels count as persons."""
    return LEVELS.get(seat.bot)


def people(seats: Sequence[Seat]) -> set[int]:
    """The seats of persons."""
    return {number for number, seat in enumerate(seats) if level_of(seat) is None}


def on_turn(table: Table) -> Seat | None:
    """The seat about to act; None when the game is over."""
    position = table.position
    return None if position.is_over else table.seats[position.next_to_act]


def bot_on_turn(table: Table) -> Level | None:
    """The level of the bot about to act; None if it is a person's turn or nobody's."""
    seat = on_turn(table)
    return level_of(seat) if seat else None


def last_person(table: Table) -> int | None:
    """The seat of the person who acted last."""
    who = people(table.seats)
    return next((turn.player for turn in reversed(table.turns) if turn.player in who), None)
