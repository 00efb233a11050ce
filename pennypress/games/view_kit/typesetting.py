"""Lines of type as SVG, each with a fixed width, so that the layout holds in any font."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.line_breaking import (
    PAUSES,
    TypeLine,
    lines,
    pieces,
    shortened,
)
from pennypress.games.view_kit.typefaces_and_text_width import (
    TEXT,
    WOOD,
    Face,
    has_wide,
    known,
    width,
)

WIDEST_GAP = 0.8
"""Maximum growth of a space in ems; any further space goes between letters."""
LARGE = 26
SMALLER = 0.55
"""Factor by which large type may be smaller so that lines break where the sentence pauses."""
CHARACTERS_A_LINE = 4.5
_UNPRINTABLE = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_DIRECTING = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def printable(text: str) -> str:
    r"""The text without characters that XML forbids or that change the text direction.

    >>> printable("Nel\x00lie\n Bly")
    'Nellie Bly'
    """
    kept = (each for each in text.replace("\n", " ") if each not in _DIRECTING)
    return " ".join("".join(each for each in kept if unicodedata.category(each) not in _UNPRINTABLE).split())


def n(number: float) -> str:
    """A number in SVG notation, with at most one decimal.

    >>> n(12.0), n(3.14159)
    ('12', '3.1')
    """
    return f"{number:.1f}".removesuffix(".0")


def text_at(
    text: str,
    face: Face,
    size: float,
    x: float,
    y: float,
    *,
    anchor: str = "start",
    length: float | None = None,
    gap: float = 0,
    glyphs: bool = False,
    fill: str = INK,
) -> Element:
    """Text with its baseline at `y`. The drawing must default to the typeface `TEXT` and to ink.

    `length` forces an exact width, whatever the width of the letters.
    """
    pinned = length is not None and len(text) > 1 and known(text, face)
    wide = has_wide(text)  # East Asian type is never slanted or stretched, and its headlines are bold
    weight = 700 if wide and face == WOOD else face.weight
    style = "normal" if wide else face.style
    return h.text(
        x=n(x),
        y=n(y),
        font_family=face.family if face.family != TEXT.family else None,
        font_size=n(size),
        font_weight=str(weight) if weight != 400 else None,
        font_style=style if style != "normal" else None,
        text_anchor=anchor if anchor != "start" else None,
        word_spacing=n(gap) if gap else None,
        textLength=n(length) if pinned and length is not None else None,
        lengthAdjust="spacingAndGlyphs" if pinned and glyphs and not wide else None,
        fill=fill if fill != INK else None,
    )[text]


def centred(text: str, face: Face, size: float, x: float, y: float, fill: str = INK) -> Element:
    """A line centred on `x`."""
    length = width(text, face, size)
    return text_at(text, face, size, x, y, anchor="middle", length=length, glyphs=True, fill=fill)


def one_line(text: str, face: Face, sizes: Sequence[float], measure: float) -> tuple[str, float]:
    """The text with the first of these sizes in which it fits the measure; shortened if none fits."""
    text = printable(text)
    for size in sizes:
        if width(text, face, size) <= measure:
            return text, size
    return shortened(text, face, sizes[-1], measure), sizes[-1]


def justified(line: TypeLine, face: Face, size: float, x: float, y: float, measure: float) -> Element:
    """A line of a column, justified unless it ends a paragraph."""
    if line.last:
        return text_at(line.text, face, size, x, y, length=line.width)
    spaces = line.text.count(" ")
    gap = min((measure - line.width) / spaces, WIDEST_GAP * size) if spaces else 0
    return text_at(line.text, face, size, x, y, length=measure, gap=gap)


def fitted(
    text: str, face: Face, sizes: Sequence[float], measure: float, most: int, height: float, leading: float
) -> tuple[list[TypeLine], float]:
    """The text broken into lines, with the first of these sizes in which it fits without cutting a word.

    It fits if it has at most `most` lines and is not higher than `height`. `leading` is in ems. If no size
    fits, the text is shortened in the last one. In Japanese, large type should break where the sentence
    pauses, and no line should have only a few characters.
    """
    longest = max((width(piece.text, face, 1) for piece in pieces(text)), default=0)
    whole = width(text, face, 1)

    def set_in(size: float) -> list[TypeLine] | None:
        if longest * size > measure or whole * size > most * measure:
            return None  # too wide in any case
        found = lines(text, face, size, measure, even=True)
        return found if len(found) <= most and len(found) * size * leading <= height else None

    if has_wide(text) and sizes[0] >= LARGE:
        for size in (each for each in sizes if each >= SMALLER * sizes[0]):
            found = set_in(size)
            if found and all(line.text[-1] in PAUSES for line in found[:-1]):
                return found, size
        sizes = [each for each in sizes if each * CHARACTERS_A_LINE <= measure] or sizes[-1:]
    for size in sizes:
        if found := set_in(size):
            return found, size
    return _cut_to(text, face, sizes[-1], measure, max(1, min(most, int(height / (sizes[-1] * leading)))))


def _cut_to(text: str, face: Face, size: float, measure: float, room: int) -> tuple[list[TypeLine], float]:
    """As many lines as there is room for; the last one ends in an ellipsis."""
    found = lines(text, face, size, measure, even=True)
    if len(found) <= room:
        return found, size
    rest = shortened(" ".join(each.text for each in found[room - 1 :]), face, size, measure)
    return [*found[: room - 1], TypeLine(rest, width(rest, face, size), True)], size
