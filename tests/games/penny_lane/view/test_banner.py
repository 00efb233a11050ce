"""The banner of Penny Lane: every phase says who acts and what is possible."""

from __future__ import annotations

import pytest

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import NOBODY
from pennypress.games.penny_lane.components import LAST_ROUND
from pennypress.games.penny_lane.meta import GAME, SCORING_STARS
from pennypress.games.penny_lane.phases import PHASES
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.banner import banner
from pennypress.games.view import ViewContext
from tests.engine.random_games import GameSetup, moments
from tests.games.penny_lane.positions import deal, do, position


def told(table: PennyLane) -> str:
    seats = tuple(Seat("", SCORING_STARS[number].name) for number in range(table.players))
    return banner(ViewContext(table, seats, None, True, (), 0, None))


def test_setup_and_a_turn() -> None:
    table = PennyLane.new(3)
    assert told(table) == "The boards are dealt and five buildings are turned up"
    deal(table)
    assert told(table) == "Red: use a location on Main Street, or pass"
    do(table, "bank")
    assert told(table) == "Blue: use a location on Main Street, or pass"


def test_a_person_alone_against_bots_is_told_who_they_are() -> None:
    table = position(2, round_=1)
    seats = (Seat("Red", SCORING_STARS[0].name), Seat("", SCORING_STARS[1].name, "cub"))
    alone = ViewContext(table, seats, None, True, (), 0, None, bots=frozenset({1}), solo_seat=0)
    assert banner(alone) == "Red (you): use a location on Main Street, or pass"


def test_a_new_round_is_announced_until_somebody_acts() -> None:
    table = position(2, round_=3)
    assert told(table) == "Round 3 begins. Red: use a location on Main Street, or pass"
    do(table, "pass")
    assert told(table) == "Blue: use a location on Main Street, or pass"


def test_the_last_round_is_announced() -> None:
    eleven_stars = "villa@b1:0 print_works@t1 bungalow@b-1:0 almshouse@b-2:0 dark_alley@t2 garage@t-1"
    table = position(2, boards="CA", lanes=["", eleven_stars], passes=1)
    assert told(table) == "Last round. Red: use a location on Main Street, or pass"


def test_a_round_that_begins_as_the_last_is_announced_as_such() -> None:
    assert told(position(2, round_=LAST_ROUND)).startswith("Last round. Red: ")


def test_players_are_named() -> None:
    table = position(2, passes=1)
    seats = (Seat("Ada", "red"), Seat("", "blue"))
    assert banner(ViewContext(table, seats, None, True, (), 0, None)).startswith("Red (Ada): ")


def test_second_move_and_more_swaps() -> None:
    table = position(lanes=["loft@b1 cottage@b2 pet_shop@t1"])
    do(table, "gazette loft pet_shop")
    assert told(table) == "Red: move a second citizen for 1 penny, or finish"
    table = position(lanes=["pottery@t1 warehouse@t2"])
    do(table, "tower pottery warehouse")
    assert told(table) == "Red: swap two more buildings for 1 penny, or finish"


def test_the_black_market() -> None:
    table = position(lanes=["loft@b1"])
    do(table, "black-market")
    assert told(table) == "Red: a card is drawn from the deck"
    deal(table)
    assert told(table) == "Red: choose where to add the card from the Black Market"
    table = position(lanes=["dark_alley@t1"])
    do(table, "black-market")
    deal(table)
    look = "Red: add one of your two cards to your lane; the other goes under the deck"
    assert told(table) == told(table.visible_to(NOBODY)) == look


def test_garage_and_a_new_building() -> None:
    table = position(lanes=["garage@t1 loft@b1"], supply="pet_shop villa")
    do(table, "masons pet_shop@t2")
    assert told(table) == "Red: the Garage lets a citizen move to the Pet Shop; choose one, or finish"
    do(table, "garage loft")
    assert told(table) == "Red: a new building is turned up"


def test_gifts() -> None:
    table = position(3, lanes=["farmers_co_op@t1:2"], passes=2)
    do(table, "pass")
    assert told(table) == (
        "Red: your Farmer’s Co-Op brings opponents 2 pennies; choose who gets the next one"
    )
    do(table, "gift 1")
    assert told(table) == "Red: your Farmer’s Co-Op brings an opponent 1 penny; choose who gets it"


def test_the_end() -> None:
    table = position(
        2, lanes=["music_hall@t1 print_works@t2 carousel@t3 public_garden@t4 villa@b1"], passes=1
    )
    do(table, "pass")
    assert told(table) == "The game is over: Red wins."
    table = position(2, round_=25, passes=1)
    do(table, "pass")
    assert told(table) == "The game is over: Red and Blue win."


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_moment_of_a_game_has_a_banner(players: int) -> None:
    found = set()
    for seed in range(3):
        for moment in moments(GameSetup(GAME, players, ()), seed):
            assert isinstance(moment.position, PennyLane)
            text = told(moment.position)
            found.add(moment.position.phase)
            assert text
            assert "{" not in text
            assert "None" not in text
            if moment.position.next_to_act not in (CHANCE, *range(players)):
                assert text.startswith("The game is over: ")
    assert found <= set(PHASES)
