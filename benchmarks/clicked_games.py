"""Whole games played by random clicks on a page, each click timed by the scripts in click_latency.py."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from playwright.sync_api import Page

FAST = 8.0
"""Duration in ms used for clicks that the browser does not report: its threshold is 16 ms, its step 8 ms."""

PRESS = 60.0
"""How long a press lasts, in ms. It is timed from its end; without a length, that would include what the page
does at its beginning."""


class Clicker:
    """Clicks elements, and records the duration of each click in ms, by kind of action."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.took: dict[str, list[float]] = defaultdict(list)
        """Until the next paint."""
        self.shown: dict[str, list[float]] = defaultdict(list)
        """Until the frame is painted that shows what Python has drawn."""

    def click(self, kind: str, selector: str) -> None:
        self.page.evaluate("window.clicks.length = window.shown.length = 0")
        self.page.locator(selector).first.click(delay=PRESS)
        # Event Timing reports with a delay.
        self.page.wait_for_timeout(120)
        reported = self.page.evaluate("window.clicks")
        if self.has("#ending"):
            kind = "end the game"
        self.took[kind].append(max(reported, default=FAST))
        self.shown[kind].append(max(self.page.evaluate("window.shown"), default=FAST))

    def click_any(self, kind: str, selector: str, rng: Random) -> None:
        """Click one of the elements, which have ids."""
        found = self.page.locator(selector)
        name = found.nth(rng.randrange(found.count())).get_attribute("id")
        self.click(kind, f"#{name}")

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0


def penny_press(clicker: Clicker, rng: Random) -> None:
    """A whole three-player game, with a preference for going to press."""
    _start(clicker.page, "penny-press")
    while not clicker.has("#ending"):
        if clicker.has("#builder"):
            clicker.click("take a story", ".tray .cutting")
            clicker.click("turn it", "#turn-story:enabled, #put-back")
            clicker.click("lay out for me", "#lay-out")
            clicker.click("print", "#print")
        elif clicker.has("#press:enabled") and rng.random() < 0.4:
            clicker.click("go to press", "#press")
        elif clicker.has("#hold:enabled"):
            clicker.click("hold", "#hold")
        else:
            _assign(clicker, rng)
            if rng.random() < 0.1:
                clicker.click("undo", "#undo")
                clicker.click("redo", "#redo")


def _assign(clicker: Clicker, rng: Random) -> None:
    """Open a story's choices and take one; any that moves a reporter is fine."""
    clicker.click_any("open a story", ".story-face", rng)
    if clicker.has("[id^=choice-send]"):
        clicker.click("send a reporter", "[id^=choice-send]")
    elif clicker.has("[id^=choice-here], [id^=choice-recall]"):
        clicker.click("move a reporter", "[id^=choice-here], [id^=choice-recall]")
    else:
        clicker.click("close the choices", "#ring-close")


def copenhagen(clicker: Clicker, rng: Random) -> None:
    """A whole three-player game, with a preference for building."""
    _start(clicker.page, "copenhagen")
    while not clicker.has("#ending"):
        if clicker.has("#lift-curtain"):
            clicker.click("lift the curtain", "#lift-curtain")
        elif clicker.has("#ghost"):
            _build(clicker, rng)
        elif clicker.has(".coat-choice"):
            clicker.click_any("choose a reward", ".coat-choice :is(.glows, .affordable), .ability.glows", rng)
        elif clicker.has("#offer .affordable") and rng.random() < 0.7:
            clicker.click_any("select a tile", "#offer .affordable", rng)
        elif clicker.has("#done.loud"):
            clicker.click("end the turn", "#done")
        elif clicker.has(".hand .glows"):
            clicker.click("discard", ".hand .glows")
        else:
            fitting = ".harbour .glows"  # once the first card is taken
            any_card = ".harbour .card-button:enabled"
            clicker.click_any("take a card", fitting if clicker.has(fitting) else any_card, rng)


def _build(clicker: Clicker, rng: Random) -> None:
    """Turn the selected tile at times, and build it where it may stand."""
    if clicker.has("#turn-tile") and rng.random() < 0.3:
        clicker.click("turn the tile", "#turn-tile")
        clicker.click("mirror it", "#mirror-tile")
    clicker.click("build", "#build:enabled")
    if clicker.has("#ghost"):  # it cannot stand there
        clicker.click("put it back", "#put-back")


def _start(page: Page, title: str) -> None:
    page.locator(f"#friends-{title}").click()
    page.locator("#start").click()
    page.locator(f"#{title}").wait_for()


GAMES = {"penny-press": penny_press, "copenhagen": copenhagen}
"""By name of the title in ids."""
