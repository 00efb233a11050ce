"""Marks on what others have touched since one's own last action: an outline with the player's letter."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import Any, NamedTuple

import htpy as h
from htpy import Node

from pennypress.engine.rules_interface import Event
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.animation_order import Key


class Touched(NamedTuple):
    """A thing on the table that a player has touched."""

    key: Key
    seat: int
    change: str = ""
    """What changed there, in a character or two: '+2'."""
    left: bool = False
    """Whether something has gone away from there."""


class RecentMark(NamedTuple):
    """What is drawn for it. Hashable, so that it can be an argument of cached drawings."""

    emblem: str
    change: str
    left: bool
    again: bool
    """Whether it belongs to a turn that is shown again."""


class RecentMarks(ABC):
    """The marks of a table. A title's subclass says what each of its events touches, and draws emblems."""

    def __init__(self, context: ViewContext[Any]) -> None:
        self._marks: dict[Key, tuple[RecentMark, ...]] = {}
        for move in context.recent:
            for event in move.events:
                for key in self.cleared(event):
                    self._marks.pop(key, None)
                for each in self.touched(event):
                    mark = RecentMark(context.seats[each.seat].emblem, each.change, each.left, context.again)
                    self._marks[each.key] = (*self._marks.get(each.key, ()), mark)

    @abstractmethod
    def touched(self, event: Event) -> Iterable[Touched]:
        """The things that the event touches and that can be marked."""

    def cleared(self, event: Event) -> Iterable[Key]:
        """The things whose former marks go with that event, because what they marked is gone."""
        return ()

    def at(self, *key: Hashable) -> tuple[RecentMark, ...]:
        """The marks of a thing, the latest last; none if no other player has touched it."""
        return self._marks.get(key, ())


def outline(marks: tuple[RecentMark, ...]) -> Node:
    """The marks as an outline of the element that contains it, which must be positioned.

    The outline has the color of the latest player; the letter of each one's emblem and the change are on
    its edge. Decorative: the recap says the same in words.
    """
    if not marks:
        return None
    return h.span(class_=["touched", *classes(marks)], aria_hidden="true")[
        h.span(".touched-by")[
            [
                h.span(class_=f"touched-badge paper-{mark.emblem}")[f"{mark.emblem[0].upper()}{mark.change}"]
                for mark in marks
            ]
        ]
    ]


def classes(marks: tuple[RecentMark, ...]) -> list[str]:
    """The CSS classes of an outline with these marks."""
    if not marks:
        return []
    emblem, _change, left, again = marks[-1]
    kinds = {"touched-left": left, "touched-again": again}
    return [f"paper-{emblem}", *(kind for kind, holds in kinds.items() if holds)]
