"""Cards of a few kinds, identical within a kind: a hand, a supply, a discard pile.

They are the number of cards of each kind, an immutable tuple such as `(2, 0, 1)`, which copies share.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Cards = tuple[int, ...]
"""The number of cards of each kind; the title numbers its kinds from 0."""


def plus(cards: Cards, kind: int, count: int = 1) -> Cards:
    """The cards with `count` more of that kind; `count` may be negative.

    >>> plus((2, 0, 1), 1, 3)
    (2, 3, 1)
    """
    return (*cards[:kind], cards[kind] + count, *cards[kind + 1 :])


def minus(cards: Cards, kind: int, count: int = 1) -> Cards:
    """The cards with `count` fewer of that kind."""
    return plus(cards, kind, -count)


def together(hands: Sequence[Cards]) -> Cards:
    """The sum of these cards; there must be at least one hand.

    >>> together([(2, 0, 1), (1, 1, 0)])
    (3, 1, 1)
    """
    return tuple(map(sum, zip(*hands, strict=True)))


def without(cards: Cards, others: Cards) -> Cards:
    """The cards minus the others; negative where there are too few."""
    return tuple(some - other for some, other in zip(cards, others, strict=True))


def one_by_one(cards: Cards) -> Iterator[int]:
    """The kind of each card.

    >>> list(one_by_one((2, 0, 1)))
    [0, 0, 2]
    """
    for kind, count in enumerate(cards):
        for _card in range(count):
            yield kind
