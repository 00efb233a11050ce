"""Polyominoes: the known counts of pentominoes, marks, and placements on a grid."""

import pytest

from pennypress.components.polyomino import Placement, Polyomino, placements, rectangle

PENTOMINOES = {
    "F": ".XX XX. .X.",
    "I": "X X X X X",
    "L": "X. X. X. XX",
    "N": ".X .X XX X.",
    "P": "XX XX X.",
    "T": "XXX .X. .X.",
    "U": "X.X XXX",
    "V": "X.. X.. XXX",
    "W": "X.. XX. .XX",
    "X": ".X. XXX .X.",
    "Y": ".X XX .X .X",
    "Z": "XX. .X. .XX",
}


def drawn(picture: str, marks: tuple[str, ...] = ()) -> Polyomino:
    """The polyomino in a text picture whose rows are words."""
    return Polyomino(
        tuple(
            (column, row)
            for row, line in enumerate(picture.split())
            for column, cell in enumerate(line)
            if cell == "X"
        ),
        marks,
    )


def cells_of(mask: int, columns: int) -> set[tuple[int, int]]:
    return {(bit % columns, bit // columns) for bit in range(mask.bit_length()) if mask >> bit & 1}


@pytest.mark.parametrize(
    ("letter", "turned", "reflected"),
    [
        ("F", 4, 8),
        ("I", 2, 2),
        ("L", 4, 8),
        ("N", 4, 8),
        ("P", 4, 8),
        ("T", 4, 4),
        ("U", 4, 4),
        ("V", 4, 4),
        ("W", 4, 4),
        ("X", 1, 1),
        ("Y", 4, 8),
        ("Z", 2, 4),
    ],
)
def test_a_pentomino_has_its_known_number_of_orientations(letter: str, turned: int, reflected: int) -> None:
    piece = drawn(PENTOMINOES[letter])
    assert len(piece.orientations()) == turned
    assert len(piece.orientations(reflect=True)) == reflected


def test_there_are_63_fixed_pentominoes_and_18_one_sided_ones() -> None:
    fixed = [
        {frozenset(each.cells) for each in drawn(picture).orientations(reflect=True)}
        for picture in PENTOMINOES.values()
    ]
    one_sided = [
        {frozenset(each.cells) for each in drawn(picture).orientations()} for picture in PENTOMINOES.values()
    ]
    assert sum(map(len, fixed)) == 63
    assert sum(len(every) // len(turned) for every, turned in zip(fixed, one_sided, strict=True)) == 18


def test_orientation_0_is_as_drawn_then_come_clockwise_turns_then_mirror_images() -> None:
    piece = drawn("X. X. XX")
    pictures = ["X. X. XX", "XXX X..", "XX .X .X", "..X XXX", ".X .X XX", "X.. XXX", "XX X. X.", "XXX ..X"]
    assert [set(each.cells) for each in piece.orientations(reflect=True)] == [
        set(drawn(picture).cells) for picture in pictures
    ]


def test_an_orientation_says_how_one_comes_to_it_first() -> None:
    piece = drawn("X. X. XX")
    ways = [(each.turns, each.mirrored) for each in piece.orientations(reflect=True)]
    assert ways == [(turns, mirrored) for mirrored in (False, True) for turns in range(4)]
    bar = drawn("XX", ("window", ""))
    assert [(each.turns, each.mirrored) for each in bar.orientations(reflect=True)] == [
        (turns, False) for turns in range(4)
    ]


def test_an_orientation_lies_in_the_upper_left_corner() -> None:
    shifted = Polyomino(((5, 7), (6, 7), (6, 8)))
    for each in shifted.orientations(reflect=True):
        assert min(column for column, _ in each.cells) == 0
        assert min(row for _, row in each.cells) == 0
        assert (each.columns, each.rows) == (2, 2)


def test_marks_turn_with_their_cells_and_tell_orientations_apart() -> None:
    plain, marked = drawn("XX XX"), drawn("XX XX", ("window", "", "", ""))
    assert len(plain.orientations(reflect=True)) == 1
    assert [
        next(cell for cell, mark in zip(each.cells, each.marks, strict=True) if mark)
        for each in marked.orientations()
    ] == [(0, 0), (1, 0), (1, 1), (0, 1)]
    assert len(marked.orientations(reflect=True)) == 4
    assert len(drawn("XX XX", ("a", "b", "c", "d")).orientations(reflect=True)) == 8
    assert len(drawn("XXXXX", ("a", "", "", "", "")).orientations()) == 4
    assert len(drawn("XXXXX", ("a", "", "", "", "a")).orientations()) == 2


@pytest.mark.parametrize(
    ("cells", "marks"),
    [((), ()), (((0, 0), (0, 0)), ()), (((0, 0), (0, 1)), ("a",))],
)
def test_an_impossible_polyomino_is_refused(
    cells: tuple[tuple[int, int], ...], marks: tuple[str, ...]
) -> None:
    with pytest.raises(ValueError, match="a polyomino has"):
        Polyomino(cells, marks)


def test_the_placements_on_an_empty_grid_are_counted() -> None:
    assert len(placements(rectangle(1, 2), 4, 3)) == 4 * 2 + 3 * 3
    assert len(placements(rectangle(2, 2), 4, 3)) == 6
    assert len(placements(rectangle(2, 3), 4, 3)) == 3 + 2 * 2
    assert len(placements(rectangle(5, 5), 4, 3)) == 0
    assert len(placements(drawn(PENTOMINOES["F"]), 8, 8, reflect=True)) == 8 * 36
    assert len(placements(drawn(PENTOMINOES["F"]), 8, 8)) == 4 * 36


def test_placements_keep_clear_of_blocked_cells() -> None:
    blocked = 1 << 1 * 4 + 1
    free = placements(rectangle(1, 2), 4, 3, blocked)
    assert len(free) == 17 - 4
    assert not any(placement.mask & blocked for placement in free)
    assert len(placements(rectangle(2, 2), 4, 3, blocked)) == 2
    assert placements(rectangle(1, 1), 4, 3, (1 << 12) - 1) == ()


def test_a_placements_mask_is_its_orientation_moved_to_its_corner() -> None:
    piece = drawn(PENTOMINOES["F"])
    orientations = piece.orientations(reflect=True)
    for index, column, row, mask in placements(piece, 6, 5, reflect=True):
        moved = {(column + x, row + y) for x, y in orientations[index].cells}
        assert cells_of(mask, 6) == moved


def test_placements_come_by_orientation_then_in_reading_order() -> None:
    found = placements(rectangle(2, 3), 4, 3)
    assert found == tuple(sorted(found, key=lambda each: (each.orientation, each.row, each.column)))
    assert found[0] == Placement(orientation=0, column=0, row=0, mask=0b0011_0011_0011)
