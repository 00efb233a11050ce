"""A deck from which cards are drawn at random and under which cards are put back.

The deck has a face-down part whose order nobody knows, and a bottom pile of cards put back. When a card is
to be drawn and none lies face down, the bottom pile is shuffled and becomes the face-down part. A deck holds
which cards may come, never their order. Cards are names; those with the same name are interchangeable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

Pile = tuple[str, ...]
"""Cards whose order means nothing, sorted."""


class PutBack(NamedTuple):
    """Cards at the bottom of a deck."""

    known_to: int | None
    """The seat that alone knows them; None if all players do."""
    cards: Pile


class Deck(NamedTuple):
    """A deck. In a position from one player's view, `pool` also has the cards that are hidden elsewhere.

    >>> deck = Deck(("A", "B")).without("B").with_bottom(("C",)).without("A")
    >>> deck.pool, deck.bottom
    ((), (PutBack(known_to=None, cards=('C',)),))
    >>> deck.shuffled()
    Deck(pool=('C',), bottom=())
    """

    pool: Pile
    """The cards that may come."""
    bottom: tuple[PutBack, ...] = ()
    """The cards put back, by who knows them; at most one entry for each."""

    def without(self, card: str) -> Deck:
        """The deck after that card was drawn. Raises ValueError if it cannot come."""
        return Deck(minus(self.pool, (card,)), self.bottom)

    def with_bottom(self, cards: Iterable[str], known_to: int | None = None) -> Deck:
        """The deck with these cards put at the bottom, seen by all or by one seat only."""
        piles = {put.known_to: put.cards for put in self.bottom}
        piles[known_to] = plus(piles.get(known_to, ()), cards)
        by_seat = sorted(piles, key=lambda seat: -1 if seat is None else seat)
        return Deck(self.pool, tuple(PutBack(seat, piles[seat]) for seat in by_seat if piles[seat]))

    def shuffled(self, hidden: Iterable[str] = ()) -> Deck:
        """The deck after the bottom pile was shuffled into the rest.

        Names in `hidden` stand for cards whose faces are not known; such cards are in the pool already.
        """
        faces = set(hidden)
        return Deck(plus(self.pool, (card for card in self.put_back if card not in faces)))

    @property
    def put_back(self) -> Iterator[str]:
        """All cards of the bottom pile."""
        return (card for put in self.bottom for card in put.cards)

    def draws(self, order: Iterable[str]) -> Iterator[tuple[str, int]]:
        """Each card that may come, as its name and a number from 1 among those with the same name."""
        counts = Counter(self.pool)
        return ((name, number) for name in order for number in range(1, counts[name] + 1))


def full(copies: Mapping[str, int]) -> Deck:
    """A shuffled deck with so many copies of each card."""
    return Deck(tuple(sorted(Counter(copies).elements())))


def plus(pile: Pile, cards: Iterable[str]) -> Pile:
    """The pile with these cards, too.

    >>> plus(("A", "C"), "BA")
    ('A', 'A', 'B', 'C')
    """
    return tuple(sorted((*pile, *cards)))


def minus(pile: Pile, cards: Iterable[str]) -> Pile:
    """The pile without these cards. Raises ValueError if one of them is not there.

    >>> minus(("A", "A", "B"), "A")
    ('A', 'B')
    """
    left = list(pile)
    for card in cards:
        left.remove(card)
    return tuple(left)


def is_among(cards: Iterable[str], pile: Pile) -> bool:
    """Whether the pile has all these cards, each often enough.

    >>> is_among("AB", ("A", "B", "B")), is_among("AA", ("A", "B", "B"))
    (True, False)
    """
    return Counter(cards) <= Counter(pile)
