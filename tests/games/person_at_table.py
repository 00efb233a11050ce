"""A person at a table as drawn, who can press only elements of it."""

from __future__ import annotations

from collections.abc import Hashable
from html import escape, unescape
from typing import Any, Generic, Self, TypeVar

from pennypress.engine.rules_interface import Position
from pennypress.games.view import Gesture, GestureResult, gesture

P = TypeVar("P", bound=Position)


class PersonAtTable(Generic[P]):
    """The selection, and the result of the last gesture. A title says what its table looks like.

    The table must not change meanwhile, for each selection is drawn only once.
    """

    def __init__(self, view: Any, table: P) -> None:
        self.view, self.table = view, table
        self._drawn: dict[Hashable, str] = {}
        self.starts_again()

    def starts_again(self) -> Self:
        """The same person with nothing selected."""
        self.last: GestureResult = GestureResult(self.view.new_selection(self.table))
        return self

    def makes(self, name: str, *words: object, text: str = "") -> GestureResult:
        """Make a gesture, whether or not an element for it exists."""
        made = Gesture(name, tuple(map(str, words)), text)
        self.last = self.view.on_gesture(self.last.selection, self.table, made)
        return self.last

    def presses(self, name: str, *words: object) -> GestureResult:
        """Make a gesture by an element of the page."""
        assert escape(gesture(name, *words)).replace("&quot;", "&#34;") in self.page(), (name, words)
        return self.makes(name, *words)

    def page(self) -> str:
        """The HTML of the table with the selection."""
        selection = self.last.selection
        if selection not in self._drawn:
            self._drawn[selection] = self.draw(selection)
        return self._drawn[selection]

    def draw(self, selection: Any) -> str:
        """The HTML of the table with that selection."""
        raise NotImplementedError

    def reads(self) -> str:
        """The page as text with its entities decoded."""
        return unescape(self.page())
