"""Makes positions from their parts, and the seats, for the examples of the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pennypress.engine.record import Seat
from pennypress.games.copenhagen.components import COLOURS, cards_per_colour
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.position import Copenhagen

SEATS = (Seat("Ada", "red"), Seat("Ben", "blue"))
HARBOUR = "red blue blue yellow green purple red"

Abilities = Mapping[str, bool]
ANY_CARDS: Abilities = {"any-cards": True}


def table(
    *,
    hands: Sequence[str],
    houses: Sequence[str] = ("", ""),
    harbour: str = HARBOUR,
    abilities: Sequence[Abilities] = (ANY_CARDS, ANY_CARDS),
    discards: str = "",
    **things: Any,
) -> Copenhagen:
    """A two-player position with these parts and Ada on turn. Hands are given by colour, tiles by spot.

    All cards in hand have been seen by everybody. Cards that are mentioned nowhere are in the supply.
    """
    piles = [Counter(names.split()) for names in (*hands, discards, harbour)]
    supply = {each.name: cards_per_colour(len(SEATS)) - sum(p[each.name] for p in piles) for each in COLOURS}
    built = [names.split() for names in houses]
    data = Copenhagen.new(len(SEATS)).to_json() | {
        "step": "turn",
        "harbour": harbour.split(),
        "supply": supply,
        "discards": piles[-2],
        "hands": piles[: len(SEATS)],
        "shown": piles[: len(SEATS)],
        "houses": built,
        "points": [_house(names).points for names in built],
        "abilities": abilities,
    }
    return Copenhagen.from_json(data | things)


def _house(names: Sequence[str]) -> House:
    house = House()
    for name in names:
        house = house.with_tile(spot(name))
    return house
