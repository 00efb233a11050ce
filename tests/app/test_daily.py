"""Today's edition on the page: the puzzle of the day in three tries, its result, the deal of the day."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pennypress.app.daily import results
from pennypress.app.daily.messages import CopyResult, PlayDealOfTheDay
from pennypress.app.effects import Navigate
from pennypress.app.model import Daily, Environment, Lobby, Play
from pennypress.app.page.messages import UrlChanged
from pennypress.app.page.view import view
from pennypress.app.play.messages import Touch
from pennypress.app.shelf.messages import Delete
from pennypress.app.storage import save_format
from pennypress.app.storage.messages import StoredElsewhere
from pennypress.app.update import init
from pennypress.games import GAMES, daily_of
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.front_page import Page as FrontPage
from pennypress.games.penny_press.page_score import bill
from tests.app.page_without_browser import Origin, Page

ADDRESS = "#/daily/penny-press"
TODAY = "1898-02-15"
"""The date of `Page`."""


def opened(origin: Origin | None = None) -> Page:
    page = Page(origin)
    page.send(UrlChanged(ADDRESS))
    return page


def screen(page: Page) -> Daily:
    assert isinstance(page.model.screen, Daily)
    return page.model.screen


def pages() -> list[FrontPage]:
    """The pages of today, the best first, all with different points."""
    brief = daily_of("penny-press").puzzle(TODAY).position.brief(0)
    found = {bill(brief, each).counted: each for each in reversed(front_page.outcomes(brief))}
    return [found[points] for points in sorted(found, reverse=True)]


def try_(page: Page, front: FrontPage) -> None:
    """Lay that page out and print it."""
    page.send(Touch("clear"))
    for each in front.placed:
        page.send(Touch("take", (str(each.story),)))
        ghost = screen(page).selection.ghost
        if ghost.turned != each.turned:
            page.send(Touch("turn"))
        page.send(Touch("cell", (str(each.column), str(each.row))))
    page.send(Touch("exclusive", (str(front.exclusive or ""),)))
    page.send(Touch("print"))


def tries(page: Page) -> tuple[int, ...]:
    found = results.days_of(page.model.daily, "penny-press").get(TODAY)
    return found.points if found else ()


def test_it_is_opened_from_the_lobby_by_its_address() -> None:
    page = Page()
    assert "February 15, 1898" in page.text
    assert page.elements()["daily-penny-press"]["href"] == ADDRESS
    page.send(UrlChanged(ADDRESS))
    assert screen(page).day == TODAY
    assert "Lay out the front page that scores the most." in page.text
    page.send(UrlChanged("#/"))
    assert isinstance(page.model.screen, Lobby)


@pytest.mark.parametrize("rest", ["", "/", "/copenhagen", "/x", "/a/b"])
def test_an_address_of_no_puzzle_shows_the_lobby(rest: str) -> None:
    assert isinstance(Page(fragment=f"#/daily{rest}").model.screen, Lobby)


def test_nothing_gives_the_best_page_away_before_the_end() -> None:
    page = opened()
    assert not {"lay-out", "why-best", "arrangements"} & page.elements().keys()
    assert "best page scores" not in page.text
    page.send(Touch("lay-out"), Touch("why"))
    assert screen(page).selection.placed == ()
    try_(page, pages()[3])
    assert not {"lay-out", "why-best"} & page.elements().keys()


def test_each_try_says_how_many_points_it_is_short() -> None:
    page, best = opened(), daily_of("penny-press").puzzle(TODAY).best
    for number, front in enumerate(pages()[3:5], 1):
        try_(page, front)
        points = tries(page)[-1]
        hint = f"{points} points. The best scores {best - points} more."
        assert f"Try {number}: {hint}" in page.text
        assert page.said[-1] == hint
    assert "Try 3" in page.text


def test_after_the_third_try_the_best_page_is_shown() -> None:
    page = opened()
    for front in pages()[1:4]:
        try_(page, front)
    assert "Not solved today. This is the best there is: 17 points." in page.text
    assert screen(page).selection.placed == pages()[0].placed
    assert "why-best" in page.elements()
    before = page.model
    page.send(Touch("clear"), Touch("print"), Touch("take", ("war-A1",)))
    assert (page.model.screen, page.model.daily) == (before.screen, before.daily)


def test_the_best_page_ends_it_at_once() -> None:
    page = opened()
    try_(page, pages()[2])
    try_(page, pages()[0])
    assert "Solved on try 2 of 3." in page.text
    assert "17 points: nothing scores more!" in page.text
    assert "Try 3" not in page.text
    page.send(UrlChanged("#/"))
    assert "Solved on try 2 of 3." in page.text


def test_a_page_that_is_not_allowed_or_was_tried_costs_no_try() -> None:
    page = opened()
    page.send(Touch("print"))
    assert "must touch the top edge" in page.text
    assert tries(page) == ()
    try_(page, pages()[1])
    try_(page, pages()[1])
    assert "You have tried exactly this already." in page.text
    assert len(tries(page)) == 1


def test_it_goes_on_after_a_reload() -> None:
    page = opened()
    try_(page, pages()[2])
    again = Page(page.origin, ADDRESS)
    assert screen(again).selection.placed == screen(page).selection.placed
    assert "Try 1" in again.text
    try_(again, pages()[1])
    assert len(tries(again)) == 2
    again.send(UrlChanged("#/"))
    assert "You have 1 try left." in again.text


def test_another_tab_sees_the_tries() -> None:
    one, other = opened(), Page()
    other = opened(one.origin)
    try_(one, pages()[2])
    assert len(tries(other)) == 1
    other.send(StoredElsewhere(save_format.DAILY, None))
    assert tries(other) == ()


def test_a_streak_is_shown_where_yesterday_was_solved_too() -> None:
    yesterday = {"penny-press": {"1898-02-14": {"best": 9, "points": [9]}}}
    page = opened(Origin({save_format.DAILY: json.dumps(yesterday)}))
    try_(page, pages()[0])
    assert "You have solved it 2 days in a row." in page.text
    page.press("copy-result")
    assert page.copied.splitlines() == [
        "📰 Penny Press · February 15, 1898 · 1/3",
        "⭐⭐⭐⭐⭐",
        "2 days in a row",
        "https://example.org/press/#/daily/penny-press",
    ]
    assert "The result was copied." in page.text


def test_the_result_can_be_copied_only_once_there_is_one() -> None:
    page = opened()
    page.send(CopyResult())
    assert page.copied == ""


def test_the_result_is_shown_if_it_cannot_be_copied() -> None:
    page = opened()
    page.clipboard = False
    try_(page, pages()[0])
    page.press("copy-result")
    assert "result-text" in page.elements()
    assert "⭐⭐⭐⭐⭐" in page.text


BEST = 17


@pytest.mark.parametrize(
    "hostile",
    [
        {"best": BEST, "points": [BEST]},
        {"best": BEST, "points": [BEST], "actions": ["publish"]},
        {"best": BEST, "points": [3], "actions": ["publish war-A1@0,0"]},
        {"best": BEST, "points": [3], "actions": ["publish war-A1@9,9 <img src=x>"]},
        {"best": BEST, "points": [3], "actions": ["press"]},
        {"best": 2, "points": [1, 2], "actions": ["publish", "publish"]},
    ],
)
def test_stored_tries_that_the_rules_do_not_confirm_are_not_counted(hostile: dict[str, Any]) -> None:
    page = opened(Origin({save_format.DAILY: json.dumps({"penny-press": {TODAY: hostile}})}))
    assert "Try 1 Try 2 Try 3" in page.text
    try_(page, pages()[0])
    assert "Solved on try 1 of 3." in page.text


def test_midnight_does_not_change_the_puzzle_on_the_screen() -> None:
    page = opened()
    page.environment = lambda: Environment("1898-02-16T00:00:10+00:00", "fresh")  # type: ignore[method-assign]
    try_(page, pages()[0])
    assert tries(page) == (BEST,)
    page.send(UrlChanged("#/"))
    assert "February 16, 1898" in page.text
    assert "The same puzzle for everybody." in page.text


def test_the_date_is_that_of_the_person() -> None:
    environment = Environment("2026-11-26T23:30:00+00:00", "fresh", date="2026-11-27")
    model, _effects = init({}, ADDRESS, environment)
    assert isinstance(model.screen, Daily)
    assert model.screen.day == "2026-11-27"
    assert "November 27, 2026" in str(view(model))


def test_the_lobby_looks_for_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = type(daily_of("penny-press"))
    monkeypatch.setattr(puzzle, "puzzle", lambda *_given: pytest.fail("it looks for one"))
    stored = {save_format.DAILY: json.dumps({"penny-press": {"2026-11-26": {"best": 9, "points": [9]}}})}
    model, _effects = init(stored, "", Environment("2026-11-26T12:00:00+00:00", "fresh"))
    assert "Solved on try 1 of 3." in str(view(model))


@pytest.mark.parametrize("title", GAMES)
def test_the_deal_of_the_day_is_the_same_for_everybody(title: str) -> None:
    seeds = set()
    for _person in range(2):
        page = Page()
        page.send(PlayDealOfTheDay(title))
        record = page.table.record
        seeds.add(record.seed)
        assert record.game == title
        assert {seat.bot for seat in record.players[1:]} == {"reporter"}
        assert record.players[0].bot == ""
        saved = page.model.saved(page.play.id)
        assert saved is not None
        assert saved.name == f"{GAMES[title].title}, deal of February 15, 1898"
    assert len(seeds) == 1


def test_the_deal_of_the_day_is_dealt_once() -> None:
    page = Page()
    page.press("deal-of-the-day")
    first = page.play.id
    page.send(UrlChanged("#/"))
    page.press("deal-of-the-day")
    assert isinstance(page.model.screen, Play)
    assert page.play.id == first
    assert [entry.id for entry in page.model.shelf] == [first]
    assert Navigate(f"#/table/{first}") in page.done[-6:]


def test_the_deal_of_the_day_does_not_open_another_game_of_the_same_deal() -> None:
    page = Page()
    page.press("deal-of-the-day")
    deal = page.table.record.seed
    page.send(Delete(page.play.id), UrlChanged("#/"))
    page.start(seed=deal)
    among_people = page.play.id
    page.send(UrlChanged("#/"))
    page.press("deal-of-the-day")
    assert page.play.id != among_people
    assert {seat.bot for seat in page.table.record.players[1:]} == {"reporter"}


def test_the_lobby_offers_the_deal_of_the_title_chosen_last() -> None:
    page = Page()
    page.press("friends-copenhagen")
    assert "Deal of the day: Copenhagen" in page.text
