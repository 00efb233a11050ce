"""The rules of going to press, in order: claim, scoops, front page, penny, headline card (rulebook p. 4)."""

import pytest

from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import BEATS, story
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, final_edition, legal, names, of, position, refusal


def the_times_goes_to_press() -> PennyPress:
    """The example on p. 9: Times (0), Sun (1). Politics 4 is the top news beat."""
    return position(
        beats={"politics": "D1 A1", "crime": "B1 A1", "war": "A1 B1"},
        reporters=[
            {"politics-D1": 1, "politics-A1": 1, "crime-B1": 2, "war-A1": 1},
            {"politics-A1": 2, "crime-B1": 1, "war-A1": 1},
        ],
    )


def test_the_times_page_of_the_rulebook_scores_twelve_and_the_sun_two_scoop_points() -> None:
    table = the_times_goes_to_press()
    assert [table.value(beat) for beat in BEATS] == [3, 3, 4, 0, 0]
    happened = do(table, "press", "publish politics-D1@0,0 crime-B1@2,0 war-A1@3,0 exclusive crime-B1")
    assert table.scores == (12, 2, 0)
    assert (table.page_points, table.scoop_points) == ([12, 0, 0], [0, 2, 0])
    assert of(events.Scooped, happened) == [
        events.Scooped(1, story("war-A1"), 1),
        events.Scooped(1, story("crime-B1"), 1),
    ]
    assert names(table.beats[2]) == "politics-A1"
    assert table.reporters[1] == {story("politics-A1"): 2}


def test_an_exclusive_does_not_double_the_scoop() -> None:
    table = the_times_goes_to_press()
    do(table, "press")
    assert table.scoop_points == [0, 2, 0]


def test_steps_of_a_press_come_in_their_order() -> None:
    table = position(beats={"war": "B1 C1"}, reporters=[{"war-B1": 1}, {"war-B1": 1}])
    happened = do(table, "press", "publish war-B1@0,0", "headline 30")
    order = [events.Claimed, events.Scooped, events.Published, events.PennyTaken, events.CardDrawn]
    found = [type(each) for each in happened if type(each) in order]
    assert found == order


def test_a_majority_and_a_tie_both_claim() -> None:
    table = position(
        5,
        beats={"war": "B1 C1 D1"},
        reporters=[{"war-B1": 2, "war-C1": 2, "war-D1": 1}, {"war-B1": 1, "war-C1": 2}, {"war-D1": 2}],
    )
    assert names(table.claims(0)) == "war-B1 war-C1"
    assert names(table.claims(1)) == "war-C1"
    assert names(table.claims(2)) == "war-D1"
    assert table.claims(3) == ()


def test_reporters_of_several_others_are_not_added_together() -> None:
    table = position(beats={"war": "B1"}, reporters=[{"war-B1": 1}, {"war-B1": 1}, {"war-B1": 1}])
    assert names(table.claims(0)) == "war-B1"


def test_all_claimable_stories_are_claimed_without_a_choice() -> None:
    table = position(
        beats={"war": "B1 C1", "city": "A1", "human": "D1"},
        reporters=[{"war-B1": 1, "city-A1": 1, "human-D1": 1}],
    )
    happened = do(table, "press")
    assert names(table.claimed) == "war-B1 city-A1 human-D1"
    assert of(events.Claimed, happened) == [events.Claimed(0, table.claimed)]
    assert [names(stories) for stories in table.beats] == ["war-C1", "", "", "", ""]


def test_a_story_on_which_another_has_more_stays_with_all_its_reporters() -> None:
    table = position(
        beats={"war": "B1 C1"}, reporters=[{"war-B1": 1, "war-C1": 1}, {"war-C1": 2}, {"war-C1": 1}]
    )
    do(table, "press")
    assert names(table.beats[0]) == "war-C1"
    assert [own.get(story("war-C1")) for own in table.reporters] == [1, 2, 1]
    assert table.scores == (0, 0, 0)


def test_all_reporters_on_claimed_stories_go_home() -> None:
    table = position(
        beats={"war": "B1 C1"}, reporters=[{"war-B1": 2}, {"war-B1": 2, "war-C1": 1}, {"war-B1": 1}]
    )
    do(table, "press")
    assert [table.home(player) for player in range(3)] == [5, 4, 5]


def test_a_scoop_is_paid_once_for_a_story_however_many_reporters_are_on_it() -> None:
    table = position(beats={"war": "B1"}, reporters=[{"war-B1": 3}, {"war-B1": 3}, {"war-B1": 1}])
    do(table, "press")
    assert table.scoop_points == [0, 1, 1]


def test_a_scoop_is_paid_for_each_claimed_story_and_not_to_the_presser() -> None:
    table = position(
        beats={"politics": "A1 B1 C1"},
        reporters=[{"politics-A1": 1, "politics-B1": 1}, {"politics-A1": 1, "politics-B1": 1}],
    )
    assert (table.value(BEATS[2]), table.scoop(BEATS[2])) == (4, 2)
    do(table, "press")
    assert table.scoop_points == [0, 4, 0]


def test_the_guides_scoop_is_worth_two_at_a_politics_value_of_four() -> None:
    table = position(
        beats={"politics": "B1 C1"}, reporters=[{"politics-B1": 1, "politics-C1": 1}, {"politics-C1": 1}]
    )
    assert (table.value(BEATS[2]), table.scoop(BEATS[2])) == (4, 2)
    do(table, "press")
    assert table.scoop_points == [0, 2, 0]


def test_scoops_and_front_page_use_the_values_from_before_the_press() -> None:
    table = position(
        beats={"war": "A1 B1 C1"},
        reporters=[{"war-A1": 1, "war-B1": 1, "war-C1": 1}, {"war-C1": 1}],
    )
    assert table.markers[0] == 7
    happened = do(table, "press", "publish war-A1@0,0 war-B1@1,0 war-C1@2,0")
    assert table.scoop_points == [0, 2, 0]
    assert [line.value for line in of(events.Published, happened)[0].bill.published] == [5, 5, 5]
    assert table.page_points[0] == 15 - 3


def test_published_stories_stay_with_the_player_for_the_stars() -> None:
    table = position(
        beats={"war": "B1 C2"}, reporters=[{"war-B1": 1, "war-C2": 1}], published=["war-A1 city-A3"]
    )
    do(table, "press", "publish war-B1@0,0 war-C2@1,0")
    assert names(table.published[0]) == "war-A1 city-A3 war-B1 war-C2"
    assert [table.stars(0, beat) for beat in BEATS] == [4, 0, 0, 3, 0]


@pytest.mark.parametrize(
    ("left_out", "others", "stack"),
    [
        ("crime-A1", "", "crime-A1 crime-A2 crime-A3"),
        ("crime-A2", "crime-A1", "crime-A2 crime-A3"),
        ("crime-A3", "crime-A1", "crime-A2 crime-A3"),
        ("crime-A3", "crime-A1 crime-A2", "crime-A3"),
        ("crime-A2", "", "crime-A1 crime-A2 crime-A3"),
    ],
)
def test_an_unpublished_story_goes_back_to_its_stack_in_star_order(
    left_out: str, others: str, stack: str
) -> None:
    table = position(
        beats={"war": "C1 A1", "crime": left_out.split("-")[1]},
        reporters=[{"war-C1": 1, left_out: 1}],
        published=["", others],
        pennies=[0, 1],
        ads=[None, (0, 2)],
    )
    do(table, "press", "publish war-C1@0,0")
    assert names(table.stacks[story(left_out).stack]) == stack
    assert table.problems() == []


def test_an_unpublished_story_costs_the_value_of_its_beat() -> None:
    table = position(
        beats={"war": "A1 B1 C1", "crime": "A1 B1"},
        reporters=[{"war-A1": 1, "war-C1": 1, "crime-A1": 1}],
    )
    assert [table.value(beat) for beat in BEATS[:2]] == [4, 3]
    do(table, "press")
    twin = table.copy()
    happened = do(table, "publish war-A1@0,0 crime-A1@1,0 war-C1@2,0")
    assert of(events.Published, happened)[0].bill.total == 4 + 4 + 3 - 4
    happened = do(twin, "publish war-A1@0,0 war-C1@2,0")
    assert of(events.Published, happened)[0].bill.total == 4 + 4 - 3 - (4 + 2 + 1)


def test_a_negative_page_counts_as_zero_and_the_circulation_never_falls() -> None:
    table = position(beats={"war": "A1"}, reporters=[{"war-A1": 1}], page_points=[7])
    happened = do(table, "press", "publish war-A1@0,0")
    bill = of(events.Published, happened)[0].bill
    assert (bill.total, bill.counted) == (2 - 13, 0)
    assert table.scores == (7, 0, 0)


def test_the_advertisement_covers_a_cell_and_is_removed_after_scoring() -> None:
    table = position(beats={"war": "C1 B1"}, reporters=[{"war-C1": 1}], pennies=[1], ads=[(3, 2)])
    do(table, "press")
    assert refusal(table, "publish war-C1@2,1").endswith("would cover the advertisement.")
    happened = do(table, "publish war-C1@0,0")
    empty = of(events.Published, happened)[0].bill.empty
    assert (3, 2) not in {(cell.column, cell.row) for cell in empty}
    assert table.ads[0] is None


def test_the_advertisements_of_the_others_stay() -> None:
    table = position(beats={"war": "C1"}, reporters=[{"war-C1": 1}], pennies=[1, 2], ads=[(3, 2), (1, 1)])
    do(table, "press", "publish war-C1@0,0")
    assert table.ads == [None, (1, 1), None]


def test_the_presser_takes_a_penny() -> None:
    table = position(beats={"war": "C1"}, reporters=[{"war-C1": 1}], pennies=[1, 2, 0])
    happened = do(table, "press", "publish war-C1@0,0")
    assert table.pennies == [2, 2, 0]
    assert of(events.PennyTaken, happened) == [events.PennyTaken(0, 2)]


def test_the_front_page_has_to_be_published_before_anything_else() -> None:
    table = the_times_goes_to_press()
    do(table, "press")
    assert table.next_to_act == 0
    for action in ("press", "hold", "assign 1 war-B1", "headline 3"):
        assert refusal(table, action) == "Publish the front page first."


def test_an_illegal_front_page_is_refused_with_the_reason() -> None:
    table = the_times_goes_to_press()
    do(table, "press")
    assert refusal(table, "publish war-B1@0,0") == "You have not claimed the 1-star B of War."
    assert refusal(table, "publish crime-B1@0,0 war-A1@1,0") == (
        "A lead story must touch the top edge (0 of 1)."
    )


def test_every_page_that_is_offered_may_be_published() -> None:
    table = the_times_goes_to_press()
    do(table, "press")
    assert len(legal(table)) > 10
    for action in table.legal_actions():
        table.check(action)


def test_a_beat_without_stories_can_be_the_top_news_beat() -> None:
    table = final_edition(
        trigger=2,
        beats={"war": "B1"}, reporters=[{"war-B1": 1}], markers={"war": 2, "city": 5},
    )  # fmt: skip
    assert [beat.name for beat in table.brief(0).top_beats] == ["city"]
    do(table, "press", "publish war-B1@0,0 exclusive war-B1")


def test_when_all_beats_are_equal_every_story_is_a_top_story_and_none_can_be_exclusive() -> None:
    table = position(
        beats={beat.name: "A1 A2" for beat in BEATS},
        reporters=[{f"{beat.name}-A1": 1 for beat in BEATS}],
    )
    assert [table.value(beat) for beat in BEATS] == [3] * 5
    do(table, "press")
    assert all(table.brief(0).is_top(each) for each in table.claimed)
    assert not any("exclusive" in action for action in legal(table))
