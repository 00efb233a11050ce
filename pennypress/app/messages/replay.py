"""Games looked through and handed on: replays, links, snippets."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.messages import Message


@dataclass(frozen=True, slots=True)
class Scrub(Message):
    """Show the replay as it stood after so many actions."""

    at: int = 0


@dataclass(frozen=True, slots=True)
class Visit(Message):
    """Go to that moment: of the replay, or of the finished game on the table."""

    at: int


@dataclass(frozen=True, slots=True)
class Tell(Message):
    """Show how the game went beside the replay, or no longer."""

    shown: bool


@dataclass(frozen=True, slots=True)
class ContinueHere(Message):
    """Go on from the replay's present point as a new table of one's own."""


@dataclass(frozen=True, slots=True)
class Share(Message):
    """Copy a link that carries the whole game."""

    table: str = ""


@dataclass(frozen=True, slots=True)
class CopySnippet(Message):
    """Copy the lines that set the game into another page: as an 'element', or as a 'frame'."""

    table: str
    form: str
