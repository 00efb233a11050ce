"""Effects of gestures on the selection: taps, drags with snapping, keys, refusals."""

from __future__ import annotations

import pytest

from pennypress.games.copenhagen.actions import parse_action
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.selection import NOTHING, Holding
from pennypress.games.view import GestureResult
from tests.games.copenhagen.positions import position
from tests.games.copenhagen.view.table_driver import Person


@pytest.fixture
def table() -> Copenhagen:
    """Three blue cards; the ground floor has a blue tile and two empty spaces at its right."""
    return position(hands=["blue blue blue"], houses=["blue-2@0,0 red-2@2,0t1"])


def made(table: Copenhagen, *gestures: tuple[object, ...]) -> GestureResult:
    person = Person(table)
    for name, *words in gestures:
        person.makes(str(name), *words)
    return person.last


def test_a_tap_takes_a_tile_in_hand_where_it_may_lie_and_a_second_puts_it_back(table: Copenhagen) -> None:
    taken = made(table, ("tile", "blue-3"))
    assert taken.announcement == "Selected: the blue tile of 3 spaces."
    assert taken.selection.ghost in table.houses[0].placements(taken.selection.ghost.tile)
    assert made(table, ("tile", "blue-3"), ("tile", "blue-3")).selection == NOTHING


def test_a_tap_on_a_space_brings_it_there_by_its_anchor(table: Copenhagen) -> None:
    hand = made(table, ("tile", "blue-2"), ("cell", 3, 0)).selection
    assert hand == Holding(spot("blue-2@3,0"))


def test_where_it_fits_only_otherwise_a_tap_turns_it(table: Copenhagen) -> None:
    hand = made(table, ("tile", "blue-2"), ("cell", 4, 0)).selection
    assert hand.ghost.column == 4
    assert hand.ghost in table.houses[0].placements(hand.ghost.tile)


def test_the_last_gesture_builds_it(table: Copenhagen) -> None:
    assert made(table, ("tile", "blue-2"), ("cell", 3, 0), ("place",)) == GestureResult(
        NOTHING, parse_action("build blue-2@3,0")
    )


def test_a_tap_on_the_preview_does_not_build_it(table: Copenhagen) -> None:
    held = made(table, ("tile", "blue-2"), ("cell", 3, 0)).selection
    person = Person(table)
    person.makes("tile", "blue-2")
    person.makes("cell", 3, 0)
    person.presses("preview")
    assert person.last == GestureResult(held, None, "Not built yet: tap “Build”.")
    refused = made(table, ("tile", "blue-2"), ("cell", 3, 5), ("preview",))
    assert refused.announcement.startswith("At least one space")


def test_keys_turn_mirror_and_move_it(table: Copenhagen) -> None:
    upright = made(table, ("tile", "blue-2"), ("cell", 3, 0), ("turn",))
    assert {cell[0] for cell in upright.selection.ghost.cells} == {3}
    assert made(table, ("tile", "blue-2"), ("cell", 3, 0), ("nudge", "up")).selection.ghost is spot(
        "blue-2@3,1"
    )
    assert made(table, ("tile", "blue-2"), ("cell", 3, 0), ("mirror",)).selection.ghost is spot(
        "blue-2@3,0t2"
    )
    assert made(table, ("tile", "blue-2"), ("cell", 3, 0), ("nudge", "down")).selection.ghost is spot(
        "blue-2@3,0"
    )


def test_a_tile_that_is_dragged_snaps_to_the_nearest_place_where_it_may_lie(table: Copenhagen) -> None:
    dragged = [("hold", "blue-2"), ("cell", 3, 0), ("hover", 3, 1)]
    assert made(table, *dragged).selection.ghost in table.houses[0].placements(spot("blue-2@3,0").tile)
    assert made(table, ("hold", "blue-2"), ("cell", 3, 0), ("hover", 3, 6)).selection.ghost is spot(
        "blue-2@3,6"
    )


def test_dropping_it_where_it_may_lie_does_not_build_it_yet(table: Copenhagen) -> None:
    drag = [("hold", "blue-2"), ("cell", 3, 0), ("hover", 2, 5), ("drop", 3, 0)]
    dropped = made(table, *drag)
    assert dropped == GestureResult(Holding(spot("blue-2@3,0")), None, "Not built yet: tap “Build”.")
    assert made(table, *drag, ("place",)) == GestureResult(NOTHING, parse_action("build blue-2@3,0"))


def test_one_that_was_selected_before_can_be_dragged_on(table: Copenhagen) -> None:
    moved = made(table, ("tile", "blue-2"), ("hold", "blue-2"), ("drop", 3, 0))
    assert moved == GestureResult(Holding(spot("blue-2@3,0")), None, "Not built yet: tap “Build”.")


def test_one_dropped_beside_a_place_lies_in_the_nearest_one_and_says_why(table: Copenhagen) -> None:
    dropped = made(table, ("hold", "blue-2"), ("drop", 3, 1))
    assert dropped.selection.ghost is spot("blue-2@3,0")
    assert dropped.announcement == (
        "It cannot go where you dropped it, so it lies in the nearest place. Not built yet: tap “Build”."
    )


def test_dropping_it_elsewhere_keeps_it_in_hand_and_says_the_rule(table: Copenhagen) -> None:
    dropped = made(table, ("hold", "blue-2"), ("cell", 3, 0), ("drop", 3, 6))
    assert dropped.action is None
    assert dropped.selection.ghost is spot("blue-2@3,6")
    assert dropped.announcement == (
        "At least one space of the blue tile of 2 spaces must be on the bottom row or directly above a tile."
    )


def test_letting_go_outside_puts_it_back(table: Copenhagen) -> None:
    assert made(table, ("hold", "blue-2"), ("off",)) == GestureResult(NOTHING)


def test_what_cannot_be_afforded_is_refused_with_its_price(table: Copenhagen) -> None:
    refused = made(table, ("tile", "red-4"), ("place",))
    assert refused.selection.ghost.tile is spot("red-4@0,0").tile
    assert refused.announcement.startswith("Placed there, the red tile of 4 spaces costs 3 cards") or (
        refused.announcement.startswith("Placed there, the red tile of 4 spaces costs 4 cards")
    )


def test_several_ways_to_pay_are_a_choice_before_it_is_built() -> None:
    table = position(
        hands=["red red green green"], abilities=["any-cards change-of-colours"],
        in_use="change-of-colours", change="green red",
    )  # fmt: skip
    dropped = made(table, ("hold", "red-2"), ("drop", 0, 0))
    assert dropped.action is None
    assert dropped.announcement == "There are several ways to pay: choose one, then build."
    paid = made(table, ("hold", "red-2"), ("cell", 0, 0), ("pay", 2), ("place",)).action
    assert str(paid).endswith("changed 2")
    fewest = made(table, ("hold", "red-2"), ("cell", 0, 0), ("place",)).action
    assert "changed" not in str(fewest)


@pytest.mark.parametrize(
    ("step", "tile", "sentence"),
    [
        ("turn", "white-1", "You cannot buy a special tile. You get one only from a coat of arms."),
        ("coat-of-arms", "red-2", "A coat of arms gives you the special tile, not a tile that costs cards."),
        ("discard", "red-2", "First discard down to 7 cards."),
    ],
)
def test_a_tile_that_is_not_to_be_had_now_is_refused_by_the_rule(step: str, tile: str, sentence: str) -> None:
    hands = ["purple " * 8] if step == "discard" else ["purple purple"]
    harbour = (
        "- - red yellow green blue red" if step == "discard" else "red yellow green blue red yellow green"
    )
    table = position(step=step, coats=int(step == "coat-of-arms"), hands=hands, harbour=harbour, sound=False)
    assert made(table, ("tile", tile)) == GestureResult(NOTHING, None, sentence)


def test_with_both_actions_in_use_cards_come_first() -> None:
    table = position(hands=["red red"], abilities=["any-cards both-actions"], in_use="both-actions")
    refused = made(table, ("tile", "red-2"))
    assert refused == GestureResult(NOTHING, None, "With both actions you take cards first, then build.")


def test_change_of_colours_asks_for_two_colours_and_can_be_left() -> None:
    table = position(hands=["red red"], abilities=["any-cards change-of-colours"])
    asked = [("ability", "change-of-colours"), ("cards", "red")]
    assert made(table, *asked).selection.changing
    assert str(made(table, *asked, ("as", "blue")).action) == "use change-of-colours red blue"
    assert made(table, *asked, ("off",)).selection == NOTHING
    assert made(table, asked[0], asked[0]).selection == NOTHING


def test_an_ability_that_one_has_not_is_refused_by_the_rule() -> None:
    table = position(hands=["red red"])
    for name in ("both-actions", "change-of-colours"):
        action = made(table, ("ability", name)).action
        assert action is not None
        with pytest.raises(ValueError, match="You do not have the ability tile"):
            table.check(action)


@pytest.mark.parametrize(
    "odd",
    [
        ("tile", "blue-9"),
        ("tile",),
        ("do", "fly"),
        ("cell", "a", "b"),
        ("nudge", "sideways"),
        ("dance",),
        ("take", "9"),
        ("take", "x"),
        ("card", "white-ish"),
        ("pay", "much"),
    ],
)
def test_odd_gestures_change_nothing(table: Copenhagen, odd: tuple[str, ...]) -> None:
    held = made(table, ("tile", "blue-2")).selection
    assert made(table, ("tile", "blue-2"), odd) == GestureResult(held)


HELD = [("tile", "blue-3"), ("cell", 0, 1)]


@pytest.mark.parametrize("ability", ["any-cards", "additional-card", "construction-discount"])
def test_a_tile_in_hand_stays_there_when_an_ability_is_used(ability: str) -> None:
    table = position(hands=["blue blue blue"], abilities=[f"any-cards {ability}"])
    held = made(table, *HELD).selection
    used = made(table, *HELD, ("ability", ability))
    assert (str(used.action), used.next_selection) == (f"use {ability}", held)


def test_it_stays_while_colours_are_chosen_and_when_that_is_left() -> None:
    table = position(hands=["red red"], abilities=["any-cards change-of-colours"])
    held = made(table, *HELD).selection
    asked = made(table, *HELD, ("ability", "change-of-colours"))
    assert (asked.selection.ghost, asked.selection.changing) == (held.ghost, True)
    assert made(table, *HELD, ("ability", "change-of-colours"), ("off",)).selection == held
    chosen = made(table, *HELD, ("ability", "change-of-colours"), ("cards", "red"), ("as", "blue"))
    assert (str(chosen.action), chosen.next_selection) == ("use change-of-colours red blue", held)


def test_with_both_actions_it_goes_back_since_cards_come_first() -> None:
    table = position(hands=["blue blue blue"], abilities=["any-cards both-actions"])
    assert made(table, *HELD, ("ability", "both-actions")).next_selection == NOTHING


def test_an_ability_that_is_refused_leaves_it_in_hand() -> None:
    table = position(hands=["blue blue blue"])
    assert made(table, *HELD, ("ability", "both-actions")).selection == made(table, *HELD).selection


@pytest.mark.parametrize(("coats", "stays"), [(1, False), (2, True)])
def test_a_special_tile_stays_in_hand_as_long_as_a_coat_of_arms_is_left(coats: int, stays: bool) -> None:
    table = position(step="coat-of-arms", coats=coats, sound=False)
    held = made(table, ("tile", "white-1")).selection
    gained = made(table, ("tile", "white-1"), ("ability", "both-actions"))
    assert gained.next_selection == (held if stays else NOTHING)
