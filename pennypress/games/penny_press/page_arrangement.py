"""Front pages as arrangements of stories, legal or not, and their text form in records."""

from __future__ import annotations

import re
from typing import NamedTuple

from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, Shape, Story
from pennypress.games.penny_press.components import story as story_named

_PLACED = re.compile(r"(\S+)@([0-9]),([0-9])(t?)")


class Placed(NamedTuple):
    """A story placed on the page by its upper left corner; (0, 0) is the corner of the page.

    `turned` is a quarter turn from the upright shape. Shape C is a square and never turned.
    """

    story: Story
    column: int
    row: int
    turned: bool = False

    def __str__(self) -> str:
        turned = self.turned and not _is_square(self.story.shape)
        return f"{self.story}@{self.column},{self.row}{'t' if turned else ''}"

    @classmethod
    def parse(cls, text: str) -> Placed:
        """Read the text form of a placed story. Raises ValueError, or KeyError for an unknown story.

        >>> Placed.parse("human-D1@1,0t").columns
        3
        """
        found = _PLACED.fullmatch(text)
        if not found:
            raise ValueError(text)
        name, column, row, turned = found.groups()
        placed = cls(story_named(name), int(column), int(row), turned == "t")
        if placed.turned and _is_square(placed.story.shape):
            raise ValueError(text)
        return placed

    @property
    def columns(self) -> int:
        """The number of columns that it covers in this orientation."""
        return self.story.shape.rows if self.turned else self.story.shape.columns

    @property
    def rows(self) -> int:
        return self.story.shape.columns if self.turned else self.story.shape.rows

    @property
    def on_page(self) -> bool:
        """Whether it lies entirely on the page."""
        return 0 <= self.column <= PAGE_COLUMNS - self.columns and 0 <= self.row <= PAGE_ROWS - self.rows

    @property
    def touches_top(self) -> bool:
        return self.row == 0

    @property
    def mask(self) -> int:
        """The cells it covers, as a bitmask. Requires `on_page`."""
        row_of_cells = (1 << self.columns) - 1 << self.column
        return sum(row_of_cells << row * PAGE_COLUMNS for row in range(self.row, self.row + self.rows))


class Page(NamedTuple):
    """An arrangement of a front page, legal or not, with its exclusive if any."""

    placed: tuple[Placed, ...]
    exclusive: Story | None = None

    def __str__(self) -> str:
        words = [str(placed) for placed in self.placed]
        if self.exclusive is not None:
            words += ["exclusive", str(self.exclusive)]
        return " ".join(words)

    @classmethod
    def parse(cls, text: str) -> Page:
        """Read the text form of a page, `str(page)`. Raises ValueError, or KeyError for an unknown story.

        >>> page = Page.parse("war-B2@0,0 human-D1@1,0t exclusive war-B2")
        >>> page.exclusive is page.placed[0].story
        True
        >>> str(page)
        'war-B2@0,0 human-D1@1,0t exclusive war-B2'
        """
        words = text.split(" ") if text else []
        exclusive = None
        if "exclusive" in words:
            at = words.index("exclusive")
            if len(words) != at + 2:
                raise ValueError(text)
            exclusive = story_named(words[at + 1])
            words = words[:at]
        return cls(tuple(Placed.parse(word) for word in words), exclusive)

    def spot_of(self, story: Story) -> Placed | None:
        """The placement of that story, or None if it is not on the page."""
        return next((placed for placed in self.placed if placed.story is story), None)


def _is_square(shape: Shape) -> bool:
    return shape.columns == shape.rows
