"""Messages of the shelf: saved tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class LinkCopied(Message):
    """The browser has copied an address to the clipboard."""

    address: str


@dataclass(frozen=True, slots=True)
class LinkNotCopied(Message):
    """The browser could not copy an address to the clipboard."""

    address: str


@dataclass(frozen=True, slots=True)
class FileDownloaded(Message):
    """The browser was offered a file for download."""

    file: str


@dataclass(frozen=True, slots=True)
class Share(Message):
    """Copy a link that contains the whole game."""

    table: str = ""


@dataclass(frozen=True, slots=True)
class Rename(Message):
    """Rename the table; the page adds the form's fields."""

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
    """Undo the latest deletion."""


@dataclass(frozen=True, slots=True)
class ShowPage(Message):
    """Show that page of the shelf, from 0. `towards` is the button pressed."""

    page: int
    towards: str = ""
    """'newer' or 'older', or '' if no button was pressed."""


@dataclass(frozen=True, slots=True)
class FindTable(Message):
    """Search the shelf for tables and players whose names contain the text; '' shows all tables."""

    query: str = ""


@dataclass(frozen=True, slots=True)
class Import(Message):
    """A file was chosen: its name, size in bytes and text ('' if it is too large to read)."""

    file: str = ""
    size: int = 0
    text: str = ""
