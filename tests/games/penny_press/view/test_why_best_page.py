"""The comparison of the best page with other choices of stories."""

from __future__ import annotations

from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.front_page import Brief
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.view.why_best_page import against, others

BRIEF = Brief(tuple(map(story, ("war-B1", "crime-B2", "city-C1"))), values=(5, 3, 0, 4, 0))


def test_the_others_are_less_and_their_loss_is_explained() -> None:
    best = bill(BRIEF, front_page.best(BRIEF)).counted
    found = others(BRIEF)
    points = [bill(BRIEF, page).counted for page in found]
    assert points == sorted(points, reverse=True)
    assert all(each <= best for each in points)
    assert all(against(BRIEF, page) for page in found)


def test_each_choice_of_stories_is_named_once() -> None:
    published = [frozenset(placed.story for placed in page.placed) for page in others(BRIEF)]
    assert len(set(published)) == len(published)
    assert frozenset(placed.story for placed in front_page.best(BRIEF).placed) not in published


def test_a_story_left_out_costs_what_it_would_have_brought() -> None:
    page = next(page for page in others(BRIEF) if page.spot_of(story("crime-B2")) is None)
    sentences = against(BRIEF, page)
    assert "The 2-star B of Crime & Calamity is left out: 3 points lost instead of won." in sentences
