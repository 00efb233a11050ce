"""Undo and redo where bots play: from one decision of a person to the other, whatever the bots did between.

Where no person plays, each action of a bot is a step of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.app.seats import bot_on_turn, people
from pennypress.engine.position import CHANCE
from pennypress.engine.record import Turn
from pennypress.engine.table import Table


def can_undo(table: Table) -> bool:
    """Whether there is a decision to go back to."""
    return bool(_since_decision(table))


def reveals(table: Table) -> bool:
    """Whether undo takes back a revealed card: it marks 'practice'."""
    return any(turn.player == CHANCE for turn in _since_decision(table))


def undone(table: Table) -> Table:
    """The table as it was when a person last decided something."""
    before = table.undo()
    while bot_on_turn(before) and people(before.record.players) and before.can_undo:
        before = before.undo()
    return before


def redone(table: Table) -> Table:
    """The table as it was when a person was to decide next, or as it was before anything was taken back."""
    after = table.redo()
    while bot_on_turn(after) and people(after.record.players) and after.undone:
        after = after.redo()
    return after


def _since_decision(table: Table) -> Sequence[Turn]:
    """The latest decision, and all that has happened since; empty when there is none."""
    seats = table.record.players
    deciding = people(seats) or set(range(len(seats)))
    decisions = [number for number, turn in enumerate(table.turns) if turn.player in deciding]
    return table.turns[decisions[-1] :] if decisions else ()
