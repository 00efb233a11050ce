"""Tables with hidden cards: the same game with different cards in the unseen hands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from pennypress.app.storage import save_format
from pennypress.engine.record import Record, Seat
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from tests.app.page_with_bots import House

GAME = GAMES["copenhagen"]
HARBOUR = ("red", "blue", "green", "yellow", "purple")
HANDS = ("red", "blue", "green")
ADA, BO, CY = Seat("Ada", "red"), Seat("Bo", "blue"), Seat("Cy", "green")
TAKEN = ("take 2", "take 3")
"""The actions of the first player's whole turn."""


def bot(seat: Seat) -> Seat:
    """The seat with a bot in it."""
    return Seat(seat.name, seat.emblem, "cub")


def table(*actions: str, hands: Sequence[str] = HANDS, seats: Sequence[Seat] = (ADA, BO)) -> RecordedTable:
    """The game after these actions of its players; each starting hand has one colour."""
    position = GAME.new_position(len(seats))
    harbour, due = cycle(HARBOUR), list(actions)
    hidden = [colour for seat, colour in enumerate(hands[: len(seats)]) for _card in range((2, 3, 3)[seat])]
    texts: list[str] = []
    while due or position.next_to_act == CHANCE:
        if position.next_to_act != CHANCE:
            text = due.pop(0)
        else:
            text = f"draw {hidden.pop(0) if len(texts) in DEALT[len(seats)] else next(harbour)} 1"
        position.apply(GAME.parse_action(text))
        texts.append(text)
    record = Record(GAME.name, GAME.rules, tuple(seats), "a-fixed-deal", (), tuple(texts))
    return RecordedTable.from_record(GAME, record)


DEALT = {2: range(7, 12), 3: range(7, 15)}
"""By number of players: the draws that are starting hands, after the seven of the harbor."""


def opened(laid: RecordedTable) -> House:
    """A tab in which that table has just been opened."""
    house = House()
    house.origin.stored[save_format.key_of("kept")] = save_format.write(save_format.Saved("Kept", "", laid))
    house.close()
    return House(house.origin, "#/table/kept")


def at(*actions: str, hands: Sequence[str] = HANDS, seats: Sequence[Seat] = (ADA, BO)) -> House:
    """A tab in which a game after these actions has just been opened."""
    return opened(table(*actions, hands=hands, seats=seats))
