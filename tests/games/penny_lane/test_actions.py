"""Actions and their text forms; damaged texts are refused with a sentence; undo."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.engine.record import IllegalMove, Record, Seat
from pennypress.engine.rules_interface import Action
from pennypress.engine.table import RecordedTable
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.actions import (
    DEALS,
    DONE,
    DRAWS,
    GIFTS,
    PASS,
    STAFFINGS,
    MoveCitizen,
    parse_action,
)
from pennypress.games.penny_lane.components import BUILDINGS
from pennypress.games.penny_lane.lane import Cell
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane

SEATS = (Seat("Ada", "red"), Seat("Ben", "blue"))
TEXTS = [
    "board C",
    "card luthier",
    "pass",
    "bank",
    "town-hall",
    "black-market",
    "masons luthier@t2",
    "masons loft@b-12",
    "gazette loft pet_shop",
    "gazette board tailor",
    "gazette board barracks 2",
    "gazette loft temple 0",
    "tower loft manor",
    "place luthier@t2",
    "garage loft",
    "gift 2",
    "done",
]


@pytest.mark.parametrize("text", TEXTS)
def test_an_action_reads_back(text: str) -> None:
    assert str(parse_action(text)) == text
    assert parse_action(text) == parse_action(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        " pass",
        "PASS",
        "pass pass",
        "board",
        "board F",
        "board -",
        "board c",
        "card",
        "card board",
        "card Luthier",
        "masons",
        "masons luthier",
        "masons luthier@",
        "masons luthier@t0",
        "masons luthier@t01",
        "masons luthier@t+1",
        "masons luthier@b-0",
        "masons luthier@t36",
        "masons luthier@t2@t2",
        "masons luthier t2",
        "masons  luthier@t2",
        "masons library@t2",
        "gazette",
        "gazette loft",
        "gazette loft board",
        "gazette loft barracks",
        "gazette loft bank 0",
        "gazette loft barracks 5",
        "gazette loft barracks -1",
        "gazette loft barracks 00",
        "gazette loft barracks one",
        "gazette loft pet_shop 0",
        "gazette barracks loft",
        "gazette loft pet_shop pet_shop",
        "tower",
        "tower loft",
        "tower loft bank",
        "tower loft manor villa",
        "place luthier",
        "garage",
        "garage board",
        "gift",
        "gift 5",
        "gift 02",
        "gift +2",
        "done done",
        "barracks",
        "temple",
        "tower-hall",
    ],
)
def test_a_text_that_is_no_action_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action of Penny Lane"):
        parse_action(text)


SHUFFLED = st.sampled_from(TEXTS).flatmap(lambda text: st.permutations(text.split())).map(" ".join)


@given(st.text(max_size=30) | SHUFFLED)
def test_a_text_is_read_or_refused_and_nothing_else(text: str) -> None:
    try:
        action = parse_action(text)
    except ValueError:
        return
    assert str(action) == text
    assert parse_action(str(action)) == action


def random_texts(rng: Random) -> list[Action]:
    """Actions of all kinds with random pieces and cells."""
    names = [each.name for each in BUILDINGS]
    cells = [Cell(row, column) for row in "tb" for column in (-3, -2, -1, 1, 2, 3)]
    texts = [
        f"{verb} {rng.choice(names)}@{rng.choice(cells)}"
        for verb in ("masons", "place")
        for _each in range(8)
    ]
    for _each in range(8):
        one, other = rng.choice(names), rng.choice(names)
        origin = rng.choice([one, "board"])
        texts += [f"gazette {origin} {other}", f"tower {one} {other}"]
        texts.append(f"gazette {origin} {rng.choice(['barracks', 'temple'])} {rng.randrange(5)}")
    return [parse_action(text) for text in dict.fromkeys(texts)]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_an_action_that_has_travelled_has_the_same_effect(players: int) -> None:
    rng, table = Random(f"travel {players}"), PennyLane.new(players)
    while not table.is_over:
        action = rng.choice(table.legal_actions())
        twin = table.copy()
        assert twin.apply(pickle.loads(pickle.dumps(action))) == table.apply(action)
        assert twin == table


@pytest.mark.parametrize("players", GAME.player_counts)
def test_legal_actions_are_exactly_those_that_pass_the_check(players: int) -> None:
    """Actions of all kinds, at moments of every phase; but only one lane of each amount is listed (PL13)."""
    always = [*DEALS.values(), *DRAWS.values(), *STAFFINGS.values(), *GIFTS, PASS, DONE]
    always += [parse_action(text) for text in ("bank", "town-hall", "black-market")]
    rng, seen = Random(f"exact {players}"), set[str]()
    for _game in range(3):
        table = PennyLane.new(players)
        while not table.is_over:
            legal = set(table.legal_actions())
            for action in [*always, *random_texts(rng)]:
                allowed = table.refusal(action) is None
                if isinstance(action, MoveCitizen) and action.seat is not None:
                    assert allowed or action not in legal
                else:
                    assert (action in legal) == allowed, str(action)
            seen.add(table.phase)
            table.apply(rng.choice(table.legal_actions()))
    assert seen >= {phases.TURN, phases.SECOND_MOVE, phases.MARKET, phases.PLACE, phases.REFILL}


def test_a_damaged_record_names_the_move() -> None:
    table = RecordedTable.new(GAME, SEATS, "liverpool")
    assert len(table.record.actions) == 2 + 5
    record = Record("penny-lane", 1, SEATS, "liverpool", actions=(*table.record.actions, "bank", "done"))
    with pytest.raises(IllegalMove, match=r"Move 9, “done”, is not legal: Use a location") as why:
        record.replay(GAME)
    assert len(why.value.good.actions) == 8


def test_an_action_is_undone_freely_unless_a_card_was_turned_up() -> None:
    table = RecordedTable.new(GAME, SEATS, "liverpool").apply(parse_action("bank"))
    assert not table.undo().practice
    table = table.undo().apply(parse_action("black-market"))
    assert table.undo().practice


def test_undo_does_not_fish_for_a_better_card() -> None:
    table = RecordedTable.new(GAME, SEATS, "liverpool")
    drawn = set()
    for before in ((), ("bank", "pass")):
        after = table
        for text in (*before, "black-market"):
            after = after.apply(parse_action(text))
        drawn.add(after.record.actions[-1])
    assert len(drawn) == 1
