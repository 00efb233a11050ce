"""Messages of the pictures of a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class ShowPicture(Message):
    """Open one keepsake large; beyond the last comes the first."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class Print(Message):
    """Print one keepsake, or all with -1."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class SavePicture(Message):
    """Save one keepsake as a file: as 'svg' or as 'png'."""

    table: str
    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class SharePicture(Message):
    """Hand one keepsake on: its picture where the browser can, else a link that opens the game there."""

    table: str
    number: int
