"""The printed components of Penny Press: beats, stories, the arrow track, the mats.

Source: component table of the published game, checked against the rulebook's worked examples.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pennypress.engine.i18n import N_, _


class Beat(NamedTuple):
    """A news beat, one of the five columns of the board. `column` counts from the left."""

    column: int
    name: str
    label: str
    short_label: str

    @property
    def title(self) -> str:
        """The beat's full name in the current language."""
        return _(self.label)

    @property
    def short_title(self) -> str:
        """The beat's short name, for narrow places."""
        return _(self.short_label)


BEATS = (
    Beat(0, "war", N_("War"), N_("War")),
    Beat(1, "crime", N_("Crime & Calamity"), N_("Crime")),
    Beat(2, "politics", N_("Politics"), N_("Politics")),
    Beat(3, "city", N_("New York City"), N_("New York")),
    Beat(4, "human", N_("The Human Condition"), N_("Human")),
)
BEAT_SPACES = 9


class Shape(NamedTuple):
    """A story's outline when upright on the front page."""

    letter: str
    columns: int
    rows: int

    @property
    def cells(self) -> int:
        """How many cells of the front page it covers."""
        return self.columns * self.rows


SHAPES = (Shape("A", 1, 2), Shape("B", 1, 3), Shape("C", 2, 2), Shape("D", 2, 3))
STARS = (1, 2, 3)


@dataclass(frozen=True, slots=True, eq=False)
class Story:
    """One of the 60 stories. Each exists as exactly one object, so stories are compared by identity."""

    index: int
    beat: Beat
    shape: Shape
    stars: int
    spaces: int
    """Spaces covered on a news beat, where stories lie sideways (rulebook p. 7)."""

    def __str__(self) -> str:
        return f"{self.beat.name}-{self.shape.letter}{self.stars}"

    def __reduce__(self) -> str | tuple[object, ...]:
        return story, (str(self),)

    @property
    def stack(self) -> int:
        """The index of its supply stack, 0 to 19. Each beat has four."""
        return self.index // len(STARS)


STORIES = tuple(
    Story((beat.column * len(SHAPES) + which) * len(STARS) + stars - 1, beat, shape, stars, shape.columns)
    for beat in BEATS
    for which, shape in enumerate(SHAPES)
    for stars in STARS
)
_STORY_BY_NAME = {str(each): each for each in STORIES}
STACKS = tuple(STORIES[first : first + len(STARS)] for first in range(0, len(STORIES), len(STARS)))
"""The full supply stacks, each with its 1-star story on top (setup, rulebook p. 3)."""


def story(name: str) -> Story:
    """The story with that name, such as `war-B2`. Raises KeyError."""
    return _STORY_BY_NAME[name]


def supply_order(story: Story) -> int:
    """Sort key for supply order, the order in which all lists of stories are written."""
    return story.index


class ArrowPosition(NamedTuple):
    """A space of the arrow track: the value of the beat and its scoop value."""

    value: int
    scoop: int


ARROW_TRACK = tuple(
    ArrowPosition(value, scoop)
    for value, scoop in (
        (0, 0), (1, 0), (2, 1), (3, 1), (3, 1), (4, 2), (4, 2), (5, 2), (5, 3), (6, 3),
    )
)  # fmt: skip
BONUS_START, BONUS_END = 2, 20

PAGE_COLUMNS, PAGE_ROWS = 4, 3
PENALTIES = (2, 1, 1)
"""Points lost for each empty cell, by row. Row 0 is the top edge."""

REPORTERS = 5


def last_penny(players: int) -> int:
    """The penny whose newspaper triggers the final edition (rulebook p. 5)."""
    return 4 if players <= 3 else 3
