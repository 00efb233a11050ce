"""The hint while nothing is selected: it agrees with the banner and with the abilities in hand."""

from __future__ import annotations

import re

import pytest

from pennypress.games.copenhagen.components import TILES
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.helpful_abilities import abilities_to_afford
from pennypress.games.copenhagen.view.title_view import VIEW
from tests.games.copenhagen.positions import do, position
from tests.games.copenhagen.view.table_driver import drawn, view_context


def hint(table: Copenhagen) -> str:
    found: list[str] = re.findall(r'<p class="slip-help">(.*?)</p>', drawn(table))
    return found[0]


def banner(table: Copenhagen) -> str:
    return VIEW.banner(view_context(table))


@pytest.mark.parametrize(
    ("hand", "abilities", "named"),
    [
        ("red", "-any-cards construction-discount", "“Construction discount”"),
        ("red blue", "-any-cards change-of-colours", "“Change of colors”"),
        (
            "red",
            "-any-cards construction-discount change-of-colours",
            "“Construction discount”",
        ),
        (
            "red blue",
            "-any-cards construction-discount change-of-colours",
            "“Construction discount”",
        ),
    ],
)
def test_an_ability_that_makes_a_tile_affordable_is_named(hand: str, abilities: str, named: str) -> None:
    table = position(hands=[hand], abilities=[abilities])
    assert hint(table) == f"Tap {named} first: then you can afford a tile."
    do(table, *(str(use) for use in abilities_to_afford(table)))
    assert hint(table).startswith("You can afford the highlighted tiles")


@pytest.mark.parametrize(("hand", "over"), [("red", 0), ("red " * 5, 0), ("red " * 6, 1), ("red " * 7, 2)])
def test_who_would_have_to_discard_after_taking_two_cards_is_told(hand: str, over: int) -> None:
    text = f"You may keep 7 cards: if you take two more, you discard {over}."
    assert (text in drawn(position(hands=[hand]))) == bool(over)


def test_two_abilities_are_named_when_one_is_not_enough() -> None:
    table = position(hands=["red blue"], abilities=["-any-cards construction-discount change-of-colours"])
    table.tiles = [0 if tile.size == 2 else tile.copies(2) for tile in TILES]
    assert hint(table) == (
        "Tap “Construction discount” and “Change of colors” first: then you can afford a tile."
    )


@pytest.mark.parametrize(
    "abilities", ["any-cards", "-any-cards -construction-discount", "any-cards additional-card"]
)
def test_without_such_an_ability_it_says_to_take_cards(abilities: str) -> None:
    assert hint(position(hands=["red blue"], abilities=[abilities])) == (
        "You cannot afford a tile yet. One costs a card of its color per space, 1 less beside its color."
    )


@pytest.mark.parametrize("hand", ["red blue", "red red red"])
def test_it_does_not_ask_for_neighbors_when_any_two_cards_may_be_taken(hand: str) -> None:
    table = position(hands=[hand], abilities=["any-cards"], in_use="any-cards")
    assert "take any two cards" in banner(table)
    assert hint(table) == "“Any cards” is in use: take two cards from anywhere."


def test_with_additional_card_in_use_banner_and_hint_offer_a_third_card() -> None:
    table = position(hands=["red"], abilities=["-any-cards additional-card both-actions"])
    do(table, "use additional-card", "take 0", "take 1")
    assert "take a third card" in banner(table)
    assert hint(table) == "Take a third card, or finish."


def test_after_taking_cards_with_both_actions_it_says_that_nothing_is_affordable() -> None:
    table = position(
        step="construct", harbour="- - green blue purple red yellow", hands=["red"],
        abilities=["-any-cards -both-actions"], sound=False,
    )  # fmt: skip
    assert hint(table) == "You cannot afford any tile."
