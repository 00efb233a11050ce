"""The best page is asked for, not given; poor actions are quiet; after printing one learns the best score."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import htpy as h

from pennypress.engine.record import Seat
from pennypress.games import GAMES, view_of
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.actions import PRESS, Publish
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.view import Gesture, ViewContext
from pennypress.games.view_kit.render_html import html_of
from tests.games.penny_press.positions import position

VIEW = view_of("penny-press")
SEATS = tuple(Seat("", emblem.name) for emblem in GAMES["penny-press"].emblems)
CLAIMED = "war-B2 war-B1 human-D1"


def drawn(table: PennyPress, *made: tuple[str, ...], shows_best: bool) -> str:
    hand = VIEW.new_selection(table)
    for name, *words in made:
        hand = VIEW.on_gesture(hand, table, Gesture(name, tuple(words))).selection
    context: ViewContext[Any] = ViewContext(table, SEATS[: table.players], hand, True, (), 0, None)
    return html_of(h.div[VIEW.table(replace(context, shows_best=shows_best))])


def tag(html: str, id_: str) -> str:
    [found] = re.findall(f'<[^>]*id="{id_}"[^>]*>', html)
    return str(found)


def claiming(value: int) -> PennyPress:
    return position(beats={"war": "B1"}, reporters=[{"war-B1": 1}], markers={"war": value})


def laying_out() -> PennyPress:
    return position(step="front-page", claimed=CLAIMED, markers={"war": 5, "human": 3})


def test_the_press_button_says_what_it_claims_and_only_on_request_what_it_scores() -> None:
    assert "best page:" in drawn(claiming(6), shows_best=True)
    html = drawn(claiming(6), shows_best=False)
    assert "best page:" not in html
    assert "1 story" in html


def test_the_builder_shows_the_best_score_when_it_is_asked() -> None:
    asked = drawn(laying_out(), ("best",), shows_best=False)
    unasked = drawn(laying_out(), shows_best=False)
    assert "The best page scores" not in unasked
    assert 'id="why-best"' not in unasked
    assert 'id="show-best"' in unasked
    assert "The best page scores" in asked
    assert 'id="show-best"' not in asked
    assert "The best page scores" in drawn(laying_out(), shows_best=True)


def test_who_has_the_page_laid_out_or_clears_it_need_not_ask_again() -> None:
    assert "The best page scores" in drawn(laying_out(), ("lay-out",), ("clear",), shows_best=False)


def test_going_to_press_for_little_is_quiet_and_says_what_it_brings_besides() -> None:
    html = drawn(claiming(1), shows_best=False)
    assert "quiet" in tag(html, "press")
    assert "Few points, as each empty cell costs 1 or 2, but up to 1 star for the bonuses." in html
    covered = {"war-B1": 1, "war-C2": 1, "crime-D3": 1, "city-A1": 1}
    beats = {"war": "B1 C2", "crime": "D3", "city": "A1"}
    four = position(beats=beats, reporters=[covered], markers={"war": 6, "crime": 3})
    worth_it = drawn(four, shows_best=False)
    assert "quiet" not in tag(worth_it, "press")
    assert "Few points" not in worth_it


def test_print_it_says_what_is_left_over_and_that_a_page_scores_nothing() -> None:
    table = laying_out()
    best = front_page.best(table.brief(0)).placed
    [keeps] = [each for each in best if str(each.story) == "human-D1"]
    without = drawn(table, ("lay-out",), ("take", "human-D1"), ("off",), shows_best=False)
    assert "1 claimed story is not on the page." in without
    assert "claimed stor" not in tag(drawn(table, ("lay-out",), shows_best=False), "print-why")
    assert keeps.story in table.brief(0).claimed


def test_the_bill_is_calm_until_a_story_is_laid() -> None:
    table = laying_out()
    empty = drawn(table, shows_best=False)
    assert "nothing-laid" in tag(empty, "bill")
    assert "An empty page scores 0. Each empty cell costs 1 or 2 points" in empty
    assert "Total" not in empty
    assert "Below zero" not in empty
    laid = drawn(table, ("take", "human-D1"), ("cell", "2", "1"), shows_best=False)
    assert "nothing-laid" not in tag(laid, "bill")
    assert '<th scope="row">Total</th>' in laid


def test_who_prints_learns_whether_it_was_the_best_page_and_not_who_laid_it_out() -> None:
    table = laying_out()
    pages = front_page.outcomes(table.brief(0))
    assert VIEW.remark(table, Publish(pages[0]), SEATS) == "That was the best page for The Times."
    poorer = VIEW.remark(table, Publish(pages[-1]), SEATS)
    assert re.fullmatch(r"The best page for The Times would have scored \d+ points? instead of \d+\.", poorer)
    assert VIEW.remark(claiming(6), PRESS, SEATS) == ""
