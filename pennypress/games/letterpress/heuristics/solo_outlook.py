"""The estimate of a solo game: the points of the last word, and those of the Rotary Printer (L19).

The collection will get most of the low cards of the row and some of those to come. The library will get what
is left unused; a bot of little knowledge does not plan for that and plays for its own points only.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import TYPE_CHECKING, Final

from pennypress.components.deck_with_bottom import plus
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import PlaceRow
from pennypress.games.letterpress.components import (
    DEALT,
    FACES,
    ROUNDS,
    SOLO_SHARED_LETTERS,
    SOLO_THRESHOLD,
    Cards,
    points_of,
)
from pennypress.games.letterpress.heuristics.features import DEALS, Deal, deals_of, known, salt_of
from pennypress.games.letterpress.heuristics.word_knowledge import best_points, known_class, noticed_words
from pennypress.games.letterpress.solo_rows import columns, may_collect

if TYPE_CHECKING:
    from pennypress.games.letterpress.position import Letterpress

CHANCE_TO_COLLECT: Final = {1: 0.9, 2: 0.75, 3: 0.5, 4: 0.4, 5: 0.3, 6: 0.2, 7: 0.1}
"""By its points, how likely a card of the row will have one of equal or higher value below it."""
CARDS_OF_A_WORD: Final = 3
"""Cards that a later word will bring into the collection, about."""
LOW: Final = 4
"""Most points of such cards."""
COLLECTED_WORTH: Final = 1.2
"""What a card of the library brings for the last word, in points."""
RETURNED: Final = 3
"""The points that leave the library each round, about."""
LEFT_A_ROUND: Final = 2.0
"""The points that a round whose cards are not known yet leaves in the library, about."""
PLANS_FOR_LIBRARY: Final = 1.0
"""The knowledge from which a bot regards what its choices will leave in the library."""
USUAL_LIBRARY: Final = 15.0
"""The points to be beaten at the end, about, for a bot that does not."""
NOTICED_ALONE: Final = (-0.02, 0.57)
"""Alone such a bot notices this share of the words, and this part of its usual share.

Set so that a Cub beats the printer in about 25 % of the games, a Reporter in about 50 %, an Editor in about
70 %, a Publisher in about 85 %.
"""
PLACEMENTS: Final = 2
"""The placements of a row that are compared when a word is judged."""


def noticed_alone(share: float) -> float:
    """The share of the words that a bot with that knowledge notices in a solo game."""
    least, part = NOTICED_ALONE
    return share if share >= PLANS_FOR_LIBRARY else least + part * share


def expected(position: Letterpress, share: float) -> list[float]:
    """The points of the last word, and those to be beaten."""
    if position.round == ROUNDS:
        return _last_round(position, share)
    own, beaten = _in_play(position, share)
    return [own, beaten if share >= PLANS_FOR_LIBRARY else USUAL_LIBRARY]


def _in_play(position: Letterpress, share: float) -> list[float]:
    """The same before round five."""
    if position.phase == phases.PLACE:
        return _best_placed(position, share)
    if position.phase in phases.BEFORE_WORDS:
        return _before_words(position, share)
    return _after_words(position, share)


def _last_round(position: Letterpress, share: float) -> list[float]:
    cards = known(position.collections[0])
    more = 0
    if position.phase != phases.OVER:
        found = noticed_words(cards, share, salt_of(position, 0))
        more = found[0][1] if found else 0
    left = points_of(cards) - more if position.is_hard else 0
    return [float(position.points[0] + more), float(points_of(position.library) + left)]


def _before_words(position: Letterpress, share: float) -> list[float]:
    """This round's word is still to be written."""
    own, beaten = _prospects(position, position.round, share)
    drafted, shared = known(position.drafted[0]), position.shared
    if drafted and len(shared) > SOLO_SHARED_LETTERS:
        gain, left = _of_hand(drafted, shared, share, salt_of(position, 0))
    else:
        gain, left = COLLECTED_WORTH / 2, LEFT_A_ROUND
    return [own + gain, beaten + left]


def _after_words(position: Letterpress, share: float) -> list[float]:
    """The row is laid; a card of the library is to be collected or returned."""
    own, beaten = _prospects(position, position.round + 1, share)
    if position.phase == phases.LIBRARY:
        beaten -= max(FACES[card].points for card in position.library)
        own += COLLECTED_WORTH * may_collect(position)
    return [own, beaten]


def _best_placed(position: Letterpress, share: float) -> list[float]:
    """The estimate after the best of the placements that collect most."""

    def collects(column: int) -> float:
        below = zip(position.row[max(column, 0) :], position.new_row[max(-column, 0) :], strict=False)
        return fsum(1 + FACES[old].points / 8 for old, new in below if FACES[new].points >= FACES[old].points)

    found = []
    for column in sorted(columns(position), key=collects, reverse=True)[:PLACEMENTS]:
        after = position.copy()
        after.apply(PlaceRow(column))
        found.append(expected(after, share))
    return max(found, key=lambda each: each[0] - each[1])


# -- the last word


def _prospects(position: Letterpress, to_write: int, share: float) -> tuple[float, float]:
    """The points of the last word and of the library, without the round in progress.

    `to_write` is the round whose word comes next.
    """
    row = position.row if to_write < ROUNDS else ()
    later = max(ROUNDS - 1 - to_write, 0)
    cards = known(position.collections[0])
    best, unused = _last_word(cards, row, later, deals_of(share), known_class(share))
    beaten = points_of(position.library) + LEFT_A_ROUND * later
    if position.is_easy:
        best, unused = best + 0.7 * unused, 0.3 * unused
    return best, beaten + (unused if position.is_hard else 0)


@lru_cache(maxsize=4096)
def _last_word(cards: Cards, row: Cards, later: int, deals: int, largest: int) -> tuple[float, float]:
    """The average points of the best last word, and of the cards left unused."""
    best = unused = 0
    for number, deal in enumerate(DEALS[:deals]):
        coming = [card for place, card in enumerate(row) if _is_collected(card, number + place)]
        coming += _of_later_words(deal, later)
        collection = plus(cards, coming)
        points = best_points(collection, largest)
        best += points
        unused += points_of(collection) - points
    return best / deals, unused / deals


def _is_collected(card: str, number: int) -> bool:
    """Whether a card of the row is collected in one of the deals; the share of them is its chance."""
    return number * 7 % 16 < 16 * CHANCE_TO_COLLECT[FACES[card].points]


def _of_later_words(deal: Deal, words: int) -> list[str]:
    low = [card for card in deal.letters if FACES[card].points <= LOW]
    return low[: CARDS_OF_A_WORD * words]


@lru_cache(maxsize=2048)
def _of_hand(own: Cards, shared: Cards, share: float, salt: str) -> tuple[float, float]:
    """What this round's word brings, in points of the last word, and leaves in the library.

    Averages over deals of the cards that are missing.
    """
    missing = DEALT - len(own)
    deals = DEALS[: round(3 + 5 * share)] if missing else DEALS[:1]
    gain = left = 0.0
    for deal in deals:
        hand = plus(own, (*shared, *deal.letters[:missing]))
        found = noticed_words(hand, share, salt)
        points = found[0][1] if found else 0
        gain += COLLECTED_WORTH * (points >= SOLO_THRESHOLD)
        left += max(points_of(hand) - points - RETURNED, 0)
    return gain / len(deals), left / len(deals)
