"""Workers of one player on slots: reporters on stories, citizens on buildings.

They are the number of workers by slot. A slot is anything that can be a key of a dict.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

Slot = TypeVar("Slot", bound=Hashable)


def reserve(workers: int, placed: Mapping[Slot, int]) -> int:
    """How many of a player's `workers` are on no slot.

    >>> reserve(5, {"page one": 2, "page two": 1})
    2
    """
    return workers - sum(placed.values())


def occupied(placed: Mapping[Slot, int]) -> list[Slot]:
    """The slots with at least one worker, in the order of `placed`.

    >>> occupied({"inn": 0, "mill": 2})
    ['mill']
    """
    return [slot for slot, workers in placed.items() if workers]


def room(capacity: int, placed: Mapping[Slot, int], slot: Slot) -> int:
    """How many more workers a slot for `capacity` of them holds.

    >>> room(3, {"mill": 2}, "mill")
    1
    """
    return capacity - placed.get(slot, 0)


def place(placed: dict[Slot, int], slot: Slot, count: int = 1) -> None:
    """Put `count` more workers on the slot. Changes `placed`."""
    placed[slot] = placed.get(slot, 0) + count


def remove(placed: dict[Slot, int], slot: Slot, count: int = 1) -> None:
    """Take `count` workers off the slot; a slot that loses its last one leaves `placed`. Changes `placed`.

    Raises KeyError if nobody is there, and ValueError if fewer are.

    >>> reporters = {"page one": 2}
    >>> remove(reporters, "page one", 2)
    >>> reporters
    {}
    """
    left = placed[slot] - count
    if left < 0:
        raise ValueError(slot, count)
    if left:
        placed[slot] = left
    else:
        del placed[slot]


def with_more(placed: Mapping[Slot, int], slot: Slot, count: int) -> dict[Slot, int]:
    """A copy with `count` more workers on the slot, which may be negative; an empty slot stays, with 0.

    >>> with_more({"mill": 1, "inn": 0}, "mill", -1)
    {'mill': 0, 'inn': 0}
    """
    return {**placed, slot: placed.get(slot, 0) + count}
