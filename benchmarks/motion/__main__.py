"""Frames during drags and animations, clicks, and layout shifts, in Chromium with a throttled CPU.

python -m benchmarks.motion --slowed 4 --rounds 10

Frames are timed by the page's animation frame callbacks. For frames over 50 ms, the browser reports the
causes (long animation frames): `ours` are those in which scripts, style and layout alone took that long.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect, sync_playwright

from benchmarks.click_latency import SITE, WATCH, report
from benchmarks.clicked_games import Clicker, penny_press
from benchmarks.motion.frame_times import HEAD, NONE, PROBE, Frames, during
from benchmarks.start.wait_until_idle import wait_until_quiet
from e2e import copenhagen_table, penny_press_table
from e2e.browser_engines.chromium import QUIET
from e2e.chromium_install import find
from e2e.conftest import serving, wait_until_ready
from e2e.penny_press_scenarios import busy, game_until, in_builder
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.position import Copenhagen

TABLET = ViewportSize(width=1024, height=768)
ALL_OVER = 2100
"""Milliseconds after which all animations have ended."""


@contextmanager
def opened(browser: Browser, url: str, slowed: float) -> Iterator[Page]:
    """A page that is ready, instrumented and throttled."""
    context: BrowserContext = browser.new_context(viewport=TABLET)
    page = context.new_page()
    page.add_init_script(PROBE)
    page.goto(url)
    wait_until_ready(page)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    yield page
    context.close()


def dragging(page: Page) -> Frames:
    """Drag a reporter from home across the whole board and back."""
    penny_press_table.open_record(page, game_until(busy, 5))
    stories = page.locator(".story-face")
    return _dragged(page, "#home-button [data-drag]", _middles(stories)[::2])


def laying_out_by_hand(page: Page) -> Frames:
    """Drag a story across the front page and back."""
    penny_press_table.open_record(page, game_until(in_builder, 5, least=30))
    return _dragged(page, ".cutting", _middles(page.locator(".cell")))


def building(page: Page) -> Frames:
    """Drag a tile of Copenhagen across the house and back."""
    copenhagen_table.open_record(page, copenhagen_table.game_until(may_build, 3))
    house = page.locator(".house-grid").bounding_box()
    assert house is not None
    across, down = house["width"] / 5, house["height"] / 9
    goals = [
        (house["x"] + across * (place % 5 + 0.5), house["y"] + down * (place % 9 + 0.5))
        for place in range(0, 45, 3)
    ]
    return _dragged(page, ".offer-tile.affordable", goals)


def may_build(position: Copenhagen) -> bool:
    return any(isinstance(action, Build) for action in position.legal_actions())


def _middles(places: Locator) -> list[tuple[float, float]]:
    return [penny_press_table.middle(places.nth(number)) for number in range(places.count())]


def _dragged(page: Page, what: str, goals: list[tuple[float, float]]) -> Frames:
    page.wait_for_timeout(ALL_OVER)
    start = penny_press_table.middle(page.locator(what).first)

    def drag() -> None:
        page.mouse.move(*start)
        page.mouse.down()
        for goal in goals:
            page.mouse.move(*goal, steps=12)

    found = during(page, drag)
    page.keyboard.press("Escape")  # the drawing after it is one of a click's
    page.mouse.up()
    return found


def travelling(page: Page) -> Frames:
    """Send a reporter, which moves; the marker slides."""
    penny_press_table.open_record(page, game_until(busy, 5))
    page.wait_for_timeout(ALL_OVER)
    page.locator(".story-face").first.click()
    return _after(page, page.locator("#choice-send-1"))


def lifting(page: Page) -> Frames:
    """Go to press: claimed stories move to the page builder."""
    record = game_until(in_builder, 5, least=30)
    penny_press_table.open_record(page, replace(record, actions=record.actions[:-1]))
    page.wait_for_timeout(ALL_OVER)
    return _after(page, page.locator("#press"))


def laying_out(page: Page) -> Frames:
    penny_press_table.open_record(page, game_until(in_builder, 5, least=30))
    page.wait_for_timeout(ALL_OVER)
    return _after(page, page.locator("#lay-out"))


def printing(page: Page) -> Frames:
    """Publish: the page flies off, the score counts, stories drop, markers slide."""
    penny_press_table.open_record(page, game_until(in_builder, 5, least=30))
    penny_press_table.lay_out_by_button(page)
    page.wait_for_timeout(ALL_OVER)
    return _after(page, page.locator("#print"))


def _after(page: Page, button: Locator) -> Frames:
    """The frames after the click's result is shown; the time until then is measured as a click."""
    button.click()
    penny_press_table.wait_until_drawn(page)
    return during(page, lambda: page.wait_for_timeout(ALL_OVER))


KINDS = {
    "a reporter is dragged": dragging,
    "a story is dragged": laying_out_by_hand,
    "a tile is dragged": building,
    "a reporter travels": travelling,
    "stories are lifted": lifting,
    "the page is laid out": laying_out,
    "the page is printed": printing,
}


def shifts(page: Page) -> list[dict[str, object]]:
    """Layout shifts within two seconds of opening a table."""
    penny_press_table.open_record(page, game_until(busy, 5))
    page.reload()
    wait_until_ready(page)
    expect(page.locator("#beats")).to_be_visible()
    page.wait_for_timeout(ALL_OVER)
    found: list[dict[str, object]] = page.evaluate("motionFrames.shifts")
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--slowed", type=float, default=4, help="processor slowed so often")
    arguments.add_argument("--rounds", type=int, default=10, help="of each kind of motion")
    arguments.add_argument("--games", type=int, default=1, help="played by clicks; 0 for none")
    asked = arguments.parse_args()
    with contextmanager(serving)(SITE) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=QUIET)
        print(
            f"Processor slowed {asked.slowed:g} times; load of the machine: {os.getloadavg()[0]:.1f}\n{HEAD}"
        )
        for name, kind in KINDS.items():
            found = NONE
            for _round in range(asked.rounds):
                wait_until_quiet(5)
                with opened(browser, url, asked.slowed) as page:
                    found += kind(page)
            print(found.line(name), flush=True)
        with opened(browser, url, asked.slowed) as page:
            shifted = shifts(page)
        print(f"\nlayout shift: {sum(float(str(each['value'])) for each in shifted):.4f} {shifted or ''}")
        if asked.games:
            with opened(browser, url, asked.slowed) as page:
                page.evaluate(WATCH)
                clicker = Clicker(page)
                for seed in range(asked.games):
                    penny_press(clicker, Random(seed))
                    page.locator("#home").click()
                    page.locator("#covers").wait_for()
                report("From a click to the paint", clicker.took)
        print(f"\nload of the machine at the end: {os.getloadavg()[0]:.1f}")
        browser.close()


if __name__ == "__main__":
    main()
