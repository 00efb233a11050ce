"""Effects of gestures at the board on the selection: taps, pick-ups, drags."""

from __future__ import annotations

import json

import pytest

from pennypress.games.penny_press.actions import parse_action
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.phases import DRAW
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.reporter_actions_and_effects import choices
from pennypress.games.penny_press.view.selection import HOME, BoardSelection, more_along, recall_of
from pennypress.games.penny_press.view.title_view import VIEW
from pennypress.games.view import Gesture, GestureResult
from tests.games.penny_press.positions import final_edition, position


@pytest.fixture
def table() -> PennyPress:
    return position(beats={"war": "B1 D1", "city": "A1"}, reporters=[{"war-B1": 2}, {"war-B1": 1}])


def gestures(table: PennyPress, *made: tuple[str, ...]) -> GestureResult:
    """The selection and the last action after these gestures."""
    touched = GestureResult(VIEW.new_selection(table))
    for name, *words in made:
        touched = VIEW.on_gesture(touched.selection, table, Gesture(name, tuple(words)))
    return touched


def test_a_tap_on_a_story_opens_its_choices_and_a_second_closes_them(table: PennyPress) -> None:
    assert gestures(table, ("story", "war-D1")).selection == BoardSelection(chosen=story("war-D1"))
    assert gestures(table, ("story", "war-D1"), ("story", "war-D1")).selection == BoardSelection()


def test_a_tap_on_an_own_reporter_picks_it_up_and_opens_the_choices_of_its_story(table: PennyPress) -> None:
    where = story("war-B1")
    touched = gestures(table, ("reporter", "war-B1"))
    assert touched.selection == BoardSelection(chosen=where, picked=where)
    assert touched.announcement == "Tap another story to move this reporter there."
    assert gestures(table, ("reporter", "war-B1"), ("reporter", "war-B1")).selection == BoardSelection()
    assert gestures(table, ("story", "war-B1"), ("reporter", "war-B1")).selection == BoardSelection()
    assert gestures(table, ("reporter", "war-D1")).selection == BoardSelection()


def test_while_a_card_is_drawn_a_story_offers_nothing(table: PennyPress) -> None:
    assert choices(table, story("war-D1"))
    table.phase = DRAW
    assert choices(table, story("war-D1")) == []


def test_a_choice_is_the_action_it_names(table: PennyPress) -> None:
    touched = gestures(table, ("story", "war-D1"), ("do", "assign 3 war-D1"))
    assert touched == GestureResult(BoardSelection(), parse_action("assign 3 war-D1"))


@pytest.mark.parametrize(
    ("made", "action"),
    [
        ([("pick", HOME), ("story", "city-A1")], "assign 1 city-A1"),
        ([("pick", HOME), ("drop", "city-A1")], "assign 1 city-A1"),
        ([("pick", HOME), ("drop", "city-A1", "2")], "assign 2 city-A1"),
        ([("pick", "war-B1"), ("drop", "city-A1")], "reassign war-B1 city-A1"),
        ([("pick", "war-B1"), ("story", "war-D1")], "reassign war-B1 war-D1"),
        ([("reporter", "war-B1"), ("story", "war-D1")], "reassign war-B1 war-D1"),
        ([("reporter", "war-B1"), ("home",)], "recall 1 war-B1"),
        ([("pick", HOME), ("reporter", "war-B1")], "assign 1 war-B1"),
        ([("pick", "war-B1"), ("home",)], "recall 1 war-B1"),
        ([("pick", "war-B1"), ("drop", HOME)], "recall 1 war-B1"),
        ([("press",)], "press"),
    ],
)
def test_dragging_and_tapping_lead_to_the_same_actions(
    table: PennyPress, made: list[tuple[str, ...]], action: str
) -> None:
    touched = gestures(table, *made)
    assert touched.action == parse_action(action)
    assert touched.selection == BoardSelection()


def test_reporters_of_several_stories_are_recalled_in_one_action() -> None:
    table = position(
        beats={"war": "B1 D1", "city": "A1"}, reporters=[{"city-A1": 1, "war-B1": 2}, {"war-D1": 1}]
    )
    begun = gestures(table, ("story", "city-A1"), ("recall", "city-A1", "1"))
    assert begun.selection == BoardSelection(chosen=story("city-A1"), recalled=((story("city-A1"), 1),))
    both = VIEW.on_gesture(begun.selection, table, Gesture("recall", ("war-B1", "2")))
    recall = parse_action("recall 2 war-B1 1 city-A1")
    assert recall_of(both.selection) == recall
    table.check(recall)
    one = VIEW.on_gesture(both.selection, table, Gesture("recall", ("city-A1", "0")))
    assert recall_of(one.selection) == parse_action("recall 2 war-B1")
    none = VIEW.on_gesture(one.selection, table, Gesture("recall", ("war-B1", "-1")))
    assert recall_of(none.selection) is None


def test_no_more_reporters_are_recalled_than_there_are(table: PennyPress) -> None:
    assert recall_of(gestures(table, ("recall", "war-B1", "9")).selection) == parse_action("recall 2 war-B1")


def test_in_the_final_edition_no_reporters_are_chosen_for_a_recall() -> None:
    beats = {"war": "B1 D1", "city": "A1"}
    table = final_edition(beats=beats, reporters=[{"war-B1": 2, "city-A1": 1}], trigger=2)
    assert gestures(table, ("recall", "war-B1", "2")).selection == BoardSelection()


def test_a_recall_from_several_stories_is_offered_where_there_are_several() -> None:
    def offered(table: PennyPress) -> bool:
        faces = [choice.face for group in choices(table, story("war-B1")) for choice in group.choices]
        return "From several stories" in faces

    beats = {"war": "B1 D1", "city": "A1"}
    several = [{"war-B1": 1, "city-A1": 1}]
    assert offered(position(beats=beats, reporters=several))
    assert not offered(position(beats=beats, reporters=[{"war-B1": 2}]))
    assert not offered(position(beats=beats, reporters=[{"city-A1": 1, "war-D1": 1}]))
    assert not offered(final_edition(beats=beats, reporters=several, trigger=2))


@pytest.mark.parametrize(
    "made",
    [
        [("pick", HOME), ("cancel",)],
        [("pick", HOME), ("drop", HOME)],
        [("pick", HOME), ("pick", HOME)],
        [("pick", "war-B1"), ("drop", "war-B1")],
        [("drop", "war-D1")],
        [("home",)],
    ],
)
def test_putting_a_reporter_back_does_nothing(table: PennyPress, made: list[tuple[str, ...]]) -> None:
    assert gestures(table, *made) == GestureResult(BoardSelection())


def test_nobody_picks_up_a_reporter_that_is_not_there(table: PennyPress) -> None:
    touched = gestures(table, ("pick", "war-D1"))
    assert touched == GestureResult(BoardSelection(), None, "You have no reporter there.")
    empty = position(beats={"war": "B1"}, reporters=[{"war-B1": 5}])
    assert gestures(empty, ("pick", HOME)).announcement == "You have no reporter at home."


@pytest.mark.parametrize(
    "odd",
    [
        ("story", "war-Z9"),
        ("story",),
        ("do", "fly"),
        ("drop",),
        ("drop", "war-D1", "many"),
        ("dance",),
        ("take", "war-B1"),
        ("pick", "x"),
        ("recall", "war-Z9", "1"),
        ("recall", "war-B1", "many"),
        ("recall", "war-D1", "1"),
    ],
)
def test_odd_gestures_change_nothing(table: PennyPress, odd: tuple[str, ...]) -> None:
    assert gestures(table, ("story", "war-D1"), odd) == GestureResult(BoardSelection(chosen=story("war-D1")))


def test_as_many_come_along_as_there_are(table: PennyPress) -> None:
    home = table.home(table.turn)
    assert len(json.loads(more_along(table) or "")) == home - 1
    dropped = gestures(table, ("pick", HOME), ("drop", "war-D1", "99"))
    assert dropped.action == parse_action(f"assign {home} war-D1")
    assert gestures(table, ("pick", HOME), ("drop", "war-D1", "-3")).action == parse_action("assign 1 war-D1")


def test_each_that_comes_along_is_said(table: PennyPress) -> None:
    assert json.loads(more_along(table) or "")[0] == "2 reporters from home are selected."
    last = final_edition(beats={"war": "B1 D1"})
    assert more_along(last) is None
