"""The rules of headline cards after setup (rulebook p. 6)."""

from typing import Any

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import STACKS, story
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, legal, names, of, position, refusal

ALL_WAR_D = "war-D1 war-D2 war-D3"


def drawing(drawer: int = 0, penny: int = 1, **things: Any) -> PennyPress:
    """A table at which this player has taken that penny and is about to draw a headline card."""
    pennies = [penny if seat == drawer else 0 for seat in range(3)]
    rest = {"beats": {"human": "A1"}} | things
    return position(step="draw", turn=drawer, pennies=pennies, **rest)


def test_the_presser_draws_a_card_before_the_next_turn() -> None:
    table = position(beats={"war": "B1 C1"}, reporters=[{"war-B1": 1}], discards=[4, 5, 6])
    do(table, "press", "publish war-B1@0,0")
    assert table.next_to_act == CHANCE
    assert legal(table) == [f"headline {number}" for number in CARDS if number not in (4, 5, 6)]
    do(table, "headline 30")
    assert table.next_to_act == 1


def test_a_card_moves_the_bonus_marker_of_its_beat() -> None:
    table = drawing(bonuses={"crime": 9})
    happened = do(table, "headline 16")
    assert table.bonuses == [2, 12, 2, 2, 2]
    assert [(each.before, each.after) for each in of(events.BonusMoved, happened)] == [(9, 12)]


@pytest.mark.parametrize("before", [17, 18, 19, 20])
def test_a_bonus_marker_never_moves_past_twenty(before: int) -> None:
    table = drawing(bonuses={"crime": before})
    do(table, "headline 16")
    assert table.bonuses[1] == 20


def test_a_card_brings_its_stories_in_order_from_the_tops_of_the_stacks() -> None:
    table = drawing(beats={"war": "A1"}, published=["politics-B1"])
    happened = do(table, "headline 1")
    assert [str(each.story) for each in of(events.StoryPlaced, happened)] == ["politics-B2", "war-D1"]
    assert names(table.beats[0]) == "war-A1 war-D1"
    assert names(table.beats[2]) == "politics-B2"


def test_a_story_that_came_back_to_its_stack_is_the_next_to_come_when_it_is_on_top() -> None:
    table = drawing(beats={"politics": "B2"}, published=["politics-B3"])
    do(table, "headline 1")
    assert names(table.beats[2]) == "politics-B2 politics-B1"


def test_an_empty_stack_brings_nothing_and_the_other_stories_come() -> None:
    table = drawing(published=[ALL_WAR_D])
    happened = do(table, "headline 1")
    assert of(events.StackEmpty, happened) == [events.StackEmpty(story("war-D1").stack)]
    assert table.beats[0] == ()
    assert names(table.beats[2]) == "politics-B1"


def test_a_story_that_does_not_fit_stays_on_its_stack_and_the_other_stories_come() -> None:
    table = drawing(beats={"war": "C1 C2 C3 A1 A2"})
    happened = do(table, "headline 1")
    assert of(events.BeatFull, happened) == [events.BeatFull(story("war-D1"))]
    assert names(table.beats[0]) == "war-C1 war-C2 war-C3 war-A1 war-A2"
    assert table.stacks[story("war-D1").stack] == STACKS[story("war-D1").stack]
    assert names(table.beats[2]) == "politics-B1"


def test_after_setup_a_full_beat_gives_up_no_three_star_story() -> None:
    table = drawing(beats={"war": "C1 C2 C3 D2"})
    happened = do(table, "headline 1")
    assert of(events.StoryWithdrawn, happened) == []
    assert names(table.beats[0]) == "war-C1 war-C2 war-C3 war-D2"


def test_one_free_space_takes_a_small_story_but_not_a_large_one() -> None:
    beats = {"war": "C1 C2 C3 A1 A2"}
    large = drawing(beats=beats)
    do(large, "headline 39")
    assert names(large.beats[0]) == "war-C1 war-C2 war-C3 war-A1 war-A2"
    small = drawing(beats=beats)
    do(small, "headline 2")
    assert names(small.beats[0]) == "war-C1 war-C2 war-C3 war-A1 war-A2 war-B1"
    assert small.markers[0] == 9


@pytest.mark.parametrize(("penny", "row"), [(1, 2), (2, 1), (3, 0)])
def test_the_advertisement_lies_in_the_row_of_the_highest_penny(penny: int, row: int) -> None:
    table = drawing(drawer=1, penny=penny)
    happened = do(table, "headline 4")
    assert table.ads == [None, (3, row), None]
    assert of(events.AdvertisementPlaced, happened) == [events.AdvertisementPlaced(1, 3, row)]


@pytest.mark.parametrize(("card", "column"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_advertisement_lies_in_the_column_of_the_card(card: int, column: int) -> None:
    table = drawing()
    do(table, f"headline {card}")
    assert table.ads[0] == (column, 2)


def test_nobody_ever_has_more_than_one_advertisement() -> None:
    table = position(
        beats={"war": "B1 C1"}, reporters=[{"war-B1": 1}], pennies=[1], ads=[(0, 2)], discards=[5, 6, 7, 8]
    )
    do(table, "press", "publish war-B1@1,0")
    assert table.ads[0] is None
    do(table, "headline 2")
    assert table.ads == [(1, 1), None, None]


def test_the_card_goes_to_the_discards_face_up() -> None:
    table = drawing(discards=[40, 9])
    do(table, "headline 16")
    assert table.discards == [40, 9, 16]


def test_other_actions_wait_for_the_card() -> None:
    assert refusal(drawing(), "assign 1 human-A1") == "A headline card must be drawn first."
    assert refusal(drawing(), "hold") == "A headline card must be drawn first."


def test_a_discarded_card_does_not_come_again() -> None:
    assert refusal(drawing(discards=[9]), "headline 9") == "Headline card 9 has already been drawn."


def test_a_card_is_drawn_only_after_a_front_page() -> None:
    table = position(beats={"war": "B1"})
    assert refusal(table, "headline 9") == "The next headline card is drawn after a front page is published."
