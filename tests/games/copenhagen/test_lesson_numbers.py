"""The lesson of Copenhagen: the numbers in its sentences, computed by hand from the deal.

The learner gets a red and a blue card; with two more red ones from the harbour, three buy the red tile of 3.
"""

from __future__ import annotations

import pytest

from pennypress.games import lesson_of
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.lesson import FACADE, RED, STEPS
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.lesson import READER
from tests.games.test_lessons import moments

NAME = "copenhagen"
SAID = (
    ("the first of the 7, a red one",),
    ("also red", "3 red cards"),
    ("Blue house takes two",),
    ("only the starting cards are secret",),
    ("You have 3 red cards. Tap the red tile of 3 spaces.",),
    ("resting on a tile",),
    ("A red tile that touches it will cost one card less.", "Blue house"),
    ("coat of arms",),
)


def at(number: int) -> Copenhagen:
    position = list(moments(NAME))[number].table.position
    assert isinstance(position, Copenhagen)
    return position


def lines() -> list[str]:
    return [line.says(table.position, None) for table, step in moments(NAME) for line in step.lines]


@pytest.mark.parametrize(("sentence", "parts"), list(zip(lines(), SAID, strict=True)))
def test_a_sentence_says_what_is_so(sentence: str, parts: tuple[str, ...]) -> None:
    for part in parts:
        assert part in sentence


def test_the_harbour_and_the_hand_are_as_dealt() -> None:
    first = at(0)
    assert [str(colour) for colour in first.harbour] == [
        "red",
        "red",
        "blue",
        "green",
        "green",
        "yellow",
        "purple",
    ]
    assert first.hands[READER] == (1, 0, 0, 1, 0)
    assert at(4).hands[READER][RED.number] == FACADE.size == 3


def test_the_tile_may_stand_wherever_it_is_allowed() -> None:
    position = at(4)
    step = STEPS[4]
    builds = [each for each in position.legal_actions() if isinstance(each, Build)]
    allowed = [each for each in builds if step.also(position, each)]
    assert len(allowed) > 5
    assert {str(each.spot.tile) for each in allowed} == {"red-3"}
    assert not any(step.also(position, each) for each in position.legal_actions() if each not in builds)


def test_the_end_names_the_points_of_the_rules() -> None:
    said = lesson_of(NAME).end.says(at(6), None)
    assert (
        "A full row scores 1 and a full column 2; if it is all windows, 2 and 4. The first to 12 points wins"
        in said
    )
