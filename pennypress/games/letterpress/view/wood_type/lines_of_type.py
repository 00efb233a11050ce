"""Lines of wood type: words side by side, each in a face that fills the measure with little stretching."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import log
from typing import NamedTuple

from pennypress.games.letterpress.view.wood_type.composed_words import Line
from pennypress.games.view_kit.typefaces_and_text_width import BOLD, WOOD, Face, width

MEASURE = 860
BETWEEN = 34
"""Between two words of a line."""
CAPITALS = {WOOD: 0.735, BOLD: 0.712}
"""The height of capitals, in ems."""
ROUND_DEPTH, TAIL = 0.02, 0.058
"""How far round letters and the tail of a Q reach below the base, in ems."""
PLACE = 100
"""The least width of a word's place, so that there is room for a name below it."""
NARROWEST, WIDEST = 0.78, 1.55
"""How much a word may be condensed or extended; wood type was cut in such widths."""
UNUSUAL = 0.08
"""What the wide face costs, so that a line in which both would do has the narrow one."""


class TypeWord(NamedTuple):
    """A word in its face, from `x` on; `width` is the width to which it is set."""

    line: Line
    face: Face
    size: float
    x: float
    width: float
    left: float
    """Where its place in the line begins, which may be wider than the word."""
    right: float


class TypeRow(NamedTuple):
    """A line of words whose capitals have that height."""

    words: tuple[TypeWord, ...]
    capitals: float
    stretch: float

    @property
    def depth(self) -> float:
        """How far the line reaches below its base."""
        return max(word.size * (TAIL if "Q" in word.line.word else ROUND_DEPTH) for word in self.words)

    @property
    def blank(self) -> float:
        """What is left of the measure at each end."""
        return self.words[0].left


def fitted_row(lines: Sequence[Line], capitals: float) -> TypeRow:
    """The words as one line: as high as wanted, unless it would be too wide even when condensed."""
    room = MEASURE - BETWEEN * (len(lines) - 1)
    words = tuple(line.word for line in lines)
    faces = min(_choices(words), key=lambda each: _cost(each, words, room, capitals))
    units = [_unit((face,), (word,)) for face, word in zip(faces, words, strict=True)]
    stretch = _stretch(units, capitals, room)
    if stretch < NARROWEST:
        capitals, stretch = capitals * stretch / NARROWEST, NARROWEST
    places = [max(PLACE, unit * capitals * stretch) for unit in units]
    x = (room - sum(places)) / 2
    found = []
    for line, face, unit, place in zip(lines, faces, units, places, strict=True):
        wide = unit * capitals * stretch if len(line.word) > 1 else unit * capitals
        start = x + (place - wide) / 2
        found.append(TypeWord(line, face, capitals / CAPITALS[face], start, wide, x, x + place))
        x += place + BETWEEN
    return TypeRow(tuple(found), capitals, stretch)


def _stretch(units: Sequence[float], capitals: float, room: float) -> float:
    """How much the words must be stretched to fill the room; those in places of the least width do not."""
    wide = sorted(units)
    while True:
        stretch = min(WIDEST, (room - PLACE * (len(units) - len(wide))) / (sum(wide) * capitals))
        if len(wide) == 1 or wide[0] * capitals * stretch >= PLACE:
            return stretch
        del wide[0]


def filling_heights(lines: Sequence[Line]) -> tuple[float, ...]:
    """The heights at which the words fill the measure without being stretched."""
    return _filling(tuple(line.word for line in lines))


@lru_cache(1024)
def _filling(words: tuple[str, ...]) -> tuple[float, ...]:
    room = MEASURE - BETWEEN * (len(words) - 1)
    return tuple(room / _unit(faces, words) for faces in _choices(words))


def _cost(faces: tuple[Face, ...], words: tuple[str, ...], room: float, capitals: float) -> float:
    return abs(log(room / (_unit(faces, words) * capitals))) + UNUSUAL * faces.count(BOLD)


@lru_cache(1024)
def _choices(words: tuple[str, ...]) -> tuple[tuple[Face, ...], ...]:
    """The faces that the words may be set in. The tail of the other face's Q would touch the next line."""
    return tuple(product(*((WOOD,) if "Q" in word else (WOOD, BOLD) for word in words)))


@lru_cache(1024)
def _unit(faces: tuple[Face, ...], words: tuple[str, ...]) -> float:
    """The natural width of the words for capitals of height 1."""
    return sum(width(word, face, 1 / CAPITALS[face]) for word, face in zip(words, faces, strict=True))
