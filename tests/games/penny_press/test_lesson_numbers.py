"""The lesson of Penny Press, step by step: every number in its sentences, computed by hand.

The board: War C and D (4 spaces), Crime D (2), Politics A (1), New York A and B (2), Human C and B (3). A
beat's position is its spaces plus one for each covered story: 4 is worth 3, 5 is worth 4 and a scoop 2, 2 is
worth 2, 3 and 4 are worth 3 and a scoop 1.
"""

from __future__ import annotations

import pytest

from pennypress.games import lesson_of, view_of
from pennypress.games.lesson import READER
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.components import BEATS
from pennypress.games.penny_press.lesson import LARGE, SMALL, SQUARE, SUN, WAR, WORLD
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.view import Gesture
from tests.games.test_lessons import laid_out, moments

NAME = "penny-press"
SAID = (
    ("scores. War: 3.", "Tap the 1-star D of War."),
    ("your 5 reporters", "from 3 to 4.", "Choose +2."),
    ("War is now worth 4, and a scoop there 2.", "The Sun is next."),
    ("The Sun joins you with 1; you have 2.", "The Sun would then get the scoop, 2."),
    (
        "The World covers the 1-star D of Crime",
        "send 1 reporter to the 1-star A of New York City",
        "choose +1",
    ),
    ("New York City has risen to 3", "The Sun is next."),
    ("The Sun is alone on the 1-star A of Politics.", "The World is next."),
    (
        "The World is tied with you on the 1-star A of New York",
        "last 2 reporters to the 1-star C of The Human",
    ),
    ("All your reporters are out.", "The Sun is next."),
    ("The Sun sends one more: 2 on the 1-star D of War", "The World is next."),
    ("nobody has more reporters: 3.",),
    ("The Sun scores 2 and The World 1.",),
    ("All 3 fit", "War is worth most"),
    ("This page scores 13.", "the 1-star A of New York City"),
    ("13 points in all, and penny number 1.", "The Sun is next."),
    ("penny number 4 triggers the final edition", "The World is next."),
)


def lines() -> list[str]:
    """All sentences in order; the page is laid out by the button."""
    found = []
    for table, step in moments(NAME):
        view = view_of(NAME)
        hand = view.new_selection(table.position)
        for line in step.lines:
            if step.action.startswith("publish") and line is not step.lines[0]:
                hand = view.on_gesture(hand, table.position, Gesture("lay-out")).selection
            found.append(line.says(table.position, hand))
    return found


def at(number: int) -> PennyPress:
    """The position at that step."""
    position = list(moments(NAME))[number].table.position
    assert isinstance(position, PennyPress)
    return position


@pytest.mark.parametrize(("sentence", "parts"), list(zip(lines(), SAID, strict=True)))
def test_a_sentence_says_what_is_so(sentence: str, parts: tuple[str, ...]) -> None:
    for part in parts:
        assert part in sentence


def test_the_board_is_as_worked_out() -> None:
    position = laid_out(NAME).position
    assert isinstance(position, PennyPress)
    assert [position.value(beat) for beat in BEATS] == [3, 2, 1, 2, 3]
    assert [position.spaces(beat) for beat in BEATS] == [4, 2, 1, 2, 3]


def test_claims_are_as_the_sentences_say() -> None:
    joined = at(2)
    assert (joined.reporters[SUN][LARGE], joined.reporters[READER][LARGE]) == (1, 2)
    assert LARGE in joined.claims(READER)
    level = at(6)
    assert level.reporters[WORLD][SMALL] == level.reporters[READER][SMALL]
    assert (SMALL in level.claims(READER), SMALL in level.claims(WORLD)) == (True, True)
    assert level.home(READER) == 2
    assert at(7).home(READER) == 0
    endangered = at(8)
    assert endangered.reporters[SUN][LARGE] == endangered.reporters[READER][LARGE] == 2
    assert set(at(9).claims(READER)) == {LARGE, SMALL, SQUARE}


def test_the_page_is_as_good_as_it_says_and_its_lead_must_touch_the_edge() -> None:
    brief = at(10).brief(READER)
    assert brief.top_beats == (WAR,)
    assert front_page.leads_required(brief).touching == 1
    assert sum(story.shape.columns * story.shape.rows for story in brief.claimed) == 12


def test_what_the_end_says_of_the_highest_bonus() -> None:
    """Human has 2 + 3 from its card, War 2 + 2, New York 2 + 1 and 3 more from the card after the page."""
    *_before, last = moments(NAME)
    position = last.table.apply(last.table.game.parse_action(last.step.action)).position
    assert isinstance(position, PennyPress)
    assert position.bonuses == [4, 2, 2, 6, 5]
    assert "is 6, for New York City." in lesson_of(NAME).end.says(position, None)


def test_a_page_without_an_exclusive_is_told_so() -> None:
    table, step = list(moments(NAME))[10]
    view = view_of(NAME)
    hand = view.on_gesture(view.new_selection(table.position), table.position, Gesture("lay-out")).selection
    hand = view.on_gesture(hand, table.position, Gesture("exclusive", ("",))).selection
    assert step.lines[-1].says(table.position, hand).startswith("This page scores 10: each story")
