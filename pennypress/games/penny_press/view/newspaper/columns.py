"""Filling the columns of a story with paragraphs, and 'continued' at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_press.view.newspaper.ornaments import tailpiece
from pennypress.games.view_kit.line_breaking import TypeLine, lines
from pennypress.games.view_kit.typefaces_and_text_width import ITALIC, TEXT
from pennypress.games.view_kit.typesetting import centred, justified, one_line

SIZE, LEADING = 14.5, 18.2
INDENT = 14.5
LEAST = 3
"""Minimum number of rows in which to begin a paragraph."""


class Column(NamedTuple):
    """The position of a column of text in its rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def rows(self) -> int:
        return max(0, int(self.height / LEADING + 0.01))


class ColumnLine(NamedTuple):
    """A line at its position, indented by `indent`. `jump` marks the 'continued' line."""

    line: TypeLine
    indent: float = 0
    jump: bool = False


def filled(paragraphs: Iterable[str], rows: int, measure: float, jump: str) -> list[ColumnLine]:
    """As many of the paragraphs as fit in that many rows. If text was cut, the last row is `jump`."""
    found: list[ColumnLine] = []
    for text in paragraphs:
        room = rows - len(found)
        if room < LEAST:
            break
        broken = lines(text, TEXT, SIZE, measure, indent=INDENT)
        set_rows = [ColumnLine(line, 0 if number else INDENT) for number, line in enumerate(broken)]
        if len(set_rows) <= room:
            found += set_rows
            continue
        found += set_rows[: room - 1]
        found.append(ColumnLine(TypeLine(jump, measure, True), jump=True))
        break
    return found


def columns(paragraphs: Iterable[str], places: Sequence[Column], jump_to: int) -> Node:
    """The paragraphs, flowing through these columns of equal width."""
    measure = places[0].width
    jump = _("Continued on Page {number}.").format(number=jump_to)
    rows = filled(paragraphs, sum(place.rows for place in places), measure, jump)
    drawn: list[Node] = []
    for place in places:
        taken, rows = rows[: place.rows], rows[place.rows :]
        drawn.append([_row(row, place, number) for number, row in enumerate(taken)])
        left = place.height - len(taken) * LEADING
        if left > 2.2 * LEADING:
            drawn.append(
                tailpiece(place.x + place.width / 2, place.y + len(taken) * LEADING + left / 2, measure)
            )
    return drawn


def _row(row: ColumnLine, place: Column, number: int) -> Element:
    y = _baseline(place, number)
    if row.jump:
        text, size = one_line(row.line.text, ITALIC, (SIZE, SIZE - 2), place.width)
        return centred(text, ITALIC, size, place.x + place.width / 2, y)
    return justified(row.line, TEXT, SIZE, place.x + row.indent, y, place.width - row.indent)


def _baseline(place: Column, number: int) -> float:
    return place.y + number * LEADING + SIZE
