"""The rules of news beats, arrow markers and their adjustment (rulebook p. 7)."""

import pytest

from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import ARROW_TRACK, BEAT_SPACES, BEATS, STORIES
from tests.games.penny_press.positions import do, final_edition, names, of, position


@pytest.mark.parametrize(
    ("place", "value", "scoop"),
    list(zip(range(10), (0, 1, 2, 3, 3, 4, 4, 5, 5, 6), (0, 0, 1, 1, 1, 2, 2, 2, 3, 3), strict=True)),
)
def test_an_arrow_marker_points_to_a_value_and_a_scoop_value(place: int, value: int, scoop: int) -> None:
    table = final_edition(trigger=2, markers={"city": place})
    assert ARROW_TRACK[place] == (value, scoop)
    assert (table.value(BEATS[3]), table.scoop(BEATS[3])) == (value, scoop)


def test_a_beat_has_nine_spaces() -> None:
    assert BEAT_SPACES == 9


def test_small_stories_cover_one_space_of_a_beat_and_large_ones_two() -> None:
    assert {(each.shape.letter, each.spaces) for each in STORIES} == {("A", 1), ("B", 1), ("C", 2), ("D", 2)}


@pytest.mark.parametrize(
    ("beat", "stories", "covered", "marker", "value"),
    [
        ("war", "A1 C1", 2, 5, 4),
        ("crime", "A1 B1 C1", 2, 6, 4),
        ("politics", "A1 C1 D1", 3, 8, 5),
        ("city", "A1 B1", 1, 3, 3),
        ("human", "A1 C1", 2, 5, 4),
    ],
)
def test_the_guides_beats_have_the_values_that_it_says(
    beat: str, stories: str, covered: int, marker: int, value: int
) -> None:
    first, *others = stories.split()[:covered]
    table = position(beats={beat: stories}, reporters=[{f"{beat}-{name}": 1 for name in others}])
    do(table, f"assign 1 {beat}-{first}")
    column = next(each for each in BEATS if each.name == beat)
    assert table.markers[column.column] == marker
    assert table.value(column) == value


def test_the_rulebooks_beats_have_the_values_that_it_says() -> None:
    table = position(
        beats={"crime": "A1 B1", "politics": "C1 A1"},
        reporters=[{"crime-A1": 1, "politics-A1": 1}, {"crime-A1": 1}],
    )
    do(table, "assign 1 politics-C1")
    assert [table.value(beat) for beat in BEATS] == [0, 3, 4, 0, 0]


def test_a_covered_story_counts_once_however_many_reporters_are_on_it() -> None:
    table = position(beats={"war": "B1 C1"}, reporters=[{}, {"war-B1": 2}])
    assert table.markers[0] == 4
    do(table, "assign 5 war-B1")
    assert table.markers[0] == 4
    do(table, "assign 1 war-C1")
    assert table.markers[0] == 5


def test_a_marker_never_rises_above_nine() -> None:
    table = position(beats={"war": "A1 A2 C1 C2 D1"}, reporters=[{}, {"war-A1": 1}])
    assert table.markers[0] == 9
    do(table, "assign 1 war-A2")
    assert table.markers[0] == 9
    assert table.value(BEATS[0]) == 6


def test_a_marker_falls_when_the_last_reporter_leaves_a_story() -> None:
    table = position(beats={"war": "A1 A2"}, reporters=[{"war-A1": 2}, {}, {"war-A2": 1}])
    do(table, "recall 1 war-A1")
    assert table.markers[0] == 4
    do(table, "assign 1 war-A1", "recall 1 war-A2")
    assert table.markers[0] == 3


def test_reassigning_moves_the_markers_of_both_beats() -> None:
    table = position(beats={"war": "A1", "city": "D1"}, reporters=[{"war-A1": 1}])
    happened = do(table, "reassign war-A1 city-D1")
    assert table.markers == [1, 0, 0, 3, 0]
    assert of(events.MarkerMoved, happened) == [
        events.MarkerMoved(BEATS[0], 2, 1),
        events.MarkerMoved(BEATS[3], 2, 3),
    ]


def test_a_marker_that_stays_is_not_reported() -> None:
    table = position(beats={"war": "A1"}, reporters=[{"war-A1": 1}])
    assert of(events.MarkerMoved, do(table, "assign 1 war-A1")) == []


def test_beats_are_not_adjusted_within_a_turn() -> None:
    table = position(beats={"war": "B1 C1 D1", "city": "A1"}, reporters=[{"war-C1": 1, "war-D1": 1}])
    before = table.markers[:]
    assert before == [7, 0, 0, 1, 0]
    do(table, "press")
    assert table.markers == before
    do(table, "publish war-C1@0,0 war-D1@2,0")
    assert table.markers == before
    happened = do(table, "headline 16")
    assert table.markers == [1, 2, 1, 2, 0]
    assert len(of(events.MarkerMoved, happened)) == 4


def test_beats_are_adjusted_after_the_headline_card_has_brought_its_stories() -> None:
    table = position(step="draw", pennies=[1], beats={"war": "B1"})
    happened = do(table, "headline 1")
    placed, moved = (
        max(happened.index(each) for each in of(events.StoryPlaced, happened)),
        min(happened.index(each) for each in of(events.MarkerMoved, happened)),
    )
    assert placed < moved


def test_stories_above_a_claimed_one_slide_down_and_keep_their_order() -> None:
    table = position(beats={"war": "B1 C1 A1 D1"}, reporters=[{"war-C1": 1}])
    do(table, "press")
    assert names(table.beats[0]) == "war-B1 war-A1 war-D1"


def test_markers_stay_where_they_are_in_the_final_edition() -> None:
    table = final_edition(beats={"war": "B1 C1"}, markers={"war": 8, "human": 5})
    happened = do(table, "assign 1 war-B1", "assign 1 war-C1")
    assert of(events.MarkerMoved, happened) == []
    assert table.markers == [8, 0, 0, 0, 5]


def test_a_position_whose_markers_are_wrong_between_turns_is_not_sound() -> None:
    table = position(beats={"war": "B1 C1"})
    table.markers[0] = 4
    assert table.problems() == ["An arrow marker is not where its stories and reporters put it."]
