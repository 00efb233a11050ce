"""The table as text: Main Street, the supply, the deck as far as it is known, every lane."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pennypress.components.text_lines import listed
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.components import LOCATIONS, ROWS, TOP, Building, Location
from pennypress.games.penny_lane.lane import Cell, Lane
from pennypress.games.penny_lane.state import State

ROW_NAMES = {row: "top" if row == TOP else "bottom" for row in ROWS}
UNKNOWN = "face down"


def drawing(state: State) -> str:
    """The whole table in English, at most 100 characters wide. Seats count from 0."""
    lines = [*_heading(state), *_cards(state)]
    for seat in range(state.players):
        lines += ["", *_player(state, seat)]
    return "\n".join(lines)


def _heading(state: State) -> Iterator[str]:
    over = state.phase == phases.OVER
    now = "the game is over" if over else f"phase {state.phase}; turn of seat {state.turn}"
    yield f"Penny Lane, {state.players} players; round {state.round}; {now}"
    yield f"Mayor: seat {state.mayor}; passes in a row: {state.passes}"
    yield from listed("Main Street, open of all: ", (_location(state, each) for each in LOCATIONS))


def _location(state: State, location: Location) -> str:
    return f"{location} {state.open_spaces(location)}/{location.spaces(state.players)}"


def _cards(state: State) -> Iterator[str]:
    yield from listed("supply: ", (f"{each} ({each.cost})" if each else "gap" for each in state.supply))
    yield from listed(f"deck: {state.deck_size} cards; not seen: ", map(str, state.unseen))
    if state.beneath:
        yield from listed("beneath the deck, the first to come first: ", _faces(state.beneath))
    if state.market_cards:
        yield from listed(f"Black Market, {state.market_cards} to draw; drawn: ", _faces(state.drawn))
    if state.added:
        yield f"Garage: a citizen may move to {state.added}"
    if state.gifts:
        yield f"Farmer's Co-Op: pennies still to be given: {state.gifts}"


def _faces(cards: Iterable[Building | None]) -> Iterator[str]:
    return (str(each or UNKNOWN) for each in cards)


def _player(state: State, seat: int) -> Iterator[str]:
    lane = state.lanes[seat]
    citizen = "yes" if lane.has_board_citizen else "no"
    amounts = f"stars {state.scores[seat]}, pennies {state.pennies[seat]}"
    yield f"seat {seat}: {amounts}, citizen on the board: {citizen}"
    for row in ROWS:
        yield from listed(f"  {ROW_NAMES[row]}: ", _row(lane, row))


def _row(lane: Lane, row: str) -> Iterator[str]:
    """The buildings of a row from the left, with the board between them."""
    places = sorted([*(place for place in lane.places.values() if place.row == row), Cell(row, 0)])
    for place in places:
        if place.column:
            yield f"{place} {_building(lane, lane.cells[place])}"
        else:
            yield f"[board {lane.board}]"


def _building(lane: Lane, building: Building) -> str:
    """The building, with the citizens on its slots or vacancies: `loft 1/1`."""
    return f"{building} {lane.citizens[building]}/{building.capacity}" if building.capacity else str(building)
