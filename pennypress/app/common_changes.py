"""Changes that several features make: notices, announcements, the initial selection; changes combined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pennypress.app.effects import Announce, Effect
from pennypress.app.model import Change, Model, Notice, Offer, Play
from pennypress.app.selection_history import EMPTY_HISTORY
from pennypress.engine.localized_formatting import together
from pennypress.games import view_of


def show_notice(model: Model, sentence: str, offer: Offer | None = None) -> Change:
    """Show a sentence in a notice and announce it."""
    return replace(model, notice=Notice(sentence, offer)), [Announce(sentence)]


def announced(sentences: Sequence[str]) -> list[Effect]:
    """Effects that announce these sentences in the live region."""
    text = together(sentences)
    return [Announce(text)] if text else []


def with_initial_selection(play: Play) -> Play:
    """The play with the initial selection and no changes of it to undo."""
    first = view_of(play.table.game.name).new_selection(play.position)
    return replace(play, selection=first, history=EMPTY_HISTORY)


def then(first: Change, second: Change) -> Change:
    """Two changes combined; the second was made from the first's model."""
    return second[0], [*first[1], *second[1]]
