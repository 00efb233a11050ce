"""Positions as plain data: conversion, and everything that can be impossible."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from pennypress.engine.viewer import NOBODY
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from tests.games.penny_lane.positions import do, position, spaces_used

MALFORMED = "This is not a Penny Lane position."
Change = Callable[[dict[str, Any]], object]


def sound() -> PennyLane:
    """A valid position in the middle of a round, with a card beneath the deck."""
    return position(
        3,
        boards="DAB",
        lanes=["dark_alley@t1 loft@b1 pottery@t2:1 citizen", "garage@t1 villa@b1:0", "farmers_co_op@t-1:2"],
        supply="luthier cottage terrace tailor manor",
        beneath="fountain",
        pennies=[4, 5, 6],
        used=spaces_used(bank=1, gazette=1, barracks=1),
        passes=1,
    )


def played(*actions: str) -> PennyLane:
    """The position after some actions in the valid one."""
    table = sound()
    do(table, *actions)
    return table


LATER = (
    ("tower dark_alley pottery",),
    ("black-market",),
    ("black-market", "card carousel"),
    ("black-market", "card carousel", "card mansion"),
    ("black-market", "card carousel", "card mansion", "place mansion@b2"),
    ("masons luthier@t3",),
)
"""Actions that lead from the valid position to other phases."""


def test_a_position_reads_back_from_its_data() -> None:
    for table in (sound(), PennyLane.new(5), *(played(*actions) for actions in LATER)):
        assert table.problems() == []
        for seen in (table, table.visible_to(NOBODY)):
            data = json.loads(json.dumps(seen.to_json()))
            assert PennyLane.from_json(data) == seen == seen.copy()


def test_a_copy_is_independent() -> None:
    table = sound()
    before = copy.deepcopy(table.to_json())
    twin = table.copy()
    do(twin, "bank")
    assert table.to_json() == before != twin.to_json()


def test_the_data_of_a_lane() -> None:
    assert sound().to_json()["lanes"][0] == {
        "board": "D",
        "citizen": True,
        "buildings": {
            "dark_alley": {"cell": "t1", "citizens": 0},
            "loft": {"cell": "b1", "citizens": 1},
            "pottery": {"cell": "t2", "citizens": 1},
        },
    }


def lane(data: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = data["lanes"][seat]["buildings"]
    return found


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("lanes"),
        lambda data: data.update(players=1),
        lambda data: data.update(players=6),
        lambda data: data.update(players="3"),
        lambda data: data.update(players=True),
        lambda data: data.update(step="lunch"),
        lambda data: data.update(turn=None),
        lambda data: data.update(round=1.5),
        lambda data: data["pennies"].__setitem__(0, "3"),
        lambda data: data.update(pennies=7),
        lambda data: data["supply"].pop(),
        lambda data: data["supply"].__setitem__(0, "library"),
        lambda data: data.update(supply="luthier"),
        lambda data: data["unseen"].append(None),
        lambda data: data["unseen"].append("library"),
        lambda data: data.update(beneath=None),
        lambda data: data.update(drawn={"villa": 1}),
        lambda data: data.update(used=[1, 2]),
        lambda data: data["used"].update(library=1),
        lambda data: data["used"].update(bank=True),
        lambda data: data.update(added="library"),
        lambda data: data["lanes"][0].update(board="F"),
        lambda data: data["lanes"][0].update(citizen=1),
        lambda data: data["lanes"][0].update(buildings=["loft"]),
        lambda data: lane(data, 0)["loft"].update(cell="t0"),
        lambda data: lane(data, 0)["loft"].update(cell=None),
        lambda data: lane(data, 0)["loft"].update(citizens="1"),
        lambda data: lane(data, 0).update(library={"cell": "t9", "citizens": 0}),
        lambda data: data["lanes"].append(None),
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
            PennyLane.from_json(data)


def problems(table: PennyLane, change: Change) -> list[str]:
    data = json.loads(json.dumps(table.to_json()))
    change(data)
    return PennyLane.from_json(data).problems()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data["lanes"].pop(), "Not every player has a lane."),
        (lambda data: data["pennies"].pop(), "Not every player has a lane."),
        (lambda data: data.update(turn=3), "It is nobody’s turn, or nobody is the Mayor."),
        (lambda data: data.update(mayor=-1), "It is nobody’s turn, or nobody is the Mayor."),
        (lambda data: data["unseen"].pop(), "Every building has to be in exactly one place."),
        (lambda data: data["unseen"].append("loft"), "Every building has to be in exactly one place."),
        (
            lambda data: data.update(beneath=[None] * 30),
            "More cards lie face down than nobody has seen.",
        ),
        (lambda data: data["lanes"][1].update(board="D"), "Two players have the same board."),
        (lambda data: data["lanes"][2].update(board="-"), "The boards have not been dealt seat by seat."),
        (lambda data: data["lanes"][0].update(board="-"), "The boards have not been dealt seat by seat."),
        (
            lambda data: lane(data, 0)["pottery"].update(cell="t1"),
            "Two buildings of seat 1 are in the same cell.",
        ),
        (
            lambda data: lane(data, 0)["pottery"].update(cell="b2"),
            "A building of seat 1 is in the wrong row.",
        ),
        (
            lambda data: lane(data, 0)["pottery"].update(cell="t3"),
            "A building of seat 1 is not connected with its board.",
        ),
        (
            lambda data: lane(data, 0)["pottery"].update(citizens=2),
            "A building of seat 1 has an impossible number of citizens.",
        ),
        (
            lambda data: lane(data, 0)["pottery"].update(citizens=-1),
            "A building of seat 1 has an impossible number of citizens.",
        ),
        (lambda data: data.update(round=2), "Seat 3 has more citizens than have come."),
        (
            lambda data: data.update(round=1),
            "The first citizen comes to a board in the first upkeep.",
        ),
        (lambda data: data["pennies"].__setitem__(1, -1), "Seat 2 has fewer than zero pennies."),
        (lambda data: data["used"].update(bank=3), "More spaces are used than there are: Bank."),
        (lambda data: data["used"].update(bank=-1), "More spaces are used than there are: Bank."),
        (lambda data: data["used"].pop("gazette"), "Only the Gazette moves citizens to Main Street."),
        (lambda data: data.update(round=26), "There is no such round."),
        (lambda data: data.update(round=0), "There is no such round."),
        (
            lambda data: (data["unseen"].append(data["supply"][2]), data["supply"].__setitem__(2, None)),
            "The supply has a gap, and there are cards to fill it.",
        ),
        (
            lambda data: data["unseen"].extend(lane(data, 0).popitem()[0] for _each in range(3)),
            "Only the owner of the Dark Alley puts cards beneath the deck.",
        ),
        (
            lambda data: (data["beneath"].extend(data["unseen"][:10]), data["unseen"].__delitem__(slice(10))),
            "More cards are beneath the deck than the Black Market has been used.",
        ),
        (lambda data: data.update(market_cards=1), "Cards of the Black Market are out of place."),
        (
            lambda data: data["drawn"].append(data["unseen"].pop()),
            "Cards of the Black Market are out of place.",
        ),
        (lambda data: data.update(passes=3), "That many passes cannot have followed one another."),
        (lambda data: data.update(passes=-1), "That many passes cannot have followed one another."),
        (
            lambda data: data["pennies"].__setitem__(0, 0),
            "Whoever can use no location passes without being asked.",
        ),
        (
            lambda data: data.update(step="second-move", passes=0, pennies=[0, 0, 0]),
            "There is no second move of the Gazette now.",
        ),
        (lambda data: data.update(step="more-swaps"), "There is no further swap of Tower now."),
        (
            lambda data: data.update(added="loft"),
            "The Garage helps when, and only when, a building with a job was added.",
        ),
        (
            lambda data: data.update(step="garage", added="pottery"),
            "The Garage helps when, and only when, a building with a job was added.",
        ),
        (
            lambda data: data.update(gifts=1),
            "Gifts are due for the employees of the Farmer’s Co-Op only, in upkeep.",
        ),
        (
            lambda data: data.update(step="gifts", turn=2, gifts=3),
            "Gifts are due for the employees of the Farmer’s Co-Op only, in upkeep.",
        ),
        (
            lambda data: data.update(step="gifts", turn=2, gifts=2),
            "Main Street is clear before the action phase and after it.",
        ),
        (
            lambda data: data.update(step="over", passes=3),
            "The game is over when, and only when, the end check of upkeep has found a reason.",
        ),
        (lambda data: data.update(step="refill"), "There is no gap in the supply to be filled."),
        (lambda data: data.update(step="supply"), "In setup nobody has acted yet."),
        (lambda data: data.update(step="boards"), "The boards have not been dealt seat by seat."),
        (
            lambda data: data.update(step="place"),
            "The Black Market draws one card, or two with the Dark Alley.",
        ),
    ],
)
def test_an_impossible_position_is_found(change: Change, sentence: str) -> None:
    assert sentence in problems(sound(), change)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(market_cards=1),
        lambda data: data.update(step="place"),
        lambda data: data["used"].pop("black-market"),
        lambda data: data.update(turn=1),
        lambda data: (data["unseen"].extend(data["drawn"]), data.update(drawn=[], market_cards=3)),
    ],
)
def test_the_black_market_draws_as_many_cards_as_it_should(change: Change) -> None:
    table = played("black-market", "card carousel")
    assert "The Black Market draws one card, or two with the Dark Alley." in problems(table, change)


def test_gifts_are_due_in_upkeep_only_before_the_end() -> None:
    table = position(3, step="gifts", turn=2, gifts=1, lanes=["", "", "farmers_co_op@t1:2"])
    assert table.problems() == []
    assert problems(table, lambda data: data.update(round=25)) != []
    two = position(2, lanes=["farmers_co_op@t1:2"])
    assert problems(two, lambda data: data.update(step="gifts", gifts=1)) != []


def test_a_second_move_is_found_sound() -> None:
    table = position(2, lanes=["loft@b1 cottage@b2"], pennies=[5])
    do(table, "gazette loft barracks 0")
    assert table.phase == phases.SECOND_MOVE
    assert table.problems() == []
    assert problems(table, lambda data: data["used"].update(gazette=2)) != []


def test_garage_is_found_sound() -> None:
    table = position(2, boards="DA", lanes=["garage@t1 loft@b1"], supply="luthier", pennies=[5])
    do(table, "masons luthier@t2")
    assert table.phase == phases.GARAGE
    assert table.problems() == []
    assert problems(table, lambda data: data.update(added="garage")) != []
    assert problems(table, lambda data: data.update(added="villa")) != []
    assert problems(table, lambda data: data["used"].pop("masons")) != []


SETUP = "In setup nobody has acted yet."
FIRST = "The supply is filled from the first place on, after the boards."


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data.update(round=1), SETUP),
        (lambda data: data["pennies"].__setitem__(0, 4), SETUP),
        (lambda data: data.update(mayor=1), SETUP),
        (lambda data: data["supply"].reverse(), FIRST),
        (
            lambda data: (
                data["supply"].__setitem__(slice(1, 5), data["unseen"][:4]),
                data["unseen"].__delitem__(slice(4)),
            ),
            FIRST,
        ),
    ],
)
def test_an_impossible_setup_is_found(change: Change, sentence: str) -> None:
    table = PennyLane.new(2)
    do(table, "board A", "board B", "card luthier")
    assert table.problems() == []
    assert sentence in problems(table, change)


def test_an_end_has_a_reason() -> None:
    table = position(2, round_=25)
    do(table, "pass", "pass")
    assert table.is_over
    assert table.problems() == []
    assert problems(table, lambda data: data.update(round=24)) == [
        "The game is over when, and only when, the end check of upkeep has found a reason."
    ]
