"""Names of players: the emblem, with the person's name if given; and the mark of the person against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import htpy as h
from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.engine.title_description import Emblem
from pennypress.games.view import ViewContext

Seats = Sequence[Seat]


class PlayerNames:
    """The names for the emblems of a title."""

    def __init__(self, emblems: Sequence[Emblem], together: Callable[[str, str], str]) -> None:
        """`together` combines an emblem's title and a name into one text."""
        self._emblems = {emblem.name: emblem for emblem in emblems}
        self._together = together

    def title(self, seats: Seats, player: int) -> str:
        """The emblem's title at that seat, as in the log."""
        return self._emblems[seats[player].emblem].title

    def with_name(self, seats: Seats, player: int) -> str:
        """The emblem's title with the person's name, if given."""
        title, name = self.title(seats, player), seats[player].name
        return title if not name or name == title else self._together(title, name)

    def short(self, seats: Seats, player: int) -> str:
        """A person's name alone; a bot's with the emblem's title, since bots of one level share a name."""
        seat = seats[player]
        return seat.name if seat.name and not seat.bot else self.with_name(seats, player)


def acting_name(context: ViewContext[Any], player: int, name: str) -> str:
    """The name for the banner: 'Red house (you)' for a person alone against bots who gave no name."""
    is_unnamed = context.seats[player].name in {"", name}
    return _("{player} (you)").format(player=name) if _is_you(context, player) and is_unnamed else name


def you_mark(context: ViewContext[Any], player: int) -> Node:
    """'You' for the seat of a person alone against bots, None for any other."""
    return h.span(".you")[_("You")] if _is_you(context, player) else None


def _is_you(context: ViewContext[Any], player: int) -> bool:
    return bool(context.bots) and player == context.solo_seat
