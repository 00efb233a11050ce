"""What players and the house can do in Sealed Bids, and what happens."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pennypress.engine.rules_interface import Action, Event

CARDS = (1, 2, 3, 4)
MOTTO = re.compile(r"[A-Z]{0,12}")


@dataclass(frozen=True, slots=True)
class Bid(Action):
    card: int
    motto: str = ""
    """Any word in capitals: too many to be listed, so `legal_actions` has none."""

    def __str__(self) -> str:
        return f"bid {self.card} {self.motto}".rstrip()


@dataclass(frozen=True, slots=True)
class HouseCard(Action):
    card: int

    def __str__(self) -> str:
        return f"house {self.card}"


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """All bids of a round, by seat; the last one is the house's in a solo game."""

    bids: tuple[int, ...]
    reveals = True


def parse_action(text: str) -> Action:
    """The action that `str(action)` wrote. Raises ValueError with a sentence."""
    kind, _space, rest = text.partition(" ")
    number, _space, motto = rest.partition(" ")
    if kind not in ("bid", "house") or number not in map(str, CARDS) or not MOTTO.fullmatch(motto):
        raise ValueError("This is not an action.")
    return Bid(int(number), motto) if kind == "bid" else HouseCard(int(number))
