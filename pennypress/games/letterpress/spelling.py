"""Spelling a word with cards: what a card may stand for, and all spellings of a word.

A card stands for the letters it shows. A card with one letter may stand for it twice in a row (rulebook
p. 3); L4: others may not. The QU card stands for Q or QU. L5: the letters of a challenge card stay side by
side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pennypress.games.letterpress.challenges import WrittenWord
from pennypress.games.letterpress.components import FACES, KEPT, QU, Card, Cards, points_of


class UsedCard(NamedTuple):
    """A card in a word. Its text is `E`; `+E` if it is shared, `E*` if doubled; `Q` is the QU card as Q."""

    text: str
    card: Card
    letters: str
    """The letters that it stands for in this word."""
    is_shared: bool


Spelling = tuple[UsedCard, ...]
"""The cards of a word in its order."""


class Hand(NamedTuple):
    """The cards with which a player may write: their own and the shared ones, both sorted."""

    own: Cards
    shared: Cards


def _ways(card: Card) -> Iterator[UsedCard]:
    """Every way to use that card."""
    face = FACES[card]
    for mark in ("",) if card in KEPT else ("", "+"):
        yield UsedCard(mark + card, card, face.letters, bool(mark))
        if card == QU:
            yield UsedCard(f"{mark}Q", card, "Q", bool(mark))
        elif face.is_one_letter:
            yield UsedCard(f"{mark}{card}*", card, 2 * face.letters, bool(mark))


WAYS: Final = {way.text: way for card in FACES for way in _ways(card)}
"""Every way to use a card in a word, by its text."""
OWN_WAYS: Final = {card: tuple(way for way in _ways(card) if not way.is_shared) for card in FACES}
SHARED_WAYS: Final = {card: tuple(way for way in _ways(card) if way.is_shared) for card in FACES}


def letters_of(spelling: Spelling) -> str:
    """The word that the cards spell."""
    return "".join(used.letters for used in spelling)


def own_cards(spelling: Spelling) -> Cards:
    """The cards of one's own among those used, sorted."""
    return tuple(sorted(used.card for used in spelling if not used.is_shared))


def shared_cards(spelling: Spelling) -> Cards:
    """The shared cards among those used, sorted."""
    return tuple(sorted(used.card for used in spelling if used.is_shared))


def points(spelling: Spelling) -> int:
    """The value of every card used, once each, doubled or not (rulebook p. 4)."""
    return points_of([used.card for used in spelling])


def written_word(word: str, spelling: Spelling) -> WrittenWord:
    """The word with the cards used for it."""
    return WrittenWord(word, own_cards(spelling), shared_cards(spelling))


def spellings(word: str, hand: Hand) -> Iterator[Spelling]:
    """All ways to spell the word with these cards, in the order of their texts (ASCII).

    >>> hand = Hand(("E", "L", "R", "T"), ("E",))
    >>> [" ".join(used.text for used in each) for each in spellings("LETTER", hand)]
    ['L +E T* E R', 'L E T* +E R']
    """
    left = [*Counter(hand.own).values(), *Counter(hand.shared).values()]
    ways = [OWN_WAYS[card] for card in dict.fromkeys(hand.own)]
    ways += [SHARED_WAYS[card] for card in dict.fromkeys(hand.shared)]
    numbered = [(way, number) for number, each in enumerate(ways) for way in each]
    starting = {
        letter: sorted(way for way in numbered if way[0].letters[0] == letter) for letter in set(word)
    }
    return _continued(word, 0, starting, left, [])


def _continued(
    word: str,
    at: int,
    starting: dict[str, list[tuple[UsedCard, int]]],
    left: list[int],
    before: list[UsedCard],
) -> Iterator[Spelling]:
    """All spellings that begin with the cards `before`, which spell the first `at` letters."""
    if at == len(word):
        yield tuple(before)
        return
    for used, number in starting[word[at]]:
        if left[number] and (len(used.letters) == 1 or word.startswith(used.letters, at)):
            left[number] -= 1
            before.append(used)
            yield from _continued(word, at + len(used.letters), starting, left, before)
            before.pop()
            left[number] += 1


def text_of(spelling: Sequence[UsedCard]) -> str:
    """The cards as text: `L +E T* E R`."""
    return " ".join(used.text for used in spelling)
