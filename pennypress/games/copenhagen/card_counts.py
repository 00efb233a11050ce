"""Piles of facade cards: a hand, the supply, the discard pile.

Cards of a colour are identical, so a pile is the numbers by colour, an immutable tuple such as `(2, 0, 1, 0,
0)`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pennypress.games.copenhagen.components import COLOURS, Colour

Cards = tuple[int, ...]
"""The number of cards of each colour, in the order of `COLOURS`."""
NONE: Cards = (0,) * len(COLOURS)


def plus(cards: Cards, colour: Colour, count: int = 1) -> Cards:
    """The cards with `count` more of that colour; `count` may be negative.

    >>> from pennypress.games.copenhagen.components import colour
    >>> plus((2, 0, 1, 0, 0), colour("yellow"), 3)
    (2, 3, 1, 0, 0)
    """
    number = colour.number
    return (*cards[:number], cards[number] + count, *cards[number + 1 :])


def minus(cards: Cards, colour: Colour, count: int = 1) -> Cards:
    return plus(cards, colour, -count)


def together(piles: Sequence[Cards]) -> Cards:
    """The sum of these piles."""
    return tuple(map(sum, zip(NONE, *piles, strict=True)))


def without(cards: Cards, others: Cards) -> Cards:
    """The cards minus the others; negative where there are too few."""
    return tuple(some - other for some, other in zip(cards, others, strict=True))


def one_by_one(cards: Cards) -> Iterator[Colour]:
    """The colours of the cards, one item per card."""
    for colour, count in zip(COLOURS, cards, strict=True):
        for _card in range(count):
            yield colour
