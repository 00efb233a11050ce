"""Messages about titles being loaded."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class NeedTitle(Message):
    """A title will be needed, for example to draw its tables on the shelf."""

    title: str


@dataclass(frozen=True, slots=True)
class TitleLoaded(Message):
    """The rules and views of a title can be imported now."""

    title: str


@dataclass(frozen=True, slots=True)
class TitleFailed(Message):
    """A title could not be loaded, for example without a connection."""

    title: str
