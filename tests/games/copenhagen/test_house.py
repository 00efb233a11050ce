"""Property tests of houses with random tiles."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pennypress.games.copenhagen.components import COAT_ROWS, COAT_SPACES, TILES, WINDOW
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.house import EMPTY, House
from tests.games.copenhagen import brute_force


@st.composite
def buildings(draw: st.DrawFn) -> list[Spot]:
    """Tiles placed one after another by the construction rules."""
    rng = Random(draw(st.integers(0, 2**32)))
    built, placed = EMPTY, list[Spot]()
    for _tile in range(draw(st.integers(0, 16))):
        lying = built.placements(rng.choice(TILES))
        if lying:
            placed.append(rng.choice(lying))
            built = built.with_tile(placed[-1])
    return placed


def built_of(placed: list[Spot]) -> House:
    built = EMPTY
    for each in placed:
        built = built.with_tile(each)
    return built


def grid_of(house: House) -> dict[tuple[int, int], str]:
    """Window or brickwork for every filled cell."""
    cells = [(column, row) for row in range(9) for column in range(5)]
    return {cell: fill for cell in cells if (fill := house.fill_at(*cell)) is not None}


@given(buildings())
def test_points_as_they_come_add_up_to_the_points_of_the_house(placed: list[Spot]) -> None:
    built, points = EMPTY, 0
    for each in placed:
        points += built.points_for(each)
        built = built.with_tile(each)
        fills = grid_of(built)
        windows = [cell for cell, fill in fills.items() if fill == WINDOW]
        assert built.points == points == brute_force.points(fills, windows)


@given(buildings())
def test_coats_as_they_come_add_up_to_the_coats_of_the_house(placed: list[Spot]) -> None:
    built, total = EMPTY, 0
    for each in placed:
        total += built.coats_for(each).total
        built = built.with_tile(each)
    fills = grid_of(built)
    spaces = sum(cell in fills for cell in COAT_SPACES)
    rows = sum(all((column, row) in fills for column in range(5)) for row in COAT_ROWS)
    assert built.coats.total == total == spaces + rows


@given(buildings())
def test_every_full_cell_belongs_to_one_tile(placed: list[Spot]) -> None:
    built = built_of(placed)
    cells = [cell for each in placed for cell in each.cells]
    assert len(cells) == len(set(cells)) == 45 - built.empty_spaces
    for (column, row), lying in built.grid():
        assert (lying is None) == ((column, row) not in cells)
        assert (built.fill_at(column, row) is None) == (lying is None)
        colour = built.colour_at(column, row)
        assert colour == (lying.tile.colour if lying else None)


@given(buildings())
def test_placements_are_clear_and_supported(placed: list[Spot]) -> None:
    built = built_of(placed)
    full = grid_of(built)
    for kind in TILES:
        for lying in built.placements(kind):
            assert built.is_clear(lying)
            assert built.is_supported(lying)
            assert not full.keys() & set(lying.cells)
            assert any(row == 0 or (column, row - 1) in full for column, row in lying.cells)


@given(buildings())
def test_there_is_always_room_for_a_special_tile_until_the_house_is_full(placed: list[Spot]) -> None:
    built = built_of(placed)
    assert bool(built.placements(TILES[-1])) == (built.empty_spaces > 0)


@given(buildings())
def test_building_leaves_the_house_before_it_as_it_was(placed: list[Spot]) -> None:
    built = built_of(placed)
    before = (built.spots, built.filled, built.windows, built.by_colour)
    for lying in built.placements(TILES[0]):
        built.with_tile(lying)
        built.completed_by(lying)
    assert before == (built.spots, built.filled, built.windows, built.by_colour)
