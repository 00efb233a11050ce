"""How the letters of a word are named by gestures and, joined by hyphens, by the ids of their elements."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.games.letterpress.spelling import UsedCard
from pennypress.games.letterpress.view.selection import OWN, SHARED


def words_of_letters(spelling: Sequence[UsedCard]) -> list[tuple[str, ...]]:
    """Where each card comes from, its name, and its number if it is not the first of that name."""
    names = [(SHARED if each.is_shared else OWN, each.card) for each in spelling]
    copies = [names[:end].count(name) for end, name in enumerate(names, 1)]
    return [name if copy == 1 else (*name, str(copy)) for name, copy in zip(names, copies, strict=True)]


def letter_ids(spelling: Sequence[UsedCard]) -> list[str]:
    """The ids of the letters that are tapped for that spelling, in order."""
    return ["-".join(words) for words in words_of_letters(spelling)]
