"""Who may see secrets: at a shared device, in a replay, in a picture."""

from __future__ import annotations

from pennypress.app.seats import people, seat_on_turn
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Position
from pennypress.engine.table import Table
from pennypress.engine.title_description import Game
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer


def viewer_at(table: Table, opened: int | None) -> Viewer:
    """The viewer at a table; `opened` is the seat of the person who has lifted the curtain.

    A single person is always the viewer. Of several persons, only the one on turn is, and not while the
    curtain is down. After the game everybody may see everything.
    """
    if not table.game.has_secrets:
        return NOBODY
    if table.position.is_over:
        return EVERYBODY
    who, player = people(table.seats), seat_on_turn(table)
    if len(who) == 1:
        return Viewer(min(who))
    return Viewer(player) if player in who and curtain_for(table, opened) is None else NOBODY


def curtain_for(table: Table, opened: int | None) -> int | None:
    """The seat for which the curtain is down; None if it is up or not needed.

    It is down before the turn of a person who sees what others may not, such as cards in the hand, until
    that person has lifted it.
    """
    player, who = seat_on_turn(table), people(table.seats)
    if not table.game.has_secrets or len(who) < 2 or player is None or player not in who:
        return None
    if opened == player:
        return None
    return player if table.position.has_secrets_of(player) else None


def viewer_of(game: Game, end: Position) -> Viewer:
    """The viewer of a record with that final position: an unfinished game keeps its secrets."""
    return EVERYBODY if game.has_secrets and end.is_over else NOBODY


def position_seen(game: Game, position: Position, viewer: Viewer) -> Position:
    """The position as that viewer may see it."""
    if not game.has_secrets or viewer == EVERYBODY:
        return position
    return position.visible_to(viewer)


def seen_by(viewer: Viewer, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves as that viewer may know them."""
    return tuple(move.visible_to(viewer) for move in moves)


def pictured(game: Game, position: Position) -> Position:
    """The position for a still picture, which anybody may see."""
    return position_seen(game, position, viewer_of(game, position))
