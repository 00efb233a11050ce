"""A round: play, kill the browser, restart it, and compare with what was shown."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page, expect

from benchmarks.power_cut.chromium import Chromium
from e2e import penny_press_table
from e2e.conftest import wait_until_kept, wait_until_ready
from e2e.penny_press_table import Sight

PERSON = (Path(__file__).parent / "scripted-person.js").read_text(encoding="utf-8")
SOONEST = 0.15
"""Minimum seconds between the display of an action and the kill."""
LATEST = 4.0
USUAL = 0.6
ACTIONS = 8
"""Maximum number of actions between two kills."""
TABLES = 6
"""Maximum number of tables on the shelf."""
LIKED = {"move": 12, "undo": 3, "redo": 3, "start": 2, "rename": 2, "copy": 1, "delete": 1, "restore": 2}
"""Weights of the kinds of actions."""
PREFIX = "penny-press:table:"

Kept = dict[str, str]


class Round(NamedTuple):
    """The result of a kill."""

    actions: list[str]
    delay: float
    """Seconds between the display of the last action and the kill."""
    processes: int
    behind: bool
    """Whether localStorage itself had lost data."""
    problems: list[str]
    """What was lost or damaged nevertheless."""


@dataclass
class Player:
    """A person whose browser is killed repeatedly."""

    browser: Chromium
    url: str
    rng: Random
    kept: Kept = field(default_factory=dict)
    """The content of localStorage when the last action was shown."""
    where: str = ""
    """The fragment of the address at that time."""
    sight: Sight | None = None
    """The table shown at that time."""

    page: Page | None = None

    def arrive(self) -> None:
        """Two first visits, after which the site is cached."""
        page = self.browser.start()
        page.goto(self.url)
        wait_until_ready(page)
        wait_until_kept(page)
        expect(page.locator("html")).to_have_attribute("data-snapshot", "kept", timeout=120_000)
        self.browser.quit()
        self.page = self._open()

    def round(self) -> Round:
        """Play, kill the browser, restart it and compare."""
        page = self.page
        assert page is not None
        actions = []
        shown = time.time()
        for _ in range(self.rng.randint(1, ACTIONS)):
            what, shown = self._act(page)
            actions.append(what)
            time.sleep(self.rng.uniform(0, 0.3))
        self._look(page)
        delay = min(LATEST, SOONEST + self.rng.expovariate(1 / USUAL))
        time.sleep(max(0.0, shown + delay - time.time()))
        delay = time.time() - shown
        processes = self.browser.kill()
        self.page = page = self._open()
        behind = page.evaluate("person.found") != self.kept
        problems = [*self._compared(page), *self._seen(page)]
        return Round(actions, delay, processes, behind, problems)

    def leave(self) -> None:
        self.browser.quit()

    def _open(self) -> Page:
        page = self.browser.start(PERSON)
        page.goto(self.url + self.where)
        wait_until_ready(page)
        if self.where:
            penny_press_table.wait_for_table(page)
        return page

    def _act(self, page: Page) -> tuple[str, float]:
        """Do something possible; return its kind and the time at which the result was shown."""
        if self.where and self.rng.random() < 0.2:
            penny_press_table.to_lobby(page)
        can = set(page.evaluate("person.can()"))
        if len(self._tables()) >= TABLES:
            can -= {"start", "copy", "restore"}
        elif len(self._tables()) < 2:
            can -= {"delete"}
        if not self._at_table(page) and self._tables() and self.rng.random() < 0.6:
            self._resume(page)
            can = set(page.evaluate("person.can()"))
        if not can:
            penny_press_table.to_lobby(page)
            return self._act(page)
        names = sorted(can)
        what = self.rng.choices(names, [LIKED[name] for name in names])[0]
        done = page.evaluate(
            "([what, chances]) => person.does(what, chances)", [what, [self.rng.random() for _ in range(50)]]
        )
        self.kept = done["kept"]
        self._look(page)
        return what, done["at"] / 1000

    def _resume(self, page: Page) -> None:
        links = page.locator("[id^=resume-]")
        links.nth(self.rng.randrange(links.count())).click()
        penny_press_table.wait_for_table(page)
        self._look(page)

    def _look(self, page: Page) -> None:
        self.where = "#" + page.url.partition("#")[2] if self._at_table(page) else ""
        self.sight = penny_press_table.look(page) if self.where else None

    def _at_table(self, page: Page) -> bool:
        return "#/table/" in page.url

    def _tables(self) -> list[str]:
        return [key for key in self.kept if key.startswith(PREFIX)]

    def _compared(self, page: Page) -> list[str]:
        """Differences between localStorage and what was shown."""
        now: Kept = page.evaluate("person.kept()")
        keys = sorted({*self.kept, *now})
        return [
            _difference(key, self.kept.get(key), now.get(key))
            for key in keys
            if self.kept.get(key) != now.get(key)
        ]

    def _seen(self, page: Page) -> list[str]:
        """Differences between the page and what was shown: the table on the screen, the shelf."""
        found = []
        if self.sight:
            before, after = (
                each._replace(banner="", wire=[]) for each in (self.sight, penny_press_table.look(page))
            )
            found += [] if before == after else [f"the table shows {after} instead of {before}"]
        penny_press_table.to_lobby(page)
        counts = page.locator(".saved").count(), page.locator(".saved.damaged").count()
        wanted = len(self._tables()), 0
        return [*found, *([] if counts == wanted else [f"{counts} tables and damaged ones, not {wanted}"])]


def _difference(key: str, before: str | None, after: str | None) -> str:
    return f"{key}\n  shown: {before}\n  after: {after}"
