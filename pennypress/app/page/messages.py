"""Messages of the page as a whole: its address, dialogs, notices."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class UrlChanged(Message):
    """The fragment of the address changed: '' or '#/' (lobby), '#/table/ID',
    '#/replay/PACKED', '#/daily/TITLE'.
    """

    fragment: str


@dataclass(frozen=True, slots=True)
class Dismiss(Message):
    """Close the notice, dialog or menu that is open."""


@dataclass(frozen=True, slots=True)
class TextCopied(Message):
    """The browser has copied a text to the clipboard."""


@dataclass(frozen=True, slots=True)
class TextNotCopied(Message):
    """The browser could not copy a text to the clipboard."""


@dataclass(frozen=True, slots=True)
class Open(Message):
    """Open a dialog by name: 'menu', 'log', 'keys', 'practice', 'share', 'embed'; 'rename' on the shelf."""

    name: str
    subject: str = ""
