"""The lesson of Copenhagen: what happens in it, and the numbers in its sentences.

Two purple cards, two neighbors and two by an ability buy the tile of 5; the tile of 4 then costs 4 − 1 − 1.
"""

from __future__ import annotations

import pytest

from pennypress.engine.rules_interface import Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.components import DISCOUNT
from pennypress.games.copenhagen.lesson import LESSON, LOWER_SPOT, PURPLE, STEPS, UPPER_SPOT
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.lesson import READER
from tests.games.test_lessons import after, moments

MOMENTS = list(moments("copenhagen"))
SAID = (
    ("5 spaces wide and 9 high", "column scores 2, a full row 1", "first to 12"),
    ("first purple card", "You have 2 purple cards"),
    ("side by side",),
    ("You have 4 purple cards", "Blue house takes two"),
    ("Any cards", "any two cards"),
    ("5 spaces",),
    ("more than 7 cards",),
    ("You have 6 purple cards",),
    ("the purple tile of 5 spaces",),
    ("so that the tile stands upright", "a row, which scores 1; upright into a column: 2."),
    ("covers a coat of arms", "rests on another tile"),
    ("It costs 5 purple cards", "scores double"),
    ("Tap Construction discount.", "free special tile"),
    ("two abilities",),
    ("one more purple card", "cost only 2"),
    ("Either neighbor",),
    ("You have 2 purple cards", "12 first"),
    ("Tap Construction discount.",),
    ("the purple tile of 4 spaces", "4 spaces left"),
    ("so that the tile stands upright",),
    ("on top of your first tile",),
    ("It costs only 2 purple cards", "score at once"),
    ("A full column: 2 points", "score 4, and a row 2"),
)


def at(number: int) -> Copenhagen:
    position = MOMENTS[number].table.position
    assert isinstance(position, Copenhagen)
    return position


def number_of(action: str) -> int:
    return [step.action for step in STEPS].index(action)


def happened(kind: type[Event]) -> list[Event]:
    return [event for move in after(MOMENTS[-1]).moves for event in move.events if isinstance(event, kind)]


def lines() -> list[str]:
    return [" ".join(line.says(table.position, None)) for table, step in MOMENTS for line in step.lines]


@pytest.mark.parametrize(("sentence", "parts"), list(zip(lines(), SAID, strict=True)))
def test_a_sentence_says_what_is_so(sentence: str, parts: tuple[str, ...]) -> None:
    for part in parts:
        assert part in sentence


def test_a_column_a_coat_of_arms_and_abilities_happen() -> None:
    lower, upper = number_of(f"build {LOWER_SPOT}"), number_of(f"build {UPPER_SPOT}")
    assert at(lower + 1).coats == 1
    assert happened(events.AbilityGained) == [events.AbilityGained(READER, DISCOUNT)]
    assert [at(upper).points[READER], at(upper + 1).points[READER]] == [0, 2]
    used = [step.action for step in STEPS if step.action.startswith("use")]
    assert used == ["use any-cards", "use construction-discount"]
    assert at(upper).hands[READER][PURPLE.number] == 2


@pytest.mark.parametrize("target", [LOWER_SPOT, UPPER_SPOT])
def test_a_tile_may_stand_either_way_round_in_the_middle_column(target: object) -> None:
    number = number_of(f"build {target}")
    step, position = STEPS[number], at(number)
    allowed = [each for each in position.legal_actions() if step.also(position, each)]
    assert len(allowed) == 2
    assert all(isinstance(each, Build) for each in allowed)


def test_the_end_says_the_points_of_the_rules() -> None:
    illustration = LESSON.end[-1].illustration
    assert illustration is not None
    said = str(illustration(after(MOMENTS[-1]).position))
    assert "A full row scores 1, of windows alone 2." in said
    assert "A full column scores 2, of windows alone 4." in said
    assert "The first to 12 points wins" in said
