"""The Gazette with Barracks and Temple (rulebook, Gazette, Barracks, Temple); rulings PL6, PL12, PL13."""

from __future__ import annotations

import pytest

from pennypress.games.penny_lane import events, main_street
from pennypress.games.penny_lane.actions import MoveCitizen, parse_action
from pennypress.games.penny_lane.components import BANK, GAZETTE, building, location
from tests.games.penny_lane.positions import (
    do,
    end_round,
    lane_stars,
    legal,
    of,
    position,
    refusal,
    spaces_used,
)

# -- moves


def test_gazette_moves_a_citizen_and_shows_the_star_of_the_slot() -> None:
    table = position(2, boards="DA", lanes=["loft@b1 pottery@t1"], pennies=[5])
    assert table.scores[0] == 0
    happened = do(table, "gazette loft pottery")
    assert of(events.CitizenMoved, happened) == [
        events.CitizenMoved(0, building("loft"), building("pottery"))
    ]
    assert table.scores[0] == 1
    assert table.lanes[0].citizens[building("pottery")] == 1


def test_PL6_a_citizen_moves_from_a_slot_a_vacancy_or_the_board() -> None:
    lane = "loft@b1 pottery@t1:1 tailor@t2:1 citizen"
    table = position(2, boards="DA", lanes=[lane], pennies=[5])
    origins = {text.split()[1] for text in legal(table, "gazette")}
    assert origins == {"loft", "pottery", "tailor", "board"}
    do(table, "gazette board tailor")
    assert not table.lanes[0].has_board_citizen
    assert table.lanes[0].citizens[building("tailor")] == 2
    assert table.scores[0] == lane_stars("loft@b1 pottery@t1:1 tailor@t2:2", "D"), "no star is on the board"


def test_PL6_a_citizen_goes_to_another_card_only() -> None:
    table = position(2, boards="DA", lanes=["tailor@t1:1 pottery@t2"], pennies=[5])
    assert refusal(table, "gazette tailor tailor") == "A citizen has to move to another card."
    assert legal(table, "gazette tailor") == [
        "gazette tailor pottery",
        "gazette tailor barracks 0",
        "gazette tailor barracks 1",
        "gazette tailor temple 0",
    ]


def test_a_citizen_never_returns_to_a_slot_nor_goes_to_another_lane() -> None:
    table = position(2, boards="DA", lanes=["loft@b1:0 pottery@t1:1", "tailor@t1"], pennies=[5])
    assert refusal(table, "gazette pottery loft") == "There is no open job: Loft."
    assert refusal(table, "gazette pottery tailor") == "There is no open job: Tailor."
    assert refusal(table, "gazette tailor pottery") == "You have no citizen there: Tailor."
    assert refusal(table, "gazette loft barracks 0") == "You have no citizen there: Loft."
    assert refusal(table, "gazette board barracks 0") == "There is no citizen on your board."


def test_a_full_building_takes_nobody() -> None:
    table = position(2, boards="DA", lanes=["loft@b1 pottery@t1:1"], pennies=[5])
    assert refusal(table, "gazette loft pottery") == "There is no open job: Pottery."


def test_who_has_no_citizen_that_can_go_anywhere_cannot_use_the_gazette() -> None:
    closed = spaces_used(gazette=1, barracks=1, temple=1)
    table = position(2, boards="DA", lanes=["pottery@t1:0", "tailor@t1:2"], used=closed, pennies=[5, 5])
    assert not legal(table, "gazette")
    do(table, "pass")
    assert not legal(table, "gazette"), "an employee cannot move to its own card"


def test_PL8_an_employee_that_could_move_to_its_own_card_only_leaves_no_choice_but_to_pass() -> None:
    full = spaces_used(
        bank=2, masons=2, tower=1, town_hall=1, black_market=1, gazette=1, barracks=1, temple=1
    )
    table = position(2, boards="DA", lanes=["loft@b1 pottery@t1", "tailor@t1:2"], used=full, pennies=[5, 5])
    happened = do(table, "pass")
    assert of(events.PlayerPassed, happened) == [
        events.PlayerPassed(0, forced=False),
        events.PlayerPassed(1, forced=True, obstacles=((GAZETTE, main_street.NO_JOB),)),
    ]
    assert table.round == 10


def test_the_gazette_costs_two_and_needs_an_open_space() -> None:
    table = position(2, lanes=["loft@b1 pottery@t1"], pennies=[1])
    assert refusal(table, "gazette loft pottery") == "This costs 2 pennies, and you have 1."
    table = position(2, lanes=["loft@b1 pottery@t1"], pennies=[9], used=spaces_used(gazette=2))
    assert refusal(table, "gazette loft pottery") == "This location has no open space left: Gazette."


# -- the second move


LANE = "loft@b1 cottage@b2 pottery@t1 tailor@t2"


def test_PL12_figure_12_two_moves_cost_three() -> None:
    table = position(2, boards="DA", lanes=[LANE], pennies=[5])
    do(table, "gazette loft tailor")
    assert table.phase == "second-move"
    happened = do(table, "gazette cottage tailor")
    assert of(events.MorePaid, happened)[0].pennies == 1
    assert table.pennies[0] == 2
    assert table.turn == 1
    assert table.used[location("gazette").number] == 1


def test_PL12_figure_12_with_stationers_two_moves_cost_two() -> None:
    table = position(2, boards="DA", lanes=[f"{LANE} stationers@t3:1"], pennies=[5])
    do(table, "gazette loft tailor", "gazette cottage tailor")
    assert table.pennies[0] == 3


def test_PL12_figure_12_filling_stationers_with_the_first_move_changes_nothing() -> None:
    table = position(2, boards="DA", lanes=[f"{LANE} stationers@t3"], pennies=[5])
    do(table, "gazette loft stationers", "gazette cottage tailor")
    assert table.pennies[0] == 2


def test_PL12_figure_12_it_is_asked_only_if_a_citizen_can_go_somewhere() -> None:
    closed = spaces_used(barracks=1, temple=1, gazette=1)
    table = position(2, boards="DA", lanes=["loft@b1 stationers@t1"], pennies=[5], used=closed)
    table.used[location("gazette").number] = 0  # so that the first space is next
    do(table, "gazette loft stationers")
    assert table.turn == 1


def test_PL12_figure_12_pennies_just_earned_pay_the_second_move() -> None:
    table = position(2, boards="DA", lanes=["loft@b1 cottage@b2 pottery@t1"], pennies=[2])
    do(table, "gazette loft barracks 0")
    assert table.pennies[0] == 3
    assert table.phase == "second-move"
    do(table, "gazette cottage pottery")
    assert table.pennies[0] == 2


def test_PL12_the_second_move_may_be_declined() -> None:
    table = position(2, boards="DA", lanes=[LANE], pennies=[5])
    do(table, "gazette loft tailor")
    assert refusal(table, "pass") == "Move a second citizen, or decline."
    assert refusal(table, "gazette loft tailor") == "You have no citizen there: Loft."
    do(table, "done")
    assert table.pennies[0] == 3
    assert table.turn == 1


def test_PL12_without_a_penny_no_second_move_is_asked() -> None:
    table = position(2, boards="DA", lanes=[LANE], pennies=[2])
    do(table, "gazette loft tailor")
    assert table.turn == 1


def test_PL12_other_spaces_bring_one_move() -> None:
    table = position(2, boards="DA", lanes=[LANE], pennies=[5], used=spaces_used(gazette=1))
    do(table, "gazette loft tailor")
    assert table.turn == 1


def test_PL6_PL12_the_citizen_just_moved_may_move_again() -> None:
    table = position(2, boards="DA", lanes=["loft@b1 pottery@t1 tailor@t2"], pennies=[5])
    do(table, "gazette loft tailor", "gazette tailor pottery")
    assert table.lanes[0].citizens[building("pottery")] == 1
    assert table.lanes[0].citizens[building("tailor")] == 0


# -- Barracks and Temple


def test_barracks_bring_a_penny_per_building_of_a_lane_of_anybody() -> None:
    table = position(2, lanes=["loft@b1", "luthier@t1 garage@t2 villa@b1"], pennies=[5])
    happened = do(table, "gazette loft barracks 1")
    assert of(events.PenniesGained, happened) == [events.PenniesGained(0, location("barracks"), 3, 1)]
    assert table.pennies[0] == 5 - 2 + 3
    assert table.lanes[1].citizens[building("villa")] == 1, "the citizen was the mover's own"


def test_temple_figure_7_brings_a_penny_per_set() -> None:
    sets = "loft@b1 villa@b2 greengrocer@t1 apothecary@t2 smelter@t3 tailor@t4"
    table = position(2, lanes=["cottage@b1", sets], pennies=[5])
    happened = do(table, "gazette cottage temple 1")
    assert of(events.PenniesGained, happened)[0].pennies == 2
    table = position(2, lanes=[sets], pennies=[5])
    assert "gazette loft temple 0" in legal(table)


def test_barracks_and_temple_close_until_upkeep_takes_the_citizen() -> None:
    table = position(2, lanes=["loft@b1 cottage@b2", "villa@b1"], pennies=[9, 9])
    do(table, "gazette loft barracks 0")
    assert refusal(table, "gazette cottage barracks 0") == "There is no open job: Barracks."
    do(table, "gazette cottage temple 0")
    assert refusal(table, "gazette villa temple 0") == "There is no open job: Temple."
    end_round(table)
    assert not any(table.used)
    assert table.lanes[0].citizens[building("loft")] == 0, "the slot stays empty"
    assert "gazette board barracks 0" in legal(table)


def test_PL13_one_lane_of_each_amount_is_listed_the_first_clockwise_from_the_movers_own() -> None:
    lanes = ["luthier@t1", "loft@b1 pottery@t1", "villa@b1", "garage@t1 tailor@t2", ""]
    table = position(5, lanes=lanes, turn=1, pennies=[3] * 5)
    assert legal(table, "gazette loft barracks") == [
        "gazette loft barracks 1",
        "gazette loft barracks 2",
        "gazette loft barracks 4",
    ]
    assert legal(table, "gazette loft temple") == ["gazette loft temple 1"]


def test_PL13_check_accepts_every_lane() -> None:
    lanes = ["luthier@t1", "loft@b1 pottery@t1", "villa@b1", "garage@t1 tailor@t2", ""]
    table = position(5, lanes=lanes, turn=1, pennies=[3] * 5)
    for job in ("barracks", "temple"):
        for seat in range(5):
            twin = table.copy()
            (got,) = of(events.PenniesGained, do(twin, f"gazette loft {job} {seat}"))
            assert got.seat == seat


def test_PL13_the_second_move_likewise() -> None:
    lanes = ["loft@b1 cottage@b2", "villa@b1 manor@b2", "pottery@t1"]
    table = position(3, lanes=lanes, pennies=[9] * 3)
    do(table, "gazette loft barracks 1")
    assert table.phase == "second-move"
    assert legal(table, "gazette cottage temple") == ["gazette cottage temple 0"]
    do(table, "gazette cottage temple 2")
    assert table.turn == 1


def test_a_lane_of_nobody_is_refused() -> None:
    table = position(2, lanes=["loft@b1"], pennies=[9])
    assert refusal(table, "gazette loft barracks 2") == "Choose the player whose lane counts."


@pytest.mark.parametrize(
    "action",
    [
        MoveCitizen(building("loft"), location("barracks")),
        MoveCitizen(building("loft"), BANK, 0),
        MoveCitizen(building("loft"), building("pottery"), 1),
    ],
    ids=str,
)
def test_moves_that_have_no_text_are_refused_too(action: MoveCitizen) -> None:
    """Such actions can be created in Python only."""
    table = position(2, lanes=["loft@b1 pottery@t1"], pennies=[9])
    assert table.refusal(action) is not None
    with pytest.raises(ValueError, match="is not an action of Penny Lane"):
        parse_action(str(action))
