"""The interface of a title's report on a finished game: numbers linked to points in the game.

`at` is always a ply: the number of actions carried out, those of chance included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pennypress.engine.i18n import N_, ngettext
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Position


class ScoreWords:
    """What a title calls its score, in the headings and sentences of the report: points, if it says nothing.

    The headings are messages that are translated when they are drawn.
    """

    where_from = N_("Where the points came from")
    by_source = N_("Points by source, as a table")
    one_by_one = N_("All points, one by one")
    after_each_action = N_("Points after each action")
    as_a_table = N_("Points as a table")

    def ahead(self, points: int) -> str:
        """The score of who is ahead, with the placeholders {points} and {ahead}."""
        return ngettext("{points} point, {ahead} ahead", "{points} points, {ahead} ahead", points)

    def gain(self, points: int) -> str:
        """One gain, with the placeholders {paper}, {source}, {points}, {what} and {at}."""
        return ngettext(
            "{paper}, {source}: {points} point, {what} (action {at})",
            "{paper}, {source}: {points} points, {what} (action {at})",
            points,
        )


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
    words: ScoreWords = ScoreWords()


ReportFunction = Callable[[Sequence[Position], Sequence[Move], Sequence[Seat]], GameReport]
"""Reports on a game from its positions (before the first action and after each), its moves and its seats."""
