"""The interface of a title's report on a finished game: numbers linked to points in the game.

`at` is always a ply: the number of actions carried out, those of chance included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Position


class PointsGained(NamedTuple):
    """Points that a player scored at one ply; less than nothing where a score may fall."""

    at: int
    player: int
    source: int
    """Index into `GameReport.sources`."""
    points: int
    what: str
    """The reason for the points in a few words: 'the 2-star B of War'."""


class TallyItem(NamedTuple):
    """Something that a player got at one ply, in one column of a tally."""

    at: int
    player: int
    column: int
    size: int
    what: str
    shown: str = ""
    """What its mark shows instead of the size, such as a letter."""


class Tally(NamedTuple):
    """A table of how many of each kind every player got."""

    title: str
    columns: tuple[str, ...]
    sign: str
    """The symbol for one item, such as '★'; if '', numbers are shown."""
    items: tuple[TallyItem, ...]


class Highlight(NamedTuple):
    """A notable moment with a sentence about it."""

    title: str
    sentence: str
    at: int


class GameReport(NamedTuple):
    """The report on a finished game."""

    sources: tuple[str, ...]
    """The sources of points. The gains of a player add up to the score."""
    gains: tuple[PointsGained, ...]
    tallies: tuple[Tally, ...]
    highlights: tuple[Highlight, ...]


ReportFunction = Callable[[Sequence[Position], Sequence[Move], Sequence[Seat]], GameReport]
"""Reports on a game from its positions (before the first action and after each), its moves and its seats."""
