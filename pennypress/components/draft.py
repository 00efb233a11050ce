"""A draft: everyone keeps a card of their pack, and the packs go on to the seat on the left.

Pick k, from 1, from the pack that seat p was dealt falls to seat (p + k - 1) mod n.
"""

from __future__ import annotations


def holder(pack: int, pick: int, players: int) -> int:
    """The seat that picks from a pack, named by the seat it was dealt to.

    >>> [holder(0, pick, 3) for pick in range(1, 6)]
    [0, 1, 2, 0, 1]
    """
    return (pack + pick - 1) % players


def pack_held(seat: int, pick: int, players: int) -> int:
    """The pack from which a seat picks, named by the seat it was dealt to.

    >>> pack_held(0, 2, 3)
    2
    """
    return (seat - pick + 1) % players


def one_device_order(pick: int, players: int) -> range:
    """The seats in the order in which a single device asks them: ascending, then descending.

    Whoever has made a pick last makes the next one first, so the device stays with them.

    >>> list(one_device_order(1, 3)), list(one_device_order(2, 3))
    ([0, 1, 2], [2, 1, 0])
    """
    return range(players) if pick % 2 else range(players - 1, -1, -1)
