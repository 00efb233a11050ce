"""The drawing of a house: its tiles, its coats of arms, and the points of its complete lines."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.copenhagen.components import COAT_ROWS, COAT_SPACES, COLUMNS, ROWS
from pennypress.games.copenhagen.empty_house_placements import Spot, bit
from pennypress.games.copenhagen.house import LINES, Completed, House, HouseLine
from pennypress.games.copenhagen.view.pieces import SPACE, outline, placed
from pennypress.games.copenhagen.view.sprite import SPRITE
from pennypress.games.view import explained
from pennypress.games.view_kit.recent_marks import RecentMark, classes
from pennypress.games.view_kit.render_cache import cached_html

EAVES = 34
"""Height of the roof above the walls, in drawing units."""
WIDTH, HEIGHT = COLUMNS * SPACE, ROWS * SPACE
BOX = f"-5 {-EAVES} {WIDTH + 31} {HEIGHT + EAVES + 6}"
COAT = 16


MarkedTiles = tuple[tuple[Spot, tuple[RecentMark, ...]], ...]
"""Tiles that were placed since one's own last action."""


@cached_html
def house_picture(
    house: House,
    emblem: str,
    fresh: Spot | None = None,
    kind: str = "",
    touched: MarkedTiles = (),
    with_values: bool = False,
) -> Element:
    """The drawing of a house. `fresh` is the tile just placed; `kind` are its classes.

    `with_values` adds what the incomplete lines will score.
    """
    return h.svg(
        class_=f"house-picture paper-{emblem}",
        viewBox=BOX,
        role="img",
        aria_label=house_label(house),
        **explained("house"),
    )[
        h.path(class_="roof", d="M0 0v-8h18v-9h16v-9h10v-6h12v6h10v9h16v9h18v8z"),
        h.circle(class_="roof-eye", cx=WIDTH // 2, cy=-16, r=4),
        h.rect(class_="walls", x=0, y=0, width=WIDTH, height=HEIGHT),
        h.path(class_="storeys", d="".join(_lines())),
        [_coat(*cell) for cell in COAT_SPACES if not house.filled & bit(*cell)],
        [placed(spot, ROWS - 1, kind if spot is fresh else "") for spot in house.spots],
        [
            h.path(class_=["touched-tile", *classes(marks)], d=outline(spot.cells, ROWS - 1))
            for spot, marks in touched
        ],
        h.path(class_="ground", d=f"M-5 {HEIGHT + 2}h{WIDTH + 10}"),
        [_row_coat(row) for row in COAT_ROWS if row not in house.coats.rows],
        [_value(line) for line in LINES if line.mask & ~house.filled] if with_values else None,
        [_scored(completed) for completed in house.completed],
    ]


def house_label(house: House) -> str:
    """A description of the house for screen readers."""
    if not house.spots:
        return _("An empty house of 5 columns and 9 rows")
    tiles = ngettext("{count} tile", "{count} tiles", len(house.spots)).format(count=len(house.spots))
    lines = house.completed
    rows, columns = sum(each.line.is_row for each in lines), sum(not each.line.is_row for each in lines)
    return _(
        "A house: {tiles}, {empty} spaces empty; rows complete: {rows}, columns complete: {columns}"
    ).format(tiles=tiles, empty=house.empty_spaces, rows=rows, columns=columns)


def _lines() -> Iterator[str]:
    for row in range(1, ROWS):
        yield f"M0 {row * SPACE}h{WIDTH}"
    for column in range(1, COLUMNS):
        yield f"M{column * SPACE} 0v{HEIGHT}"


def _coat(column: int, row: int) -> Element:
    gap = (SPACE - COAT) // 2
    return h.use(
        href=f"{SPRITE}#coat",
        class_="coat",
        x=column * SPACE + gap,
        y=(ROWS - 1 - row) * SPACE + gap,
        width=COAT,
        height=COAT,
        **explained("coat"),
    )


def _row_coat(row: int) -> Element:
    """The coat of arms beside a row that has not been completed."""
    y = (ROWS - 1 - row) * SPACE
    return h.g(class_="row-coat", **explained("row-coat"))[
        h.path(class_="row-coat-sign", d=f"M{WIDTH + 1} {y + 2}h20v16h-20z"),
        h.use(href=f"{SPRITE}#coat", x=WIDTH + 4, y=y + 3, width=14, height=14),
    ]


def _value(line: HouseLine) -> Node:
    """The points of an incomplete line, at its end; in the corner of the coat of arms if the row has one."""
    x, y = _end_of(line)
    if line.is_row and line.number in COAT_ROWS:
        x, y = x + 11, y + 6
    return h.g(class_="line-points open", transform=f"translate({x} {y})", **explained("line-points"))[
        h.circle(r=5), h.text(y=3, text_anchor="middle")[str(line.points)]
    ]


def _scored(completed: Completed) -> Node:
    """The points of a complete line, at its end."""
    x, y = _end_of(completed.line)
    kind = "line-points windows" if completed.windows_only else "line-points"
    return h.g(class_=kind, transform=f"translate({x} {y})", **explained("line-points"))[
        h.circle(r=6), h.text(y=4, text_anchor="middle")[str(completed.points)]
    ]


def _end_of(line: HouseLine) -> tuple[int, int]:
    """Where the points of a line are: beside the row or above the column."""
    if line.is_row:
        return WIDTH + 8, (ROWS - 1 - line.number) * SPACE + SPACE // 2
    return line.number * SPACE + SPACE // 2, -2
