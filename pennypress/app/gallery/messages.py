"""Messages of the gallery."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class ShowPicture(Message):
    """Open a keepsake large. Numbers wrap around at the end."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class Print(Message):
    """Print a keepsake, or all for -1."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class SavePicture(Message):
    """Save a keepsake as a file: 'svg' or 'png'."""

    table: str
    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class CopyPictureLink(Message):
    """Copy a link that opens the game at a keepsake."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class SharePicture(Message):
    """Share a keepsake: as a picture if the browser can, else as a link that opens the game at it."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class PictureSaved(Message):
    """The browser has saved a keepsake as a file."""

    file: str


@dataclass(frozen=True, slots=True)
class PictureNotSaved(Message):
    """The browser could not make a file of a keepsake."""

    file: str
