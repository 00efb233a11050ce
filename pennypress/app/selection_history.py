"""The selections since the last action, which undo and redo go through before they reach for an action."""

from __future__ import annotations

from typing import Any, NamedTuple

from pennypress.games.view import Gesture, View

Gestures = tuple[Gesture, ...] | None
"""The gestures that lead from the initial selection to another one; None if it began with a different one."""


class SelectionStep(NamedTuple):
    """A selection to which undo or redo comes back."""

    selection: Any
    gestures: Gestures


class SelectionHistory(NamedTuple):
    """The selections around the current one."""

    earlier: tuple[SelectionStep, ...] = ()
    """Those before it, the oldest first."""
    later: tuple[SelectionStep, ...] = ()
    """Those that were undone, the latest undone first."""
    gestures: Gestures = ()
    """Those that lead to the current selection."""

    def changed(
        self, gesture: Gesture, before: Any, after: Any, first: Any, view: View[Any]
    ) -> SelectionHistory:
        """The history after a gesture has changed the selection; `first` is the initial one.

        What is selected only while something is dragged is left out. So is a single thing that was selected
        and put back. A page or a word that was cleared stays.
        """
        if after == before:
            return self
        if after == first and len(self.earlier) < 2:
            return EMPTY_HISTORY
        gestures = self._gestures_to(gesture, after)
        if view.is_settled(before):
            return SelectionHistory((*self.earlier, SelectionStep(before, self.gestures)), gestures=gestures)
        if self.earlier and self.earlier[-1].selection == after:  # let go where it was
            return SelectionHistory(self.earlier[:-1], gestures=gestures)
        return SelectionHistory(self.earlier, gestures=gestures)

    def undone(self, now: Any, view: View[Any]) -> tuple[Any, SelectionHistory]:
        """The selection before `now`, and the history around it. Raises `IndexError` if there is none.

        Redo does not come back to `now` if something is being dragged.
        """
        step = self.earlier[-1]
        later = (SelectionStep(now, self.gestures), *self.later) if view.is_settled(now) else self.later
        return step.selection, SelectionHistory(self.earlier[:-1], later, step.gestures)

    def redone(self, now: Any) -> tuple[Any, SelectionHistory]:
        """The selection that was undone last, and the history around it. Raises `IndexError` if none was."""
        step = self.later[0]
        earlier = (*self.earlier, SelectionStep(now, self.gestures))
        return step.selection, SelectionHistory(earlier, self.later[1:], step.gestures)

    def _gestures_to(self, gesture: Gesture, selection: Any) -> Gestures:
        """The gestures to this selection: fewer if it was the selection before."""
        for step in self.earlier:
            if step.selection == selection:
                return step.gestures
        return None if self.gestures is None else (*self.gestures, gesture)


EMPTY_HISTORY = SelectionHistory()
"""The history after an action, an undo of one, or when the only thing selected was put back."""
HISTORY_AFTER_KEPT_SELECTION = SelectionHistory(gestures=None)
"""The history after an action of which a selection is left (`GestureResult.next_selection`)."""
