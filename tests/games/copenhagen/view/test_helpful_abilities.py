"""A refused tap names the ability of the player that would make it legal."""

from __future__ import annotations

import pytest

from pennypress.games.copenhagen.actions import Build, parse_action
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import helpful_abilities
from pennypress.games.copenhagen.view.price_gains_and_places import quote
from pennypress.games.copenhagen.view.selection import NOTHING, Holding, touch_table
from pennypress.games.view import Gesture, GestureResult
from tests.games.copenhagen.positions import do, position


def tapped(table: Copenhagen, name: str, *words: str, hand: Holding = NOTHING) -> GestureResult:
    return touch_table(hand, table, Gesture(name, words))


def why_not_built(table: Copenhagen, place: str) -> str:
    """The sentence beside the tile while it is selected there; the same is said when it is tapped."""
    hand = Holding(spot(place))
    touched = tapped(table, "place", hand=hand)
    assert touched == GestureResult(hand, None, quote(table, spot(place)).refusal or "")
    return touched.announcement


def taken(*actions: str, abilities: str = "", hand: str = "red red") -> Copenhagen:
    """The table after these cards have been taken with these abilities active."""
    table = position(hands=[hand], abilities=[abilities])
    do(table, *actions)
    return table


def test_any_cards() -> None:
    table = taken("take 0", abilities="any-cards")
    said = "These cards are not next to each other: use “Any cards” first."
    assert tapped(table, "take", "4") == GestureResult(NOTHING, None, said)
    do(table, "use any-cards")
    assert tapped(table, "take", "4").action == parse_action("take 4")


def test_additional_card() -> None:
    table = taken("take 0", "take 1", abilities="-any-cards additional-card")
    said = "You have taken two cards. For a third, use “Additional card” first."
    assert tapped(table, "take", "4").announcement == said
    do(table, "use additional-card")
    assert tapped(table, "take", "4").action == parse_action("take 4")


def test_construction_discount() -> None:
    table = position(hands=["red red"], abilities=["-any-cards construction-discount"])
    assert why_not_built(table, "red-3@0,0") == "You are 1 card short: use “Construction discount” first."
    do(table, "use construction-discount")
    assert quote(table, spot("red-3@0,0")).refusal is None


def test_change_of_colours_says_which_cards() -> None:
    table = position(hands=["red red green blue"], abilities=["-any-cards change-of-colours"])
    said = "Too few red cards: use “Change of colors” first, with green as red."
    assert why_not_built(table, "red-3@0,0") == said
    do(table, "use change-of-colours green red")
    assert quote(table, spot("red-3@0,0")).refusal is None


def test_two_abilities_when_one_is_not_enough() -> None:
    table = position(hands=["red red blue"], abilities=["-any-cards construction-discount change-of-colours"])
    said = "Too few red cards: use “Construction discount” and “Change of colors” first, with blue as red."
    assert why_not_built(table, "red-4@0,0") == said
    do(table, "use construction-discount", "use change-of-colours blue red")
    assert quote(table, spot("red-4@0,0")).refusal is None


@pytest.mark.parametrize("actions", [("take 0",), ("take 0", "take 1")])
def test_both_actions(actions: tuple[str, ...]) -> None:
    table = taken(*actions, abilities="-any-cards both-actions")
    said = "To build after taking cards, use “Both actions” first."
    assert tapped(table, "tile", "red-2") == GestureResult(NOTHING, None, said)


def test_no_ability_is_named_that_would_not_make_the_tap_legal() -> None:
    table = taken("take 0", abilities="any-cards additional-card")
    assert helpful_abilities.refusal(table, parse_action("take 0")) == table.refusal(parse_action("take 0"))
    dear = position(hands=["red"], abilities=["-any-cards construction-discount"])
    assert why_not_built(dear, "red-3@0,0").endswith("costs 3 cards; you have only 1 to pay with.")
    high = position(hands=["red red"], abilities=["-any-cards construction-discount"])
    assert why_not_built(high, "red-3@0,5").startswith("At least one space")
    late = taken("take 0", "take 1", abilities="-any-cards both-actions", hand="red")
    assert tapped(late, "tile", "blue-5").announcement.startswith("You have begun taking cards.")


@pytest.mark.parametrize("abilities", ["-any-cards", "-any-cards -construction-discount"])
def test_abilities_that_are_missing_or_used_are_not_named(abilities: str) -> None:
    table = position(hands=["red red"], abilities=[abilities])
    assert why_not_built(table, "red-3@0,0").endswith("costs 3 cards; you have only 2 to pay with.")


def test_what_is_legal_is_not_refused() -> None:
    table = position(hands=["red red"], abilities=["any-cards construction-discount"])
    for action in table.legal_actions():
        assert helpful_abilities.abilities_for(table, action) == ()
        assert helpful_abilities.refusal(table, action) is None


def test_the_position_stays_as_it_is() -> None:
    table = position(hands=["red red blue"], abilities=["-any-cards construction-discount change-of-colours"])
    before = table.to_json()
    helpful_abilities.abilities_for(table, Build(spot("red-4@0,0")))
    assert table.to_json() == before
