"""The ability tile *both actions* (rulebook p. 6), alone and with every other ability; ruling C4."""

from __future__ import annotations

from itertools import product

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.components import ABILITIES, BOTH_ACTIONS, CHANGE, DISCOUNT
from pennypress.games.copenhagen.position import Copenhagen
from tests.games.copenhagen.positions import do, hand, legal, of, position, refusal

BOTH = "any-cards both-actions"
ALL = " ".join(each.name for each in ABILITIES)
# The harbour is red yellow green blue purple red yellow.


def test_with_both_actions_one_takes_cards_and_then_constructs() -> None:
    table = position(hands=["red"], abilities=[BOTH])
    happened = do(table, "use both-actions", "take 0", "take 1")
    assert of(events.AbilityUsed, happened) == [events.AbilityUsed(0, BOTH_ACTIONS)]
    assert table.phase == "construct"
    assert table.next_to_act == 0
    do(table, "build red-2@0,0")
    assert hand(table) == {"yellow": 1}
    assert table.phase == "refill"


def test_the_harbour_is_refilled_only_at_the_end_of_the_turn() -> None:
    table = position(hands=["red"], abilities=[BOTH])
    do(table, "use both-actions", "take 0", "take 1")
    assert table.taken_places() == [0, 1]
    do(table, "build red-2@0,0")
    assert table.next_to_act == CHANCE
    do(table, "draw blue 1", "draw blue 1")
    assert table.next_to_act == 1
    assert table.taken_places() == []


def test_cards_are_taken_first() -> None:
    table = position(hands=["red red"], abilities=[BOTH])
    do(table, "use both-actions")
    message = "With both actions you take cards first, then build."
    assert refusal(table, "build red-2@0,0") == message
    assert legal(table, "build") == []


@pytest.mark.parametrize("when", range(3))
def test_both_actions_may_be_chosen_until_the_cards_are_taken(when: int) -> None:
    table = position(hands=["red"], abilities=[BOTH])
    actions = ["take 0", "take 1"]
    actions.insert(when, "use both-actions")
    do(table, *actions)
    assert table.phase == "construct"
    assert not table.is_active(0, BOTH_ACTIONS)


def test_both_actions_may_stay_unused() -> None:
    table = position(abilities=[BOTH])
    do(table, "take 0", "take 1")
    assert legal(table) == ["use both-actions", "done"]
    do(table, "done")
    assert table.phase == "refill"
    assert table.is_active(0, BOTH_ACTIONS)


def test_surplus_cards_are_discarded_before_constructing() -> None:
    table = position(hands=["red red red red green green green"], abilities=[BOTH])
    do(table, "use both-actions", "take 0", "take 1")
    assert table.phase == "discard"
    assert table.is_active(0, BOTH_ACTIONS)
    do(table, "discard yellow")
    happened = do(table, "discard green")
    assert of(events.AbilityUsed, happened) == [events.AbilityUsed(0, BOTH_ACTIONS)]
    assert table.phase == "construct"
    do(table, "build red-5@0,0")
    assert hand(table) == {"green": 2}


def test_both_actions_are_done_once_only() -> None:
    table = position(hands=["red"], abilities=[BOTH])
    do(table, "use both-actions", "take 0", "take 1")
    assert refusal(table, "take 2") == "You have taken your cards. Build a tile now."
    message = "“Both actions” must be chosen before you take your last card."
    assert refusal(table, "use both-actions") == message


def test_C4_the_construction_may_be_declined_if_nothing_is_affordable() -> None:
    table = position(hands=[""], abilities=[BOTH])
    do(table, "use both-actions", "take 0", "take 1")
    assert not table.is_active(0, BOTH_ACTIONS)
    assert legal(table) == ["done"]
    happened = do(table, "done")
    assert of(events.ConstructionDeclined, happened) == [events.ConstructionDeclined(0)]
    assert table.phase == "refill"


def test_C4_the_construction_may_not_be_declined_if_a_tile_is_affordable() -> None:
    table = position(hands=["red"], abilities=[BOTH])
    do(table, "use both-actions", "take 0", "take 1")
    message = "You can afford a tile, so with both actions you must build now."
    assert refusal(table, "done") == message


def test_C4_nobody_has_to_use_an_ability_to_afford_a_tile() -> None:
    table = position(hands=["red"], abilities=[f"{BOTH} construction-discount"])
    do(table, "use both-actions", "take 2", "take 3")
    assert legal(table) == ["use construction-discount", "done"]
    do(table, "use construction-discount")
    assert refusal(table, "done").startswith("You can afford a tile")
    do(table, "build green-2@0,0")


def test_the_tile_is_not_used_up_by_a_cards_only_turn_of_another_player() -> None:
    table = position(abilities=[BOTH, BOTH], turn=1)
    do(table, "take 0", "take 1", "done")
    assert table.is_active(0, BOTH_ACTIONS)


def test_both_actions_discount_and_change_of_colours_together() -> None:
    """A yellow card, a green one and a red one that counts as green: with the discount, a tile of 3."""
    table = position(hands=["red"], abilities=[ALL])
    do(table, "use both-actions", "take 1", "take 2", "done")
    do(table, "use construction-discount", "use change-of-colours red green")
    happened = do(table, "build green-3@0,0 changed 1")
    assert [event.ability for event in of(events.AbilityUsed, happened)] == [DISCOUNT, CHANGE]
    assert hand(table) == {"yellow": 1}
    assert table.phase == "refill"


def test_a_card_just_taken_may_change_its_colour() -> None:
    table = position(hands=["red"], abilities=[ALL])
    do(table, "use both-actions", "take 3", "take 4", "done")
    assert "use change-of-colours blue red" in legal(table)
    do(table, "use change-of-colours blue red", "build red-2@0,0 changed 1")
    assert hand(table) == {"purple": 1}


def test_all_five_abilities_in_one_turn() -> None:
    table = position(hands=["red red"], abilities=[ALL])
    do(table, "use both-actions", "use any-cards", "use additional-card")
    do(table, "take 0", "take 2", "take 4")
    do(table, "use construction-discount", "use change-of-colours green red")
    happened = do(table, "build red-5@0,0 changed 1")
    assert table.active[0] == 0
    assert hand(table) == {"purple": 1}
    assert len(of(events.AbilityUsed, happened)) == 2
    assert table.taken_places() == [0, 2, 4]


EACH = tuple(product((False, True), repeat=5))
each_combination = pytest.mark.parametrize(
    "chosen", EACH, ids=lambda chosen: "".join("01"[each] for each in chosen)
)


@each_combination
def test_every_combination_of_abilities(chosen: tuple[bool, ...]) -> None:
    """Of the abilities chosen at first, those that had an effect are used up; the others stay active."""
    any_cards, additional, _discount, _change, both = chosen
    table = position(hands=["red red red"], abilities=[ALL])
    choose(table, chosen)
    do(table, "take 3", "take 6" if any_cards else "take 4")
    if additional:
        do(table, "take 1")
    while table.phase == "take":
        do(table, "done")
    assert (table.phase == "construct") == both
    construct_and_look(table, chosen)


@each_combination
def test_every_combination_of_abilities_each_chosen_as_late_as_it_may_be(chosen: tuple[bool, ...]) -> None:
    any_cards, additional, discount, change, both = chosen
    table = position(hands=["red red red"], abilities=[ALL])
    do(table, "take 3")
    if any_cards:
        do(table, "use any-cards")
    do(table, "take 6" if any_cards else "take 4")
    if additional:
        do(table, "use additional-card", "take 1")
    if both:
        do(table, "use both-actions")
    while table.phase == "take":
        do(table, "done")
    if both:
        choose(table, (False, False, discount, change, False))
    construct_and_look(table, chosen)


def choose(table: Copenhagen, chosen: tuple[bool, ...]) -> None:
    """Choose these abilities; with *change of colours*, red cards may count as blue."""
    for wanted, ability in zip(chosen, ABILITIES, strict=True):
        if wanted:
            do(table, f"use {ability}{' red blue' if ability is CHANGE else ''}")


def construct_and_look(table: Copenhagen, chosen: tuple[bool, ...]) -> None:
    """With *both actions*, construct a facade. Then exactly the abilities that were needed are used."""
    any_cards, additional, discount, change, both = chosen
    if both:
        colour, size = ("blue", 2) if change else ("red", 3 if discount else 2)
        do(table, f"build {colour}-{size}@0,0{' changed 1' if change else ''}")
    assert table.phase == "refill"
    check_used(table, (any_cards, additional, discount and both, change and both, both))


def check_used(table: Copenhagen, used: tuple[bool, ...]) -> None:
    expected = sum(each.bit for each, flipped in zip(ABILITIES, used, strict=True) if not flipped)
    assert table.active[0] == expected
    assert len(table.abilities(0)) == len(ABILITIES)
    assert table.in_use == 0
    assert table.change is None


@pytest.mark.parametrize(
    "chosen",
    [each for each in EACH if not each[-1]],
    ids=lambda chosen: "".join("01"[each] for each in chosen),
)
def test_every_combination_of_abilities_in_a_turn_of_constructing(chosen: tuple[bool, ...]) -> None:
    """Abilities for taking cards have no effect then and stay active."""
    _any_cards, _additional, discount, change, _both = chosen
    table = position(hands=["red red red"], abilities=[ALL])
    choose(table, chosen)
    size = 4 if discount else 3
    do(table, f"build blue-{size}@0,0 changed 3" if change else f"build red-{size}@0,0")
    assert table.next_to_act == 1
    assert table.hand_size(0) == 0
    check_used(table, (False, False, discount, change, False))
