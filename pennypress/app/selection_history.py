"""The selections since the last action, which undo and redo go through before they reach for an action."""

from __future__ import annotations

from typing import Any, NamedTuple

from pennypress.games.view import View


class SelectionHistory(NamedTuple):
    """The selections around the current one."""

    earlier: tuple[Any, ...] = ()
    """Those before it, the oldest first."""
    later: tuple[Any, ...] = ()
    """Those that were undone, the latest undone first."""

    def changed(self, before: Any, after: Any, first: Any, view: View[Any]) -> SelectionHistory:
        """The history after a gesture has changed the selection; `first` is the initial one.

        What is selected only while something is dragged is left out. So is a single thing that was selected
        and put back. A page or a word that was cleared stays.
        """
        if after == before:
            return self
        if after == first and len(self.earlier) < 2:
            return EMPTY_HISTORY
        if view.is_settled(before):
            return SelectionHistory((*self.earlier, before))
        if self.earlier and self.earlier[-1] == after:  # let go where it was
            return SelectionHistory(self.earlier[:-1])
        return SelectionHistory(self.earlier)

    def undone(self, now: Any, view: View[Any]) -> tuple[Any, SelectionHistory]:
        """The selection before `now`, and the history around it. Raises `IndexError` if there is none.

        Redo does not come back to `now` if something is being dragged.
        """
        later = (now, *self.later) if view.is_settled(now) else self.later
        return self.earlier[-1], SelectionHistory(self.earlier[:-1], later)

    def redone(self, now: Any) -> tuple[Any, SelectionHistory]:
        """The selection that was undone last, and the history around it. Raises `IndexError` if none was."""
        return self.later[0], SelectionHistory((*self.earlier, now), self.later[1:])


EMPTY_HISTORY = SelectionHistory()
"""The history after an action, an undo of one, or when the only thing selected was put back."""
