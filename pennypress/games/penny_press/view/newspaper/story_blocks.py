"""The drawing of one rectangle of the page: a story, the advertisement, or an empty cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_press.components import PAGE_COLUMNS, Story
from pennypress.games.penny_press.page_arrangement import Placed
from pennypress.games.penny_press.story_texts import ADVERTISEMENTS
from pennypress.games.penny_press.view.newspaper.articles.small_print import EMPTY
from pennypress.games.penny_press.view.newspaper.columns import LEADING, Column, columns
from pennypress.games.penny_press.view.newspaper.engravings.advertised_goods import trade_cut
from pennypress.games.penny_press.view.newspaper.engravings.beat_scenes import engraving
from pennypress.games.penny_press.view.newspaper.layout_grid import GUTTER, Area, area
from pennypress.games.penny_press.view.newspaper.ornaments import (
    arabesque,
    beaded,
    dash,
    fleuron,
    rule,
    upright,
)
from pennypress.games.penny_press.view.newspaper.printed_issues import text_of
from pennypress.games.view_kit.exported_picture_colours import INK, PAPER_LIGHT
from pennypress.games.view_kit.line_breaking import TypeLine
from pennypress.games.view_kit.typefaces_and_text_width import (
    BLACKLETTER,
    BOLD,
    ITALIC,
    TEXT,
    WOOD,
    Face,
)
from pennypress.games.view_kit.typesetting import centred, fitted, n, one_line

HEADLINE_SIZES = {
    1: tuple(range(60, 23, -2)),
    2: tuple(range(88, 35, -3)),
    3: tuple(range(104, 35, -4)),
}
"""Candidate font sizes, by the story's width in columns."""
EXCLUSIVE_SIZES = {
    1: tuple(range(76, 23, -2)),
    2: tuple(range(128, 35, -4)),
    3: tuple(range(150, 35, -5)),
}
HEADLINE_LINES = {1: 5, 2: 3, 3: 2}
CAP = 0.74
"""Height of a capital letter in the headline face, in ems."""
_LEAVES = (8, 12, 16)
"""Numbers of leaves of the rosettes in empty cells."""


class Telling(NamedTuple):
    """A story with the texts used on this page."""

    placed: Placed
    exclusive: bool
    paragraphs: tuple[str, ...]
    jump_to: int
    """The page number in 'continued on page …'."""

    @property
    def story(self) -> Story:
        return self.placed.story

    @property
    def area(self) -> Area:
        return area(self.placed.column, self.placed.row, self.placed.columns, self.placed.rows)


def story_block(telling: Telling) -> Element:
    """A story: kicker, headline, deck, then its engraving and its columns."""
    place, wide = telling.area, telling.placed.columns
    text = text_of(telling.story)
    parts: list[Node] = [_kicker(telling, place.width)]
    y = below_kicker(telling)
    y = stacked(parts, headline(telling), WOOD, place.width / 2, y, 0.98, CAP)
    parts.append(dash(place.width / 2, y + 9, min(120, place.width * 0.5)))
    y += 19
    deck_face = BOLD if telling.exclusive else ITALIC
    deck = fitted(
        _(text.body), deck_face, (21, 20, 19, 18, 17, 16, 15) if wide > 1 else (18, 17, 16, 15),
        place.width - (40 if wide > 1 else 6), 9 if wide == 1 else 3, place.height * 0.3, 1.18,
    )  # fmt: skip
    y = stacked(parts, deck, deck_face, place.width / 2, y, 1.18, 0.72)
    y += 8
    parts.append(rule(place.width * 0.3, y, place.width * 0.4, 0.8))
    parts.append(_article(telling, place, y + 9))
    return inset(place, parts)


def headline(telling: Telling) -> tuple[list[TypeLine], float]:
    """The lines of the headline and their font size."""
    place, wide = telling.area, telling.placed.columns
    sizes = (EXCLUSIVE_SIZES if telling.exclusive else HEADLINE_SIZES)[wide]
    text = _(text_of(telling.story).headline).upper()
    return fitted(text, WOOD, sizes, place.width, HEADLINE_LINES[wide], place.height * 0.36, 0.98)


def below_kicker(telling: Telling) -> float:
    """The y coordinate at which the headline begins."""
    return 36.0 if telling.exclusive else 25.0


def advertisement_block(column: int, row: int) -> Element:
    """The advertisement: the same goods as on the mat, at the same cell."""
    place = area(column, row)
    number = (column + PAGE_COLUMNS * row) % len(ADVERTISEMENTS)
    goods = ADVERTISEMENTS[number]
    middle, inner = place.width / 2, place.width - 44
    parts: list[Node] = [beaded(10, 10, place.width - 20, place.height - 20)]
    caption, size = one_line(_("Advertisement"), ITALIC, (12, 11, 10), inner)
    parts.append(centred(caption, ITALIC, size, middle, 33))
    y = 44.0
    title = fitted(_(goods.title), BLACKLETTER, tuple(range(44, 21, -2)), inner, 2, 84, 1.05)
    y = stacked(parts, title, BLACKLETTER, middle, y, 1.05, 0.78)
    line = fitted(_(goods.line).upper(), WOOD, tuple(range(27, 15, -1)), inner, 3, 74, 1.12)
    pitch = fitted(_(goods.pitch), TEXT, (14.5, 13.5, 12.5, 11.5), inner, 7, 104, 1.2)
    used = sum(len(found) * size * leading for (found, size), leading in ((line, 1.12), (pitch, 1.2)))
    room = place.height - 24 - y - used - 8
    if room > 36:
        height = min(room, 96)
        parts.append(trade_cut(number, 22, y + 4 + (room - height) / 2, inner, height - 6))
        y += room
    y = stacked(parts, line, WOOD, middle, y + 2, 1.12, CAP)
    parts.append(dash(middle, y + 5, 90))
    stacked(parts, pitch, TEXT, middle, y + 14, 1.2, 0.72)
    return inset(place, parts)


def empty_block(column: int, row: int, number: int) -> Element:
    """An empty cell, filled with printer's ornaments."""
    place = area(column, row)
    middle = place.width / 2
    kind = column + row + number
    said = fitted(
        _(EMPTY[(column * 2 + row + number) % len(EMPTY)]),
        ITALIC,
        (17, 16, 15),
        place.width - 50,
        3,
        64,
        1.25,
    )
    parts: list[Node] = [
        beaded(10, 10, place.width - 20, place.height - 20, step=14),
        arabesque(place.width, place.height, kind),
        fleuron(middle, place.height / 2 - 30, 44, _LEAVES[kind % len(_LEAVES)]),
    ]
    stacked(parts, said, ITALIC, middle, place.height / 2 + 24, 1.25, 0.72)
    return inset(place, parts)


def rules_around(place: Area, *, last_column: bool, last_row: bool) -> Node:
    """The hairlines between a rectangle and those to the right of it and below it."""
    right, below = place.x + place.width + GUTTER / 2, place.y + place.height + GUTTER / 2
    return [
        None if last_column else upright(right, place.y, place.height),
        None if last_row else rule(place.x, below, place.width, 1.2),
    ]


def inset(place: Area, parts: Sequence[Node]) -> Element:
    """A drawing clipped to its rectangle."""
    return h.svg(x=n(place.x), y=n(place.y), width=n(place.width), height=n(place.height), overflow="hidden")[
        parts
    ]


def _kicker(telling: Telling, width: float) -> Node:
    """The line above the headline: the beat, or 'exclusive' in reverse type."""
    if telling.exclusive:
        text, size = one_line(_("Exclusive to this newspaper").upper(), WOOD, (19, 17, 15, 13), width - 20)
        return [
            h.rect(width=n(width), height="27", fill=INK),
            centred(text, WOOD, size, width / 2, 20, PAPER_LIGHT),
        ]
    text, size = one_line(telling.story.beat.title.upper(), WOOD, (15, 14, 13), width - 40)
    return [centred(text, WOOD, size, width / 2, 14), rule(0, 20, width, 0.6)]


def stacked(
    parts: list[Node],
    found: tuple[list[TypeLine], float],
    face: Face,
    middle: float,
    y: float,
    leading: float,
    rise: float,
) -> float:
    """Set lines below each other from `y` down; return the y coordinate of the end.

    `rise` is the height of the first line in ems.
    """
    broken, size = found
    for number, line in enumerate(broken):
        parts.append(centred(line.text, face, size, middle, y + size * (rise + leading * number)))
    return y + size * (rise + leading * (len(broken) - 1)) + size * 0.2 if broken else y


def _article(telling: Telling, place: Area, y: float) -> Node:
    """The columns of text, around an engraving if there is room for one."""
    room = place.height - y
    count = telling.placed.columns
    if room < 3 * LEADING:
        return None
    measure = (place.width - (count - 1) * GUTTER) / count
    span, first, height = _engraved(telling.placed, room, place.width, measure)
    tops = [y + (height + 12 if height and first <= at < first + span else 0) for at in range(count)]
    places = [
        Column(at * (measure + GUTTER), top, measure, place.height - top) for at, top in enumerate(tops)
    ]
    cut = None
    if height:
        across = span * measure + (span - 1) * GUTTER
        cut = engraving(telling.story.beat.name, first * (measure + GUTTER), y, across, height)
    body = columns(telling.paragraphs, places, telling.jump_to)
    parted = [
        upright(at * (measure + GUTTER) - GUTTER / 2, top, place.height - top, 0.5)
        for at, top in enumerate(map(max, tops, tops[1:]), 1)
    ]
    return [cut, body, parted]


def _engraved(placed: Placed, room: float, width: float, measure: float) -> tuple[int, int, float]:
    """The number of columns the engraving spans (0 for none), its first column, and its height."""
    columns_wide, rows = placed.columns, placed.rows
    if columns_wide == 1:
        height = min(measure * 0.66, room - 8 * LEADING) if rows == 3 else 0.0
        return 1, 0, height if height > 90 else 0.0
    if columns_wide == 2:
        height = min(width * 0.64, room * (0.5 if rows > 1 else 0)) if room > 200 else 0.0
        return 2, 0, height if height > 110 else 0.0
    if rows == 1:
        height = min(measure * 0.66, room - 3 * LEADING)
        return 1, 1, height if height > 80 else 0.0
    return 2, 1, min((2 * measure + GUTTER) * 0.64, room * 0.62)
