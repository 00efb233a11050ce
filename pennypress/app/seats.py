"""The players of a table: persons, and bots of known levels."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.bots import LEVELS, Level
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Position
from pennypress.engine.table import Table


def level_of(seat: Seat) -> Level | None:
    """The level of the seat's bot; None for a person. Bots of unknown levels count as persons."""
    return LEVELS.get(seat.bot)


def people(seats: Sequence[Seat]) -> set[int]:
    """The seats of persons."""
    return {number for number, seat in enumerate(seats) if level_of(seat) is None}


def seat_on_turn(table: Table) -> int | None:
    """The seat that this device asks next; None when the game is over.

    Where several may act at once, people are asked before bots, so that they need not wait for them.
    """
    waiting, who = table.position.to_act, people(table.seats)
    return next((seat for seat in waiting if seat in who), waiting[0] if waiting else None)


def on_turn(table: Table) -> Seat | None:
    """The player of that seat; None when the game is over."""
    seat = seat_on_turn(table)
    return None if seat is None else table.seats[seat]


def bot_on_turn(table: Table) -> Level | None:
    """The level of the bot about to act; None if it is a person's turn or nobody's."""
    seat = on_turn(table)
    return level_of(seat) if seat else None


def last_person(table: Table) -> int | None:
    """The seat of the person who acted last."""
    who = people(table.seats)
    return next((move.player for move in reversed(table.moves) if move.player in who), None)


def with_seat_to_act(position: Position, seat: int) -> Position:
    """The position with that seat as `next_to_act`: where all choose in secret, those before it have chosen.

    What they have chosen is made up, since the seat cannot know it. `seat` is one of `Position.to_act`.
    """
    if position.next_to_act == seat:
        return position
    later = position.copy()
    while later.next_to_act != seat:
        later.apply(later.legal_actions()[0])
    return later
