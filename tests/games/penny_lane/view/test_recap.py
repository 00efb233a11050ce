"""The recap of Penny Lane: what a player did in a turn, and the round that began with it."""

from __future__ import annotations

from pennypress.engine.record import Move
from pennypress.games.penny_lane.actions import PASS
from pennypress.games.penny_lane.view.recap import recap
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
