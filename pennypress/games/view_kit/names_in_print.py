"""Names of players in pictures that are printed and saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pennypress.engine.record import Seat
from pennypress.engine.title_description import Emblem
from pennypress.games.view_kit.typesetting import printable

LONGEST = 40


def named_in_print(seats: Sequence[Seat], emblems: Sequence[Emblem]) -> tuple[Seat, ...]:
    """The seats with names that can be printed; a very long one is cut, the emblem's own is left out.

    >>> red = Emblem("red", "Red")
    >>> [seat.name for seat in named_in_print([Seat(" Ada", "red"), Seat("Red", "red")], [red])]
    ['Ada', '']
    """
    known = {emblem.name: emblem for emblem in emblems}
    return tuple(replace(seat, name=_printed(seat.name, known[seat.emblem])) for seat in seats)


def _printed(name: str, emblem: Emblem) -> str:
    name = printable(name)
    if name in (emblem.label, emblem.title):
        return ""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"
