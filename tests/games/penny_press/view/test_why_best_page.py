"""The comparison of the best page with other choices of stories."""

from __future__ import annotations

import htpy as h

from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.front_page import Brief
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.view.why_best_page import against, others, why_best

BRIEF = Brief(tuple(map(story, ("war-B1", "crime-B2", "city-C1"))), values=(5, 3, 0, 4, 0))


def test_the_others_are_less_and_their_loss_is_explained() -> None:
    best = bill(BRIEF, front_page.best(BRIEF)).counted
    found = others(BRIEF)
    points = [bill(BRIEF, page).counted for page in found]
    assert points == sorted(points, reverse=True)
    assert all(each <= best for each in points)
    assert all(against(BRIEF, page) for page in found)


def brief(*claimed: str) -> Brief:
    return Brief(tuple(map(story, claimed)), values=(5, 3, 0, 4, 4))


def points_of_others(claimed: Brief) -> list[int]:
    return [bill(claimed, page).counted for page in others(claimed)]


def test_no_page_without_points_is_compared() -> None:
    three = brief("crime-D1", "city-D1", "human-B1")
    assert 0 in [bill(three, page).counted for page in front_page.outcomes(three)]
    assert points_of_others(three)
    assert 0 not in points_of_others(three)


def test_the_next_best_page_can_be_one_of_the_same_stories_with_another_exclusive() -> None:
    two = brief("crime-D1", "city-D1")
    assert points_of_others(two)[0] == bill(two, front_page.best(two)).counted - 1
    assert against(two, others(two)[0]) == ["The exclusive adds 3 points instead of 4."]


def test_where_every_other_page_scores_nothing_that_is_said() -> None:
    html = str(h.div[why_best(brief("city-D1"), shown=True)])
    assert "Every other page scores 0." in html
    assert "left out" not in html


def test_where_there_is_no_other_page_that_is_said() -> None:
    assert "No other page is allowed." in str(h.div[why_best(brief("war-D1"), shown=True)])


def test_where_even_the_best_page_scores_nothing_the_others_are_compared_by_their_stars() -> None:
    poor = Brief(tuple(map(story, ("crime-A1", "crime-B3"))), values=(5, 1, 0, 1, 1))
    assert bill(poor, front_page.best(poor)).counted == 0
    assert "It scores the same, with fewer stars or stories published." in against(poor, others(poor)[0])


def test_each_choice_of_stories_is_named_once() -> None:
    published = [frozenset(placed.story for placed in page.placed) for page in others(BRIEF)]
    assert len(set(published)) == len(published)
    assert front_page.best(BRIEF) not in others(BRIEF)


def test_a_story_left_out_costs_what_it_would_have_brought() -> None:
    page = next(page for page in others(BRIEF) if page.spot_of(story("crime-B2")) is None)
    sentences = against(BRIEF, page)
    assert "The 2-star B of Crime & Calamity is left out: 3 points lost instead of won." in sentences
