"""The turns of others since one's own last action, derived from the moves of the table."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.app.model import Play
from pennypress.app.seats import last_person, people, seat_on_turn
from pennypress.app.who_sees_secrets import seen_by
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import Table
from pennypress.games import view_of


class TurnOfOther(NamedTuple):
    """What another player did in one turn."""

    start: int
    """The index of its first move among `Table.moves`."""
    end: int
    """The index after its last move and the draws that followed it."""
    seat: int
    moves: tuple[Move, ...]
    """The player's own moves, as the viewer may know them."""


def has_recap(play: Play) -> bool:
    """Whether the table has a recap: a person plays with others, the game goes on, and it is no lesson."""
    seats = play.table.seats
    return bool(people(seats)) and len(seats) > 1 and not play.lesson and not play.table.position.is_over


def own_turns(play: Play) -> int:
    """How many turns the reader of the recap has begun in this game."""
    own, latest, count = reader(play.table), CHANCE, 0
    for move in play.table.moves:
        if move.player == CHANCE:
            continue
        if move.player == own != latest:
            count += 1
        latest = move.player
    return count


def turns_of_others(play: Play) -> list[TurnOfOther]:
    """The turns of others since the last action of the reader, oldest first; empty without a recap."""
    if not has_recap(play):
        return []
    moves, viewer = play.table.moves, play.viewer
    begin = _after_own_action(play.table)
    found: list[TurnOfOther] = []
    for number in range(begin, len(moves)):
        seat = moves[number].player
        if seat == CHANCE:  # draws belong to the action before them; those of the setup to nobody
            if found:
                found[-1] = found[-1]._replace(end=number + 1)
            continue
        seen = seen_by(viewer, moves[number : number + 1])
        if found and found[-1].seat == seat:
            found[-1] = found[-1]._replace(end=number + 1, moves=found[-1].moves + seen)
        else:
            found.append(TurnOfOther(number, number + 1, seat, seen))
    return found


def news_for_all(play: Play) -> str:
    """What has changed for all players since the reader's last action, or by it; '' if nothing."""
    begin = _after_own_action(play.table) if has_recap(play) else 0
    if not begin:
        return ""
    viewer = play.viewer
    moves = (move.visible_to(viewer) for move in play.table.moves[begin - 1 :])
    return view_of(play.table.game.name).news_for_all(moves, reader(play.table))


def _after_own_action(table: Table) -> int:
    """The index of the first move after the reader's last action; 0 if there is none."""
    own = reader(table)
    for number in range(len(table.moves), 0, -1):
        if table.moves[number - 1].player == own:
            return number
    return 0


def reader(table: Table) -> int:
    """The seat whose last action begins the recap: the person on turn, else the one who acted last."""
    who, seat = people(table.seats), seat_on_turn(table)
    if seat in who:
        return seat
    latest = last_person(table)
    return min(who) if latest is None else latest


def marked(play: Play) -> tuple[Move, ...]:
    """The moves whose traces are marked on the table: those of the turn shown again, or of all turns.

    In a tab that only follows and behind the curtain too, since they are public or cut for the viewer.
    """
    found = turns_of_others(play)
    again = [turn for turn in found if play.again and turn.start == play.again.start]
    return tuple(move for turn in again or found for move in turn.moves)
