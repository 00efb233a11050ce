"""The front page: the rulebook's examples, R3 to R5, every refusal, and the text form."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.games.penny_press.actions import parse_action
from pennypress.games.penny_press.components import BEATS, STORIES, story
from pennypress.games.penny_press.front_page import (
    Brief,
    Page,
    Placed,
    TopStoryCounts,
    best,
    outcomes,
    refusal,
    spot_refusal,
    top_stories_met,
    top_stories_required,
)
from pennypress.games.penny_press.page_score import EmptyCell, Unpublished, bill


def brief(names: str, values: str, advertisement: tuple[int, int] | None = None) -> Brief:
    """The brief for these stories; values as five digits for War, Crime, Politics, City, Human."""
    return Brief(tuple(map(story, names.split())), tuple(map(int, values)), advertisement)


def why_not(claim: Brief, page: str) -> str | None:
    return refusal(claim, Page.parse(page))


# Examples of the rulebook and the guide


def test_the_times_page_of_the_rulebook_scores_12() -> None:
    claim = brief("politics-D1 crime-B1 war-A1", "33400")
    page = Page.parse("politics-D1@0,0 crime-B1@2,0 war-A1@3,0 exclusive crime-B1")
    assert refusal(claim, page) is None
    printed = bill(claim, page)
    assert [line.points for line in printed.published] == [4, 6, 3]
    assert printed.empty == (EmptyCell(column=3, row=2, penalty=1),)
    assert (printed.total, printed.counted) == (12, 12)
    assert bill(claim, best(claim)).total == 12


def test_one_story_of_four_left_out_scores_9_minus_3() -> None:
    claim = brief("war-D1 crime-B1 city-B1 human-D1", "33333")
    page = Page.parse("war-D1@0,0 crime-B1@2,0 city-B1@3,0")
    assert refusal(claim, page) is None
    printed = bill(claim, page)
    assert printed.unpublished == (Unpublished(story("human-D1"), 3),)
    assert (printed.empty, printed.total) == ((), 6)
    assert bill(claim, best(claim)).total == 6


def test_two_stories_with_empty_cells_for_5_points_score_6_minus_5() -> None:
    claim = brief("politics-D1 crime-A1", "02400")
    page = Page.parse("politics-D1@0,0 crime-A1@3,0")
    assert refusal(claim, page) is None
    printed = bill(claim, page)
    assert [cell.penalty for cell in printed.empty] == [2, 1, 1, 1]
    assert printed.total == 1


def test_a_top_story_outside_the_top_edge_is_placed_all_the_same() -> None:
    claim = brief("city-C1 city-D1 city-A1", "00050")
    assert top_stories_required(claim) == (2, 3)
    assert why_not(claim, "city-D1@0,0 city-C1@2,0 city-A1@2,2t") is None


def test_two_top_stories_can_leave_no_room_for_a_third() -> None:
    claim = brief("city-C1 city-C2 war-D1", "40050")
    assert {placed.story.beat.name for page in outcomes(claim) for placed in page.placed} == {"city"}


def test_when_all_beats_are_equal_every_story_is_a_top_story_and_there_is_no_exclusive() -> None:
    claim = brief("war-A1 city-B1 human-C1", "33333")
    assert claim.top_beats == BEATS
    assert [len(page.placed) for page in outcomes(claim)] == [3] * len(outcomes(claim))
    assert all(page.exclusive is None for page in outcomes(claim))
    page = "war-A1@0,0 city-B1@1,0 human-C1@2,0 exclusive war-A1"
    assert why_not(claim, page) == (
        "The exclusive may not come from a top news beat, but the 1-star A of War does."
    )


def test_the_top_beat_is_of_the_whole_board_even_without_a_claimed_story() -> None:
    claim = brief("war-A1 city-A1", "30430")
    assert [beat.name for beat in claim.top_beats] == ["politics"]
    assert top_stories_required(claim) == (0, 0)
    assert best(claim).exclusive is not None


def test_the_advertisement_costs_nothing() -> None:
    page = Page.parse("politics-D1@0,0 crime-A1@3,0")
    assert bill(brief("politics-D1 crime-A1", "02400", (2, 0)), page).total == 6 - 3


def test_a_negative_total_counts_as_0() -> None:
    claim = brief("war-A1", "10000")
    printed = bill(claim, best(claim))
    assert (printed.total, printed.counted) == (1 - 12, 0)


# R3, R4, R5


def test_R3_top_stories_touch_the_edge_first() -> None:
    claim = brief("war-A1 war-A2 war-C1 war-C2", "50000")
    four = Page.parse("war-C1@0,0 war-A1@2,0t war-C2@2,1 war-A2@0,2t")
    three = Page.parse("war-C1@0,0 war-A1@2,0 war-A2@3,0")
    assert top_stories_met(claim, four) == TopStoryCounts(at_top_edge=2, placed=4)
    assert (
        top_stories_required(claim)
        == top_stories_met(claim, three)
        == TopStoryCounts(at_top_edge=3, placed=3)
    )
    assert refusal(claim, three) is None
    assert refusal(claim, four) == ("Lead stories must touch the top edge (2 of 3).")


def test_R3_then_as_many_top_stories_as_possible_are_placed() -> None:
    claim = brief("war-A1 war-A2 war-A3 city-A1 city-A2", "50050")
    assert top_stories_required(claim) == (4, 5)
    assert why_not(claim, "war-A1@0,0 war-A2@1,0 war-A3@2,0 city-A1@3,0 city-A2@1,2t") is None
    assert why_not(claim, "war-A1@0,0 war-A2@1,0 war-A3@2,0 city-A1@3,0") == (
        "Lead stories must be on the page (4 of 5)."
    )


def test_R3_looks_at_the_top_stories_alone_so_others_may_have_to_stay_out() -> None:
    claim = brief("war-C1 war-C2 city-D3", "40030")
    assert top_stories_required(claim) == (2, 2)
    assert all(story("city-D3") not in [each.story for each in page.placed] for page in outcomes(claim))


def test_R3_the_advertisement_takes_room_from_the_top_stories_too() -> None:
    assert top_stories_required(brief("war-B1 war-B2 war-B3 war-A1", "50000")) == (4, 4)
    assert top_stories_required(brief("war-B1 war-B2 war-B3 war-A1", "50000", (1, 1))) == (3, 3)


def test_R4_other_stories_may_be_left_out() -> None:
    claim = brief("war-A1 city-A1", "40300")
    assert why_not(claim, "war-A1@0,0") is None
    assert {len(page.placed) for page in outcomes(claim)} == {1, 2}


def test_R4_a_page_may_be_empty_when_no_top_story_is_claimed() -> None:
    claim = brief("city-A1", "40300")
    assert why_not(claim, "") is None
    assert Page((), None) in outcomes(claim)


def test_R5_no_exclusive_need_be_declared() -> None:
    claim = brief("war-D1 city-B1 human-B1", "50012")
    totals = [bill(claim, page).total for page in outcomes(claim) if len(page.placed) == 3]
    assert totals[:3] == [10, 9, 8]
    assert [page.exclusive for page in outcomes(claim)][:3] == [story("human-B1"), story("city-B1"), None]


def test_best_is_the_first_outcome_and_prefers_stars_among_equals() -> None:
    claim = brief("war-D1 crime-D3", "55555", (0, 0))
    assert {len(page.placed) for page in outcomes(claim)} == {1}
    assert best(claim) == outcomes(claim)[0]
    assert best(claim).placed[0].story is story("crime-D3")


def test_the_order_of_the_claim_makes_no_difference() -> None:
    names = "war-D1 city-B1 human-B1 crime-A2"
    backwards = " ".join(reversed(names.split()))
    assert outcomes(brief(names, "50012")) == outcomes(brief(backwards, "50012"))


# Refusals


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("war-B2@0,0 city-A1@1,0", "You have not claimed the 1-star A of New York City."),
        ("war-B2@0,0 war-B2@1,0", "The page has the 2-star B of War twice."),
        ("war-B2@0,1", "At that place the 2-star B of War would stick out of the page."),
        ("war-B2@2,0t", "At that place the 2-star B of War would stick out of the page."),
        ("war-B2@0,2t", "At that place the 2-star B of War would cover the advertisement."),
        (
            "war-B2@0,0 human-D1@0,0t",
            "At that place the 1-star D of The Human Condition would overlap the 2-star B of War.",
        ),
        ("war-B2@3,0", "Lead stories must touch the top edge (1 of 2)."),
        (
            "war-B2@3,0 human-D1@0,0t exclusive city-A1",
            "Lead stories must touch the top edge (1 of 2).",
        ),
        (
            "war-B2@3,0 war-A1@0,0 exclusive human-D1",
            "The exclusive must be on the page, but the 1-star D of The Human Condition is not.",
        ),
        (
            "war-B2@3,0 war-A1@0,0 exclusive war-A1",
            "The exclusive may not come from a top news beat, but the 1-star A of War does.",
        ),
        (
            "war-B2@3,0 war-A1@0,0t human-C2@1,1 exclusive human-C2",
            "The exclusive must touch the top edge, but the 2-star C of The Human Condition does not.",
        ),
    ],
)
def test_a_page_is_refused_in_words_a_player_understands(page: str, why: str) -> None:
    claim = brief("war-B2 war-A1 human-D1 human-C2", "41102", (1, 2) if "0,2t" in page else None)
    assert why_not(claim, page) == why


def test_one_missing_top_story_is_spoken_of_in_the_singular() -> None:
    claim = brief("war-A1 city-A1", "40300")
    one = "A lead story must touch the top edge (0 of 1)."
    assert why_not(claim, "city-A1@0,0") == why_not(claim, "war-A1@0,1") == one


def test_a_spot_is_refused_for_this_piece_only() -> None:
    claim = brief("war-B2 city-A1 human-D1", "40300", (3, 2))
    page = Page.parse("city-A1@0,0")
    assert spot_refusal(claim, page, Placed(story("war-B2"), 1, 0)) is None
    assert spot_refusal(claim, page, Placed(story("city-A1"), 0, 1)) is None
    assert spot_refusal(claim, page, Placed(story("war-B2"), 0, 0)) == (
        "At that place the 2-star B of War would overlap the 1-star A of New York City."
    )
    assert spot_refusal(claim, page, Placed(story("war-B2"), 3, 0)) == (
        "At that place the 2-star B of War would cover the advertisement."
    )
    for column, row in ((-1, 0), (4, 0), (0, -1), (0, 1)):
        assert spot_refusal(claim, page, Placed(story("war-B2"), column, row)) == (
            "At that place the 2-star B of War would stick out of the page."
        )


# Text form

placed_stories = st.builds(
    lambda story, column, row, turned: Placed(story, column, row, turned and story.shape.letter != "C"),
    st.sampled_from(STORIES),
    st.integers(0, 9),
    st.integers(0, 9),
    st.booleans(),
)
pages = st.builds(
    lambda placed, exclusive: Page(tuple(placed), exclusive),
    st.lists(placed_stories, max_size=6),
    st.none() | st.sampled_from(STORIES),
)


@given(pages)
def test_a_page_is_read_back_from_its_text(page: Page) -> None:
    assert Page.parse(str(page)) == page


def test_a_page_reads_like_this() -> None:
    placed = (Placed(story("war-B2"), 0, 0), Placed(story("human-D1"), 1, 0, turned=True))
    assert str(Page(placed, story("war-B2"))) == "war-B2@0,0 human-D1@1,0t exclusive war-B2"
    assert str(Page(())) == ""


def test_a_turned_square_is_written_as_the_same_square() -> None:
    assert str(Placed(story("war-C1"), 0, 0, turned=True)) == "war-C1@0,0"


@pytest.mark.parametrize(
    "text",
    [
        "war-B2",
        "war-B2@-1,0",
        "war-E2@0,0",
        "war-C1@0,0t",
        "war-B2@0,0 exclusive",
        "exclusive war-B2 war-B2@0,0",
        "exclusive war",
    ],
)
def test_a_text_that_is_no_page_is_refused(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        Page.parse(text)
    with pytest.raises(ValueError, match=f"^“publish {re.escape(text)}” is not an action of Penny Press.$"):
        parse_action(f"publish {text}")
