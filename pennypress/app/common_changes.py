"""Changes that every feature makes: to show a notice, to announce sentences, to combine two changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pennypress.app.effects import Announce, Effect
from pennypress.app.model import Change, Model, Notice, Offer
from pennypress.engine.localized_formatting import together


def show_notice(model: Model, sentence: str, offer: Offer | None = None) -> Change:
    """Show a sentence in a notice and announce it."""
    return replace(model, notice=Notice(sentence, offer)), [Announce(sentence)]


def announced(sentences: Sequence[str]) -> list[Effect]:
    """Effects that announce these sentences in the live region."""
    text = together(sentences)
    return [Announce(text)] if text else []


def then(first: Change, second: Change) -> Change:
    """Two changes combined; the second was made from the first's model."""
    return second[0], [*first[1], *second[1]]
