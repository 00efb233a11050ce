"""Actions and their text forms; damaged texts are refused with a sentence; undo."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.engine.record import IllegalMove, Record, Seat
from pennypress.engine.table import RecordedTable
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import Build, Use, parse_action
from pennypress.games.copenhagen.components import ABILITIES, CHANGE, COLOURS, TILES
from pennypress.games.copenhagen.empty_house_placements import spots
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.position import Copenhagen
from tests.games.copenhagen.positions import position, refusal

SEATS = (Seat("Ada", "red"), Seat("Ben", "blue"))
TEXTS = [
    "draw red 1",
    "draw purple 14",
    "draw end",
    "take 0",
    "use any-cards",
    "use change-of-colours red blue",
    "discard green",
    "build red-3@2,0",
    "build yellow-5@1,3mt2",
    "build blue-4@0,0t1 changed 3",
    "gain both-actions",
    "activate",
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
        "draw",
        "draw red",
        "draw red 0",
        "draw red 15",
        "draw red one",
        "draw white 1",
        "take 7",
        "take -1",
        "take 01",
        "use",
        "use flying",
        "use change-of-colours",
        "use change-of-colours red",
        "use change-of-colours red red",
        "use change-of-colours red white",
        "use any-cards red blue",
        "discard white",
        "build",
        "build red-3",
        "build red-3@4,8",
        "build red-4@0,0m",
        "build red-3@0,0 changed 0",
        "build red-3@0,0 changed 8",
        "gain",
        "gain flying",
        "activate any-cards",
        "done done",
    ],
)
def test_a_text_that_is_no_action_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action of Copenhagen"):
        parse_action(text)


SHUFFLED = st.sampled_from(TEXTS).flatmap(lambda text: st.permutations(text.split())).map(" ".join)


@given(st.text(max_size=30) | SHUFFLED)
def test_a_text_is_read_or_refused_and_nothing_else(text: str) -> None:
    try:
        action = parse_action(text)
    except ValueError:
        return
    assert parse_action(str(action)) == action


def test_actions_that_have_no_text_are_refused_too() -> None:
    """Such actions can be created in Python only."""
    table = position(hands=["red red"], abilities=["any-cards change-of-colours"])
    for action, message in [
        (Use(CHANGE), "Choose which of your colors counts as which other color."),
        (Use(CHANGE, COLOURS[0], COLOURS[0]), "Choose which of your colors counts as which other color."),
        (Use(ABILITIES[0], COLOURS[0]), "Only “Change of colors” lets a card count as another color."),
    ]:
        assert table.refusal(action) == message
    assert refusal(table, "build red-2@0,0 changed 1").startswith("None of your cards counts as red")


@pytest.mark.parametrize("players", GAME.player_counts)
def test_legal_actions_are_exactly_those_that_pass_the_check(players: int) -> None:
    """All possible texts, at moments of every kind."""
    written = [parse_action(text) for text in TEXTS if not text.startswith("build")]
    written += [parse_action(f"draw {colour} {number}") for colour in COLOURS for number in (1, 7, 14)]
    written += [parse_action(f"take {place}") for place in range(7)]
    written += [parse_action(f"gain {each}") for each in ABILITIES]
    written += [parse_action(f"use {each}") for each in ABILITIES if each is not CHANGE]
    written += [Use(CHANGE, one, other) for one in COLOURS for other in COLOURS if one is not other]
    written += [parse_action(f"discard {colour}") for colour in COLOURS]
    lying = [each for tile in TILES for each in spots(tile)]
    rng, table = Random(f"exact {players}"), Copenhagen.new(players)
    seen: set[str] = set()
    while not table.is_over:
        legal = table.legal_actions()
        builds = [Build(each, changed) for each in rng.sample(lying, 30) for changed in (0, 1, 2)]
        for action in [*written, *builds]:
            assert (action in legal) == (table.refusal(action) is None)
        seen.add(table.phase)
        table.apply(rng.choice(legal))
    assert seen >= {
        phases.SETUP,
        phases.TURN,
        phases.TAKE,
        phases.REFILL,
        phases.DISCARD,
    }


def test_a_damaged_record_names_the_move() -> None:
    table = RecordedTable.new(GAME, SEATS, "nyhavn")
    actions = (*table.record.actions, "take 0", "take 2")
    record = Record("copenhagen", 1, SEATS, "nyhavn", actions=actions)
    with pytest.raises(IllegalMove, match=r"Move 14, “take 2”, is not legal: The two cards") as why:
        record.replay(GAME)
    assert len(why.value.good.actions) == 13


def test_every_action_of_a_turn_is_undone_freely_until_a_card_is_turned_up() -> None:
    table = RecordedTable.new(GAME, SEATS, "nyhavn")
    for text in ("use any-cards", "take 0"):
        table = table.apply(parse_action(text))
        assert not table.undo().practice
    assert not table.undo().undo().record.practice
    table = table.apply(parse_action("take 2"))
    assert table.undo().practice


def test_undo_does_not_fish_for_a_better_card() -> None:
    """The refilled places may differ, but the cards drawn are the same."""
    table = RecordedTable.new(GAME, SEATS, "nyhavn")
    drawn = []
    for place in (0, 3, 5):
        after = table.apply(parse_action(f"take {place}")).apply(parse_action(f"take {place + 1}"))
        drawn.append(after.record.actions[-2:])
    assert len(set(drawn)) == 1
