"""Which screens there are pictures of, and how a person comes to each; see e2e/pictures.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from playwright.sync_api import Page, expect

from e2e import copenhagen_table, penny_press_table
from e2e.scenarios import busy, game_until, in_builder, in_final_edition, whole_game
from pennypress.engine.record import Record
from pennypress.games.copenhagen import steps
from pennypress.games.copenhagen.position import Copenhagen

HANDFUL = 4
BUILT = 12
"""Spaces."""
PAGE = 7
"""Which newspaper of the gallery is shown large."""

Bring = Callable[[Page], None]


class Screen(NamedTuple):
    """Something to take pictures of."""

    name: str
    bring: Bring
    """From wherever the screen before has left the page."""
    title: str = ""
    """What the docs call it; those without are taken to be looked at only."""


# -- tables


def table(make: Callable[[], Record]) -> Bring:
    """A game of Penny Press on the table."""
    record = cache(make)
    return lambda page: penny_press_table.open_record(page, record())


def house(make: Callable[[], Record]) -> Bring:
    """A game of Copenhagen, seen by who is on turn."""
    record = cache(make)
    return lambda page: copenhagen_table.open_record(page, record())


def in_full_swing(position: Copenhagen) -> bool:
    """Somebody with cards in hand is on turn, and everybody has built."""
    hand = sum(position.hands[position.turn]) if position.step is steps.TURN else 0
    return hand > HANDFUL and all(house.filled.bit_count() > BUILT for house in position.houses)


FIVE = table(partial(game_until, busy, 5, least=40))
BUILDER = table(partial(game_until, in_builder, 5, least=30))


def choices(page: Page) -> None:
    """What can be done with a story in the middle of the board."""
    FIVE(page)
    stories = page.locator(".story-face:enabled")
    stories.nth(stories.count() // 2).click()
    expect(page.locator("#ring")).to_be_visible()


def builder(page: Page) -> None:
    BUILDER(page)
    penny_press_table.lay_out_by_button(page)


def how_it_went(page: Page) -> None:
    """From the finished table to a moment of its replay, with everything told beside it."""
    page.locator("#how-it-went").click()
    page.locator("#account-dialog .move").first.click()
    expect(page.locator("#account")).to_be_visible()


# -- the lobby, what is kept on its shelf, the lessons


def first_visit(page: Page) -> None:
    penny_press_table.to_lobby(page)
    expect(page.locator("#first-minutes")).to_be_visible()


def lesson(page: Page) -> None:
    """The second step of the lesson: the reporters are on their way."""
    penny_press_table.to_lobby(page)
    page.locator("#game-penny-press").check(force=True)
    page.locator("#learn").click()
    penny_press_table.wait_for_table(page)
    penny_press_table.story(page, "war-D1").click()
    expect(page.locator("#ring")).to_be_visible()


def lesson_of_copenhagen(page: Page) -> None:
    penny_press_table.to_lobby(page)
    page.locator("#game-copenhagen").check(force=True)
    page.locator("#learn").click()
    expect(page.locator("#lesson")).to_be_visible()
    expect(page.locator("#copenhagen")).to_be_visible()


def gallery(page: Page) -> None:
    """All that the newest finished game has left."""
    penny_press_table.to_lobby(page)
    page.locator("#shelf [id^=gallery-]").first.click()
    expect(page.locator("#gallery-dialog")).to_be_visible()


def newspaper(page: Page) -> None:
    """One of those in the gallery that is open."""
    page.locator("#gallery-dialog .gallery-open").nth(PAGE).click()
    expect(page.locator("#keepsake-body svg.newspaper")).to_be_visible()


def lobby(page: Page) -> None:
    """The newspapers put away."""
    for opened in ("#keepsake-dialog", "#gallery-dialog"):
        if page.locator(opened).count():
            page.locator(f"{opened}-close").click()
            expect(page.locator(opened)).to_have_count(0)
    penny_press_table.to_lobby(page)


# The lobby is taken with three tables on its shelf: a finished one, a page half laid out, Copenhagen.
SCREENS = (
    Screen("first-visit", first_visit, "The first visit"),
    Screen("builder", builder, "A front page being laid out"),
    Screen(
        "copenhagen-4", house(partial(copenhagen_table.game_until, in_full_swing, 4)), "Copenhagen with four"
    ),
    Screen("end", table(partial(whole_game, 5)), "The end"),
    Screen("told", how_it_went, "How it went"),
    Screen("gallery", gallery, "The newspapers of a game"),
    Screen("newspaper", newspaper, "One newspaper"),
    Screen("lobby", lobby, "The lobby"),
    Screen("lesson", lesson, "The guided first game"),
    Screen("table-2", table(partial(game_until, busy, 2)), "A table for two"),
    Screen("table-5", FIVE, "A table for five"),
    Screen("choices", choices),
    Screen("final-edition", table(partial(game_until, in_final_edition, 5)), "The final edition"),
    Screen(
        "copenhagen-2", house(partial(copenhagen_table.game_until, in_full_swing, 2)), "Copenhagen with two"
    ),
    Screen("copenhagen-coats", house(partial(copenhagen_table.game_until, copenhagen_table.has_coats, 3))),
    Screen("copenhagen-end", house(partial(copenhagen_table.whole_game, 4))),
    Screen("copenhagen-lesson", lesson_of_copenhagen),
)
