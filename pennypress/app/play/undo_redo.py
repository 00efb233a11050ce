"""Undo and redo where bots play: from one decision of a person to the other, whatever the bots did between.

Where no person plays, each action of a bot is a step of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pennypress.app.seats import bot_on_turn, people
from pennypress.engine.i18n import _
from pennypress.engine.position import CHANCE
from pennypress.engine.record import Move
from pennypress.engine.table import Table


def can_undo(table: Table) -> bool:
    """Whether there is a decision to go back to."""
    return bool(_since_decision(table))


def reveals(table: Table) -> bool:
    """Whether undo takes back something revealed: it marks 'practice'.

    That is a card dealt openly, or what others did since, where it tells what they have in hand.
    """
    back = _since_decision(table)
    return _dealt(back) or (table.game.has_secrets and any(turn.player != back[0].player for turn in back))


def why_practice(back: Sequence[Move]) -> str:
    """Why a game from which these turns were taken back counts as practice, in a sentence."""
    if _dealt(back):
        return _("A card that was open is back in the deck, so this game now counts as practice.")
    return _("You have seen the others’ moves, so this game now counts as practice.")


def undone(table: Table) -> Table:
    """The table as it was when a person last decided something."""
    before = table.undo()
    while bot_on_turn(before) and people(before.record.players) and before.can_undo:
        before = before.undo()
    practice = before.record.practice or reveals(table)
    return replace(before, record=replace(before.record, practice=practice))


def redone(table: Table) -> Table:
    """The table as it was when a person was to decide next, or as it was before anything was taken back."""
    after = table.redo()
    while bot_on_turn(after) and people(after.record.players) and after.undone:
        after = after.redo()
    return after


def _dealt(turns: Sequence[Move]) -> bool:
    return any(turn.player == CHANCE for turn in turns)


def _since_decision(table: Table) -> Sequence[Move]:
    """The latest decision, and all that has happened since; empty when there is none."""
    seats = table.record.players
    deciding = people(seats) or set(range(len(seats)))
    decisions = [number for number, turn in enumerate(table.turns) if turn.player in deciding]
    return table.turns[decisions[-1] :] if decisions else ()
