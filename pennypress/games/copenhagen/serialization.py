"""Conversion of a state to plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pennypress.components.cards_by_kind import Cards
from pennypress.engine.i18n import _
from pennypress.engine.typed_json import as_bool, as_int, as_list
from pennypress.games.copenhagen import phases
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
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.house import EMPTY, House
from pennypress.games.copenhagen.state import State

S = TypeVar("S", bound=State)

NUMBERS = ("players", "turn", "coats")
TRUTHS = ("second_supply", "end_revealed")


def to_json(state: State) -> dict[str, Any]:
    """The state as plain data. The tiles left are not stored: they are all those in no house."""
    data: dict[str, Any] = {name: getattr(state, name) for name in (*NUMBERS, *TRUTHS)}
    return data | {
        "step": state.phase,
        "harbour": [card and card.name for card in state.harbour],
        "supply": _counts(state.supply),
        "discards": _counts(state.discards),
        "hands": [_counts(hand) for hand in state.hands],
        "shown": [_counts(cards) for cards in state.shown],
        "hidden": list(state.hidden),
        "houses": [[str(each) for each in house.spots] for house in state.houses],
        "points": list(state.points),
        "abilities": [
            {each.name: state.is_active(player, each) for each in state.abilities(player)}
            for player in range(state.players)
        ],
        "in_use": [each.name for each in ABILITIES if state.is_in_use(each)],
        "change": [each.name for each in state.change] if state.change else None,
    }


def from_json(kind: type[S], data: Mapping[str, Any]) -> S:
    """Read the data that `to_json` wrote into a state of class `kind`. Raises ValueError if it is malformed.

    Well-formed data may still be an impossible position: see `validation`.
    """
    try:
        cards_per_colour(as_int(data["players"]))
        state = kind.new(data["players"])
        for name in NUMBERS:
            setattr(state, name, as_int(data[name]))
        for name in TRUTHS:
            setattr(state, name, as_bool(data[name]))
        if data["step"] not in phases.PHASES:
            raise KeyError(data["step"])
        state.phase = data["step"]
        state.harbour = [None if name is None else colour(name) for name in as_list(data["harbour"])]
        state.supply = _cards(data["supply"])
        state.discards = _cards(data["discards"])
        state.hands = [_cards(each) for each in as_list(data["hands"])]
        state.shown = [_cards(each) for each in as_list(data["shown"])]
        state.hidden = [as_int(each) for each in as_list(data["hidden"])]
        state.houses = [_house(names) for names in as_list(data["houses"])]
        state.points = [as_int(each) for each in as_list(data["points"])]
        owned = [{ability(name): as_bool(up) for name, up in each.items()} for each in data["abilities"]]
        state.owned = [sum(each.bit for each in own) for own in owned]
        state.active = [sum(each.bit for each in own if own[each]) for own in owned]
        state.in_use = sum({ability(name).bit for name in as_list(data["in_use"])})
        state.change = None if data["change"] is None else _change(data["change"])
        if len(state.harbour) != HARBOUR_PLACES:
            raise ValueError(data["harbour"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as why:
        raise ValueError(_("This is not a Copenhagen position.")) from why
    state.tiles = _tiles_left(state)
    return state


def _tiles_left(state: State) -> list[int]:
    left = [tile.copies(state.players) for tile in TILES]
    for house in state.houses:
        for each in house.spots:
            left[each.tile.index] -= 1
    return left


def _counts(cards: Cards) -> dict[str, int]:
    return {each.name: count for each, count in zip(COLOURS, cards, strict=True) if count}


def _cards(data: Mapping[str, int]) -> Cards:
    counts = {colour(name): as_int(count) for name, count in data.items()}
    return tuple(counts.get(each, 0) for each in COLOURS)


def _house(names: object) -> House:
    house = EMPTY
    for name in as_list(names):
        house = house.with_tile(spot(name))
    return house


def _change(names: object) -> tuple[Colour, Colour]:
    cards, as_colour = as_list(names)
    return colour(cards), colour(as_colour)
