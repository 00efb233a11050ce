"""Messages of the shelf: saved tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class EffectDone(Message):
    """An effect was carried out that is worth a word: 'copied', 'copy-failed', 'downloaded'."""

    what: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Share(Message):
    """Copy a link that carries the whole game."""

    table: str = ""


@dataclass(frozen=True, slots=True)
class Rename(Message):
    """Give the table another name; the page adds the form's fields."""

    table: str
    form: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Duplicate(Message):
    table: str


@dataclass(frozen=True, slots=True)
class Export(Message):
    table: str


@dataclass(frozen=True, slots=True)
class Delete(Message):
    table: str


@dataclass(frozen=True, slots=True)
class Restore(Message):
    """Take the latest deletion back."""


@dataclass(frozen=True, slots=True)
class ShowPage(Message):
    """Show that page of the shelf, counted from 0. `towards` is the button that was pressed."""

    page: int
    towards: str = ""
    """'newer' or 'older'."""


@dataclass(frozen=True, slots=True)
class FindTable(Message):
    """Show the tables that have this in their names or among their players; all of them when it is empty."""

    query: str = ""


@dataclass(frozen=True, slots=True)
class Import(Message):
    """A file was chosen: its name, size in bytes and text ('' when it is too large to be read)."""

    file: str = ""
    size: int = 0
    text: str = ""
