"""Coats of arms (rulebook p. 5): what earns them, the three actions, chains; ruling C5."""

from __future__ import annotations

import pytest

from pennypress.games.copenhagen import events, phases
from pennypress.games.copenhagen.components import ABILITIES, ADDITIONAL_CARD, ANY_CARDS, SPECIAL, ability
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.house import Coats
from tests.games.copenhagen.positions import do, house, legal, of, position, refusal

ALL = " ".join(each.name for each in ABILITIES)
UP_TO_2 = "purple-2@2,0t1"
"""Two rows of column 2, directly below the coat of arms."""
GROUND = "purple-5@0,0"


@pytest.mark.parametrize(
    ("name", "coats"),
    [
        ("green-2@2,2", Coats(((2, 2),), ())),
        ("green-2@1,2", Coats(((2, 2),), ())),
        ("green-2@3,4", Coats(((4, 4),), ())),
        ("green-2@1,6t1", Coats(((1, 6),), ())),
        ("green-2@3,7t1", Coats(((3, 8),), ())),
        ("green-2@0,2", Coats((), ())),
        ("green-2@2,4", Coats((), ())),
    ],
)
def test_covering_a_coat_of_arms_earns_an_action(name: str, coats: Coats) -> None:
    assert house("").coats_for(spot(name)) == coats


@pytest.mark.parametrize("row", range(9))
def test_completing_a_row_with_a_coat_of_arms_earns_an_action(row: int) -> None:
    built = house(f"purple-3@0,{row}")
    covered = tuple(cell for cell in ((4, 4), (3, 8)) if cell[1] == row)
    rows = (row,) if row in (1, 3, 5) else ()
    assert built.coats_for(spot(f"green-2@3,{row}")) == Coats(covered, rows)


def test_a_covered_coat_and_a_completed_row_earn_two_actions() -> None:
    built = house("purple-3@0,1 purple-3@0,0 green-2@3,0")
    earned = built.coats_for(spot("green-2@3,1"))
    assert earned == Coats((), (1,))
    upright = house("purple-2@0,1 purple-2@3,1").coats_for(spot("green-2@2,1t1"))
    assert upright == Coats(((2, 2),), (1,))
    assert upright.total == 2


def test_a_coat_of_arms_earns_nothing_twice() -> None:
    built = house("green-2@2,2")
    assert built.coats_for(spot("green-2@2,3")) == Coats((), ())
    full = house("purple-5@0,1")
    assert full.coats_for(spot("purple-5@0,2")) == Coats(((2, 2),), ())


def test_after_placing_the_player_chooses_one_of_three() -> None:
    table = position(hands=["green green"], houses=[UP_TO_2], abilities=["-any-cards"])
    happened = do(table, "build green-2@2,2")
    assert of(events.CoatsEarned, happened)[0].coats == Coats(((2, 2),), ())
    assert table.phase == "coat-of-arms"
    assert table.coats == 1
    specials = {"build white-1@0,0", "build white-1@1,0", "build white-1@3,0", "build white-1@4,0"}
    gains = {f"gain {each.name}" for each in ABILITIES[1:]}
    assert set(legal(table)) == {*specials, "build white-1@2,3", "build white-1@3,3", *gains, "activate"}


def test_a_special_tile_is_placed_at_once_free_of_charge() -> None:
    table = position(hands=["green green red"], houses=[UP_TO_2])
    do(table, "build green-2@2,2", "build white-1@0,0")
    assert table.hand_size(0) == 1
    assert table.copies_left(SPECIAL) == 11
    assert table.houses[0].fill_at(0, 0) == "window"
    assert table.next_to_act == 1


def test_a_special_tile_obeys_the_construction_rules() -> None:
    table = position(hands=["green green"], houses=[UP_TO_2])
    do(table, "build green-2@2,2")
    assert refusal(table, "build white-1@0,1") == (
        "At least one space of the special tile must be on the bottom row or directly above a tile."
    )
    assert refusal(table, "build white-1@2,0").startswith("Placed there, the special tile would overlap")
    message = "A coat of arms gives you the special tile, not a tile that costs cards."
    assert refusal(table, "build red-2@0,0") == message


def test_a_special_tile_may_go_under_an_overhang() -> None:
    table = position(hands=["green green"], houses=[UP_TO_2])
    do(table, "build green-2@2,2")
    assert refusal(table, "build white-1@3,1").startswith("At least one space")
    do(table, "build white-1@3,0")
    table = position(hands=["green green"], houses=[f"{UP_TO_2} red-2@3,0"])
    do(table, "build green-2@2,2", "build white-1@3,1")


def test_a_new_ability_tile_comes_active() -> None:
    table = position(hands=["green green"], houses=[UP_TO_2])
    happened = do(table, "build green-2@2,2", "gain additional-card")
    assert of(events.AbilityGained, happened) == [events.AbilityGained(0, ADDITIONAL_CARD)]
    assert table.abilities(0) == (ANY_CARDS, ADDITIONAL_CARD)
    assert table.is_active(0, ADDITIONAL_CARD)
    assert table.abilities_left(ADDITIONAL_CARD) == 1


@pytest.mark.parametrize("mine", ["any-cards", "-any-cards"])
def test_nobody_has_the_same_ability_tile_twice(mine: str) -> None:
    table = position(hands=["green green"], houses=[UP_TO_2], abilities=[mine])
    do(table, "build green-2@2,2")
    message = "You already have “Any cards”. Nobody can have the same ability tile twice."
    assert refusal(table, "gain any-cards") == message


def test_everyone_can_have_one_of_each_ability_tile() -> None:
    table = position(4, abilities=[ALL, ALL, ALL, "any-cards"])
    assert [table.abilities_left(each) for each in ABILITIES] == [0, 1, 1, 1, 1]


def test_activating_flips_all_used_ability_tiles() -> None:
    mine = "-any-cards -additional-card construction-discount"
    table = position(hands=["green green"], houses=[UP_TO_2], abilities=[mine, "-any-cards"])
    happened = do(table, "build green-2@2,2", "activate")
    assert of(events.AbilitiesActivated, happened)[0].abilities == (ANY_CARDS, ADDITIONAL_CARD)
    assert table.active[0] == table.owned[0]
    assert not table.is_active(1, ANY_CARDS)


def test_an_ability_used_in_this_turn_is_flipped_back_too() -> None:
    mine = "any-cards construction-discount"
    table = position(hands=["green"], houses=[UP_TO_2], abilities=[mine])
    do(table, "use construction-discount", "build green-2@2,2")
    assert not table.is_active(0, ability("construction-discount"))
    do(table, "activate")
    assert table.is_active(0, ability("construction-discount"))


def test_with_nothing_used_there_is_nothing_to_activate() -> None:
    table = position(hands=["green green"], houses=[UP_TO_2])
    do(table, "build green-2@2,2")
    assert refusal(table, "activate") == "None of your ability tiles has been used."


def test_the_choice_may_not_be_passed_and_no_ability_used_before_it() -> None:
    table = position(hands=["green green"], houses=[UP_TO_2])
    do(table, "build green-2@2,2")
    for action in ("done", "take 0", "use any-cards"):
        assert refusal(table, action) == "First choose your coat-of-arms reward."


def test_each_coat_of_arms_brings_an_action_of_its_own_in_any_order() -> None:
    """One upright tile covers a coat of arms and completes a row that has one."""
    houses = ["purple-5@0,0 blue-2@0,1 blue-2@3,1", ""]
    for first, second in [("gain both-actions", "activate"), ("activate", "gain both-actions")]:
        table = position(hands=["green green"], houses=houses, abilities=["-any-cards"])
        do(table, "build green-2@2,1t1")
        assert table.coats == 2
        do(table, first)
        assert table.coats == 1
        do(table, second)
        assert table.coats == 0
        assert table.next_to_act == 1


def test_a_special_tile_may_earn_more_coats_of_arms_and_points() -> None:
    """The special tile completes row 1, which has a coat of arms, and scores."""
    built = f"{GROUND} purple-2@0,1 purple-2@3,1 red-3@3,2"
    table = position(hands=["green green"], houses=[built, ""], harbour="red " * 7, sound=False)
    table.coats, table.phase = 1, phases.COATS
    before = table.scores[0]
    happened = do(table, "build white-1@2,1")
    assert of(events.CoatsEarned, happened)[0].coats == Coats((), (1,))
    assert table.scores[0] == before + 1
    assert table.phase == "coat-of-arms"
    happened = do(table, "build white-1@2,2")
    assert of(events.CoatsEarned, happened)[0].coats == Coats(((2, 2),), ())
    do(table, "gain additional-card")
    assert table.next_to_act == 1


def test_special_tiles_run_out() -> None:
    """Twelve special tiles are in the other house."""
    whites = " ".join(f"white-1@{column},{row}" for row in range(3) for column in range(4))
    table = position(hands=["green green"], houses=[UP_TO_2, whites])
    do(table, "build green-2@2,2")
    assert legal(table, "build") == []
    assert refusal(table, "build white-1@0,0") == "No copy is left of the special tile."


def test_C5_an_action_lapses_if_none_is_possible() -> None:
    whites = " ".join(f"white-1@{column},{row}" for row in range(3) for column in range(4))
    table = position(hands=["green green"], houses=[UP_TO_2, whites], abilities=[ALL])
    happened = do(table, "build green-2@2,2")
    assert of(events.CoatsLapsed, happened) == [events.CoatsLapsed(0, 1)]
    assert table.coats == 0
    assert table.next_to_act == 1


def test_C5_a_second_action_lapses_after_the_first() -> None:
    whites = " ".join(f"white-1@{column},{row}" for row in range(3) for column in range(4))
    houses = ["purple-5@0,0 blue-2@0,1 blue-2@3,1", whites]
    table = position(hands=["green green"], houses=houses, abilities=[f"-{ALL}"])
    happened = do(table, "build green-2@2,1t1", "activate")
    assert of(events.CoatsLapsed, happened) == [events.CoatsLapsed(0, 1)]
    assert table.next_to_act == 1


def test_with_both_actions_the_harbour_waits_for_the_coats_of_arms() -> None:
    table = position(hands=["green"], houses=[UP_TO_2], abilities=["any-cards both-actions"])
    do(table, "use both-actions", "take 1", "take 2", "build green-2@2,2")
    assert table.phase == "coat-of-arms"
    do(table, "activate")
    assert table.phase == "refill"


def test_coats_of_arms_are_not_to_be_had_otherwise() -> None:
    message = "You need a coat of arms for that: cover one, or complete a row that has one."
    assert refusal(position(), "gain both-actions") == message
    assert refusal(position(), "activate") == message
