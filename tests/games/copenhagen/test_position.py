"""Positions as plain data: conversion, and everything that can be impossible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pennypress.engine.viewer import Viewer
from pennypress.games.copenhagen.components import tile
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.position import Copenhagen
from tests.games.copenhagen.positions import do, position

MALFORMED = "This is not a Copenhagen position."
Change = Callable[[dict[str, Any]], object]


def sound() -> Copenhagen:
    """A valid position: seat 0 has covered a coat of arms and gained an ability for it."""
    return position(
        3,
        hands=["red red blue", "green green green green", "yellow yellow"],
        shown=["red", "green green", ""],
        discards="purple purple green green",
        houses=["purple-2@2,0t1 green-2@2,2", "green-3@0,0 red-2@3,0", ""],
        abilities=["any-cards -additional-card", "-any-cards", "any-cards"],
    )


def test_a_position_reads_back_from_its_data() -> None:
    assert sound().problems() == []
    for table in (sound(), Copenhagen.new(4), sound().visible_to(Viewer(1))):
        assert Copenhagen.from_json(table.to_json()) == table == table.copy()


def test_tiles_left_are_whatever_stands_in_no_house() -> None:
    table = sound()
    assert table.copies_left(tile("green-2")) == 1
    assert table.copies_left(tile("green-3")) == 2
    assert "tiles" not in table.to_json()


def test_what_is_chosen_in_a_turn_reads_back() -> None:
    table = position(hands=["red red"], abilities=["any-cards change-of-colours both-actions"])
    do(table, "use change-of-colours red blue", "use both-actions", "take 1")
    loaded = Copenhagen.from_json(table.to_json())
    assert loaded == table
    assert loaded.change == table.change
    assert loaded.legal_actions() == table.legal_actions()


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("houses"),
        lambda data: data.update(players=5),
        lambda data: data.update(players="3"),
        lambda data: data.update(players=True),
        lambda data: data.update(step="lunch"),
        lambda data: data.update(turn=None),
        lambda data: data.update(second_supply=0),
        lambda data: data["harbour"].pop(),
        lambda data: data.update(harbour="harbour"),
        lambda data: data["harbour"].__setitem__(0, "white"),
        lambda data: data["supply"].update(pink=1),
        lambda data: data["supply"].update(red="1"),
        lambda data: data.update(supply=[1, 2, 3, 4, 5]),
        lambda data: data.update(hands=7),
        lambda data: data["houses"].__setitem__(0, ["red-2@4,0"]),
        lambda data: data["houses"].__setitem__(0, "red-2@0,0"),
        lambda data: data["houses"].__setitem__(0, [3]),
        lambda data: data["points"].__setitem__(0, 0.5),
        lambda data: data["abilities"].__setitem__(0, {"flying": True}),
        lambda data: data["abilities"].__setitem__(0, {"any-cards": 1}),
        lambda data: data["abilities"].__setitem__(0, ["any-cards"]),
        lambda data: data.update(in_use=["flying"]),
        lambda data: data.update(change=["red"]),
        lambda data: data.update(change="red blue"),
    ],
)
def test_malformed_data_is_refused_with_a_sentence(change: Change) -> None:
    data = sound().to_json()
    change(data)
    with pytest.raises(ValueError, match=MALFORMED):
        GAME.position_type().from_json(data)


def test_what_is_no_data_at_all_is_refused() -> None:
    for data in list[Any]([None, [], "position", 7]):
        with pytest.raises(ValueError, match=MALFORMED):
            Copenhagen.from_json(data)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data["points"].pop(), "Not every player has a house."),
        (lambda data: data.update(turn=3), "It is nobody’s turn."),
        (lambda data: data["supply"].update(red=-1), "Somewhere there are fewer than zero cards."),
        (lambda data: data["hidden"].__setitem__(0, -1), "Somewhere there are fewer than zero cards."),
        (lambda data: data["supply"].update(red=9), "There are too many or too few cards of a color."),
        (lambda data: data["discards"].pop("green"), "There are too many or too few cards of a color."),
        (
            lambda data: data.update(discards=add(data["discards"], data["supply"]), supply={}),
            "The supply has run out and was not renewed.",
        ),
        (
            lambda data: data["shown"][0].update(red=3),
            "Seat 1 was seen taking cards that it does not have.",
        ),
        (
            lambda data: data["shown"][1].update(green=0),
            "Seat 2 has more hidden cards than it started with.",
        ),
        (
            lambda data: (data["hands"][1].update(yellow=4), data["supply"].update(yellow=4)),
            "Seat 2 has more cards than the limit allows.",
        ),
        (
            lambda data: data["houses"][2].extend(["red-5@0,0", "red-5@0,2"]),
            "There are not that many copies: the red tile of 5 spaces.",
        ),
        (
            lambda data: data["houses"][2].append("red-2@0,1"),
            "A tile in the house of seat 3 is where it may not be.",
        ),
        (
            lambda data: data["houses"][1].append("red-2@0,0"),
            "A tile in the house of seat 2 is where it may not be.",
        ),
        (lambda data: data["points"].__setitem__(1, 2), "The points of seat 2 do not match its house."),
        (
            lambda data: data["houses"][1].append("white-1@0,1"),
            "Seat 2 has received more from coats of arms than it has earned.",
        ),
        (
            lambda data: data["abilities"][0].update({"both-actions": True}),
            "Seat 1 has received more from coats of arms than it has earned.",
        ),
        (lambda data: data["abilities"][0].pop("any-cards"), "The ability tiles of seat 1 are impossible."),
        (
            lambda data: data["harbour"].__setitem__(0, None),
            "The harbor is missing an impossible number of cards.",
        ),
        (
            lambda data: data.update(step="take"),
            "The harbor is missing an impossible number of cards.",
        ),
        (
            lambda data: data.update(coats=1),
            "A coat of arms is to be used when, and only when, one was earned.",
        ),
        (
            lambda data: data.update(step="coat-of-arms"),
            "A coat of arms is to be used when, and only when, one was earned.",
        ),
        (lambda data: data.update(step="discard"), "There is nothing to discard."),
        (lambda data: data.update(step="setup"), "The game is set up before it begins."),
        (lambda data: data.update(in_use=["additional-card"]), "An ability is in use that is not active."),
        (
            lambda data: data.update(change=["red", "blue"]),
            "Colors are changed when, and only when, that ability is in use.",
        ),
        (lambda data: data.update(change=["red", "red"]), "A color is changed into itself."),
        (
            lambda data: data.update(in_use=["any-cards"], step="refill"),
            "An ability is in use outside of a turn.",
        ),
        (
            lambda data: data.update(in_use=["both-actions"], step="construct"),
            "“Both actions” is used up when building begins.",
        ),
        (
            lambda data: data.update(step="take", harbour=[None] * 3 + ["red"] * 4),
            "A third card was taken without the ability for it.",
        ),
        (
            lambda data: data.update(step="over"),
            "The game is over when, and only when, somebody has won or the End of Game card has come.",
        ),
        (
            lambda data: data.update(end_revealed=True),
            "The game is over when, and only when, somebody has won or the End of Game card has come.",
        ),
        (lambda data: data.update(end_revealed=True), "The End of Game card cannot have come yet."),
        (
            lambda data: data.update(end_revealed=True),
            "The End of Game card comes when the harbor is refilled, and the harbor is full.",
        ),
        (
            lambda data: data.update(step="take", harbour=[None] * 2 + ["red"] * 5),
            "The cards have been taken, and there is nothing left to choose about it.",
        ),
        (
            lambda data: data.update(step="take", turn=2, harbour=[None] + ["red"] * 6),
            "Seat 3 does not have the cards that it has taken.",
        ),
        (
            lambda data: data.update(step="take", turn=1, harbour=[None, "red", None] + ["red"] * 4),
            "Cards were taken that do not lie next to each other, without “Any cards”.",
        ),
        (
            lambda data: data.update(step="construct", harbour=[None] * 2 + ["red"] * 5),
            "Seat 1 has taken cards and builds without “Both actions”.",
        ),
        (
            lambda data: (
                data["abilities"][0].update({"both-actions": True})
                or data.update(step="construct", harbour=[None] * 2 + ["red"] * 5)
            ),
            "“Both actions” is used up when building begins.",
        ),
        (
            lambda data: data.update(step="coat-of-arms", in_use=["construction-discount"]),
            "“Construction discount” is used up when a tile is built.",
        ),
        (lambda data: data.update(points=[12, 12, 0], step="over"), "The game has ended more than once."),
        (lambda data: data.update(points=[0, 12, 0], step="over"), "Seat 2 had won before its latest tile."),
    ],
)
def test_an_impossible_position_names_its_problem(change: Change, sentence: str) -> None:
    data = sound().to_json()
    change(data)
    assert sentence in Copenhagen.from_json(data).problems()


def add(some: dict[str, int], others: dict[str, int]) -> dict[str, int]:
    return {name: some.get(name, 0) + others.get(name, 0) for name in {*some, *others}}


def test_with_two_players_there_is_no_second_supply() -> None:
    data = position().to_json() | {"second_supply": True}
    assert "With 2 players the supply is used only once." in Copenhagen.from_json(data).problems()


def test_hands_that_were_never_dealt_are_noticed() -> None:
    data = position(hands=["", "red"]).to_json()
    assert "The starting hands have not been dealt." in Copenhagen.from_json(data).problems()


def test_a_coat_of_arms_with_which_nothing_can_be_done_is_noticed() -> None:
    whites = " ".join(f"white-1@{column},{row}" for row in range(3) for column in range(4))
    every = "any-cards additional-card construction-discount change-of-colours both-actions"
    table = position(houses=["purple-2@2,0t1 green-2@2,2", whites], abilities=[every])
    data = table.to_json() | {"step": "coat-of-arms", "coats": 1}
    message = "No reward is possible for the coat of arms, so it lapses."
    assert message in Copenhagen.from_json(data).problems()


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["harbour"].insert(0, data["harbour"].pop()),
        lambda data: data["abilities"][1].update({"both-actions": True}),
        lambda data: data.update(turn=1),
        lambda data: data["hands"][2].update(red=1) or data["supply"].update(red=data["supply"]["red"] - 1),
    ],
)
def test_the_set_up_fills_the_harbour_and_then_the_hands_in_order(change: Change) -> None:
    table = Copenhagen.new(3)
    do(table, "draw blue 1", "draw red 1")
    assert table.problems() == []
    data = table.to_json()
    change(data)
    message = "The harbor and the hands do not match the setup."
    assert message in Copenhagen.from_json(data).problems()
