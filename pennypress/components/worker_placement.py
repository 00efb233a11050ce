"""Workers of one player on spots: reporters on stories, citizens on buildings.

They are the number of workers by spot. A spot is anything that can be a key of a dict.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

Spot = TypeVar("Spot", bound=Hashable)


def reserve(workers: int, placed: Mapping[Spot, int]) -> int:
    """How many of a player's `workers` are on no spot.

    >>> reserve(5, {"page one": 2, "page two": 1})
    2
    """
    return workers - sum(placed.values())


def occupied(placed: Mapping[Spot, int]) -> list[Spot]:
    """The spots with at least one worker, in the order of `placed`.

    >>> occupied({"inn": 0, "mill": 2})
    ['mill']
    """
    return [spot for spot, workers in placed.items() if workers]


def space_left(capacity: int, placed: Mapping[Spot, int], spot: Spot) -> int:
    """How many more workers a spot for `capacity` of them holds.

    >>> space_left(3, {"mill": 2}, "mill")
    1
    """
    return capacity - placed.get(spot, 0)


def place(placed: dict[Spot, int], spot: Spot, count: int = 1) -> None:
    """Put `count` more workers on the spot. Changes `placed`."""
    placed[spot] = placed.get(spot, 0) + count


def remove(placed: dict[Spot, int], spot: Spot, count: int = 1) -> None:
    """Take `count` workers off the spot; a spot that loses its last one leaves `placed`. Changes `placed`.

    Raises KeyError if nobody is there, and ValueError if fewer are.

    >>> reporters = {"page one": 2}
    >>> remove(reporters, "page one", 2)
    >>> reporters
    {}
    """
    left = placed[spot] - count
    if left < 0:
        raise ValueError(spot, count)
    if left:
        placed[spot] = left
    else:
        del placed[spot]


def with_more(placed: Mapping[Spot, int], spot: Spot, count: int) -> dict[Spot, int]:
    """A copy with `count` more workers on the spot, which may be negative; an empty spot stays, with 0.

    >>> with_more({"mill": 1, "inn": 0}, "mill", -1)
    {'mill': 0, 'inn': 0}
    """
    return {**placed, spot: placed.get(spot, 0) + count}
