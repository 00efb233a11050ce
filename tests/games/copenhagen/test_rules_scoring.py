"""Points (rulebook p. 5): rows and columns as they are completed, and twelve points that end the game."""

from __future__ import annotations

import pytest

from pennypress.engine.rules_interface import OVER
from pennypress.games.copenhagen import events, phases
from pennypress.games.copenhagen.components import tile
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.house import House
from tests.games.copenhagen.positions import do, house, of, position, refusal

WINDOWS_TO_TOP = " ".join(f"white-1@0,{row}" for row in range(8))


def points_for(built: House, name: str) -> list[tuple[bool, int, int]]:
    """For each line that the tile completes: whether it is a row, its number, its points."""
    return [
        (completed.line.is_row, completed.line.number, completed.points)
        for completed in built.completed_by(spot(name))
    ]


def test_a_row_with_brickwork_scores_1() -> None:
    assert points_for(house("white-1@0,0 white-1@1,0 white-1@2,0"), "red-2@3,0") == [(True, 0, 1)]


def test_a_row_of_windows_only_scores_2() -> None:
    built = house("white-1@0,0 white-1@1,0 white-1@2,0 white-1@3,0")
    assert points_for(built, "white-1@4,0") == [(True, 0, 2)]


def test_a_column_with_brickwork_scores_2() -> None:
    assert points_for(house("purple-4@0,0t1 purple-4@0,4t1"), "white-1@0,8") == [(False, 0, 2)]


def test_a_column_of_windows_only_scores_4() -> None:
    assert points_for(house(WINDOWS_TO_TOP), "white-1@0,8") == [(False, 0, 4)]


def test_a_row_that_is_not_complete_scores_nothing() -> None:
    assert points_for(house("purple-3@0,0"), "white-1@3,0") == []


def test_one_tile_may_complete_rows_and_a_column() -> None:
    """The upright tile completes rows 7 and 8 and column 4."""
    built = house("purple-4@4,0t1 purple-3@4,4t1 purple-4@0,7 purple-4@0,8")
    assert points_for(built, "red-2@4,7t1") == [(True, 7, 1), (True, 8, 1), (False, 4, 2)]


def test_points_come_at_once_and_once() -> None:
    table = position(hands=["purple purple", "purple"], houses=["purple-3@0,0 blue-2@0,1", "green-2@0,0"])
    happened = do(table, "build purple-2@3,0")
    assert table.scores == (1, 0)
    (event,) = of(events.LineCompleted, happened)
    assert (event.player, event.completed.points, event.completed.windows_only) == (0, 1, False)
    assert table.houses[0].points == 1
    do(table, "take 0", "take 1", "draw red 1", "draw red 1", "take 0", "take 1")
    assert table.scores == (1, 0)


def floors(count: int) -> str:
    """That many complete rows of a purple bar each, one point each: more bars than a game has."""
    return " ".join(f"purple-5@0,{row}" for row in range(count))


def test_twelve_points_end_the_game_at_once() -> None:
    """Seven rows, the eighth and column 4 make 10; the last bar completes a row and four columns.

    The brickwork of all bars is in column 0, so columns 1 to 3 have windows only.
    """
    built = f"{floors(7)} purple-4@0,7 red-2@4,7t1"
    table = position(hands=["purple purple purple purple"], houses=[built], sound=False)
    assert table.scores == (7 + 1 + 2, 0)
    table.tiles[tile("purple-4").index] = 1
    happened = do(table, "build purple-4@0,8")
    assert table.scores == (10 + 1 + 2 + 3 * 4, 0)
    assert happened[-1] == events.GameOver((0,))
    assert table.is_over
    assert table.next_to_act == OVER
    assert table.winners == (0,)
    assert refusal(table, "take 0") == "The game is over."


def test_C7_the_game_ends_in_the_middle_of_a_chain_of_coats_of_arms() -> None:
    """The special tile completes a row of windows and wins; the remaining coat of arms is dropped."""
    windows = "white-1@0,5 white-1@1,5 white-1@2,5 white-1@3,5"
    table = position(houses=[f"{floors(5)} {windows}"], sound=False)
    table.points[0], table.coats, table.phase = 10, 2, phases.COATS
    happened = do(table, "build white-1@4,5")
    assert of(events.CoatsEarned, happened)
    assert table.scores[0] == 12
    assert table.is_over
    assert table.coats == 0
    assert table.winners == (0,)


def test_eleven_points_do_not_end_it() -> None:
    table = position(houses=["white-1@0,0 white-1@1,0 white-1@2,0 purple-2@3,1"], sound=False)
    table.points[0], table.coats, table.phase = 11, 2, phases.COATS
    do(table, "build white-1@3,0")
    assert not table.is_over
    do(table, "build white-1@4,0")
    assert table.scores[0] == 13
    assert table.is_over


@pytest.mark.parametrize("row", range(9))
def test_every_row_counts(row: int) -> None:
    assert house(f"purple-5@0,{row}").points == 1


@pytest.mark.parametrize("column", range(5))
def test_every_column_counts(column: int) -> None:
    assert house(f"purple-5@{column},0t1 purple-4@{column},5t1").points == 2


def test_twelve_points_with_both_actions_end_the_game_before_the_harbour_is_refilled() -> None:
    built = f"{floors(7)} purple-4@0,7 red-2@4,7t1"
    table = position(
        hands=["purple purple"],
        abilities=["any-cards both-actions"],
        houses=[built],
        sound=False,
        harbour="purple purple red red red red red",
    )
    table.tiles[tile("purple-4").index] = 1
    happened = do(table, "use both-actions", "take 0", "take 1", "build purple-4@0,8")
    assert happened[-1] == events.GameOver((0,))
    assert table.taken_places() == [0, 1]
    assert table.next_to_act == OVER
