"""The facts printed on the pieces of Penny Press: beats, stories, the arrow track, mats and headline cards.

Figures: component table of the published game, checked against the rulebook's worked examples.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pennypress.engine.game import Emblem
from pennypress.engine.language import N_, _


class Beat(NamedTuple):
    """A news beat: one of the five columns of the board, by its column from the left."""

    column: int
    name: str
    label: str
    short_label: str

    @property
    def title(self) -> str:
        """The beat's name as players read it."""
        return _(self.label)

    @property
    def short_title(self) -> str:
        """Its name where there is little room."""
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


SHAPES = (Shape("A", 1, 2), Shape("B", 1, 3), Shape("C", 2, 2), Shape("D", 2, 3))
STARS = (1, 2, 3)


@dataclass(frozen=True, slots=True, eq=False)
class Story:
    """One of the 60 stories. There is exactly one object of each, so stories are compared by identity."""

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
        """The supply stack it comes from, 0 to 19: four to a beat."""
        return self.index // len(STARS)


STORIES = tuple(
    Story((beat.column * len(SHAPES) + which) * len(STARS) + stars - 1, beat, shape, stars, shape.columns)
    for beat in BEATS
    for which, shape in enumerate(SHAPES)
    for stars in STARS
)
_STORY_BY_NAME = {str(each): each for each in STORIES}
STACKS = tuple(STORIES[first : first + len(STARS)] for first in range(0, len(STORIES), len(STARS)))
"""The full supply stacks, 1 star on top (setup, rulebook p. 3)."""


def story(name: str) -> Story:
    """The story of that name, such as `war-B2`. Raises KeyError."""
    return _STORY_BY_NAME[name]


def supply_order(story: Story) -> int:
    """Sorts stories in the order of the supply, the one order in which lists of them are written."""
    return story.index


class ArrowPosition(NamedTuple):
    """What an arrow marker points to: the beat's value and its scoop value."""

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
"""Points lost for each empty cell, by row; row 0 is the top edge."""

REPORTERS = 5


NEWSPAPERS = (
    Emblem("times", N_("The Times")),
    Emblem("sun", N_("The Sun")),
    Emblem("world", N_("The World")),
    Emblem("herald", N_("The Herald")),
    Emblem("journal", N_("The Journal")),
)
"""What players are told apart by: the newspaper on the mat."""


def last_penny(players: int) -> int:
    """The penny whose newspaper triggers the final edition (rulebook p. 5)."""
    return 4 if players <= 3 else 3


class Card(NamedTuple):
    """A headline card: `stacks` in the order in which their stories are placed."""

    number: int
    beat: Beat
    bonus: int
    stacks: tuple[int, ...]
    ad_column: int


def _stack(name: str) -> int:
    return story(f"{name}1").stack


def _cards(beat: Beat, first: int, rows: str) -> list[Card]:
    """The nine cards of a beat, one a line: bonus, stories, advertisement column."""
    cards = []
    for number, row in enumerate(rows.strip().splitlines(), first):
        bonus, *stories, ad_column = row.split()
        stacks = tuple(_stack(each) for each in stories)
        cards.append(Card(number, beat, int(bonus), stacks, int(ad_column)))
    return cards


CARDS: dict[int, Card] = {
    card.number: card
    for beat, first, rows in (
        (
            BEATS[0],
            1,
            """
            3 politics-B war-D 0
            1 war-B human-D 1
            2 war-C city-D 2
            1 war-A human-D crime-B 3
            2 city-A crime-C war-B 0
            2 politics-A war-C human-B 1
            3 human-A war-D city-B 2
            3 war-C crime-A politics-D 3
            1 city-C war-A crime-D 0
            """,
        ),
        (
            BEATS[1],
            10,
            """
            2 war-B crime-D 1
            1 crime-B city-D 2
            2 crime-C politics-D 3
            1 crime-A city-C human-B 0
            2 politics-A human-C crime-B 1
            2 war-A crime-C city-B 2
            3 city-A crime-D politics-B 3
            3 crime-C human-A war-D 0
            1 politics-C crime-A human-D 1
            """,
        ),
        (
            BEATS[2],
            19,
            """
            3 war-B politics-D 2
            1 politics-B crime-D 3
            2 politics-C human-D 0
            1 politics-A crime-C war-B 1
            2 human-A war-C politics-B 2
            2 city-A politics-C crime-B 3
            3 crime-A politics-D human-B 0
            3 politics-C war-A city-D 1
            1 human-C politics-A war-D 2
            """,
        ),
        (
            BEATS[3],
            28,
            """
            3 human-B city-D 3
            1 city-B war-D 0
            2 city-C crime-D 1
            1 city-A war-C politics-B 2
            2 crime-A politics-C city-B 3
            2 human-A city-C war-B 0
            3 war-A city-D crime-B 1
            3 city-C politics-A human-D 2
            1 crime-C city-A politics-D 3
            """,
        ),
        (
            BEATS[4],
            37,
            """
            3 crime-B human-D 0
            1 human-B politics-D 1
            2 human-C war-D 2
            1 human-A politics-C city-B 3
            2 war-A city-C human-B 0
            2 crime-A human-C politics-B 1
            3 politics-A human-D war-B 2
            3 human-C city-A crime-D 3
            1 war-C human-A city-D 0
            """,
        ),
    )
    for card in _cards(beat, first, rows)
}
