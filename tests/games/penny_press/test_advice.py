"""The sentences of advice, each on a position set up for it."""

from __future__ import annotations

import pytest

from pennypress.engine.record import Seat
from pennypress.games.penny_press.actions import parse_action
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import advice_facts
from pennypress.games.penny_press.view.advice import _SENTENCES, reason, request, sentence
from tests.games.penny_press.positions import final_edition, position

SEATS = (Seat("Ada", "sun"), Seat("", "times"), Seat("", "world"), Seat("", "herald"))


def why(table: PennyPress, action: str) -> list[str]:
    """Every sentence about the action, the most important first."""
    table.check(parse_action(action))
    found = advice_facts.facts(table, parse_action(action))
    said = [sentence(fact, SEATS) for fact in found]
    assert reason(table, parse_action(action), SEATS) == " ".join(said[:2])
    return said


def test_every_fact_has_a_sentence() -> None:
    assert set(advice_facts.Fact.__args__) == set(_SENTENCES)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("assign 1 war-B2", "Send 1 reporter to the 2-star B of War."),
        ("assign 3 city-C1", "Send 3 reporters to the 1-star C of New York City."),
        (
            "reassign war-B2 city-C1",
            "Move a reporter from the 2-star B of War to the 1-star C of New York City.",
        ),
        (
            "recall 1 war-B2 2 city-C1",
            "Recall 1 reporter from the 2-star B of War and 2 reporters from the 1-star C of New York City.",
        ),
        ("press", "Go to press."),
        ("hold", "Hold."),
        ("publish", "Print an empty page."),
        ("publish war-B2@0,0", "Print the 2-star B of War."),
        (
            "publish war-B2@0,0 city-C1@1,0 exclusive war-B2",
            "Print the 2-star B of War and the 1-star C of New York City. Exclusive: the 2-star B of War.",
        ),
    ],
)
def test_an_action_is_asked_for_in_one_line(action: str, said: str) -> None:
    assert request(parse_action(action)) == said


# -- who could claim what


def crowd() -> PennyPress:
    return position(
        4,
        beats={"war": "C1 B1", "city": "C2"},
        reporters=[{"war-B1": 1}, {"war-C1": 2}, {"war-C1": 2}, {"city-C2": 1}],
    )


def test_a_story_comes_within_reach() -> None:
    table = position(beats={"war": "B1"}, reporters=[{}, {}])
    assert why(table, "assign 1 war-B1")[0] == "You could then claim the 1-star B of War."


def test_another_newspaper_loses_its_claim() -> None:
    said = "You could then claim the 2-star C of New York City, and The Herald could not."
    assert why(crowd(), "assign 2 city-C2")[0] == said


def test_a_tie_goes_to_whoever_is_first() -> None:
    said = (
        "You would tie with The Times and The World on the 1-star C of War:"
        " whoever goes to press first claims it."
    )
    assert why(crowd(), "assign 2 war-C1")[0] == said


def test_an_outnumbered_reporter_may_expect_a_scoop() -> None:
    table = crowd()
    assert table.scoop(parse_action("assign 1 war-C1").story.beat) == 2  # type: ignore[attr-defined]
    said = "If The Times or The World claims the 1-star C of War, the scoop would be worth 2 points to you."
    assert why(table, "assign 1 war-C1")[0] == said


def test_in_the_final_edition_nobody_fears_or_hopes_for_those_who_are_done() -> None:
    table = final_edition(
        trigger=0,
        turn=1,
        beats={"war": "C1 D1 A1"},
        reporters=[{"war-C1": 2, "war-A1": 1}, {"war-D1": 1}, {}],
    )
    assert "You could then claim the 1-star A of War." in why(table, "assign 1 war-A1")
    assert not any("The Sun" in each for each in why(table, "assign 1 war-C1"))


def test_more_reporters_make_a_claim_safer() -> None:
    alone = position(beats={"war": "B1 C1"}, reporters=[{"war-B1": 1}])
    said = "You would have 3 reporters on the 1-star B of War, where nobody else is."
    assert why(alone, "assign 2 war-B1")[0] == said
    tied = position(beats={"war": "B1 C1"}, reporters=[{"war-B1": 1}, {"war-B1": 1}])
    assert why(tied, "assign 2 war-B1")[0] == "You would be 2 reporters ahead on the 1-star B of War."


def test_a_story_that_is_lost_is_left() -> None:
    table = position(beats={"war": "C1", "city": "C2"}, reporters=[{"war-C1": 1}, {"war-C1": 2}])
    assert why(table, "recall 1 war-C1") == [
        "The Times has more reporters than you on the 1-star C of War.",
        "You would have 5 reporters at home.",
    ]


def test_a_claim_given_up_is_named() -> None:
    table = position(beats={"war": "B1 A1"}, reporters=[{"war-B1": 1}])
    assert why(table, "recall 1 war-B1")[-1] == "You would give up the 1-star B of War."


def test_at_least_something_is_said() -> None:
    """After the final page of the leader there is neither a claim nor a possible scoop."""
    table = final_edition(trigger=0, turn=1, beats={"war": "C1"}, reporters=[{"war-C1": 2}])
    assert why(table, "assign 1 war-C1") == ["4 reporters would be left at home."]
    table = final_edition(
        trigger=0, turn=1, beats={"war": "C1 C2"}, reporters=[{"war-C1": 4}, {"war-C1": 1, "war-C2": 3}]
    )
    assert why(table, "assign 1 war-C1") == ["None of your reporters would be left at home."]


# -- what the beats will be worth


def test_a_beat_becomes_top_and_the_story_there_has_to_touch_the_edge() -> None:
    table = position(beats={"war": "C1", "city": "C2"}, reporters=[{"war-C1": 1}, {"war-C1": 2}])
    assert why(table, "reassign war-C1 city-C2")[2:] == [
        "New York City will be a top beat next turn, so your story there would have to touch the top edge.",
        "New York City, where you could claim 1 story, rises from 2 to 3.",
    ]


def test_both_stories_have_to_touch_the_edge() -> None:
    table = position(
        beats={"war": "C1 A1 B1 A2", "city": "C2 D2 B1"},
        reporters=[{"war-C1": 1}, {"city-C2": 1, "city-D2": 1}],
    )
    said = "War will be a top beat next turn, so both your stories there would have to touch the top edge."
    assert why(table, "assign 1 war-A1")[1] == said


def test_three_stories_have_to_touch_the_edge() -> None:
    table = position(
        beats={"war": "A1 B1 A2 B2", "city": "C2 D2 B1"},
        reporters=[{"war-A1": 1, "war-B1": 1}, {"city-C2": 1, "city-D2": 1}],
    )
    said = "War will be a top beat next turn, so your 3 stories there would have to touch the top edge."
    assert why(table, "assign 1 war-A2")[1] == said


def test_R3_where_not_all_fit_as_many_as_fit_have_to_touch_the_edge() -> None:
    table = position(
        beats={"war": "C1 D1 A1", "city": "C2 D2"},
        reporters=[{"war-C1": 1, "war-D1": 1, "city-C2": 1}],
    )
    said = (
        "New York City will be a top beat next turn, so as many of your stories as fit would have to touch "
        "the top edge."
    )
    assert said in why(table, "reassign war-D1 city-D2")
    table = position(
        beats={"war": "C1 D1 A1", "city": "C2 D2 B1"},
        reporters=[{"war-C1": 1, "war-D1": 1}, {"city-C2": 1}],
    )
    said = (
        "New York City will be a top beat next turn, so as many top stories as fit would have to touch the "
        "top edge."
    )
    assert said in why(table, "assign 1 city-B1")


def test_a_beat_is_no_longer_top_and_its_story_could_be_the_exclusive() -> None:
    table = position(beats={"war": "C1 A1 B1", "city": "C2 D2 B1"}, reporters=[{"war-C1": 1}, {"city-C2": 1}])
    said = "War will no longer be a top beat: the 1-star C of War could be your exclusive."
    assert said in why(table, "assign 1 city-B1")


def test_a_beat_rises_or_falls_at_the_end_of_the_turn() -> None:
    table = position(beats={"war": "B1 A1"}, reporters=[{"war-B1": 1}, {}])
    assert "War, where you could claim nothing, falls from 3 to 2." in why(table, "recall 1 war-B1")
    table = position(beats={"war": "B1 A1 A2 C1"}, reporters=[{"war-B1": 1}, {}])
    assert "War, where you could claim 2 stories, rises from 4 to 5." in why(table, "assign 1 war-A1")
    table = position(beats={"war": "B1 C1 C2"}, reporters=[{"war-B1": 1, "war-C1": 1}, {}])
    assert "War, where you could claim 1 story, falls from 5 to 4." in why(table, "recall 1 war-C1")


def test_the_best_page_is_told_in_points() -> None:
    table = position(
        beats={"war": "C1 D1 A1", "city": "C2 D2 B1"},
        reporters=[{"war-C1": 1, "war-D1": 1}, {"city-C2": 1}],
    )
    said = "After that, your best page would score 15 points instead of 8."
    assert said in why(table, "assign 1 war-A1")


# -- going to press


def test_going_to_press_is_told_with_all_that_comes_of_it() -> None:
    table = position(
        4,
        beats={"war": "C1 D1 A1", "city": "C2 D2"},
        reporters=[
            {"war-C1": 1, "war-D1": 2, "city-C2": 1},
            {"war-C1": 1, "war-D1": 1},
            {"war-D1": 1},
        ],
        pennies=(2,),
        published=["", "war-B1"],
        bonuses={"war": 9},
    )
    assert why(table, "press") == [
        "You claim 3 stories; the best page scores 4 points.",
        "That triggers the final edition, and the markers stay as they are.",
        "The Times could claim the 1-star C of War as well: you would be first.",
        "In War you would lead with 2 stars; its bonus stands at 9.",
        "Scoops for others: The Times 4 and The World 2.",
        "1 claimed story is not on the page.",
    ]


def test_a_press_that_pays_no_scoop_says_so() -> None:
    table = position(beats={"war": "A1 B1"}, reporters=[{"war-A1": 1}, {"war-B1": 1}])
    assert why(table, "press") == [
        "You claim 1 story; the best page scores 0 points.",
        "In War you would lead with 1 star; its bonus stands at 2.",
        "Nobody else scores a scoop.",
    ]


# -- the front page


def page() -> PennyPress:
    return position(
        step="front-page",
        claimed="war-C1 city-B2",
        markers={"war": 5, "city": 3},
        published=["", "war-A1", "city-A2"],
        bonuses={"city": 7},
    )


def test_the_page_of_most_points_and_its_exclusive() -> None:
    assert why(page(), "publish city-B2@0,0 war-C1@1,0 exclusive city-B2") == [
        "No page scores more than its 4 points.",
        "In New York City you would tie for the lead with 2 stars; its bonus stands at 7.",
        "In War you would tie for the lead with 1 star; its bonus stands at 2.",
        "As the exclusive, the 2-star B of New York City scores 6 points.",
    ]


def test_a_page_of_fewer_points_is_called_one() -> None:
    said = why(page(), "publish war-C1@0,0")
    assert said[0] == "It scores 0 points; the best page scores 4."
    assert said[-1] == "1 claimed story is not on the page."


def test_a_page_may_have_more_stars_than_the_one_of_most_points() -> None:
    table = position(
        step="front-page",
        claimed="war-D3 crime-D1 city-D1",
        markers={"war": 2, "crime": 5, "city": 7},
    )
    assert why(table, "publish city-D1@0,0 war-D3@2,0 exclusive war-D3")[:2] == [
        "It scores 5 points; the best page scores 11.",
        "It has 2 stars more than the highest-scoring page.",
    ]


# -- holding


def test_after_holding_one_may_still_go_to_press() -> None:
    table = final_edition(
        beats={"war": "C1 D1 A1"}, reporters=[{}, {"war-C1": 1, "war-D1": 1}, {"war-D1": 2}], turn=1
    )
    assert why(table, "hold") == [
        "You can still go to press in the last call: as things stand, 1 story for 0 points at best.",
        "If The World claims the 1-star D of War, the scoop would be worth 2 points to you.",
    ]


def test_a_seat_without_claims_may_expect_scoops() -> None:
    table = final_edition(beats={"war": "C1 D1 A1"}, reporters=[{}, {"war-D1": 1}, {"war-D1": 2}], turn=1)
    assert why(table, "hold") == [
        "As things stand, you could claim no story.",
        "If The World claims the 1-star D of War, the scoop would be worth 2 points to you.",
    ]


def test_holding_in_the_last_call_gives_up_a_page() -> None:
    table = final_edition(
        final_round=2,
        turn=2,
        beats={"war": "C1 D1 A1"},
        reporters=[{"war-D1": 1}, {"war-C1": 1, "war-D1": 1}, {"war-D1": 2}],
    )
    assert why(table, "hold") == [
        "Going to press would score 0 points, and scoops for others: The Sun 2 and The Times 2."
    ]
    alone = final_edition(final_round=2, turn=1, beats={"war": "A1"}, reporters=[{}, {"war-A1": 1}, {}])
    assert why(alone, "hold") == ["Going to press would score 0 points."]
