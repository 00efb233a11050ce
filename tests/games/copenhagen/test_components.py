"""The numbers on the components, and the orientations of each tile."""

from __future__ import annotations

from collections import Counter

import pytest

from pennypress.games.copenhagen.components import (
    ABILITIES,
    BRICKWORK,
    COLOURS,
    SPECIAL,
    TILES,
    WINDOW,
    cards_per_colour,
    tile,
)
from pennypress.games.copenhagen.empty_house_placements import spot, spots
from pennypress.games.copenhagen.house import COLUMN_LINES, EMPTY, LINES, ROW_LINES


def test_there_are_62_facade_tiles_with_four_players() -> None:
    """Rulebook p. 1: 10 of each colour and 12 special tiles."""
    copies = Counter[str]()
    for each in TILES:
        copies[each.colour.name] += each.copies(4)
    assert copies == {**{colour.name: 10 for colour in COLOURS}, "white": 12}


@pytest.mark.parametrize(("players", "copies"), [(2, (2, 2, 2, 1)), (3, (2, 3, 2, 1)), (4, (3, 3, 3, 1))])
def test_copies_by_number_of_players(players: int, copies: tuple[int, ...]) -> None:
    for colour in COLOURS:
        assert tuple(tile(f"{colour}-{size}").copies(players) for size in (2, 3, 4, 5)) == copies
    assert SPECIAL.copies(players) == 12


@pytest.mark.parametrize(("players", "cards"), [(2, 70), (3, 60), (4, 70)])
def test_cards_by_number_of_players(players: int, cards: int) -> None:
    assert cards_per_colour(players) * len(COLOURS) == cards


@pytest.mark.parametrize("each", TILES, ids=str)
def test_a_tile_has_its_size_and_one_cell_of_brickwork(each: object) -> None:
    kind = tile(str(each))
    assert kind is each
    assert len(kind.shape.cells) == kind.size
    expected = {WINDOW: 1} if kind is SPECIAL else {WINDOW: kind.size - 1, BRICKWORK: 1}
    assert Counter(kind.shape.marks) == expected


ORIENTATIONS = {
    "red": (4, 8, 4, 8),
    "yellow": (4, 8, 8, 8),
    "green": (4, 4, 4, 4),
    "blue": (4, 8, 8, 4),
    "purple": (4, 4, 4, 4),
    "white": (1,),
}
"""By colour and size, the number of orientations.

A bar has 4 because its brickwork is at one end; a corner has 8 for the same reason; the square has 4; the T
and the cross are mirror-symmetric.
"""


@pytest.mark.parametrize("colour", ORIENTATIONS)
def test_every_tiles_orientations(colour: str) -> None:
    kinds = [each for each in TILES if each.colour.name == colour]
    assert tuple(len(each.shape.orientations(reflect=True)) for each in kinds) == ORIENTATIONS[colour]


@pytest.mark.parametrize("each", TILES, ids=str)
def test_every_spot_reads_back_and_stays_in_the_house(each: object) -> None:
    kind = tile(str(each))
    for lying in spots(kind):
        assert spot(str(lying)) is lying
        assert len(lying.cells) == kind.size == lying.mask.bit_count()
        assert lying.windows.bit_count() == (kind.size if kind is SPECIAL else kind.size - 1)
        assert not lying.windows & ~lying.mask
        assert min(column for column, _ in lying.cells) == lying.column
        assert min(row for _, row in lying.cells) == lying.row
        assert all(0 <= column < 5 and 0 <= row < 9 for column, row in lying.cells)


def test_turns_are_to_the_left_and_mirroring_is_left_to_right() -> None:
    """The yellow tile of 5 has its brickwork at the bottom right."""
    names = ("yellow-5@0,0", "yellow-5@0,0t1", "yellow-5@0,0t2", "yellow-5@0,0m")
    houses = {name: EMPTY.with_tile(spot(name)) for name in names}
    brickwork = {
        name: next(cell for cell in spot(name).cells if house.fill_at(*cell) == BRICKWORK)
        for name, house in houses.items()
    }
    assert brickwork == {
        "yellow-5@0,0": (2, 0),
        "yellow-5@0,0t1": (2, 2),
        "yellow-5@0,0t2": (0, 2),
        "yellow-5@0,0m": (0, 0),
    }


@pytest.mark.parametrize("name", ["red-3@4,0", "red-6@0,0", "red-4@0,0m", "red-3@0,0t4", "red-3", ""])
def test_what_is_no_spot_has_no_name(name: str) -> None:
    with pytest.raises(KeyError):
        spot(name)


def test_a_house_has_nine_rows_and_five_columns() -> None:
    assert [len(ROW_LINES), len(COLUMN_LINES)] == [9, 5]
    assert {line.mask.bit_count() for line in ROW_LINES} == {5}
    assert {line.mask.bit_count() for line in COLUMN_LINES} == {9}
    assert len({line.mask for line in LINES}) == 14
    assert EMPTY.empty_spaces == 45


def test_there_are_five_kinds_of_ability_tile() -> None:
    assert [each.name for each in ABILITIES] == [
        "any-cards",
        "additional-card",
        "construction-discount",
        "change-of-colours",
        "both-actions",
    ]
