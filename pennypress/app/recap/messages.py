"""Messages of the recap."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class ShowTurnAgain(Message):
    """Show that turn of the recap again, or everything if it is shown already.

    `start` is the index of its first move among `Table.moves`.
    """

    start: int
