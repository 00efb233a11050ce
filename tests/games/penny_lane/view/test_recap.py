"""The recap of Penny Lane: what a player did in a turn, and the round that began with it."""

from __future__ import annotations

import pytest

from pennypress.engine.record import Move
from pennypress.games.penny_lane.actions import PASS
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.recap import news_for_all, recap
from tests.games.penny_lane.positions import do, position
from tests.games.penny_lane.view.lane_driver import SEATS


def test_the_last_pass_tells_that_a_round_begins() -> None:
    table = position(2, turn=1, round_=2, passes=1)
    told = recap([Move(1, str(PASS), tuple(do(table, "pass")))], SEATS[:2])
    assert told == "Blue passes. Round 3 begins."


def test_another_pass_does_not() -> None:
    table = position(2, turn=1, round_=2)
    assert recap([Move(1, str(PASS), tuple(do(table, "pass")))], SEATS[:2]) == "Blue passes."


def test_who_had_to_pass_after_a_turn_is_told_with_the_reason() -> None:
    table = position(3, pennies=[3, 0, 3])
    told = recap([Move(0, "bank", tuple(do(table, "bank")))], SEATS[:3])
    assert told == "Red used the Bank. Blue cannot use any location and passes: no penny left."


def test_a_location_is_named_only_if_its_use_is_not_told_by_what_it_changed() -> None:
    table = position(2, pennies=[6, 6])
    asked = moved(table, "black-market")
    do(table, "card luthier")
    chosen = moved(table, "place luthier@t1")
    assert recap(asked + chosen, SEATS[:2]) == "Red added the Luthier."
    assert recap(asked, SEATS[:2]) == "Red used the Black Market."


@pytest.mark.parametrize(
    ("lane", "origin", "told"),
    [
        ("loft@b1", "loft", "Red moved a citizen to the Pet Shop and uncovered a star."),
        ("greengrocer@t2:1", "greengrocer", "Red moved a citizen to the Pet Shop."),
        ("citizen", "board", "Red moved a citizen to the Pet Shop."),
    ],
)
def test_only_a_citizen_that_leaves_a_home_uncovers_a_star(lane: str, origin: str, told: str) -> None:
    table = position(2, lanes=[f"pet_shop@t1 {lane}"], pennies=[6, 6])
    assert recap(moved(table, f"gazette {origin} pet_shop"), SEATS[:2]) == told


def moved(table: PennyLane, *actions: str) -> list[Move]:
    """The moves with these actions."""
    return [Move(table.turn, action, tuple(do(table, action))) for action in actions]


def test_a_new_round_is_news_for_all_with_what_its_upkeep_brought_the_reader() -> None:
    """Worked figure 8: Loft's citizen is away: 1 for all, 1 from the Loft. An empty board gets a citizen."""
    lanes = ["loft@b1:0 cottage@b2:1", "citizen"]
    table = position(2, boards="BA", lanes=lanes, turn=1, round_=2, passes=1)
    moves = moved(table, "pass")
    assert news_for_all(moves, 0) == "Round 3 has begun. You got 2 pennies and a citizen."
    assert news_for_all(moves, 1) == "Round 3 has begun. You got 1 penny."


def test_a_new_round_stays_news_while_others_act_in_it() -> None:
    table = position(2, turn=1, round_=2, passes=1)
    assert news_for_all(moved(table, "pass", "bank"), 0).startswith("Round 3 has begun.")


def test_pennies_of_a_farmers_co_op_are_among_those_that_a_round_brought() -> None:
    table = position(3, lanes=["farmers_co_op@t1:2"], turn=2, passes=2)
    moves = moved(table, "pass", "gift 1", "gift 1")
    assert news_for_all(moves, 1) == "Round 10 has begun. You got 3 pennies and a citizen."
    assert news_for_all(moves[-1:], 0) == "Round 10 has begun. You got a citizen."


def test_a_turn_within_a_round_is_no_news_for_all() -> None:
    assert news_for_all(moved(position(2, turn=1, round_=2), "pass"), 0) == ""
