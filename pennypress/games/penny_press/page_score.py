"""The score of a front page, line by line (rulebook p. 8)."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, PENALTIES, Story
from pennypress.games.penny_press.front_page import Brief, Page

LITTLE = 2
"""A page that scores no more is printed for the stars, the penny or the advertisement."""


class ScoredStory(NamedTuple):
    """A story on the page, the value of its beat, and whether it counts double."""

    story: Story
    value: int
    exclusive: bool

    @property
    def points(self) -> int:
        return 2 * self.value if self.exclusive else self.value


class EmptyCell(NamedTuple):
    """A cell without a story or the advertisement, and the points lost for it."""

    column: int
    row: int
    penalty: int


class Unpublished(NamedTuple):
    """A claimed story that was left out, and the points lost for it."""

    story: Story
    value: int


class Bill(NamedTuple):
    """The lines of the score: stories on the page, empty cells in reading order, stories left out."""

    published: tuple[ScoredStory, ...]
    empty: tuple[EmptyCell, ...]
    unpublished: tuple[Unpublished, ...]

    @property
    def total(self) -> int:
        """The sum of all lines; may be negative."""
        return (
            sum(line.points for line in self.published)
            - sum(line.penalty for line in self.empty)
            - sum(line.value for line in self.unpublished)
        )

    @property
    def counted(self) -> int:
        """The points added to the circulation: the total, or 0 if it is negative."""
        return max(0, self.total)


def bill(brief: Brief, page: Page) -> Bill:
    """The score of the page, which must be legal.

    >>> from pennypress.games.penny_press.components import story
    >>> brief = Brief((story("war-D1"), story("city-D1")), values=(3, 4, 0, 1, 0))
    >>> printed = bill(brief, Page.parse("war-D1@0,0t exclusive war-D1"))
    >>> printed.empty[0]
    EmptyCell(column=3, row=0, penalty=2)
    >>> printed.total  # 2 × 3 for War, 7 for empty cells, 1 for the story left out
    -2
    >>> printed.counted
    0
    """
    on_page = [placed.story for placed in page.placed]
    covered = brief.blocked
    for placed in page.placed:
        covered |= placed.mask
    return Bill(
        tuple(ScoredStory(story, brief.value_of(story), story is page.exclusive) for story in on_page),
        tuple(
            EmptyCell(column, row, PENALTIES[row])
            for row in range(PAGE_ROWS)
            for column in range(PAGE_COLUMNS)
            if not covered >> row * PAGE_COLUMNS + column & 1
        ),
        tuple(Unpublished(story, brief.value_of(story)) for story in brief.claimed if story not in on_page),
    )
