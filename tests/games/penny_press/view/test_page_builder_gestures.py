"""Laying out a front page by gestures: select, turn, place, refusals, publish."""

from __future__ import annotations

import pytest

from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.actions import Publish
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.front_page import Page, Placed
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.page_builder_gestures import PageUnderWay, page_of
from pennypress.games.penny_press.view.title_view import VIEW
from pennypress.games.view import Gesture, GestureResult
from tests.games.penny_press.positions import position

B, D, C = story("war-B2"), story("human-D1"), story("city-C1")


@pytest.fixture
def table() -> PennyPress:
    """War is the top news beat (4), Human 3, City 2; an advertisement at the bottom left."""
    return position(
        step="front-page",
        claimed="war-B2 human-D1 city-C1",
        markers={"war": 5, "human": 3, "city": 2},
        ads=[(0, 2)],
        pennies=[1],
    )


def gestures(table: PennyPress, *made: tuple[str, ...]) -> GestureResult:
    touched = GestureResult(VIEW.new_selection(table))
    for name, *words in made:
        touched = VIEW.on_gesture(touched.selection, table, Gesture(name, tuple(words)))
    return touched


def test_a_story_taken_hovers_over_the_first_place_where_it_fits(table: PennyPress) -> None:
    assert gestures(table, ("take", "war-B2")).selection == PageUnderWay((), Placed(B, 1, 0, False))


def test_a_tap_on_a_cell_places_the_story_in_hand(table: PennyPress) -> None:
    hand = gestures(table, ("take", "war-B2"), ("cell", "3", "0")).selection
    assert hand == PageUnderWay((Placed(B, 3, 0, False),))


def test_a_tap_near_the_edge_places_it_as_near_as_it_fits(table: PennyPress) -> None:
    hand = gestures(table, ("take", "city-C1"), ("cell", "3", "2")).selection
    assert hand == PageUnderWay((Placed(C, 2, 1, False),))


def test_keys_move_turn_and_drop_the_story_in_hand(table: PennyPress) -> None:
    hand = gestures(table, ("take", "war-B2"), ("turn",), ("nudge", "down"), ("take", "war-B2")).selection
    assert hand == PageUnderWay((Placed(B, 1, 1, True),))


def test_a_square_story_is_not_turned(table: PennyPress) -> None:
    once = gestures(table, ("take", "city-C1")).selection
    assert gestures(table, ("take", "city-C1"), ("turn",)).selection == once


def test_an_illegal_spot_refuses_with_the_reason_and_keeps_the_story_in_hand(table: PennyPress) -> None:
    touched = gestures(table, ("take", "war-B2"), ("drop", "0", "0"))
    assert touched.announcement == "At that place the 2-star B of War would cover the advertisement."
    assert touched.selection == PageUnderWay((), Placed(B, 0, 0, False))


def test_a_story_on_the_page_is_taken_up_again_and_put_back(table: PennyPress) -> None:
    placed = [("take", "war-B2"), ("cell", "3", "0")]
    assert gestures(table, *placed, ("cell", "3", "1")).selection == PageUnderWay((), Placed(B, 3, 0, False))
    assert gestures(table, *placed, ("hold", "war-B2"), ("off",)).selection == PageUnderWay()


def test_an_empty_hand_on_an_empty_cell_is_told_what_to_do(table: PennyPress) -> None:
    touched = gestures(table, ("cell", "1", "1"))
    assert touched == GestureResult(PageUnderWay(), None, "Choose a story first, then tap the place for it.")


def test_one_button_lays_out_the_best_page_and_it_can_be_printed(table: PennyPress) -> None:
    brief = table.brief(0)
    laid = gestures(table, ("lay-out",))
    assert page_of(laid.selection, brief) == front_page.best(brief)
    assert gestures(table, ("lay-out",), ("print",)).action == Publish(front_page.best(brief))


def test_R5_the_page_proposes_the_best_exclusive_and_none_may_be_declared(table: PennyPress) -> None:
    brief = table.brief(0)
    made = [("take", "war-B2"), ("cell", "3", "0"), ("take", "human-D1"), ("cell", "1", "0")]
    assert page_of(gestures(table, *made).selection, brief).exclusive is D
    assert page_of(gestures(table, *made, ("exclusive", "")).selection, brief).exclusive is None


def test_an_exclusive_that_leaves_the_top_edge_is_none(table: PennyPress) -> None:
    brief = table.brief(0)
    declared = PageUnderWay((Placed(C, 1, 0, False),), None, C)
    assert page_of(declared, brief) == Page(declared.placed, C)
    moved = PageUnderWay((Placed(C, 1, 1, False),), None, C)
    assert page_of(moved, brief).exclusive is None
