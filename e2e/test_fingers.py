"""Whatever a finger presses is at least 44 px wide and high, on every screen of a phone and of a tablet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import copenhagen_table, penny_press_table
from e2e.conftest import wait_until_ready, watch
from e2e.scenarios import busy, game_until, in_builder, in_last_press, whole_game
from pennypress.engine.link_codec import pack
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.position import Copenhagen

SIZES = [(390, 844), (1024, 768)]

SMALL = """([within, exceptions]) => {
  const HALF = 21.5;
  const PRESSED = "a[href], button, input, select, textarea, summary, [role=button], [role=slider]";
  const large = (each) => {
    const whole = each.closest("label") ?? each;
    const { width, height } = whole.getBoundingClientRect();
    if (!width || Math.min(width, height) >= 2 * HALF) return true;
    // Less is seen of it; what counts is where a finger hits it.
    whole.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top } = whole.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = (across, down) => whole.contains(document.elementFromPoint(x + across, y + down));
    if (!hit(0, 0)) return true; // it lies under what has been opened
    return (width >= 2 * HALF || room(hit, 1, 0)) && (height >= 2 * HALF || room(hit, 0, 1));
  };
  const room = (hit, across, down) => {
    let found = 0;
    for (let by = -3 * HALF; by <= 3 * HALF; by += 0.5) found += hit(across * by, down * by) ? 0.5 : 0;
    return found >= 2 * HALF;
  };
  const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.querySelector(within);
  return [...top.querySelectorAll(PRESSED)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.matches(`:disabled, [inert] *, [aria-hidden=true] *, ${exceptions}`))
    .filter((each) => !large(each))
    .map((each) => each.id || each.outerHTML.slice(0, 80));
}"""
"""What is pressed and too small for a finger."""

EXCEPTIONS = {
    "p a[href], li a[href]:not(.as-button)": "links within sentences",
    ".gain": "as large as the points that it stands for; the list below has the same as buttons",
}


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}")
def touched(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page under a finger."""
    width, height = request.param
    screen = {**browser_context_args, "viewport": {"width": width, "height": height}, "has_touch": True}
    with browser.new_context(**screen) as context:
        noted = watch(context)
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        assert page.evaluate("matchMedia('(pointer: coarse)').matches")
        yield page
        assert not noted


def check(page: Page, within: str = "body") -> None:
    penny_press_table.wait_until_drawn(page)
    assert page.evaluate(SMALL, [within, ", ".join(EXCEPTIONS)]) == []


def test_the_lobby_and_a_form_full_of_bots(touched: Page) -> None:
    penny_press_table.to_lobby(touched)
    check(touched)
    touched.get_by_role("radio", name="5 players").check(force=True)
    touched.get_by_role("button", name="Play against the house").tap()
    check(touched)


TABLES = {
    "two": partial(game_until, busy, 2),
    "five": partial(game_until, busy, 5, least=40),
    "builder": partial(game_until, in_builder, 5, least=30),
    "last press": partial(game_until, in_last_press, 5),
    "ending": partial(whole_game, 5),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table(touched: Page, name: str) -> None:
    penny_press_table.open_record(touched, TABLES[name]())
    check(touched)


def test_the_choices_on_a_story_and_a_story_in_hand(touched: Page) -> None:
    penny_press_table.open_record(touched, game_until(busy, 5, least=40))
    touched.locator(".claimable .story-face, .covered .story-face").first.tap()
    expect(touched.locator("#ring")).to_be_visible()
    check(touched, "#ring")
    penny_press_table.open_record(touched, game_until(in_builder, 5, least=30))
    touched.locator(".cutting").first.tap()
    expect(touched.locator("#ghost")).to_be_visible()
    check(touched)
    touched.locator("#lay-out").tap()
    expect(touched.locator(".piece").first).to_be_visible()
    touched.locator("#why-best").tap()
    check(touched)


@pytest.mark.parametrize("opener", ["menu", "log", "ask-editor"])
def test_what_opens_from_the_bar(touched: Page, opener: str) -> None:
    penny_press_table.open_record(touched, game_until(busy, 3))
    touched.locator(f"#{opener}").tap()
    expect(touched.locator("dialog, #advice").first).to_be_visible()
    try:
        check(touched)
    finally:
        touched.keyboard.press("Escape")


def test_the_newspapers_and_how_it_went(touched: Page) -> None:
    penny_press_table.open_record(touched, whole_game(3))
    touched.locator("#how-it-went").tap()
    expect(touched.locator("#account-dialog")).to_be_visible()
    check(touched)
    touched.locator("#account-dialog-close").tap()
    touched.locator(".gallery-open").first.tap()
    expect(touched.locator("#keepsake-dialog")).to_be_visible()
    check(touched)
    touched.keyboard.press("Escape")


def test_the_replay(touched: Page) -> None:
    touched.evaluate("(fragment) => { location.hash = fragment; }", "#/replay/" + pack(whole_game(3)))
    expect(touched.locator("#scrub")).to_be_visible()
    check(touched)


HOUSES: dict[str, Callable[[Copenhagen], bool]] = {
    "turn": lambda position: sum(position.points) > 2,
    "coats": lambda position: position.phase == phases.COATS,
    "discard": lambda position: position.phase == phases.DISCARD,
}


@pytest.mark.parametrize("name", HOUSES)
def test_copenhagen(touched: Page, name: str) -> None:
    copenhagen_table.open_record(touched, copenhagen_table.game_until(HOUSES[name]))
    check(touched)
    if name == "turn":
        touched.locator(".offer-tile:enabled").last.tap()
        check(touched)


def test_the_end_of_copenhagen(touched: Page) -> None:
    copenhagen_table.open_record(touched, copenhagen_table.whole_game())
    check(touched)
