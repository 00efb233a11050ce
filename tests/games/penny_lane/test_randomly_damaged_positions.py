"""Randomly damaged positions are refused, found impossible, or playable to the end."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from pennypress.games.penny_lane.components import BOARDS, BUILDINGS, LOCATIONS
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.steps import STEPS
from tests.games.randomly_damaged_data import damage

WORDS = [each.name for each in (*BUILDINGS, *BOARDS, *LOCATIONS)] + [*STEPS] + ["t1", "b-2", "t0", ""]
VALUES: list[Any] = [*WORDS, *range(-2, 27), None, True, False, 0.5, [], {}, ["luthier", None]]


@given(st.integers(0, 2**32), st.integers(1, 3))
@example(0, 1)
def test_a_damaged_position_is_refused_impossible_or_playable(seed: int, damages: int) -> None:
    rng = Random(seed)
    data = json.loads(json.dumps(somewhere(rng).to_json()))
    for _damage in range(damages):
        damage(data, VALUES, rng)
    look_at(data, rng)


def test_a_position_with_another_number_or_step_is_refused_impossible_or_playable() -> None:
    """Small damages that leave the shape of the data as it is: more of them are playable."""
    rng = Random("small damages")
    for _position in range(150):
        data = json.loads(json.dumps(somewhere(rng).to_json()))
        for _damage in range(rng.randint(1, 2)):
            small_damage(data, rng)
        look_at(data, rng)


def look_at(data: dict[str, Any], rng: Random) -> None:
    try:
        table = PennyLane.from_json(data)
    except ValueError as why:
        assert str(why) == "This is not a Penny Lane position."  # noqa: PT017
        return
    problems = table.problems()
    assert all(problem.endswith(".") for problem in problems)
    if not problems:
        play_on(table, rng)


def somewhere(rng: Random) -> PennyLane:
    """A position of a random game."""
    table = PennyLane.new(rng.choice(GAME.player_counts))
    for _action in range(rng.randrange(180)):
        if table.is_over:
            break
        table.apply(rng.choice(table.legal_actions()))
    return table


def small_damage(data: dict[str, Any], rng: Random) -> None:
    match rng.randrange(8):
        case 0:
            data["step"] = rng.choice([*STEPS])
        case 1:
            data[rng.choice(["turn", "mayor", "passes", "gifts", "round", "market_cards"])] = rng.randrange(6)
        case 2:
            data["pennies"][rng.randrange(data["players"])] = rng.randrange(6)
        case 3:
            data["used"][rng.choice(LOCATIONS).name] = rng.randrange(4)
        case 4 if data["unseen"]:
            data["beneath"].append(data["unseen"].pop(rng.randrange(len(data["unseen"]))))
        case 5 if data["unseen"]:
            data["drawn"].append(data["unseen"].pop())
        case 6 if data["unseen"]:
            data["beneath"].append(None)
        case _:
            lane = rng.choice(data["lanes"])
            lane["citizen"] = not lane["citizen"]
            for each in lane["buildings"].values():
                each["citizens"] = max(each["citizens"] - 1, 0)


def play_on(table: PennyLane, rng: Random) -> None:
    assert PennyLane.from_json(json.loads(json.dumps(table.to_json()))) == table
    while not table.is_over:
        legal = table.legal_actions()
        assert legal
        action = rng.choice(legal)
        table.check(action)
        table.apply(action)
        assert table.problems() == []
    assert table.winners
