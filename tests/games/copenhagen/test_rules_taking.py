"""Taking cards (rulebook p. 3): neighbours, the refill, the hand limit; rulings C1 and C2."""

from __future__ import annotations

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.components import ADDITIONAL_CARD, ANY_CARDS
from tests.games.copenhagen.positions import do, hand, legal, of, position, refusal

# The harbour is red yellow green blue purple red yellow unless a test sets it.
SEVEN = "red red red green green blue blue"


def test_two_neighbouring_cards_are_taken_into_the_hand_for_all_to_see() -> None:
    table = position(hands=["green"])
    happened = do(table, "take 2", "take 3")
    assert hand(table) == {"green": 2, "blue": 1}
    assert table.shown[0] == (0, 0, 1, 1, 0)
    assert [(event.place, event.colour.name) for event in of(events.CardTaken, happened)] == [
        (2, "green"),
        (3, "blue"),
    ]


def test_the_second_card_is_a_neighbour_of_the_first_on_either_side() -> None:
    table = position()
    do(table, "take 2")
    assert legal(table, "take") == ["take 1", "take 3"]
    message = "The two cards must be next to each other, unless you use “Any cards”."
    assert refusal(table, "take 4") == message


def test_C1_the_harbour_is_a_line_not_a_ring() -> None:
    table = position()
    do(table, "take 0")
    assert legal(table, "take") == ["take 1"]
    assert refusal(table, "take 6").startswith("The two cards must be next to each other")
    table = position()
    do(table, "take 6")
    assert legal(table, "take") == ["take 5"]


def test_it_is_not_permitted_to_take_only_one_card() -> None:
    table = position()
    do(table, "take 3")
    assert refusal(table, "done") == "You may not take only one card."
    assert refusal(table, "take 3") == "The card at that place of the harbor has already been taken."


def test_a_turn_is_never_passed() -> None:
    assert refusal(position(), "done") == "Your turn is not over: take cards or build a tile."


def test_the_turn_ends_by_itself_when_nothing_can_follow() -> None:
    table = position()
    do(table, "take 0", "take 1")
    assert table.phase == "refill"
    assert table.next_to_act == CHANCE


def test_the_harbour_is_refilled_in_place_order_and_the_next_seat_is_on_turn() -> None:
    table = position(players=3, turn=2)
    do(table, "take 5", "take 4", "draw green 1", "draw blue 1")
    assert [card and card.name for card in table.harbour[4:]] == ["green", "blue", "yellow"]
    assert table.phase == "turn"
    assert table.next_to_act == 0


def test_over_seven_cards_one_discards_down_to_seven_at_once() -> None:
    table = position(hands=[SEVEN])
    do(table, "take 0", "take 1")
    assert table.phase == "discard"
    assert table.next_to_act == 0
    assert table.hand_size(0) == 9
    assert legal(table) == ["discard red", "discard yellow", "discard green", "discard blue"]
    do(table, "discard green")
    assert table.phase == "discard"
    happened = do(table, "discard red")
    assert [event.colour.name for event in of(events.CardDiscarded, happened)] == ["red"]
    assert hand(table) == {"red": 3, "yellow": 1, "green": 1, "blue": 2}
    assert table.discards == (1, 0, 1, 0, 0)
    assert table.phase == "refill"


def test_exactly_seven_cards_are_within_the_limit() -> None:
    table = position(hands=["red red red red red"])
    do(table, "take 0", "take 1")
    assert table.hand_size(0) == 7
    assert table.phase == "refill"


def test_nothing_else_may_be_done_before_discarding() -> None:
    table = position(hands=[SEVEN])
    do(table, "take 0", "take 1")
    for action in ("take 2", "done", "build red-2@0,0", "use any-cards"):
        assert refusal(table, action) == "First discard down to 7 cards."
    assert refusal(table, "discard purple") == "You have no card of that color: purple."


def test_discarding_is_only_for_more_than_seven_cards() -> None:
    message = "You discard cards only when you have more than 7."
    assert refusal(position(), "discard purple") == message


def test_after_taking_cards_one_may_not_construct() -> None:
    table = position(hands=["red red"])
    assert "build red-2@0,0" in legal(table)
    do(table, "take 3")
    message = "You have begun taking cards. In one turn you either take cards or build."
    assert refusal(table, "build red-2@0,0") == message


# -- any cards (rulebook p. 6)


def test_any_cards_allows_two_cards_from_anywhere() -> None:
    table = position()
    do(table, "use any-cards", "take 0")
    assert legal(table, "take") == [f"take {place}" for place in range(1, 7)]
    happened = do(table, "take 6")
    assert of(events.AbilityUsed, happened) == [events.AbilityUsed(0, ANY_CARDS)]
    assert not table.is_active(0, ANY_CARDS)
    assert table.has(0, ANY_CARDS)


def test_any_cards_may_be_chosen_after_the_first_card_too() -> None:
    table = position()
    do(table, "take 0", "use any-cards", "take 3")
    assert not table.is_active(0, ANY_CARDS)


def test_C2_any_cards_is_not_used_up_by_two_neighbours() -> None:
    table = position()
    do(table, "use any-cards", "take 0")
    happened = do(table, "take 1")
    assert of(events.AbilityKept, happened) == [events.AbilityKept(0, ANY_CARDS)]
    assert table.is_active(0, ANY_CARDS)
    assert table.in_use == 0


def test_C2_any_cards_is_not_used_up_by_constructing() -> None:
    table = position(hands=["red red"])
    happened = do(table, "use any-cards", "build red-2@0,0")
    assert of(events.AbilityKept, happened) == [events.AbilityKept(0, ANY_CARDS)]
    assert table.is_active(0, ANY_CARDS)


def test_a_used_ability_cannot_be_used_again() -> None:
    table = position(abilities=["-any-cards"])
    message = "“Any cards” has been used. A coat of arms can refresh it."
    assert refusal(table, "use any-cards") == message
    do(table, "take 0")
    assert refusal(table, "take 2").startswith("The two cards must be next to each other")


def test_an_ability_is_chosen_once() -> None:
    table = position()
    do(table, "use any-cards")
    assert refusal(table, "use any-cards") == "“Any cards” is already in use."


# -- additional card (rulebook p. 6)

THIRD = "any-cards additional-card"


def test_additional_card_allows_a_third_card_from_anywhere() -> None:
    table = position(abilities=[THIRD])
    do(table, "take 0", "take 1", "use additional-card")
    assert legal(table, "take") == ["take 2", "take 3", "take 4", "take 5", "take 6"]
    happened = do(table, "take 6")
    assert of(events.AbilityUsed, happened) == [events.AbilityUsed(0, ADDITIONAL_CARD)]
    assert table.hand_size(0) == 5
    assert table.is_active(0, ANY_CARDS)
    assert table.taken_places() == [0, 1, 6]
    assert table.phase == "refill"


@pytest.mark.parametrize("when", range(3))
def test_additional_card_may_be_chosen_at_any_time_while_taking(when: int) -> None:
    table = position(abilities=[THIRD])
    actions = ["take 3", "take 4"]
    actions.insert(when, "use additional-card")
    do(table, *actions, "take 0")
    assert table.taken_places() == [0, 3, 4]


def test_without_additional_card_the_second_card_is_the_last() -> None:
    table = position(abilities=[THIRD])
    do(table, "take 0", "take 1")
    assert legal(table) == ["use additional-card", "done"]
    assert refusal(table, "take 2") == "You have already taken your 2 cards."
    assert refusal(table, "use any-cards") == "You have already taken your two cards."


def test_additional_card_may_stay_unused() -> None:
    table = position(abilities=[THIRD])
    do(table, "take 0", "take 1", "done")
    assert table.phase == "refill"
    assert table.is_active(0, ADDITIONAL_CARD)


def test_additional_card_is_not_used_up_when_no_third_card_is_taken() -> None:
    table = position(abilities=[THIRD])
    happened = do(table, "use additional-card", "take 0", "take 1", "done")
    assert of(events.AbilityKept, happened) == [events.AbilityKept(0, ADDITIONAL_CARD)]
    assert table.is_active(0, ADDITIONAL_CARD)


def test_additional_card_does_not_loosen_the_first_two() -> None:
    table = position(abilities=[THIRD])
    do(table, "use additional-card", "take 0")
    assert legal(table, "take") == ["take 1"]


def test_any_cards_and_additional_card_together_take_any_three() -> None:
    table = position(abilities=[THIRD])
    do(table, "use any-cards", "take 0", "take 2", "use additional-card", "take 6")
    assert table.taken_places() == [0, 2, 6]
    assert not table.is_active(0, ANY_CARDS)
    assert not table.is_active(0, ADDITIONAL_CARD)


def test_C2_any_cards_is_kept_when_the_third_card_makes_two_neighbours() -> None:
    """Places 0, 3 and 4: equivalent to taking 3 and 4 first."""
    table = position(abilities=[THIRD])
    do(table, "use any-cards", "use additional-card", "take 0", "take 3", "take 4")
    assert table.is_active(0, ANY_CARDS)
    assert not table.is_active(0, ADDITIONAL_CARD)


def test_the_hand_limit_is_looked_at_after_the_last_card() -> None:
    table = position(hands=[SEVEN], abilities=[THIRD])
    do(table, "take 0", "take 1")
    assert table.phase == "take"
    do(table, "use additional-card", "take 2")
    assert table.hand_size(0) == 10
    do(table, "discard red", "discard red", "discard red")
    assert table.hand_size(0) == 7
    assert table.phase == "refill"


def test_three_places_are_refilled() -> None:
    table = position(abilities=[THIRD])
    do(table, "take 0", "take 1", "use additional-card", "take 4")
    do(table, "draw red 1", "draw red 1", "draw red 1")
    assert table.taken_places() == []
    assert table.next_to_act == 1


def test_abilities_for_constructing_are_not_chosen_while_taking_cards() -> None:
    table = position(abilities=["any-cards construction-discount change-of-colours"])
    do(table, "take 0")
    assert refusal(table, "use construction-discount") == (
        "“Construction discount” can be used only when you build a tile."
    )
    message = "“Change of colors” can be used only when you build a tile."
    assert refusal(table, "use change-of-colours red blue") == message


def test_an_ability_that_one_does_not_have_cannot_be_used() -> None:
    message = "You do not have the ability tile “Both actions”."
    assert refusal(position(), "use both-actions") == message
