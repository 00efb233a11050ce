"""What the log and the banner call a player: by the emblem, with the person's own name where there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pennypress.engine.game import Emblem
from pennypress.engine.record import Seat

Seats = Sequence[Seat]


class PlayerNames:
    """The names that go with the emblems of a title."""

    def __init__(self, emblems: Sequence[Emblem], together: Callable[[str, str], str]) -> None:
        """`together` says an emblem's title and a name as one."""
        self._emblems = {emblem.name: emblem for emblem in emblems}
        self._together = together

    def title(self, seats: Seats, player: int) -> str:
        """The emblem of that seat, as the log names it."""
        return self._emblems[seats[player].emblem].title

    def with_name(self, seats: Seats, player: int) -> str:
        """The emblem with the person's own name, where there is one."""
        title, name = self.title(seats, player), seats[player].name
        return title if not name or name == title else self._together(title, name)
