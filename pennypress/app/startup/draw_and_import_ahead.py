"""Work for idle time: imports for the first table, titles of the shelf, keepsakes drawn ahead of use."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from pennypress.app.gallery.update import left_by
from pennypress.app.message import Message
from pennypress.app.model import Lobby, Model, Play
from pennypress.app.shelf import paging_and_search
from pennypress.app.title_loading.messages import NeedTitle
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, PACKAGES, is_loaded, view_of

SCREENS = ("play.view", "page.dialogs")
"""Modules of the application that the lobby does not need and a table does."""


def ahead(model: Model) -> Iterator[Message | None]:
    """What can be done ahead on this screen, a little with each step; some steps yield a message."""
    if isinstance(model.screen, Lobby):
        return _for_lobby(model, model.screen)
    if isinstance(model.screen, Play):
        return _keepsakes(model.screen.table)
    return iter(())


def _for_lobby(model: Model, lobby: Lobby) -> Iterator[Message | None]:
    """Import what a table of the chosen title needs, and load the titles of the tables on the shelf."""
    if is_loaded(lobby.form.title):
        yield from _imports(lobby.form.title)
    shown = paging_and_search.shown(model.shelf, lobby)
    needed = dict.fromkeys([lobby.form.title, *(entry.heading.game for entry in shown.entries)])
    for title in needed:
        if title in PACKAGES and title not in model.loading | model.unloadable and not is_loaded(title):
            yield NeedTitle(title)


def _imports(title: str) -> Iterator[None]:
    """Import what a table of that title needs."""
    for name in SCREENS:
        yield
        import_module(f"pennypress.app.{name}")
    yield
    GAMES[title].new_position(GAMES[title].player_counts[0])
    yield
    view_of(title)


def _keepsakes(table: RecordedTable) -> Iterator[None]:
    """Draw the keepsakes of a table, one per step; large ones once the game is over."""
    left = left_by(table.record, table.moves)
    for piece in left.pieces if left else ():
        yield
        piece.preview()
    for piece in left.pieces if left and table.position.is_over else ():
        yield
        piece.drawing()
