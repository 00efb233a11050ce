"""Conversion of a state to plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pennypress.engine.i18n import _
from pennypress.engine.typed_json import as_int, as_list
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.components import (
    LOCATIONS,
    PLAYER_COUNTS,
    SUPPLY_PLACES,
    Building,
    board,
    building,
    in_order,
    location,
)
from pennypress.games.penny_lane.lane import Lane, cell
from pennypress.games.penny_lane.state import Cards, State

S = TypeVar("S", bound=State)

NUMBERS = ("players", "turn", "round", "mayor", "passes", "market_cards", "gifts")


def to_json(state: State) -> dict[str, Any]:
    """The state as plain data. A null is a gap in the supply, or a card whose face is unknown."""
    data: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    return data | {
        "step": state.phase,
        "pennies": list(state.pennies),
        "lanes": [lane_data(lane) for lane in state.lanes],
        "supply": _names(state.supply),
        "unseen": _names(state.unseen),
        "beneath": _names(state.beneath),
        "drawn": _names(state.drawn),
        "used": {each.name: state.used[each.number] for each in LOCATIONS if state.used[each.number]},
        "added": state.added and state.added.name,
    }


def from_json(kind: type[S], data: Mapping[str, Any]) -> S:
    """Read the data that `to_json` wrote into a state of class `kind`. Raises ValueError if it is malformed.

    Well-formed data may still be an impossible position: see `validation`.
    """
    try:
        if as_int(data["players"]) not in PLAYER_COUNTS:
            raise ValueError(data["players"])
        state = kind.new(data["players"])
        for name in NUMBERS:
            setattr(state, name, as_int(data[name]))
        if data["step"] not in phases.PHASES:
            raise KeyError(data["step"])
        state.phase = data["step"]
        state.pennies = [as_int(each) for each in as_list(data["pennies"])]
        state.lanes = [_lane(each) for each in as_list(data["lanes"])]
        state.supply = list(_cards(data["supply"]))
        state.unseen = tuple(in_order(building(name) for name in as_list(data["unseen"])))
        state.beneath = _cards(data["beneath"])
        state.drawn = _cards(data["drawn"])
        used = {location(name): as_int(count) for name, count in data["used"].items()}
        state.used = [used.get(each, 0) for each in LOCATIONS]
        state.added = None if data["added"] is None else building(data["added"])
        if len(state.supply) != SUPPLY_PLACES:
            raise ValueError(data["supply"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as why:
        raise ValueError(_("This is not a Penny Lane position.")) from why
    return state


def lane_data(lane: Lane) -> dict[str, Any]:
    """A lane as plain data."""
    return {
        "board": lane.board.name,
        "citizen": lane.has_board_citizen,
        "buildings": {
            each.name: {"cell": str(place), "citizens": lane.citizens[each]}
            for each, place in lane.places.items()
        },
    }


def _lane(data: Mapping[str, Any]) -> Lane:
    if not isinstance(data["citizen"], bool):
        raise TypeError(data["citizen"])
    buildings = {building(name): each for name, each in data["buildings"].items()}
    ordered = in_order(buildings)
    return Lane(
        board(data["board"]),
        data["citizen"],
        {each: cell(buildings[each]["cell"]) for each in ordered},
        {each: as_int(buildings[each]["citizens"]) for each in ordered},
    )


def _names(cards: Cards | list[Building | None]) -> list[str | None]:
    return [None if each is None else each.name for each in cards]


def _cards(data: object) -> Cards:
    return tuple(None if name is None else building(name) for name in as_list(data))
