"""A finished game told afterwards, in figures that lead to moments: the contract with a title's `account`.

A moment is a number of actions carried out, chance's among them: the table as it stood then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pennypress.engine.position import Position
from pennypress.engine.record import Move, Seat


class PointsGained(NamedTuple):
    """Points that a player made at one moment."""

    at: int
    player: int
    source: int
    """Which of `Account.sources`."""
    points: int
    what: str
    """What for, in a few words: 'the 2-star B of War'."""


class Mark(NamedTuple):
    """Something that a player got at one moment, in a column of a tally."""

    at: int
    player: int
    column: int
    size: int
    what: str


class Tally(NamedTuple):
    """What every player got of several kinds."""

    title: str
    columns: tuple[str, ...]
    sign: str
    """What stands for one: '★'. Where it is '', numbers are written."""
    marks: tuple[Mark, ...]


class Highlight(NamedTuple):
    """A moment worth a sentence."""

    title: str
    sentence: str
    at: int


class Account(NamedTuple):
    """What a title tells of a finished game."""

    sources: tuple[str, ...]
    """What points come from. All gains of a player add up to the score."""
    gains: tuple[PointsGained, ...]
    tallies: tuple[Tally, ...]
    highlights: tuple[Highlight, ...]


Teller = Callable[[Sequence[Position], Sequence[Move], Sequence[Seat]], Account]
"""From the positions before the first action and after each, the turns between them, and who sat where."""
