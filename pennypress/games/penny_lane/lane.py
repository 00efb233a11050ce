"""A lane: the board of a player, the buildings around it, and the citizens on them. It never changes.

Two rows face each other across the street. The board fills column 0 of both, so the cells beside it in
columns -1 and 1 are not neighbours of each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, wraps
from typing import Any, Final, NamedTuple, TypeVar

from pennypress.components.worker_placement import space_left, with_more
from pennypress.games.penny_lane.components import BOTTOM, BUILDINGS, ROWS, TOP, Board, Building, in_order

FARTHEST: Final = len(BUILDINGS)
"""No lane can reach a farther column: there are not enough buildings."""


class Cell(NamedTuple):
    """A place for a building. Columns to the left of the board are negative."""

    row: str
    column: int

    def __str__(self) -> str:
        return f"{self.row}{self.column}"


_CELL = re.compile(r"([tb])(-?[1-9][0-9]?)")


def cell(text: str) -> Cell:
    """The cell that `str(cell)` wrote, such as `t2` or `b-1`. Raises ValueError.

    >>> cell("b-1")
    Cell(row='b', column=-1)
    """
    found = _CELL.fullmatch(text)
    if not found or abs(int(found[2])) > FARTHEST:
        raise ValueError(text)
    return Cell(found[1], int(found[2]))


def across(place: Cell) -> Cell:
    """The cell on the other side of the street."""
    return Cell(BOTTOM if place.row == TOP else TOP, place.column)


class Lane:
    """Everything that a player has built. Methods return other lanes; none changes this one."""

    __slots__ = ("board", "cells", "citizens", "has_board_citizen", "places", "results")

    board: Board
    has_board_citizen: bool
    places: dict[Building, Cell]
    """The buildings with their cells, in the order of `BUILDINGS`."""
    cells: dict[tuple[str, int], Building]
    """The buildings by row and column."""
    citizens: dict[Building, int]
    """The citizens on each building: those at home in a housing, the employees elsewhere (PL6)."""
    results: dict[Callable[[Lane], Any], Any]
    """What functions of the lane have returned; see `once_per_lane`."""

    def __init__(
        self,
        board: Board,
        has_board_citizen: bool,
        places: dict[Building, Cell],
        citizens: dict[Building, int],
    ) -> None:
        self.board = board
        self.has_board_citizen = has_board_citizen
        self.places = places
        self.cells = {place: each for each, place in places.items()}
        self.citizens = citizens
        self.results = {}

    def __contains__(self, building: Building) -> bool:
        return building in self.places

    def __reduce__(self) -> tuple[object, ...]:
        return Lane, (self.board, self.has_board_citizen, self.places, self.citizens)

    # -- citizens

    def employees(self, building: Building) -> int:
        """The employees on that building; 0 if it is not in this lane."""
        return self.citizens.get(building, 0) if building.vacancies else 0

    def empty_slots(self, building: Building) -> int:
        """The slots of that building from which the citizen has gone."""
        return space_left(building.slots, self.citizens, building) if building.slots else 0

    def open_vacancies(self, building: Building) -> int:
        return space_left(building.vacancies, self.citizens, building) if building.vacancies else 0

    def is_fully_employed(self, building: Building) -> bool:
        """Whether the building is in this lane and all its vacancies are filled."""
        return self.employees(building) == building.vacancies > 0

    # -- other lanes

    def with_building(self, building: Building, place: Cell) -> Lane:
        """With the building there and a citizen on each of its slots (rulebook, Masons' Guild)."""
        places = self.places | {building: place}
        citizens = self.citizens | {building: building.slots}
        ordered = in_order(places)
        return Lane(
            self.board,
            self.has_board_citizen,
            {each: places[each] for each in ordered},
            {each: citizens[each] for each in ordered},
        )

    def with_board_citizen(self, present: bool) -> Lane:
        return Lane(self.board, present, self.places, self.citizens)

    def with_citizens(self, building: Building, more: int) -> Lane:
        """With that many more citizens on the building, or fewer."""
        citizens = with_more(self.citizens, building, more)
        return Lane(self.board, self.has_board_citizen, self.places, citizens)

    def without_citizen(self, origin: Building | None) -> Lane:
        """With one citizen fewer on that building, or on the board if it is None."""
        return self.with_board_citizen(False) if origin is None else self.with_citizens(origin, -1)

    def swapped(self, one: Building, other: Building) -> Lane:
        """With the two buildings in each other's place, and their citizens with them."""
        places = self.places | {one: self.places[other], other: self.places[one]}
        return Lane(self.board, self.has_board_citizen, places, self.citizens)

    # -- neighbours

    def neighbours(self, building: Building) -> Iterator[Building]:
        """The buildings to the left, to the right and across the street."""
        for place in edges(self.places[building]):
            if place in self.cells:
                yield self.cells[place]


@cache
def edges(place: Cell) -> tuple[Cell, Cell, Cell]:
    """The cells that share an edge with this one, also the board's: left, right and across the street."""
    row, column = place
    return Cell(row, column - 1), Cell(row, column + 1), across(place)


T = TypeVar("T")


def once_per_lane(function: Callable[[Lane], T]) -> Callable[[Lane], T]:
    """Make the function keep its result with the lane, since a lane never changes."""

    @wraps(function)
    def kept(lane: Lane) -> T:
        results = lane.results
        if function in results:
            found: T = results[function]
        else:
            found = results[function] = function(lane)
        return found

    return kept


@once_per_lane
def open_cells(lane: Lane) -> dict[str, tuple[Cell, ...]]:
    """By row, the empty cells that share an edge with the board or with a building (PL4), from the left."""
    near = {Cell(row, column) for row in ROWS for column in (-1, 1)}
    for place in lane.places.values():
        near.update(edges(place))
    free = sorted(place for place in near if place.column and place not in lane.cells)
    return {row: tuple(place for place in free if place.row == row) for row in ROWS}


@once_per_lane
def type_counts(lane: Lane) -> tuple[int, int, int, int]:
    """The numbers of housing, stores, workshops and attractions, by `BuildingType.number`."""
    counts = [0, 0, 0, 0]
    for building in lane.places:
        counts[building.type.number] += 1
    housing, stores, workshops, attractions = counts
    return housing, stores, workshops, attractions


def complete_sets(lane: Lane) -> int:
    """The number of sets of a housing, a store and a workshop: the smallest of their three numbers."""
    housing, stores, workshops, _attractions = type_counts(lane)
    return min(housing, stores, workshops)
