"""A position as plain data, and read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pennypress.engine.i18n import _
from pennypress.games.copenhagen import steps
from pennypress.games.copenhagen.components import (
    ABILITIES,
    COLOURS,
    HARBOUR_PLACES,
    TILES,
    Colour,
    ability,
    cards_per_colour,
    colour,
)
from pennypress.games.copenhagen.facade_cards import Cards
from pennypress.games.copenhagen.house import EMPTY, House
from pennypress.games.copenhagen.placements import spot

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen

NUMBERS = ("players", "turn", "coats")
TRUTHS = ("second_supply", "end_revealed")


def to_json(position: Copenhagen) -> dict[str, Any]:
    """The position as plain data; the tiles left are whatever stands in no house."""
    data: dict[str, Any] = {name: getattr(position, name) for name in (*NUMBERS, *TRUTHS)}
    return data | {
        "step": position.step.name,
        "harbour": [card and card.name for card in position.harbour],
        "supply": _counts(position.supply),
        "discards": _counts(position.discards),
        "hands": [_counts(hand) for hand in position.hands],
        "shown": [_counts(cards) for cards in position.shown],
        "hidden": list(position.hidden),
        "houses": [[str(each) for each in house.spots] for house in position.houses],
        "points": list(position.points),
        "abilities": [
            {each.name: position.is_active(player, each) for each in position.abilities(player)}
            for player in range(position.players)
        ],
        "in_use": [each.name for each in ABILITIES if position.is_in_use(each)],
        "change": [each.name for each in position.change] if position.change else None,
    }


def from_json(data: Mapping[str, Any]) -> Copenhagen:
    """Read `to_json` back. Raises ValueError when it is malformed; see `soundness` for the rest."""
    from pennypress.games.copenhagen.position import Copenhagen

    try:
        cards_per_colour(_whole(data["players"]))
        position = Copenhagen.new(data["players"])
        for name in NUMBERS:
            setattr(position, name, _whole(data[name]))
        for name in TRUTHS:
            setattr(position, name, _truth(data[name]))
        position.step = steps.STEPS[data["step"]]
        position.harbour = [None if name is None else colour(name) for name in _list(data["harbour"])]
        position.supply = _cards(data["supply"])
        position.discards = _cards(data["discards"])
        position.hands = [_cards(each) for each in _list(data["hands"])]
        position.shown = [_cards(each) for each in _list(data["shown"])]
        position.hidden = [_whole(each) for each in _list(data["hidden"])]
        position.houses = [_house(names) for names in _list(data["houses"])]
        position.points = [_whole(each) for each in _list(data["points"])]
        owned = [{ability(name): _truth(up) for name, up in each.items()} for each in data["abilities"]]
        position.owned = [sum(each.bit for each in own) for own in owned]
        position.active = [sum(each.bit for each in own if own[each]) for own in owned]
        position.in_use = sum({ability(name).bit for name in _list(data["in_use"])})
        position.change = None if data["change"] is None else _change(data["change"])
        if len(position.harbour) != HARBOUR_PLACES:
            raise ValueError(data["harbour"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as why:
        raise ValueError(_("This is not a position of Copenhagen.")) from why
    position.tiles = _tiles_left(position)
    return position


def _tiles_left(position: Copenhagen) -> list[int]:
    left = [tile.copies(position.players) for tile in TILES]
    for house in position.houses:
        for each in house.spots:
            left[each.tile.index] -= 1
    return left


def _counts(cards: Cards) -> dict[str, int]:
    return {each.name: count for each, count in zip(COLOURS, cards, strict=True) if count}


def _cards(data: Mapping[str, int]) -> Cards:
    counts = {colour(name): _whole(count) for name, count in data.items()}
    return tuple(counts.get(each, 0) for each in COLOURS)


def _house(names: object) -> House:
    house = EMPTY
    for name in _list(names):
        house = house.with_tile(spot(name))
    return house


def _change(names: object) -> tuple[Colour, Colour]:
    cards, as_colour = _list(names)
    return colour(cards), colour(as_colour)


def _list(data: object) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError(data)
    return data


def _whole(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool):
        raise TypeError(number)
    return number


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value
