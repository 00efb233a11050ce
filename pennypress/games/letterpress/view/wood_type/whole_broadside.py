"""The whole broadside, and its small version."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.games.letterpress.meta import GAME
from pennypress.games.letterpress.view.exported_picture_colours import INKS
from pennypress.games.letterpress.view.wood_type import broadside_texts
from pennypress.games.letterpress.view.wood_type.composed_words import Composition, Line
from pennypress.games.letterpress.view.wood_type.form_lay_out import (
    CREDIT,
    HEADING,
    LAST_HEADING,
    LayOut,
    PlacedRow,
    laid_out,
)
from pennypress.games.letterpress.view.wood_type.lines_of_type import BETWEEN, MEASURE, TypeRow, TypeWord
from pennypress.games.letterpress.view.wood_type.printers_ornaments import (
    HAND,
    PAPER,
    border,
    hand,
    hand_press,
    lozenge,
    rules,
    star,
    swelled,
)
from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.line_breaking import shortened
from pennypress.games.view_kit.render_cache import cached_html
from pennypress.games.view_kit.typefaces_and_text_width import BLACKLETTER, ITALIC, TEXT, WOOD, width
from pennypress.games.view_kit.typesetting import centred, fitted, one_line, text_at

WIDTH, HEIGHT = 1000, 1414
"""The proportions of A paper sizes."""
EDGE = 24
"""The paper outside the border."""
LEFT = (WIDTH - MEASURE) / 2
MIDDLE = WIDTH / 2
TITLE, RULE, TOP = 140, 168, 230
"""The base of the title, the rule below it, and where the words begin."""
ANNOUNCEMENT = 42
"""The height of what is between that rule and the next."""
BOTTOM = 1266
RESULT, IMPRINT = 1320, 1350
ANNOUNCED = (28, 26, 24, 22, 20, 18, 17, 16, 15)
CREDIT_SIZES = (18, 17, 16, 15, 14)
LEAST_PRESS, MOST_PRESS = 110, 330
"""The height of a hand press below few words."""


@cached_html
def broadside(composition: Composition) -> Element:
    """The drawing of the sheet."""
    lay_out = laid_out(composition, TOP, BOTTOM)
    return _on_paper(
        composition,
        _head(composition),
        [_row(composition, row, fine=True) for row in lay_out.rows],
        _tail(lay_out),
        _foot(composition),
    )


@cached_html
def small_broadside(composition: Composition) -> Element:
    """The same without its small type."""
    lay_out = laid_out(composition, TOP, BOTTOM)
    return _on_paper(
        composition,
        _name(),
        rules(LEFT, RULE + 20, MEASURE, 9),
        [_row(composition, row, fine=False) for row in lay_out.rows],
        _tail(lay_out),
        rules(LEFT, BOTTOM + 14, MEASURE, 9),
        _result(composition),
    )


def _on_paper(composition: Composition, *content: Node) -> Element:
    return h.svg(
        class_="broadside",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        font_family=TEXT.family,
        fill=INK,
        aria_label=broadside_texts.titled(composition),
    )[
        h.rect(class_="newsprint", width=WIDTH, height=HEIGHT, fill=PAPER),
        border(WIDTH, HEIGHT, EDGE),
        content,
    ]


def _head(composition: Composition) -> Node:
    announcement = broadside_texts.announcement(composition)
    broken, size = fitted(announcement, ITALIC, ANNOUNCED, MEASURE, 2, ANNOUNCEMENT, 1.15)
    middle = RULE + 11 + ANNOUNCEMENT / 2
    first = middle - (len(broken) - 1) * size * 0.575 + size * 0.27
    return [
        _name(),
        rules(LEFT, RULE, MEASURE, 5, 1.5),
        [
            centred(line.text, ITALIC, size, MIDDLE, first + number * size * 1.15)
            for number, line in enumerate(broken)
        ],
    ]


def _name() -> Node:
    text, size = one_line(GAME.title, BLACKLETTER, (104, 92, 80, 68), MEASURE - 220)
    half = width(text, BLACKLETTER, size) / 2
    return [
        centred(text, BLACKLETTER, size, MIDDLE, TITLE),
        [star(MIDDLE + side * (half + 62), TITLE - 34, 26) for side in (-1, 1)],
        [star(MIDDLE + side * (half + 110), TITLE - 34, 13) for side in (-1, 1)],
    ]


def _row(composition: Composition, row: PlacedRow, *, fine: bool) -> Node:
    words = row.type_row.words
    middle = row.base - row.type_row.capitals / 2
    between = (LEFT + word.left - BETWEEN / 2 for word in words[1:])
    return [
        _heading(composition, row, fine) if row.heading is not None else None,
        [_word(composition, word, row.base, is_last=row.is_last) for word in words],
        [lozenge(x, middle, 7) for x in between],
        _fillers(row.type_row.blank, middle),
        _credits(composition, row.type_row, row.base + row.type_row.depth + CREDIT - 2) if fine else None,
    ]


def _word(composition: Composition, word: TypeWord, y: float, *, is_last: bool) -> Element:
    """The word in the ink of who wrote it; black if several did, and until the last word of a solo game."""
    (seat, _points), *others = word.line.written
    black = others or (composition.is_solo and not is_last)
    ink = INK if black else INKS[composition.seats[seat].emblem]
    return text_at(
        word.line.word, word.face, word.size, LEFT + word.x, y, length=word.width, glyphs=True, fill=ink
    )


def _credits(composition: Composition, row: TypeRow, y: float) -> list[Element]:
    """Who wrote each word, centred below it if there is room."""
    words = row.words
    edges = [0.0, *(word.left - BETWEEN / 2 for word in words[1:]), MEASURE]
    found = []
    for word, start, end in zip(words, edges, edges[1:], strict=False):
        left, right = start + (6 if start else 0), end - (6 if end < MEASURE else 0)
        text, size = _credit(composition, word.line, right - left)
        half = width(text, ITALIC, size) / 2
        middle = max(left + half, min(right - half, word.x + word.width / 2))
        found.append(centred(text, ITALIC, size, LEFT + middle, y))
    return found


def _credit(composition: Composition, line: Line, room: float) -> tuple[str, float]:
    """The credit in a size in which it fits; a name that is too long is shortened, not the points."""
    names = broadside_texts.writers(composition, line)
    text, smallest = broadside_texts.credit(names, line), CREDIT_SIZES[-1]
    for size in CREDIT_SIZES:
        if width(text, ITALIC, size) <= room:
            return text, size
    rest = width(broadside_texts.credit("", line), ITALIC, smallest)
    names = shortened(names, ITALIC, smallest, room - rest)
    return one_line(broadside_texts.credit(names, line), ITALIC, (smallest,), room)


def _fillers(blank: float, middle: float) -> Node:
    """Hands or stars at the ends of a line that is not full."""
    if blank < 46:
        return None
    at = blank / 2
    if blank < HAND + 24:
        return [star(x, middle, 18) for x in (LEFT + at, LEFT + MEASURE - at)]
    return [hand(LEFT + at, middle), hand(LEFT + MEASURE - at, middle, left=True)]


def _heading(composition: Composition, row: PlacedRow, fine: bool) -> Node:
    if row.heading:
        return _round(row.heading, row.heading_y + HEADING / 2 - 4, fine)
    y = row.heading_y + LAST_HEADING / 2 - 4
    text, size = one_line(broadside_texts.last_heading(composition), WOOD, (36, 32, 28), 400)
    half = width(text, WOOD, size) / 2
    side = MEASURE / 2 - half - HAND - 34
    return [
        centred(text, WOOD, size, MIDDLE, y + size * 0.37),
        hand(MIDDLE - half - HAND / 2 - 12, y),
        hand(MIDDLE + half + HAND / 2 + 12, y, left=True),
        rules(LEFT, y - 4, side, 5, 1.5),
        rules(LEFT + MEASURE - side, y - 4, side, 5, 1.5),
    ]


def _round(number: int, y: float, fine: bool) -> Node:
    if not fine:
        return rules(LEFT, y - 1, MEASURE, 2)
    text, size = one_line(broadside_texts.round_heading(number), WOOD, (21, 19, 17), 300)
    half = width(text, WOOD, size) / 2
    side = MEASURE / 2 - half - 40
    return [
        centred(text, WOOD, size, MIDDLE, y + size * 0.37),
        [star(MIDDLE + each * (half + 22), y, 9) for each in (-1, 1)],
        rules(LEFT, y - 1, side, 1.5),
        rules(LEFT + MEASURE - side, y - 1, side, 1.5),
    ]


def _tail(lay_out: LayOut) -> Node:
    """What fills a sheet that has few words."""
    room = BOTTOM - lay_out.end
    if room < 26:
        return None
    if room < LEAST_PRESS + 30:
        return swelled(MIDDLE, lay_out.end + room / 2, 360)
    height = min(MOST_PRESS, room - 40)
    return hand_press(MIDDLE, lay_out.end + (room + height) / 2, height)


def _foot(composition: Composition) -> Node:
    text, size = one_line(broadside_texts.imprint(), ITALIC, (18, 17, 16, 14), MEASURE)
    return [
        rules(LEFT, BOTTOM + 4, MEASURE, 1.5, 5),
        _result(composition),
        centred(text, ITALIC, size, MIDDLE, IMPRINT),
    ]


def _result(composition: Composition) -> Element:
    text, size = one_line(broadside_texts.result(composition), WOOD, (44, 40, 36, 32, 28, 24, 20), MEASURE)
    return centred(text, WOOD, size, MIDDLE, RESULT)
