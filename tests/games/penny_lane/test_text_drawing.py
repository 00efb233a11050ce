"""The table of Penny Lane as text: a worked example, secrets, and every number in random games."""

from __future__ import annotations

import re

import pytest

from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games.penny_lane.components import BUILDINGS
from pennypress.games.penny_lane.position import PennyLane
from tests.engine.random_games import ALL_SETUPS, GameSetup, moments
from tests.games.penny_lane.positions import do, position, spaces_used

EXAMPLE = """\
Penny Lane, 2 players; round 9; phase turn; turn of seat 0
Mayor: seat 1; passes in a row: 1
Main Street, open of all: bank 1/2, masons 2/2, gazette 1/2, black-market 1/1, tower 1/1,
    town-hall 1/1, barracks 0/1, temple 1/1
supply: luthier (2), cottage (1), terrace (4), tailor (3), gap
deck: 0 cards; not seen: -

seat 0: stars 1, pennies 4, citizen on the board: yes
  top: t-1 garage, [board D], t1 pottery 1/1
  bottom: [board D], b1 loft 1/1

seat 1: stars 0, pennies 3, citizen on the board: no
  top: [board A]
  bottom: [board A]"""

OF_THE_TITLE = [setup for setup in ALL_SETUPS if setup.game.name == PennyLane.game]
SEAT = re.compile(r"seat (\d): stars (\d+), pennies (\d+), citizen on the board: (yes|no)")
BUILDING = re.compile(r"(t|b)(-?\d+) (\w+)(?: (\d)/(\d))?")


def test_a_table_in_text() -> None:
    table = position(
        2,
        boards="DA",
        lanes=["garage@t-1 loft@b1 pottery@t1:1 citizen"],
        supply="luthier cottage terrace tailor -",
        deck="",
        pennies=[4],
        mayor=1,
        passes=1,
        used=spaces_used(bank=1, gazette=1, barracks=1),
    )
    assert str(table) == EXAMPLE


def test_what_only_the_looker_knows_is_in_the_drawing_for_the_looker_alone() -> None:
    table = position(2, lanes=["dark_alley@t1"], pennies=[9], beneath="manor")
    do(table, "black-market", "card luthier")
    lines = {
        "beneath the deck, the first to come first: manor",
        "Black Market, 2 to draw; drawn: luthier",
    }
    hidden = {
        "beneath the deck, the first to come first: face down",
        "Black Market, 2 to draw; drawn: face down",
    }
    assert lines <= set(str(table.visible_to(Viewer(0))).splitlines())
    for viewer in (Viewer(1), NOBODY):
        assert hidden <= set(str(table.visible_to(viewer)).splitlines())


def test_what_is_to_be_chosen_is_in_the_drawing() -> None:
    table = position(2, boards="DA", lanes=["garage@t1 loft@b1"], supply="luthier", pennies=[5])
    do(table, "masons luthier@t2")
    assert "Garage: a citizen may move to luthier" in str(table).splitlines()
    table = position(3, step="gifts", gifts=2, lanes=["farmers_co_op@t1:2"])
    assert "Farmer's Co-Op: pennies still to be given: 2" in str(table).splitlines()
    table.phase = "over"
    assert "the game is over" in str(table)


@pytest.mark.parametrize("setup", OF_THE_TITLE, ids=str)
def test_every_number_and_building_of_a_random_game_is_in_the_drawing(setup: GameSetup) -> None:
    for number, (table, _actions, _chosen) in enumerate(moments(setup, 21)):
        assert isinstance(table, PennyLane)
        if number % 5 == 0:
            look_at(table)


def look_at(table: PennyLane) -> None:
    """Read the drawing, and compare what is read with the position."""
    drawing = str(table)
    seats = SEAT.findall(drawing)
    assert [(int(stars), int(pennies)) for _seat, stars, pennies, _citizen in seats] == list(
        zip(table.scores, table.pennies, strict=True)
    )
    assert [citizen == "yes" for *_numbers, citizen in seats] == [
        lane.has_board_citizen for lane in table.lanes
    ]
    head, *lanes = re.split(r"\nseat \d", drawing)
    for lane, text in zip(table.lanes, lanes, strict=True):
        read = {name: (row + column, citizens) for row, column, name, citizens, _of in BUILDING.findall(text)}
        assert read == {
            each.name: (str(place), str(lane.citizens[each]) if each.capacity else "")
            for each, place in lane.places.items()
        }
    for each in BUILDINGS:
        in_head = re.search(rf"\b{each.name}\b", head) is not None
        assert in_head == (not any(each in lane for lane in table.lanes))
