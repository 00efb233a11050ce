"""A row of cards in the middle of the table: players take cards, and the gaps are filled from the deck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations


def gaps(row: Sequence[object | None]) -> list[int]:
    """The places without a card, in order.

    >>> gaps(["red", None, "blue", None])
    [1, 3]
    """
    return [place for place, card in enumerate(row) if card is None]


def first_gap(row: Sequence[object | None]) -> int | None:
    """The place that is filled next; None if the row is full.

    >>> first_gap(["red", None, "blue", None]), first_gap(["red"])
    (1, None)
    """
    return row.index(None) if None in row else None


def are_neighbours(one: int, other: int) -> bool:
    """Whether two places are next to each other. The row is a line, so its two ends are not.

    >>> are_neighbours(2, 1), are_neighbours(0, 6)
    (True, False)
    """
    return abs(one - other) == 1


def has_neighbours(places: Sequence[int]) -> bool:
    """Whether two of these places are next to each other.

    >>> has_neighbours([0, 2, 5]), has_neighbours([5, 0, 4])
    (False, True)
    """
    return any(are_neighbours(one, other) for one, other in combinations(places, 2))
