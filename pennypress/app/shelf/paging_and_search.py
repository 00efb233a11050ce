"""Paging and search of the shelf.

A page never has more than `SIZE` tables, so drawing the lobby takes the same time for any number of tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from pennypress.app import seat_names
from pennypress.app.effects import Announce
from pennypress.app.model import Change, Entry, Environment, Lobby, Model
from pennypress.app.shelf.messages import FindTable, ShowPage
from pennypress.engine.i18n import _, ngettext

SIZE = 20
"""The number of tables on a page."""


class Shown(NamedTuple):
    """The visible part of the shelf."""

    entries: Sequence[Entry]
    page: int
    """The index of the page, from 0."""
    found: int
    """The total number of tables on all pages."""

    @property
    def first(self) -> int:
        """The number of the first table on this page, from 1."""
        return self.page * SIZE + 1

    @property
    def last(self) -> int:
        """The number of the last table on this page."""
        return self.page * SIZE + len(self.entries)

    @property
    def is_all(self) -> bool:
        """Whether there is only one page."""
        return self.found <= SIZE


def shown(shelf: Sequence[Entry], lobby: Lobby) -> Shown:
    """The page of the shelf to show, or the last one if there are fewer."""
    found = _found(shelf, lobby.query)
    page = max(0, min(lobby.page, _last_page(len(found))))
    return Shown(found[page * SIZE : (page + 1) * SIZE], page, len(found))


def is_long(shelf: Sequence[Entry]) -> bool:
    """Whether the shelf has more than one page; only then search is offered."""
    return len(shelf) > SIZE


def page_of(table: str, entries: Sequence[Entry]) -> int:
    """The page with that table; 0 if it is not there."""
    return next((place for place, entry in enumerate(entries) if entry.id == table), 0) // SIZE


def turned_to(model: Model, table: str) -> Model:
    """The lobby at the page with that table, which gets the focus if the page changes."""
    lobby = model.screen
    if not isinstance(lobby, Lobby):
        return model
    listed = any(entry.id == table for entry in _found(model.shelf, lobby.query))
    query = lobby.query if listed else ""
    page = page_of(table, _found(model.shelf, query))
    if (page, query) == (lobby.page, lobby.query):
        return model
    return replace(model, screen=replace(lobby, page=page, query=query, spot=table))


def at_existing_page(model: Model) -> Model:
    """The lobby at an existing page, after tables have been removed."""
    if not isinstance(model.screen, Lobby):
        return model
    page = shown(model.shelf, model.screen).page
    return replace(model, screen=replace(model.screen, page=page))


def show_page(model: Model, message: ShowPage, environment: Environment) -> Change:
    """Show a page of the shelf, and announce its range."""
    if not isinstance(model.screen, Lobby):
        return model, []
    lobby = replace(model.screen, page=message.page, spot=message.towards)
    now = shown(model.shelf, lobby)
    text = _("Games {first} to {last} of {count}.")
    sentence = text.format(first=f"{now.first:,}", last=f"{now.last:,}", count=f"{now.found:,}")
    return replace(model, screen=replace(lobby, page=now.page), dialog=None), [Announce(sentence)]


def find(model: Model, message: FindTable, environment: Environment) -> Change:
    """Search the shelf, and announce the number of results."""
    query = seat_names.clean(message.query)
    if not isinstance(model.screen, Lobby) or query == model.screen.query:
        return model, []
    lobby = replace(model.screen, query=query, page=0, spot="")
    count = shown(model.shelf, lobby).found
    sentence = ngettext("{count} game found.", "{count} games found.", count).format(count=f"{count:,}")
    return replace(model, screen=lobby, dialog=None), [Announce(sentence)]


def _found(shelf: Sequence[Entry], query: str) -> Sequence[Entry]:
    """The tables whose name or players contain the text, ignoring case."""
    text = query.casefold()
    if not text or not is_long(shelf):
        return shelf
    return [entry for entry in shelf if text in entry.search_text]


def _last_page(tables: int) -> int:
    return max(0, (tables - 1) // SIZE)
