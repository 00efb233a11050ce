"""Setup (rulebook, Game Setup); rulings PL1 to PL3."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.components import BUILDINGS
from pennypress.games.penny_lane.position import PennyLane
from tests.games.penny_lane.positions import deal, do, end_round, lane_income, legal, of, position, refusal

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


@every_count
def test_everybody_has_three_pennies_and_an_empty_lane(players: int) -> None:
    table = PennyLane.new(players)
    deal(table)
    assert table.pennies == [3] * players
    assert table.scores == (0,) * players
    assert not any(lane.places or lane.has_board_citizen for lane in table.lanes)
    assert table.round == 1
    assert table.phase == "turn"


@every_count
def test_PL2_seat_0_is_the_first_mayor_and_begins(players: int) -> None:
    table = PennyLane.new(players)
    happened = deal(table)
    assert table.mayor == 0
    assert table.next_to_act == 0
    assert of(events.RoundBegan, happened) == [events.RoundBegan(1, 0)]


@every_count
def test_PL3_chance_deals_each_seat_one_of_the_boards_left(players: int) -> None:
    table = PennyLane.new(players)
    for seat in range(players):
        assert table.to_act == (CHANCE,)
        left = legal(table)
        assert left == [f"board {name}" for name in "ABCDE"[seat:]]
        (event,) = do(table, left[0])
        assert event == events.BoardDealt(seat, table.lanes[seat].board)
        assert not table.lanes[seat].has_board_citizen
    assert [lane.board.name for lane in table.lanes] == list("ABCDE"[:players])


def test_PL3_every_board_comes_to_every_seat_equally_often() -> None:
    rng, boards = Random("boards"), Counter[tuple[int, str]]()
    for _game in range(2000):
        table = PennyLane.new(3)
        for seat in range(3):
            action = rng.choice(table.legal_actions())
            table.apply(action)
            boards[seat, str(action)] += 1
    assert len(boards) == 15
    assert min(boards.values()) > 330
    assert max(boards.values()) < 470


def test_a_board_is_dealt_once_and_cards_come_after_the_boards() -> None:
    table = PennyLane.new(2)
    do(table, "board C")
    assert refusal(table, "board C") == "This board has been dealt already."
    assert refusal(table, "card luthier") == "First every player is dealt a board."
    do(table, "board A")
    assert refusal(table, "board B") == "A card must be turned up first."
    assert refusal(table, "pass") == "A card must be turned up first."


def test_five_cards_are_turned_up_from_the_first_place_on() -> None:
    table = PennyLane.new(2)
    do(table, "board A", "board B")
    assert len(legal(table)) == len(BUILDINGS) == 35
    for place, name in enumerate(["luthier", "villa", "loft", "manor", "garage"]):
        happened = do(table, f"card {name}")
        (filled,) = of(events.SupplyFilled, happened)
        assert (filled.place, filled.building.name) == (place, name)
        assert f"card {name}" not in legal(table)
    assert table.phase == "turn"
    assert table.deck_size == 30


def test_PL1_pennies_never_run_out() -> None:
    """45 pennies are in the box."""
    table = position(2, pennies=[40, 40])
    do(table, "bank")
    end_round(table)
    assert sum(table.pennies) > 45
    assert table.problems() == []


def test_PL1_citizens_never_run_out() -> None:
    """30 citizens are in the box; the income of this lane comes from 22 employees and 12 people at home."""
    words = (
        "apothecary@t1:1 book_shoppe@t2:1 confectioners@t3:2 farmers_co_op@t4:2 greengrocer@t5:1 "
        "pet_shop@t6:2 stationers@t7:1 engineer@t8:2 luthier@t9:2 pottery@t10:1 print_works@t11:2 "
        "smelter@t12:1 tailor@t13:3 warehouse@t14:1 boarding_house@b1 almshouse@b2 terrace@b3 villa@b4 "
        "loft@b5 cottage@b6 manor@b7 mansion@b8"
    )
    table = position(2, lanes=[words], round_=24)
    assert sum(table.lanes[0].citizens.values()) == 34
    assert lane_income(words) > 20
    do(table, "pass", "pass")
    assert table.is_over
