"""Constructing a facade (rulebook p. 3 and 4): prices, placing, discounts; ruling C3."""

from __future__ import annotations

import pytest

from pennypress.games.copenhagen import construction, events
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.components import (
    CHANGE,
    COLOURS,
    DISCOUNT,
    TILES,
    tile,
)
from pennypress.games.copenhagen.empty_house_placements import spot, spots
from tests.games.copenhagen.positions import do, hand, house, legal, of, position, refusal

ALL = "any-cards construction-discount change-of-colours"


def tiles_on_offer(table_actions: list[str]) -> set[str]:
    return {text.split()[1].split("@")[0] for text in table_actions}


@pytest.mark.parametrize("kind", TILES[:-1], ids=str)
def test_a_tile_costs_as_many_cards_of_its_colour_as_it_has_spaces(kind: object) -> None:
    own = tile(str(kind))
    enough = position(hands=[" ".join([own.colour.name] * own.size)])
    action = legal(enough, f"build {own}@")[0]
    happened = do(enough, action)
    assert of(events.TileBought, happened)[0].paid == ((own.colour, own.size),)
    assert enough.hand_size(0) == 0
    assert enough.discards[own.colour.number] == own.size
    assert enough.copies_left(own) == own.copies(2) - 1
    too_few = position(hands=[" ".join([own.colour.name] * (own.size - 1))])
    assert refusal(too_few, action).startswith(
        f"Placed there, the {own.colour.name} tile of {own.size} spaces costs"
    )


def test_all_cards_have_to_be_of_the_tiles_colour() -> None:
    table = position(hands=["red red blue blue blue"])
    assert tiles_on_offer(legal(table, "build")) == {"red-2", "blue-2", "blue-3"}
    message = "Placed there, the green tile of 2 spaces costs 2 cards; you have only 0 to pay with."
    assert refusal(table, "build green-2@0,0") == message


def test_constructing_is_the_whole_turn_and_needs_no_refill() -> None:
    table = position(hands=["red red red red"])
    do(table, "build red-2@0,0")
    assert table.phase == "turn"
    assert table.next_to_act == 1
    assert hand(table) == {"red": 2}


def test_a_tile_of_which_no_copy_is_left_cannot_be_bought() -> None:
    houses = ["purple-5@0,0", ""]
    table = position(hands=["", "purple purple purple purple purple"], turn=1, houses=houses)
    assert table.copies_left(tile("purple-5")) == 0
    assert refusal(table, "build purple-5@0,0") == "No copy is left of the purple tile of 5 spaces."
    assert "purple-5" not in tiles_on_offer(legal(table, "build"))
    assert "build purple-4@0,0" in legal(table)


def test_special_tiles_cannot_be_bought() -> None:
    message = "You cannot buy a special tile. You get one only from a coat of arms."
    assert refusal(position(), "build white-1@0,0") == message


# -- construction rules


def test_a_tile_may_stand_on_the_bottom_row() -> None:
    table = position(hands=["red red"])
    at = {spot(text.split()[1]).row for text in legal(table, "build")}
    assert at == {0}


def test_one_space_above_another_tile_is_enough() -> None:
    """The purple bar overhangs: only its first space is above the green one."""
    table = position(hands=["purple purple purple"], houses=["green-2@0,0"])
    assert "build purple-3@1,1" in legal(table)


def test_a_tile_neither_above_another_nor_in_the_bottom_row_is_refused() -> None:
    table = position(hands=["purple purple purple"], houses=["green-2@0,0"])
    message = "At least one space of the purple tile of 3 spaces must be on the bottom row or directly"
    assert refusal(table, "build purple-3@2,1") == f"{message} above a tile."


def test_a_tile_beside_another_but_not_above_is_refused() -> None:
    table = position(hands=["red red"], houses=["green-3@0,0t1"])
    assert refusal(table, "build red-2@1,1").startswith("At least one space of the red tile")
    assert "build red-2@0,3" in legal(table)


def test_a_tile_may_not_stand_on_itself() -> None:
    table = position(hands=["red red red red"])
    assert refusal(table, "build red-4@0,1").startswith("At least one space")


def test_tiles_may_not_overlap() -> None:
    table = position(hands=["red red"], houses=["green-2@0,0"])
    message = "Placed there, the red tile of 2 spaces would overlap another tile of your house."
    assert refusal(table, "build red-2@1,0") == message


def test_a_tile_may_fill_a_hole_below_another() -> None:
    table = position(hands=["red red"], houses=["green-2@0,0 purple-4@0,1"])
    assert "build red-2@2,0" in legal(table)


def test_every_turn_and_side_of_a_tile_may_be_placed() -> None:
    table = position(hands=["yellow yellow yellow yellow yellow"])
    on_the_ground = [each for each in spots(tile("yellow-5")) if each.row == 0]
    assert {(each.turns, each.mirrored) for each in on_the_ground} == {
        (turns, mirrored) for turns in range(4) for mirrored in (False, True)
    }
    assert set(legal(table, "build yellow-5")) == {f"build {each}" for each in on_the_ground}


# -- one card less beside the same colour


def test_a_tile_that_touches_its_own_colour_costs_one_card_less() -> None:
    table = position(hands=["green green"], houses=["green-2@0,0"])
    happened = do(table, "build green-3@2,0")
    bought = of(events.TileBought, happened)[0]
    assert bought.beside_its_colour
    assert bought.paid == ((COLOURS[2], 2),)


def test_not_beside_its_own_colour_it_costs_as_many_as_spaces() -> None:
    table = position(hands=["green green"], houses=["green-2@0,0 blue-2@2,0"])
    message = "Placed there, the green tile of 3 spaces costs 3 cards; you have only 2 to pay with."
    assert refusal(table, "build green-3@2,1") == message
    assert "build green-3@1,1" in legal(table)


@pytest.mark.parametrize(
    ("at", "beside"),
    [("@2,0t1", True), ("@1,1", True), ("@0,1", True), ("@2,1t1", False), ("@3,0", False)],
)
def test_only_sides_touch_corners_do_not(at: str, beside: bool) -> None:
    built = house("green-2@0,0 red-2@2,0")
    assert built.is_beside_its_colour(spot(f"green-2{at}")) == beside


def test_the_edges_of_the_house_are_no_neighbours() -> None:
    """The last space of a row and the first of the next are not adjacent."""
    built = house("green-2@3,0")
    assert not built.is_beside_its_colour(spot("green-2@0,1"))


def test_the_discount_is_one_card_however_many_neighbours_there_are() -> None:
    built = house("green-2@0,0 green-2@3,0")
    assert construction.price(built, spot("green-3@1,1")) == 2


def test_tiles_of_other_players_do_not_count() -> None:
    table = position(hands=["green green"], houses=["", "green-2@0,0"])
    assert "green-3" not in tiles_on_offer(legal(table, "build"))


# -- construction discount


def test_construction_discount_saves_one_card_and_is_used_up() -> None:
    table = position(hands=["red red"], abilities=[ALL])
    happened = do(table, "use construction-discount", "build red-3@0,0")
    assert table.hand_size(0) == 0
    assert of(events.AbilityUsed, happened) == [events.AbilityUsed(0, DISCOUNT)]
    assert not table.is_active(0, DISCOUNT)


def test_both_discounts_apply() -> None:
    table = position(hands=["green"], abilities=[ALL], houses=["green-2@0,0"])
    do(table, "use construction-discount", "build green-3@2,0")
    assert table.hand_size(0) == 0


def test_C3_a_price_never_falls_below_zero() -> None:
    built = house("green-2@0,0")
    prices = [
        construction.price(built, each, discount=True) for kind in TILES for each in built.placements(kind)
    ]
    assert min(prices) == 0
    table = position(hands=[""], abilities=[ALL], houses=["green-2@0,0"], sound=False)
    happened = do(table, "use construction-discount", "build green-2@2,0")
    assert of(events.TileBought, happened)[0].paid == ()
    assert table.hand_size(0) == 0
    assert not table.is_active(0, DISCOUNT)


def test_construction_discount_is_kept_when_cards_are_taken() -> None:
    table = position(abilities=[ALL])
    happened = do(table, "use construction-discount", "take 0", "take 1")
    assert of(events.AbilityKept, happened) == [events.AbilityKept(0, DISCOUNT)]
    assert table.is_active(0, DISCOUNT)


# -- change of colours


def test_change_of_colours_makes_one_colour_count_as_another() -> None:
    """Rulebook p. 6: 4 green cards and 1 purple one are 5 green or 5 purple ones."""
    table = position(hands=["green green green green purple"], abilities=[ALL])
    do(table, "use change-of-colours purple green")
    happened = do(table, "build green-5@0,0 changed 1")
    assert of(events.TileBought, happened)[0].paid == ((COLOURS[2], 4), (COLOURS[4], 1))
    assert of(events.AbilityUsed, happened) == [events.AbilityUsed(0, CHANGE)]
    assert table.hand_size(0) == 0
    assert table.discards == (0, 0, 4, 0, 1)
    table = position(hands=["green green green green purple"], abilities=[ALL])
    do(table, "use change-of-colours green purple", "build purple-5@0,0 changed 4")
    assert table.hand_size(0) == 0


def test_with_change_of_colours_one_chooses_which_cards_to_pay() -> None:
    table = position(hands=["red red blue blue"], abilities=[ALL])
    do(table, "use change-of-colours red blue")
    ways = [text for text in legal(table, "build blue-2@0,0") if text.split()[1] == "blue-2@0,0"]
    assert ways == ["build blue-2@0,0", "build blue-2@0,0 changed 1", "build blue-2@0,0 changed 2"]
    do(table, "build blue-2@0,0 changed 2")
    assert hand(table) == {"blue": 2}


def test_change_of_colours_is_kept_when_no_changed_card_is_paid() -> None:
    table = position(hands=["red red blue blue"], abilities=[ALL])
    happened = do(table, "use change-of-colours red blue", "build blue-2@0,0")
    assert of(events.AbilityKept, happened) == [events.AbilityKept(0, CHANGE)]
    assert table.is_active(0, CHANGE)
    assert table.change is None


def test_cards_may_still_be_paid_as_what_they_are() -> None:
    table = position(hands=["red red"], abilities=[ALL])
    do(table, "use change-of-colours red blue", "build red-2@0,0")
    assert table.is_active(0, CHANGE)


def test_only_one_colour_changes_and_only_into_one_other() -> None:
    table = position(hands=["red red green green yellow"], abilities=[ALL])
    do(table, "use change-of-colours red blue")
    assert tiles_on_offer(legal(table, "build")) == {"red-2", "green-2", "blue-2"}
    message = "None of your cards counts as green. For that you need “Change of colors”."
    assert refusal(table, "build green-3@0,0 changed 1") == message
    assert refusal(table, "use change-of-colours green blue") == "“Change of colors” is already in use."


def test_the_payment_has_to_be_exact() -> None:
    table = position(hands=["red red red blue blue"], abilities=[ALL])
    do(table, "use change-of-colours red blue")
    message = "You must pay exactly 2 in all: 3 changed cards do not fit."
    assert refusal(table, "build blue-2@0,0 changed 3") == message


def test_only_colours_that_one_has_are_changed() -> None:
    table = position(hands=["red"], abilities=[ALL])
    offered = legal(table, "use change")
    assert offered == [f"use change-of-colours red {each.name}" for each in COLOURS[1:]]
    message = "You have no card of that color: blue."
    assert refusal(table, "use change-of-colours blue red") == message


def test_discount_change_and_neighbour_together() -> None:
    """A blue tile of 4 for one red card and one blue card."""
    table = position(hands=["red blue"], abilities=[ALL], houses=["blue-2@0,0"])
    do(table, "use construction-discount", "use change-of-colours red blue")
    do(table, "build blue-4@2,0 changed 1")
    assert table.hand_size(0) == 0
    assert not table.is_active(0, DISCOUNT)
    assert not table.is_active(0, CHANGE)


def test_the_listed_ways_to_build_are_those_that_pass_the_check() -> None:
    table = position(hands=["red red blue green"], abilities=[ALL], houses=["blue-2@0,0 red-3@2,0"])
    do(table, "use construction-discount", "use change-of-colours red blue")
    listed = set(table.legal_actions())
    for kind in TILES:
        for each in spots(kind):
            for changed in range(3):
                build = Build(each, changed)
                assert (build in listed) == (table.refusal(build) is None)
