"""The recap of Copenhagen: the points come first, so that they are read also where the rest is cut off."""

import pytest

from pennypress.engine.record import Move, Seat
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.components import COLOURS, Colour
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.house import COLUMN_LINES, ROW_LINES, Completed
from pennypress.games.copenhagen.view.recap import recap

RED, _YELLOW, _GREEN, BLUE, _PURPLE = COLOURS
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


@pytest.mark.parametrize(
    ("colours", "told"),
    [
        ([RED, RED], "Blue house took 2 red cards."),
        ([RED, BLUE, RED], "Blue house took 2 red cards and 1 blue card."),
        ([BLUE], "Blue house took 1 blue card."),
    ],
)
def test_cards_of_one_color_are_counted(colours: list[Colour], told: str) -> None:
    taken = tuple(events.CardTaken(1, place, colour) for place, colour in enumerate(colours))
    assert recap([Move(1, "take", taken)], SEATS) == told


def test_a_special_tile_was_free() -> None:
    told = recap([Move(1, "build", (events.TilePlaced(1, spot("white-1@0,0")),))], SEATS)
    assert told == "Blue house built the special tile, free for a coat of arms."
