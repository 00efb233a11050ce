"""The drawing of a whole front page, for the page, for print and for files."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS
from pennypress.games.penny_press.view.newspaper.articles import BREVITIES, PARAGRAPHS
from pennypress.games.penny_press.view.newspaper.layout_grid import HEIGHT, WIDTH, area
from pennypress.games.penny_press.view.newspaper.nameplate import nameplate
from pennypress.games.penny_press.view.newspaper.printed_issues import Issue
from pennypress.games.penny_press.view.newspaper.story_blocks import (
    Telling,
    advertisement_block,
    empty_block,
    rules_around,
    story_block,
)
from pennypress.games.penny_press.view.newspaper.title_and_description import titled
from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.render_cache import cached_html
from pennypress.games.view_kit.typefaces_and_text_width import TEXT

NEWSPRINT = "#f8f2e0"
PARAGRAPHS_A_CELL = 2
"""Paragraphs per cell that a story covers, somewhat more than fit."""
STEP = 5
"""Offset between the first paragraphs of consecutive pages."""


@cached_html
def sheet(issue: Issue) -> Element:
    """The drawing of the issue."""
    advertisement = issue.advertisement
    return on_newsprint(
        issue,
        nameplate(issue),
        [story_block(telling) for telling in tellings(issue)],
        advertisement_block(*advertisement) if advertisement else None,
        [empty_block(column, row, issue.number) for column, row in issue.empty],
    )


def on_newsprint(issue: Issue, *content: Node) -> Element:
    """The content on a blank sheet of the issue's size, with the hairlines between its parts."""
    advertisement = issue.advertisement
    single = (*issue.empty, *([advertisement] if advertisement else []))
    return h.svg(
        class_="newspaper",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        font_family=TEXT.family,
        fill=INK,
        aria_label=titled(issue),
    )[
        h.rect(class_="newsprint", width=WIDTH, height=HEIGHT, fill=NEWSPRINT),
        content,
        [_parted(each.column, each.row, each.columns, each.rows) for each in issue.page.placed],
        [_parted(*cell) for cell in single],
    ]


def tellings(issue: Issue) -> Iterator[Telling]:
    """The stories in reading order. No two stories of a beat have the same paragraphs."""
    taken = dict.fromkeys(PARAGRAPHS, 0)
    brief = 0
    for number, placed in enumerate(sorted(issue.page.placed, key=lambda each: (each.row, each.column))):
        beat = placed.story.beat.name
        pool = PARAGRAPHS[beat]
        wanted = PARAGRAPHS_A_CELL * placed.columns * placed.rows
        start, count = taken[beat], min(wanted, len(pool) - taken[beat])
        taken[beat] += count
        own = [pool[(start + at + STEP * issue.number) % len(pool)] for at in range(count)]
        others = [
            BREVITIES[(brief + at + issue.number) % len(BREVITIES)] for at in range(len(BREVITIES) // 2)
        ]
        brief += len(others)
        yield Telling(
            placed,
            placed.story is issue.page.exclusive,
            tuple(_(text) for text in (*own, *others)),
            number + 2,
        )


def _parted(column: int, row: int, columns: int = 1, rows: int = 1) -> Node:
    return rules_around(
        area(column, row, columns, rows),
        last_column=column + columns == PAGE_COLUMNS,
        last_row=row + rows == PAGE_ROWS,
    )
