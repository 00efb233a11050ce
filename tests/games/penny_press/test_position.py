"""Positions as plain data: conversion, and everything that can be impossible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pennypress.games import GAMES
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, final_edition, position

MALFORMED = "This is not a Penny Press position."
Change = Callable[[dict[str, Any]], object]


def sound() -> PennyPress:
    return position(
        beats={"war": "B1 C2", "city": "A1"},
        reporters=[{"war-B1": 2}, {"city-A1": 1}],
        published=["human-A1", "", "crime-D1 crime-D2"],
        pennies=[1, 0, 2],
        ads=[(3, 2), None, (0, 1)],
        discards=[4, 8, 15, 16, 23, 42],
    )


def test_a_position_reads_back_from_its_data() -> None:
    for table in (sound(), final_edition(), PennyPress.new(5, strike=True)):
        assert PennyPress.from_json(table.to_json()) == table
        assert table == table.copy()


def test_stacks_are_whatever_lies_nowhere_else() -> None:
    table = sound()
    assert table.stacks[story("crime-D1").stack] == (story("crime-D3"),)
    assert table.stacks[story("war-C1").stack] == (story("war-C1"), story("war-C3"))
    assert "stacks" not in table.to_json()


def test_a_position_equals_nothing_but_a_position() -> None:
    assert sound() != "a position"
    assert sound() != position(beats={"war": "A1"})


def test_the_order_in_which_reporters_came_does_not_matter() -> None:
    one, other = position(beats={"war": "B1 C1"}), position(beats={"war": "B1 C1"})
    do(one, "assign 1 war-B1", "assign 1 war-B1", "assign 1 war-B1", "assign 1 war-C1")
    do(other, "assign 1 war-C1", "assign 1 war-B1", "assign 1 war-B1", "assign 1 war-B1")
    assert one == other


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("beats"),
        lambda data: data.pop("trigger"),
        lambda data: data.update(players="3"),
        lambda data: data.update(players=None),
        lambda data: data.update(final_round=None),
        lambda data: data.update(turns_left=True),
        lambda data: data.update(step="lunch"),
        lambda data: data.update(turn="0"),
        lambda data: data.update(pennies=3),
        lambda data: data.update(pennies=[1, None, 2]),
        lambda data: data.update(finished=[1, 0, 0]),
        lambda data: data["beats"].pop("war"),
        lambda data: data["beats"].update(war=["war-E1"]),
        lambda data: data["beats"].update(war=7),
        lambda data: data.update(reporters=[{"war-B1": "two"}, {}, {}]),
        lambda data: data.update(reporters=[[], [], []]),
        lambda data: data.update(reporters=[{"sport-A1": 1}, {}, {}]),
        lambda data: data.update(markers=[0.5, 0, 0, 0, 0]),
        lambda data: data.update(claimed=["war"]),
        lambda data: data.update(published=None),
        lambda data: data.update(ads=[[1], None, None]),
        lambda data: data.update(ads=["ab", None, None]),
    ],
)
def test_malformed_data_is_refused_with_a_sentence(change: Change) -> None:
    data = sound().to_json()
    change(data)
    with pytest.raises(ValueError, match=MALFORMED):
        GAMES["penny-press"].position_type().from_json(data)


def test_what_is_no_data_at_all_is_refused() -> None:
    for data in list[Any]([None, [], "position", 7]):
        with pytest.raises(ValueError, match=MALFORMED):
            PennyPress.from_json(data)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data.update(players=6), "Penny Press is for 2 to 5 players."),
        (lambda data: data.update(players=1), "Penny Press is for 2 to 5 players."),
        (lambda data: data["pennies"].pop(), "Not every player has a mat."),
        (lambda data: data["reporters"].append({}), "Not every player has a mat."),
        (lambda data: data["markers"].pop(), "Not every news beat has its markers."),
        (lambda data: data["bonuses"].append(2), "Not every news beat has its markers."),
        (
            lambda data: data["beats"]["human"].append("human-A1"),
            "This story is not in exactly one place: the 1-star A of The Human Condition.",
        ),
        (
            lambda data: data["beats"]["human"].append("politics-A1"),
            "A story is on the wrong news beat: The Human Condition.",
        ),
        (
            lambda data: data["beats"].update(
                human=[f"human-{each}" for each in ("C1", "C2", "C3", "D1", "D2")]
            ),
            "The Human Condition holds more stories than it has room for.",
        ),
        (
            lambda data: data["reporters"][0].update({"war-C2": 4}),
            "Seat 1 has an impossible number of reporters.",
        ),
        (
            lambda data: data["reporters"][2].update({"war-C2": 0}),
            "Seat 3 has an impossible number of reporters.",
        ),
        (
            lambda data: data["reporters"][1].update({"crime-A1": 1}),
            "Seat 2 has reporters where there is no story.",
        ),
        (lambda data: data.update(pennies=[5, 0, 0]), "Seat 1 has an impossible number of pennies."),
        (lambda data: data.update(pennies=[0, -1, 0]), "Seat 2 has an impossible number of pennies."),
        (lambda data: data["ads"].__setitem__(0, [4, 0]), "The advertisement of seat 1 is not on the page."),
        (lambda data: data["ads"].__setitem__(0, [0, 3]), "The advertisement of seat 1 is not on the page."),
        (lambda data: data["discards"].append(4), "The discarded headline cards are impossible."),
        (lambda data: data["discards"].append(46), "The discarded headline cards are impossible."),
        (lambda data: data["bonuses"].__setitem__(2, 21), "A bonus marker is not on its track."),
        (lambda data: data["bonuses"].__setitem__(2, 1), "A bonus marker is not on its track."),
        (lambda data: data["markers"].__setitem__(4, 10), "An arrow marker is not on its track."),
        (
            lambda data: data["markers"].__setitem__(4, 1),
            "An arrow marker is not where its stories and reporters put it.",
        ),
        (lambda data: data.update(turn=3), "It is nobody’s turn."),
        (lambda data: data.update(turns_left=0), "The number of turns in a row is impossible."),
        (lambda data: data.update(turns_left=3), "The number of turns in a row is impossible."),
        (lambda data: data.update(newsboy=1), "Nobody can hold the newsboy."),
        (
            lambda data: data.update(step="front-page"),
            "Stories are claimed when, and only when, a front page is being laid out.",
        ),
        (
            lambda data: data.update(claimed=["war-D1"]),
            "Stories are claimed when, and only when, a front page is being laid out.",
        ),
        (lambda data: data.update(trigger=3), "Nobody triggered the final edition."),
        (lambda data: data.update(step="last-turn"), "The final edition has not been triggered."),
        (lambda data: data.update(step="last-press", trigger=0), "The final edition has not been triggered."),
        (lambda data: data.update(final_round=1), "The final edition has not been triggered."),
        (
            lambda data: data.update(finished=[True, False, False]),
            "The final edition has not been triggered.",
        ),
        (
            lambda data: data.update(trigger=1),
            "The final edition has been triggered, so ordinary turns are over.",
        ),
        (lambda data: data.update(page_points=[0, -1, 0]), "A score is below zero."),
        (
            lambda data: (data["published"][2].clear(), data["beats"].update(war=[], city=[])),
            "There is no story on the board, so nobody can do anything.",
        ),
        (lambda data: data.update(pennies=[4, 0, 2]), "Seat 1 has an impossible number of pennies."),
        (lambda data: data["ads"].__setitem__(2, None), "The advertisement of seat 3 is missing."),
        (lambda data: data["ads"].__setitem__(1, [0, 2]), "Seat 2 cannot have an advertisement now."),
        (
            lambda data: data["ads"].__setitem__(0, [0, 1]),
            "The advertisement of seat 1 is not in the row of its latest penny.",
        ),
        (
            lambda data: data["published"][1].append("human-B1"),
            "Seat 2 has published more stories than its front pages hold.",
        ),
        (
            lambda data: data["published"][0].extend(["human-D1", "human-D2"]),
            "Seat 1 has published more stories than its front pages hold.",
        ),
        (
            lambda data: data.update(page_points=[36, 0, 0]),
            "Seat 1 has more points than its front pages can have scored.",
        ),
        (
            lambda data: data.update(scoop_points=[0, 0, 16]),
            "Seat 3 has more points for scoops than the stories of the others can have given it.",
        ),
        (
            lambda data: data.update(bonus_points=[2, 0, 0]),
            "The points for the most stars do not match the end of the game.",
        ),
        (
            lambda data: data.update(discards=[1, 4, 8, 15, 16, 23, 42]),
            "The discarded headline cards are impossible.",
        ),
        (
            lambda data: data.update(step="front-page", claimed=["war-D1", "war-B2", "crime-A1", "city-B1"]),
            "Seat 1 has claimed more stories than it had reporters for.",
        ),
        (
            lambda data: data.update(step="front-page", claimed=["war-D1"]),
            "An arrow marker is not where its stories and reporters put it.",
        ),
        (
            lambda data: data.update(step="draw", ads=[None, None, [0, 1]], discards=[4, 8]),
            "An arrow marker is not where its stories and reporters put it.",
        ),
        (
            lambda data: (data["reporters"][0].update({"war-B1": 5}), data.update(step="draw")),
            "Seat 1 has just gone to press, but none of its reporters has come home.",
        ),
        (
            lambda data: data.update(step="over"),
            "The game cannot be over: there was no final edition, and there are stories on the board.",
        ),
        (
            lambda data: data.update(step="last-turn", trigger=2, final_round=1),
            "Whoever triggered the final edition has not taken the last penny.",
        ),
        (
            lambda data: data.update(step="front-page", claimed=["war-D1"], trigger=2, pennies=[1, 0, 3]),
            "Whoever triggered the final edition goes to press first.",
        ),
        (
            lambda data: data.update(step="last-turn", trigger=2, final_round=2),
            "This cannot happen in that round of the final edition.",
        ),
        (
            lambda data: data.update(
                step="last-turn", trigger=2, final_round=1, finished=[True, False, True]
            ),
            "Seat 1 has published its last front page.",
        ),
        (
            lambda data: data.update(
                step="last-turn", trigger=2, final_round=1, finished=[False, True, True], pennies=[1, 1, 4]
            ),
            "Seat 2 has published its last front page before its last turn.",
        ),
        (
            lambda data: data.update(
                step="last-press", turn=1, reporters=[{"city-A1": 1}, {}, {}], trigger=2, final_round=2
            ),
            "Seat 2 must go to press, but it can claim no story.",
        ),
        (lambda data: data.update(scoop_points=[-1, 5, 0]), "A score is below zero."),
    ],
)
def test_an_impossible_position_names_its_problem(change: Change, sentence: str) -> None:
    data = sound().to_json()
    change(data)
    assert sentence in PennyPress.from_json(data).problems()


def test_a_table_at_which_nobody_can_do_anything_is_refused() -> None:
    """Such a position once passed validation, and its diagram never stopped."""
    table = PennyPress.new(2)
    do(table, "headline 1", "headline 11")
    data = table.to_json()
    data["published"][0] = [name for names in data["beats"].values() for name in names]
    data |= {"beats": {name: [] for name in data["beats"]}, "markers": [0] * 5}
    problems = PennyPress.from_json(data).problems()
    assert "There is no story on the board, so nobody can do anything." in problems
    assert "Seat 1 has published more stories than its front pages hold." in problems


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["beats"].update(war=["war-C1", "war-C2", "war-D1", "war-D2", "war-A1"]),
        lambda data: data["pennies"].__setitem__(1, 1),
        lambda data: data.update(turn=1),
        lambda data: data["markers"].__setitem__(0, 2),
        lambda data: data.update(discards=[7]),
        lambda data: data.update(discards=[1, 13, 30]),
    ],
)
def test_in_setup_there_is_nothing_but_what_the_cards_have_brought(change: Change) -> None:
    table = PennyPress.new(3)
    do(table, "headline 1")
    assert table.problems() == []
    data = table.to_json()
    change(data)
    assert PennyPress.from_json(data).problems()


def test_the_holder_of_the_newsboy_takes_no_turn() -> None:
    data = position(4, beats={"war": "B1"}, newsboy=1).to_json() | {"turn": 1}
    assert PennyPress.from_json(data).problems() == ["Whoever holds the newsboy cannot take a turn."]


def test_a_table_of_a_billion_seats_is_not_even_set_up() -> None:
    with pytest.raises(ValueError, match=MALFORMED):
        PennyPress.from_json(sound().to_json() | {"players": 10**9})
