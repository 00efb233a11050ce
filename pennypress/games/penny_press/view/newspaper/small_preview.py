"""A simplified drawing of a front page for small sizes: fast to draw, never used for files."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_press.components import PAGE_COLUMNS
from pennypress.games.penny_press.story_texts import ADVERTISEMENTS
from pennypress.games.penny_press.view.newspaper.columns import LEADING
from pennypress.games.penny_press.view.newspaper.layout_grid import GUTTER, MARGIN, WIDTH, Area, area
from pennypress.games.penny_press.view.newspaper.nameplate import LINE, own_name
from pennypress.games.penny_press.view.newspaper.ornaments import oxford, rule
from pennypress.games.penny_press.view.newspaper.printed_issues import Cell, Issue
from pennypress.games.penny_press.view.newspaper.printed_page import on_newsprint, tellings
from pennypress.games.penny_press.view.newspaper.story_blocks import (
    CAP,
    Telling,
    below_kicker,
    headline,
    inset,
    stacked,
)
from pennypress.games.penny_press.view.sprite import SPRITE
from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.render_cache import cached_html
from pennypress.games.view_kit.typefaces_and_text_width import BLACKLETTER, WOOD
from pennypress.games.view_kit.typesetting import centred, n, one_line

SIGN = 150
"""The side of a beat's symbol."""


@cached_html
def preview(issue: Issue) -> Element:
    """The name, the headlines, a symbol of each beat, and grey bars for body text."""
    return on_newsprint(
        issue,
        own_name(issue),
        oxford(MARGIN, LINE - 22, WIDTH - 2 * MARGIN),
        rule(MARGIN, LINE + 13, WIDTH - 2 * MARGIN, 3),
        [_story(telling) for telling in tellings(issue)],
        [inset(area(*cell), [_frame(area(*cell)), _star(area(*cell))]) for cell in issue.empty],
        _advertisement(issue.advertisement) if issue.advertisement else None,
    )


def _story(telling: Telling) -> Element:
    place = telling.area
    parts: list[Node] = []
    if telling.exclusive:
        parts.append(h.rect(width=n(place.width), height="27"))
    y = stacked(parts, headline(telling), WOOD, place.width / 2, below_kicker(telling), 0.98, CAP) + 26
    side = min(SIGN, place.height - y, place.width)
    sign = f"{SPRITE}#beat-{telling.story.beat.name}"
    parts.append(h.use(href=sign, x=n((place.width - side) / 2), y=n(y), width=n(side), height=n(side)))
    parts.append(_grey(place, y + side + 16, telling.placed.columns))
    return inset(place, parts)


def _grey(place: Area, y: float, columns: int) -> Node:
    """Body text as grey bars: each column is one broad dashed stroke."""
    measure = (place.width - (columns - 1) * GUTTER) / columns
    if y >= place.height:
        return None
    down = f"v{n(place.height - y)}"
    middles = (at * (measure + GUTTER) + measure / 2 for at in range(columns))
    return h.path(
        d="".join(f"M{n(x)} {n(y)}{down}" for x in middles),
        fill="none",
        stroke=INK,
        stroke_width=n(measure),
        stroke_dasharray=f"6 {n(LEADING - 6)}",
        stroke_opacity="0.32",
    )


def _advertisement(cell: Cell) -> Element:
    column, row = cell
    place = area(column, row)
    goods = ADVERTISEMENTS[(column + PAGE_COLUMNS * row) % len(ADVERTISEMENTS)]
    title, size = one_line(_(goods.title), BLACKLETTER, (34, 30, 26, 22), place.width - 40)
    return inset(place, [_frame(place), centred(title, BLACKLETTER, size, place.width / 2, place.height / 2)])


def _frame(place: Area) -> Element:
    return h.rect(
        x="10",
        y="10",
        width=n(place.width - 20),
        height=n(place.height - 20),
        fill="none",
        stroke=INK,
        stroke_width="5",
        stroke_dasharray="5 6",
    )


def _star(place: Area) -> Element:
    x, y = place.width / 2, place.height / 2
    return h.path(d=f"M{n(x)} {n(y - 46)}q8 38 46 46q-38 8 -46 46q-8 -38 -46 -46q38 -8 46 -46z")
