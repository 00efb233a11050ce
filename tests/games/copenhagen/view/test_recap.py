"""The recap of Copenhagen: the points come first, so that they are read also where the rest is cut off."""

from pennypress.engine.record import Move, Seat
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.house import COLUMN_LINES, ROW_LINES, Completed
from pennypress.games.copenhagen.view.recap import recap

SEATS = (Seat("Ada", "red"), Seat("", "blue", "cub"))


def test_points_are_told_first_and_together() -> None:
    happened = (
        events.TilePlaced(1, spot("blue-2@0,0")),
        events.LineCompleted(1, Completed(ROW_LINES[0], 1, windows_only=False)),
        events.LineCompleted(1, Completed(COLUMN_LINES[0], 2, windows_only=False)),
    )
    assert recap([Move(1, "build", happened)], SEATS).startswith(
        "Blue house scored 3 points. Blue house built "
    )


def test_a_turn_without_points_says_nothing_of_them() -> None:
    assert "scored" not in recap([Move(1, "build", (events.TilePlaced(1, spot("blue-2@0,0")),))], SEATS)
