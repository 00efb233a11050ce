"""The game report of Copenhagen, compared with a short game worked out by hand."""

from __future__ import annotations

from pennypress.engine.record import Record, Seat
from pennypress.games import report_of
from pennypress.games.copenhagen.components import ABILITIES, COLOURS
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.game_report import GameReport

RED, YELLOW, GREEN, BLUE, PURPLE = (each.number for each in COLOURS)
ANY_CARDS, BOTH_ACTIONS = ABILITIES[0].number, ABILITIES[4].number
ADA, BO = 0, 1
FLOORS, COLUMNS = range(2)
SPACES, COAT_ROWS = range(2)

SETUP = "purple purple red red green yellow purple, purple purple, red red red"
"""The harbour, the hands of Ada and of Bo: actions 1 to 12."""
TURNS = (
    ("take 0, take 1", "purple purple"),  # 13 to 16
    ("take 2, take 3", "red green"),  # 17 to 20
    ("use any-cards, take 0, take 6", "blue yellow"),  # 21 to 25
    ("build red-5@0,0", ""),  # 26: five cards
    ("build purple-5@0,0t1", ""),  # 27: five cards, too
    ("take 2, take 3", "red green"),  # 28 to 31
    ("take 0, take 1", "purple yellow"),  # 32 to 35
    ("build red-2@3,0", ""),  # 36: Bo's ground floor is complete
    ("take 0, take 1", "blue blue"),  # 37 to 40
    ("take 2, take 3", "blue blue"),  # 41 to 44
    ("build purple-4@0,5t1", ""),  # 45: Ada's leftmost column is complete
    ("build green-2@3,1", ""),  # 46
    ("take 5, take 6", "blue blue"),  # 47 to 50
    ("build red-2@0,1t1, build white-1@2,2, gain both-actions", ""),  # 51 to 53: row 2, two coats of arms
    ("take 3, take 4", "red red"),  # 54 to 57
    ("use both-actions, take 5, take 6, build blue-2@3,2", "red red"),  # 58 to 63
)
"""The actions of Ada and Bo in turn, and the cards drawn to the harbour after each turn."""


def told() -> GameReport:
    actions = drawn(SETUP.replace(",", ""))
    for done, cards in TURNS:
        actions += [*split(done), *drawn(cards)]
    seats = (Seat("Ada", "red"), Seat("Bo", "blue"))
    record = Record("copenhagen", GAME.rules, seats, "by hand", actions=tuple(actions))
    return report_of("copenhagen")(record.replay_all(GAME)[0], record.replay(GAME)[1], seats)


def split(texts: str) -> list[str]:
    return texts.split(", ")


def drawn(colours: str) -> list[str]:
    return [f"draw {colour} 1" for colour in colours.split()]


def test_where_the_points_came_from() -> None:
    report = told()
    assert report.sources == ("Rows", "Columns")
    assert list(report.gains) == [
        (36, BO, FLOORS, 1, "row 1"),
        (45, ADA, COLUMNS, 2, "column 1"),
        (51, BO, FLOORS, 1, "row 2"),
    ]


def test_which_coats_of_arms_were_covered() -> None:
    coats = told().tallies[0]
    assert [each[:4] for each in coats.items] == [(51, BO, COAT_ROWS, 1), (52, BO, SPACES, 1)]


def test_abilities_count_when_they_were_of_use() -> None:
    used = told().tallies[1]
    assert [each[:4] for each in used.items] == [(23, ADA, ANY_CARDS, 1), (60, BO, BOTH_ACTIONS, 1)]


def test_how_many_cards_of_each_colour_were_taken_and_when_the_last() -> None:
    """Counts cards from the harbour only: starting hands are secret."""
    cards = told().tallies[2]
    assert sorted(each[:4] for each in cards.items) == [
        (37, ADA, PURPLE, 6),
        (41, BO, RED, 4),
        (42, BO, GREEN, 2),
        (48, ADA, YELLOW, 3),
        (54, ADA, BLUE, 2),
        (55, ADA, GREEN, 1),
        (60, BO, BLUE, 2),
    ]


def test_the_best_tile_and_the_first_of_the_dearest() -> None:
    best, dearest = told().highlights
    assert best == ("Best tile", "Red house: the purple tile of 4 spaces for 2 points", 45)
    assert dearest == ("Most expensive tile", "Blue house: the red tile of 5 spaces for 5 cards", 26)
