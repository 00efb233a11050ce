"""Messages of embedding."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class CopySnippet(Message):
    """Copy the snippet that embeds the game, as an 'element' or a 'frame'."""

    table: str
    form: str
