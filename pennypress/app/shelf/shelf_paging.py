"""Which tables of the shelf are shown: one page of all, or of those that somebody looks for.

Drawing the lobby costs the same however many tables there are, since a page never holds more than `SIZE`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from pennypress.app import formatting
from pennypress.app.effects import Announce
from pennypress.app.model import Change, Entry, Environment, Lobby, Model
from pennypress.app.shelf.messages import FindTable, ShowPage
from pennypress.engine.i18n import _, ngettext

SIZE = 20
"""Tables on a page."""


class Shown(NamedTuple):
    """The part of the shelf that is drawn."""

    entries: Sequence[Entry]
    page: int
    """Counted from 0."""
    found: int
    """How many tables there are on all pages together."""

    @property
    def first(self) -> int:
        """The number of the first table on this page, counted from 1."""
        return self.page * SIZE + 1

    @property
    def last(self) -> int:
        """The number of the last table on this page."""
        return self.page * SIZE + len(self.entries)

    @property
    def is_all(self) -> bool:
        """Whether there is no other page."""
        return self.found <= SIZE


def shown(shelf: Sequence[Entry], lobby: Lobby) -> Shown:
    """What the lobby shows of the shelf: its page, or the last one if there are fewer by now."""
    found = _found(shelf, lobby.query)
    page = max(0, min(lobby.page, _last_page(len(found))))
    return Shown(found[page * SIZE : (page + 1) * SIZE], page, len(found))


def is_long(shelf: Sequence[Entry]) -> bool:
    """Whether the shelf has more than one page; then tables can be looked for by name."""
    return len(shelf) > SIZE


def page_of(table: str, entries: Sequence[Entry]) -> int:
    """The page with that table; the first one if it is not there."""
    return next((place for place, entry in enumerate(entries) if entry.id == table), 0) // SIZE


def turned_to(model: Model, table: str) -> Model:
    """The lobby at the page with that table; the table gets the focus if another page was shown."""
    lobby = model.screen
    if not isinstance(lobby, Lobby):
        return model
    listed = any(entry.id == table for entry in _found(model.shelf, lobby.query))
    query = lobby.query if listed else ""
    page = page_of(table, _found(model.shelf, query))
    if (page, query) == (lobby.page, lobby.query):
        return model
    return replace(model, screen=replace(lobby, page=page, query=query, spot=table))


def settled(model: Model) -> Model:
    """The lobby at a page that is there, after tables have gone."""
    if not isinstance(model.screen, Lobby):
        return model
    page = shown(model.shelf, model.screen).page
    return replace(model, screen=replace(model.screen, page=page))


def show_page(model: Model, message: ShowPage, outside: Environment) -> Change:
    """Turn to a page of the shelf, and say which tables are on it."""
    if not isinstance(model.screen, Lobby):
        return model, []
    lobby = replace(model.screen, page=message.page, spot=message.towards)
    now = shown(model.shelf, lobby)
    text = _("Tables {first} to {last} of {count}.")
    sentence = text.format(first=f"{now.first:,}", last=f"{now.last:,}", count=f"{now.found:,}")
    return replace(model, screen=replace(lobby, page=now.page), dialog=None), [Announce(sentence)]


def find(model: Model, message: FindTable, outside: Environment) -> Change:
    """Show the tables that are looked for, and say how many there are."""
    query = formatting.clean(message.query)
    if not isinstance(model.screen, Lobby) or query == model.screen.query:
        return model, []
    lobby = replace(model.screen, query=query, page=0, spot="")
    count = shown(model.shelf, lobby).found
    sentence = ngettext("{count} table found.", "{count} tables found.", count).format(count=f"{count:,}")
    return replace(model, screen=lobby, dialog=None), [Announce(sentence)]


def _found(shelf: Sequence[Entry], query: str) -> Sequence[Entry]:
    """The tables with that in their names or among their players, in large or small letters."""
    text = query.casefold()
    if not text or not is_long(shelf):
        return shelf
    return [entry for entry in shelf if text in entry.search_text]


def _last_page(tables: int) -> int:
    return max(0, (tables - 1) // SIZE)
