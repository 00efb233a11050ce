"""Series of visits: the pages of a series are visited alternately, and every visit is recorded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace

from benchmarks.start.ours_and_bare_pages import Contestant
from benchmarks.start.slow_network import Line
from benchmarks.start.static_host import Host, hosted
from benchmarks.start.visit_result import Browser, NoVisit, Visit
from benchmarks.start.wait_until_idle import wait_until_quiet

SLOWED = 4
MEGABITS, ROUND_TRIP = 30, 0.04
TRIES = 3
Visits = dict[str, list[Visit]]
"""Visits by name of the page."""


@dataclass(frozen=True)
class Series:
    """One kind of visit."""

    name: str
    title: str
    earlier_visits: int
    reopened: bool = False
    """Whether a returning visitor has closed the browser since the first visit."""
    slowed: float = 1
    on_line: bool = False
    engine: str = "chromium"
    who: str = "pages"
    """Which pages are visited; `compared_pages.py` knows them."""


ALL = (
    Series("returning", "returning visitor", earlier_visits=1),
    Series("returning-slowed", f"returning visitor, CPU slowed {SLOWED}×", earlier_visits=1, slowed=SLOWED),
    Series(
        "reopened",
        "returning visitor, browser closed in between",
        earlier_visits=1,
        reopened=True,
    ),
    Series("first", "first visit", earlier_visits=0),
    Series(
        "first-slowed",
        f"first visit, CPU slowed {SLOWED}×, {MEGABITS} Mbit/s",
        earlier_visits=0,
        slowed=SLOWED,
        on_line=True,
    ),
    Series(
        "paint",
        f"first visit until something is seen, CPU slowed {SLOWED}×, {MEGABITS} Mbit/s",
        earlier_visits=0,
        slowed=SLOWED,
        on_line=True,
        who="paint",
    ),
    Series("firefox", "Firefox, returning visitor", earlier_visits=1, engine="firefox"),
    Series("webkit", "WebKitGTK, returning visitor", earlier_visits=1, engine="webkit"),
    Series("embeds", "diagrams in another page, first visit", earlier_visits=0, who="embeds"),
    Series("embeds-returning", "diagrams in another page, returning visitor", earlier_visits=1, who="embeds"),
    Series("embeds-third", "diagrams in another page, third visit", earlier_visits=2, who="embeds"),
)


@dataclass(frozen=True)
class Runner:
    """Runs a series in its browser."""

    browser: Browser
    patience: float
    """Maximum seconds to wait for an idle machine before each visit."""
    say: Callable[[str], None]

    def run(self, series: Series, contestants: Sequence[Contestant], rounds: int) -> Visits:
        """Visit all pages alternately, `rounds` times."""
        visits: Visits = {contestant.name: [] for contestant in contestants}
        with ExitStack() as stack:
            hosts = [stack.enter_context(hosted(contestant.folder)) for contestant in contestants]
            for number in range(rounds):
                for contestant, host in zip(contestants, hosts, strict=True):
                    visit = self.at_last(series, contestant, host)
                    visits[contestant.name].append(visit)
                    what = visit.answered or visit.paint
                    self.say(f"{series.title}, round {number + 1}: {contestant.name} {what:.0f} ms")
        return visits

    def at_last(self, series: Series, contestant: Contestant, host: Host) -> Visit:
        """One visit; failed visits are repeated a limited number of times."""
        for _ in range(TRIES - 1):
            try:
                return self.once(series, contestant, host)
            except NoVisit as why:
                self.say(f"Made again: {contestant.name}, {series.title}: {why}")
        return self.once(series, contestant, host)

    def once(self, series: Series, contestant: Contestant, host: Host) -> Visit:
        """One visit by a new or a returning visitor."""
        host.line = None
        with self.browser.visitor() as visitor:
            visited = contestant.again if series.earlier_visits else contestant.first
            for _ in range(series.earlier_visits):
                visitor.acquaint(host.url, contestant.first, contestant.until, contestant.storage)
            if series.reopened:
                visitor.reopen()
            wait_until_quiet(self.patience)
            host.log.clear()
            if series.on_line:
                host.line = Line(MEGABITS, ROUND_TRIP)
            visit = visitor.visit(host.url, visited, contestant.until, series.slowed)
            return replace(visit, sent=host.bytes_until(visit.answered_at))
