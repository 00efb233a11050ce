"""The newspapers printed in a game, in order, with the data of their nameplates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from pennypress.engine.i18n import N_, _, ngettext
from pennypress.engine.localized_formatting import MONTHS
from pennypress.engine.record import Move, Seat
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, Story
from pennypress.games.penny_press.events import FinalEditionAnnounced, Published
from pennypress.games.penny_press.meta import NEWSPAPERS
from pennypress.games.penny_press.page_arrangement import Page
from pennypress.games.penny_press.page_score import Bill
from pennypress.games.penny_press.story_texts import STORIES, StoryText
from pennypress.games.view_kit.typesetting import printable

FIRST_DAY = date(1898, 2, 14)
"""Date of the first page of every game, a Monday. Each further page is dated one day later."""
FOUNDED = {
    "times": (47, 14_962),
    "sun": (65, 168),
    "world": (38, 13_326),
    "herald": (63, 45),
    "journal": (16, 5_572),
}
"""Each newspaper's volume, and its number on the first day."""

DAYS = (
    N_("Monday"), N_("Tuesday"), N_("Wednesday"), N_("Thursday"), N_("Friday"), N_("Saturday"), N_("Sunday"),
)  # fmt: skip
ROMAN = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))

Cell = tuple[int, int]


class Issue(NamedTuple):
    """A published front page."""

    number: int
    """The number of pages that the game had published before this one."""
    player: int
    seat: Seat
    page: Page
    empty: tuple[Cell, ...]
    points: int
    final: bool
    """Whether it is the newspaper's final edition."""

    @property
    def day(self) -> date:
        return FIRST_DAY + timedelta(days=self.number)

    @property
    def name(self) -> str:
        """The newspaper's own name, set in blackletter and never translated."""
        return next(paper.label for paper in NEWSPAPERS if paper.name == self.seat.emblem)

    @property
    def title(self) -> str:
        """The newspaper's name in the current language."""
        return _(self.name)

    @property
    def publisher(self) -> str:
        """The player's name; '' if it is the newspaper's."""
        name = printable(self.seat.name)
        return "" if name in (self.name, self.title) else name

    @property
    def advertisement(self) -> Cell | None:
        """The cell that is neither empty nor covered by a story, if any."""
        covered = 0
        for placed in self.page.placed:
            covered |= placed.mask
        cells = ((column, row) for row in range(PAGE_ROWS) for column in range(PAGE_COLUMNS))
        free = (cell for cell in cells if not covered >> cell[1] * PAGE_COLUMNS + cell[0] & 1)
        return next((cell for cell in free if cell not in self.empty), None)


def issues(moves: Sequence[Move], seats: Sequence[Seat]) -> tuple[Issue, ...]:
    """Every front page published in these moves, in order."""
    last: set[int] = set()
    found: list[Issue] = []
    for event in _events(moves):
        if isinstance(event, FinalEditionAnnounced):
            last = set(range(len(seats)))
        elif isinstance(event, Published):
            final = event.player in last
            found.append(
                Issue(
                    len(found),
                    event.player,
                    seats[event.player],
                    event.page,
                    _empty(event.bill),
                    event.bill.counted,
                    final,
                )
            )
    return tuple(found)


def dated(issue: Issue) -> str:
    """The full date of the issue.

    >>> from pennypress.games.penny_press.page_arrangement import Page
    >>> dated(Issue(6, 0, Seat("Ada", "sun"), Page(()), (), 0, False))
    'Sunday, February 20, 1898'
    """
    day = issue.day
    return _("{weekday}, {month} {day}, {year}").format(
        weekday=_(DAYS[day.weekday()]), month=_(MONTHS[day.month - 1]), day=day.day, year=day.year
    )


def numbered(issue: Issue) -> str:
    """The volume and number of the issue.

    >>> from pennypress.games.penny_press.page_arrangement import Page
    >>> numbered(Issue(6, 0, Seat("Ada", "sun"), Page(()), (), 0, False))
    'Vol. LXV — No. 174'
    """
    volume, number = FOUNDED[issue.seat.emblem]
    return _("Vol. {volume} — No. {number}").format(volume=_roman(volume), number=number + issue.number)


def earned(issue: Issue) -> str:
    """The points that the page scored, as text."""
    return ngettext(
        "This page has earned {count} point.", "This page has earned {count} points.", issue.points
    ).format(count=issue.points)


def text_of(story: Story) -> StoryText:
    """The text of the story."""
    return STORIES[story.beat.name, story.shape.letter][story.stars - 1]


def _events(moves: Sequence[Move]) -> Iterator[object]:
    return (event for move in moves for event in move.events)


def _empty(bill: Bill) -> tuple[Cell, ...]:
    return tuple((line.column, line.row) for line in bill.empty)


def _roman(number: int) -> str:
    text = ""
    for worth, letters in ROMAN:
        count, number = divmod(number, worth)
        text += letters * count
    return text
