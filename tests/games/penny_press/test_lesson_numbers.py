"""The lesson of Penny Press: what happens in it, and the numbers in its sentences.

War with three stories and two covered is worth 6 and The Human Condition 5: 6 + 2 × 5 − 2 = 14.
"""

from __future__ import annotations

import pytest

from pennypress.engine.rules_interface import Event
from pennypress.games import view_of
from pennypress.games.lesson import READER
from pennypress.games.penny_press import events, front_page
from pennypress.games.penny_press.front_page import Brief, Page
from pennypress.games.penny_press.lesson_words import (
    FIRST_BRIEF,
    FIRST_PAGE,
    LEAD,
    NEXT_LEAD,
    SECOND,
    SECOND_PAGE,
    SUN,
    SUNS,
    WAR,
    WORLD,
)
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.view import Gesture
from tests.games.test_lessons import after, moments

NAME = "penny-press"
MOMENTS = list(moments(NAME))
SAID = (
    ("It scores 14", "one, the exclusive, scores double", "Empty cells cost points"),
    ("War: 4. Tap the 1-star D of War.",),
    ("your 5 reporters", "from 4 to 5"),
    ("The Sun and The World act",),
    ("The World has 1 on your story, you have 2", "the 1-star C of The Human Condition"),
    ("The Human Condition has risen to 4",),
    ("the 1-star D of New York City", "how much: 2."),
    ("It has 2 reporters", "you have 1"),
    ("A scoop: 2 points for you",),
    ("as many reporters on your story of War", "you claim 2 stories"),
    ("War is worth most", "your lead"),
    ("your exclusive", "Empty cells cost 1, at the top 2."),
    ("This page scores 14.", "6 for the lead, 10 for the exclusive", "less 2"),
    ("16 points, and your first of 4 pennies", "The World got a scoop of 3."),
    ("the bonus of War to 9",),
    ("an advertisement for your next page",),
    ("Tap the 2-star C of War", "War scores 6", "the bonus of 9"),
    ("choose +3",),
    ("the 2-star D of War",),
    ("rises to 5, less than War", "score 10"),
    ("The Sun and The World are next.",),
    ("The World has joined you",),
    ("around the advertisement",),
    ("This page scores 15.", "less 1"),
    ("31 points in all", "3 stars of War", "9 points more"),
)


def lines() -> list[str]:
    """All words in order; the pages are laid out by the button."""
    found = []
    view = view_of(NAME)
    for table, step in MOMENTS:
        hand = view.new_selection(table.position)
        for line in step.lines:
            if step.action.startswith("publish") and line is step.lines[-1]:
                hand = view.on_gesture(hand, table.position, Gesture("lay-out")).selection
            found.append(" ".join(line.says(table.position, hand)))
    return found


def at(number: int) -> PennyPress:
    position = MOMENTS[number].table.position
    assert isinstance(position, PennyPress)
    return position


def number_of(action: str, begin: int = 0) -> int:
    return [step.action for _table, step in MOMENTS].index(action, begin)


def happened() -> list[Event]:
    return [event for move in after(MOMENTS[-1]).moves for event in move.events]


@pytest.mark.parametrize(("sentence", "parts"), list(zip(lines(), SAID, strict=True)))
def test_a_sentence_says_what_is_so(sentence: str, parts: tuple[str, ...]) -> None:
    for part in parts:
        assert part in sentence


def test_the_learner_gets_a_scoop_and_pays_one() -> None:
    scoops = [event for event in happened() if isinstance(event, events.Scooped)]
    assert events.Scooped(READER, SUNS, 2) in scoops
    assert events.Scooped(WORLD, LEAD, 3) in scoops


def test_the_learner_prints_a_lead_and_an_exclusive_twice() -> None:
    printed = [event for event in happened() if isinstance(event, events.Published)]
    own = [event for event in printed if event.player == READER]
    assert [event.bill.total for event in own] == [14, 15]
    assert [str(event.page) for event in own] == [FIRST_PAGE, SECOND_PAGE]
    assert [sum(line.exclusive for line in event.bill.published) for event in own] == [1, 1]
    assert [event.player for event in printed] == [SUN, READER, READER]


def test_an_advertisement_a_bonus_and_the_most_stars_fall_to_the_learner() -> None:
    assert events.AdvertisementPlaced(READER, 3, 2) in happened()
    assert events.BonusMoved(WAR, 6, 9) in happened()
    end = after(MOMENTS[-1]).position
    assert isinstance(end, PennyPress)
    assert end.bonuses[WAR.column] == max(end.bonuses)
    assert [end.stars(player, WAR) for player in range(3)] == [3, 0, 0]
    assert end.circulation(READER) == 31


def test_the_page_shown_at_the_beginning_is_the_one_printed() -> None:
    brief = at(number_of(f"publish {FIRST_PAGE}")).brief(READER)
    assert Brief(brief.claimed, brief.values, brief.advertisement) == FIRST_BRIEF


@pytest.mark.parametrize("page", [FIRST_PAGE, SECOND_PAGE])
def test_no_page_is_better_and_the_lead_must_touch_the_edge(page: str) -> None:
    brief = at(number_of(f"publish {page}")).brief(READER)
    assert brief.top_beats == (WAR,)
    assert front_page.top_stories_required(brief).at_top_edge == 1
    assert front_page.best(brief) == Page.parse(page)


def test_claims_are_as_the_sentences_say() -> None:
    tied = at(number_of("press", 9))
    assert tied.reporters[WORLD][LEAD] == tied.reporters[READER][LEAD] == 2
    assert set(tied.claims(READER)) == {LEAD, SECOND}
    assert NEXT_LEAD in at(number_of("press", 12)).claims(READER)


def test_a_page_without_an_exclusive_is_told_so() -> None:
    table, step = MOMENTS[number_of(f"publish {FIRST_PAGE}")]
    view = view_of(NAME)
    hand = view.on_gesture(view.new_selection(table.position), table.position, Gesture("lay-out")).selection
    hand = view.on_gesture(hand, table.position, Gesture("exclusive", ("",))).selection
    words = step.lines[-1].says(table.position, hand)
    assert words.asks.startswith("This page scores 9.")
    assert words.why.startswith("No story is exclusive")
