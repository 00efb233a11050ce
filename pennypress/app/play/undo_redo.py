"""Undo and redo at tables with bots: from one person's decision to another, skipping the bots' actions.

At a table without persons, each action of a bot is a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pennypress.app.seats import bot_on_turn, people
from pennypress.engine.i18n import _
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable, Table


def can_undo(table: Table) -> bool:
    """Whether there is a decision to undo."""
    return bool(_since_decision(table))


def reveals(table: Table) -> bool:
    """Whether undo would take back something revealed, which marks the game as 'practice'.

    That is a card that was drawn openly, or actions of others that reveal what they hold. A choice that is
    still sealed reveals nothing.
    """
    back = _since_decision(table)
    return any(move.reveals for move in back) or (
        table.game.has_secrets and any(move.player != back[0].player and not move.is_sealed for move in back)
    )


def why_practice(back: Sequence[Move]) -> str:
    """Why taking back these moves makes the game count as practice, in a sentence."""
    if _dealt(back):
        return _("A revealed card went back: this is a practice game now.")
    return _("You saw the others’ moves: this is a practice game now.")


def undone(table: RecordedTable) -> RecordedTable:
    """The table before the last decision of a person."""
    before = table.undo()
    while bot_on_turn(before) and people(before.seats) and before.can_undo:
        before = before.undo()
    return replace(before, practice=before.practice or reveals(table))


def redone(table: RecordedTable) -> RecordedTable:
    """The table at the next decision of a person, or with all undone actions carried out."""
    after = table.redo()
    while bot_on_turn(after) and people(after.seats) and after.undone:
        after = after.redo()
    return after


def _dealt(moves: Sequence[Move]) -> bool:
    return any(move.player == CHANCE for move in moves)


def _since_decision(table: Table) -> Sequence[Move]:
    """The last decision of a person and all moves after it; empty if there is none."""
    seats = table.seats
    deciding = people(seats) or set(range(len(seats)))
    decisions = [number for number, move in enumerate(table.moves) if move.player in deciding]
    return table.moves[decisions[-1] :] if decisions else ()
