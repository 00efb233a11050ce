"""The best word of one card from each pack that a player held in a draft.

It is a fact about the cards seen, not about the draft: with another choice of this player, others might have
chosen differently, too.
"""

from __future__ import annotations

from itertools import product

from pennypress.components import draft
from pennypress.components.deck_with_bottom import is_among, plus
from pennypress.games.letterpress.components import DEALT, Cards
from pennypress.games.letterpress.state import State
from pennypress.games.letterpress.words.playable_words import playable_words
from pennypress.games.letterpress.words.word_list import is_suggested


def best_of_packs(state: State, seat: int) -> tuple[str, int]:
    """The best word that may be offered, and its points; '' and 0 without one.

    In this position all have drafted, no words are announced, and nothing is hidden.
    """
    best = (0, "")
    for own in _drafts(state, seat):
        for word, score in playable_words(plus(own, state.shared)).items():
            if -score <= best[0] and is_suggested(word):
                best = min(best, (-score, word))
    return best[1], -best[0]


def _drafts(state: State, seat: int) -> set[Cards]:
    """All choices of one card from each pack, sorted; no card of a pack that came back is chosen twice."""
    held = [draft.pack_held(seat, pick, state.players) for pick in range(1, DEALT + 1)]
    contents = [state.packs[pack][pick] for pick, pack in enumerate(held)]
    found: set[Cards] = set()
    for chosen in product(*map(dict.fromkeys, contents)):
        by_pack: dict[int, list[str]] = {}
        for pack, card in zip(held, chosen, strict=True):
            by_pack.setdefault(pack, []).append(card)
        if all(is_among(cards, state.packs[pack][held.index(pack)]) for pack, cards in by_pack.items()):
            found.add(tuple(sorted(chosen)))
    return found
