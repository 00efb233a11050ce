"""Drawings of the pieces: beats, shapes, stars, pennies and small front pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import htpy as h
from htpy import Element
from markupsafe import Markup

from pennypress.engine.i18n import _
from pennypress.games.penny_press.components import (
    PAGE_COLUMNS,
    PAGE_ROWS,
    PENALTIES,
    Beat,
    Shape,
    Story,
)
from pennypress.games.penny_press.page_arrangement import Placed
from pennypress.games.penny_press.view.sprite import SPRITE, symbol
from pennypress.games.view import explained
from pennypress.games.view_kit.render_cache import cached_html

CELL = 100
"""The side of a front page's cell, in drawing units."""


def beat_symbol(beat: Beat) -> Markup:
    return symbol(f"beat-{beat.name}", "beat-symbol")


@cached_html
def outline(shape: Shape, *, turned: bool = False) -> Element:
    """The outline of the shape on a front page, cell by cell."""
    columns, rows = (shape.rows, shape.columns) if turned else (shape.columns, shape.rows)
    cells = "".join(f"M{x * 10} {y * 10}h10v10h-10z" for y in range(rows) for x in range(columns))
    box = f"-1 -1 {columns * 10 + 2} {rows * 10 + 2}"
    return h.svg(class_=f"outline outline-{shape.letter}", viewBox=box, aria_hidden="true")[h.path(d=cells)]


@cached_html
def pennies(count: int, limit: int, fresh: str = "") -> Element:
    """Pennies taken, and empty places for the rest. `fresh` animates the latest one."""
    label = _("{count} of {limit} pennies").format(count=count, limit=limit)
    return h.span(class_="pennies", role="img", aria_label=label, **explained("pennies"))[
        [
            h.span(class_=["penny", place >= count and "penny-open", place == count - 1 and fresh])
            for place in range(limit)
        ]
    ]


@cached_html
def page_picture(
    placed: Sequence[Placed],
    advertisement: tuple[int, int] | None,
    *,
    label: str,
    penalties: bool = True,
    exclusive: Story | None = None,
) -> Element:
    """A small front page: the penalties of its empty cells, its stories and its advertisement."""
    box = f"-4 -4 {PAGE_COLUMNS * CELL + 8} {PAGE_ROWS * CELL + 8}"
    return h.svg(class_="page-picture", viewBox=box, role="img", aria_label=label, **explained("front-page"))[
        h.g(**explained("empty-cell") if penalties else {})[list(_cells(advertisement, penalties))],
        [_picture_of(each, exclusive) for each in placed],
    ]


def _cells(advertisement: tuple[int, int] | None, penalties: bool) -> Iterable[Element]:
    for row in range(PAGE_ROWS):
        for column in range(PAGE_COLUMNS):
            x, y = column * CELL, row * CELL
            taken = advertisement == (column, row)
            kind = "page-ad" if taken else "page-cell"
            help_on_it = explained("advertisement") if taken else {}
            yield h.rect(class_=kind, x=x, y=y, width=CELL, height=CELL, **help_on_it)
            text = _("AD") if taken else f"−{PENALTIES[row]}" if penalties else None
            if text:
                yield h.text(
                    class_=f"{kind}-text",
                    x=x + CELL // 2,
                    y=y + CELL // 2 + 14,
                    text_anchor="middle",
                    **help_on_it,
                )[text]


def _picture_of(placed: Placed, exclusive: Story | None) -> Element:
    width, height = placed.columns * CELL, placed.rows * CELL
    x, y = placed.column * CELL, placed.row * CELL
    doubled = " page-exclusive" if placed.story is exclusive else ""
    return h.g(class_=f"page-story beat-{placed.story.beat.name}{doubled}")[
        h.rect(x=x + 4, y=y + 4, width=width - 8, height=height - 8),
        h.line(x1=x + 14, x2=x + width - 14, y1=y + 26, y2=y + 26),
        h.use(
            href=f"{SPRITE}#beat-{placed.story.beat.name}",
            x=x + width // 2 - 24,
            y=y + height // 2 - 24,
            width=48,
            height=48,
        ),
    ]
