"""Work for idle time: imports for the first table, and keepsakes drawn into `view_kit/render_cache.py`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from pennypress.app.gallery.update import left_by
from pennypress.app.model import Lobby, Model, Play
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, view_of

SCREENS = ("play.view", "page.dialogs")
"""Modules of the application that the lobby does not need and a table does."""


def ahead(model: Model) -> Iterator[None]:
    """What can be done ahead on this screen, a little with each step."""
    if isinstance(model.screen, Lobby):
        return _imports(model.screen.form.game)
    if isinstance(model.screen, Play):
        return _keepsakes(model.screen.table)
    return iter(())


def _imports(title: str) -> Iterator[None]:
    """Import what a table of the title chosen in the lobby needs."""
    for name in SCREENS:
        yield
        import_module(f"pennypress.app.{name}")
    yield
    GAMES[title].new_position(GAMES[title].player_counts[0])
    yield
    view_of(title)


def _keepsakes(table: RecordedTable) -> Iterator[None]:
    """Draw the keepsakes of a table, one per step; large ones once the game is over."""
    left = left_by(table.record, table.turns)
    for piece in left.pieces if left else ():
        yield
        piece.preview()
    for piece in left.pieces if left and table.position.is_over else ():
        yield
        piece.drawing()
