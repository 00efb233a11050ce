"""What a title is given to draw, and what it says happened."""

from __future__ import annotations

from typing import Any

from htpy import Node

from pennypress.app.formatting import introduced
from pennypress.app.model import Play, Replay
from pennypress.app.seats import people
from pennypress.app.visibility import seen
from pennypress.engine.game import Game
from pennypress.engine.position import CHANCE
from pennypress.engine.record import Record, Seat, Turn
from pennypress.games import view_of
from pennypress.games.view import ViewContext


def scene(screen: Play | Replay, wire: Node = None, gallery: Node = None) -> ViewContext[Any]:
    """The table of that screen as its title draws it."""
    if isinstance(screen, Play):
        table, position = screen.table, screen.position
        # What happened behind the curtain is seen to happen when it is lifted.
        latest = table.latest if screen.fresh and screen.curtain is None else ()
        moment = len(table.record.actions)
        seats = _seats(table.record, table.game)
        who = people(table.record.players)
        watcher = min(who) if len(who) == 1 else None
        hand = screen.hand if screen.may_act else view_of(table.game.name).new_hand(position)
        return ViewContext(
            position, seats, hand, screen.may_act, latest, moment, wire, watcher, screen.eyes, gallery
        )
    position = seen(screen.game, screen.positions[screen.at], screen.eyes)
    hand = view_of(screen.record.game).new_hand(position)
    latest = screen.turns[screen.at - 1 : screen.at] if screen.at else ()
    seats = _seats(screen.record, screen.game)
    return ViewContext(
        position, seats, hand, False, latest, screen.at, wire, eyes=screen.eyes, gallery=gallery
    )


def _seats(record: Record, game: Game) -> tuple[Seat, ...]:
    """The players as the table shows them."""
    return tuple(introduced(seat, game) for seat in record.players)


def told(game: str, turns: tuple[Turn, ...], seats: tuple[Seat, ...], eyes: int | None) -> list[str]:
    """What those eyes saw happen in these turns, in sentences."""
    view = view_of(game)
    return [sentence for turn in turns for sentence in view.sentences(turn, seats, eyes)]


def rounds(turns: tuple[Turn, ...], last: int | None = None) -> list[tuple[int, tuple[Turn, ...]]]:
    """The turns as people see them: a player's action with chance's answers, under its number in the record.

    The cards dealt before the first action stand by themselves. With `last`, only so many from the end.
    """
    found: list[tuple[int, tuple[Turn, ...]]] = []
    end = len(turns)
    for number in range(len(turns) - 1, -1, -1):
        if turns[number].player != CHANCE or number == 0:
            found.append((number + 1, turns[number:end]))
            end = number
            if len(found) == last:
                break
    return found[::-1]
