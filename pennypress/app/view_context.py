"""The view context of a screen: all that a title needs to draw its table."""

from __future__ import annotations

from typing import Any

from htpy import Node

from pennypress.app.model import Play, Replay
from pennypress.app.recap.turns_of_others import marked
from pennypress.app.seat_names import introduced
from pennypress.app.seats import people, seat_on_turn
from pennypress.app.who_sees_secrets import position_seen, seen_by
from pennypress.engine.record import Record, Seat
from pennypress.engine.title_description import Game
from pennypress.games import view_of
from pennypress.games.view import ViewContext


def view_context(
    screen: Play | Replay, log_tail: Node = None, gallery: Node = None, *, shows_best: bool = True
) -> ViewContext[Any]:
    """The view context of that screen, for the title to draw."""
    if isinstance(screen, Play):
        table, position = screen.table, screen.position
        latest = seen_by(screen.viewer, table.latest if screen.animate else ())
        moment = len(table.moves)
        seats = _seats(table.record, table.game)
        who = people(table.seats)
        solo_seat = min(who) if len(who) == 1 else None
        selection = screen.selection if screen.may_act else view_of(table.game.name).new_selection(position)
        return ViewContext(
            position,
            seats,
            selection,
            screen.may_act,
            latest,
            moment,
            log_tail,
            solo_seat,
            screen.viewer,
            seat_on_turn(table),
            shows_best=shows_best,
            gallery=gallery,
            recent=marked(screen),
            bots=frozenset(range(len(seats))) - who,
            again=screen.again is not None,
        )
    position = position_seen(screen.game, screen.positions[screen.at], screen.viewer)
    selection = view_of(screen.record.game).new_selection(position)
    latest = seen_by(screen.viewer, screen.moves[max(screen.at - 1, 0) : screen.at])
    seats = _seats(screen.record, screen.game)
    return ViewContext(
        position, seats, selection, False, latest, screen.at, log_tail, viewer=screen.viewer, gallery=gallery
    )


def _seats(record: Record, game: Game) -> tuple[Seat, ...]:
    """The players as shown at the table."""
    return tuple(introduced(seat, game) for seat in record.players)
