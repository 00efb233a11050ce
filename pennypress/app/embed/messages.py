"""Messages of embedding."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class CopySnippet(Message):
    """Copy the lines that set the game into another page: as an 'element', or as a 'frame'."""

    table: str
    form: str
