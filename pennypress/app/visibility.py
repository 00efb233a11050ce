"""Whose secrets may be seen: at a table that is passed round, in somebody's record, in a picture."""

from __future__ import annotations

from pennypress.app.seats import people
from pennypress.engine.game import Game
from pennypress.engine.position import NOBODY, Position
from pennypress.engine.table import Table
from pennypress.games.view import EVERYBODY


def viewer_at(table: Table, opened: int | None) -> int | None:
    """Who looks at the table; `opened` is the seat of the person who has lifted the curtain.

    Who plays alone looks on all the time. Of several people only the one on turn does. Once the game is over,
    everybody sees everything.
    """
    if not table.game.has_secrets:
        return None
    if table.position.is_over:
        return EVERYBODY
    who = people(table.record.players)
    if len(who) == 1:
        return min(who)
    return opened if opened == table.position.current_player else None


def curtain_for(table: Table, opened: int | None) -> int | None:
    """The seat for which the curtain is down; None when it is up, or when there is none."""
    player, who = table.position.current_player, people(table.record.players)
    if not table.game.has_secrets or len(who) < 2 or player not in who:
        return None
    return None if opened == player else player


def viewer_of(game: Game, end: Position) -> int | None:
    """Who looks at a record that ends so: a game in progress keeps its secrets."""
    return EVERYBODY if game.has_secrets and end.is_over else None


def seen(game: Game, position: Position, viewer: int | None) -> Position:
    """The position as that viewer sees it."""
    if not game.has_secrets or viewer == EVERYBODY:
        return position
    return position.visible_to(NOBODY if viewer is None else viewer)


def pictured(game: Game, position: Position) -> Position:
    """The position as a still picture shows it, which may lie where others see it."""
    return seen(game, position, viewer_of(game, position))
