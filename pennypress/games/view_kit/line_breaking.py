"""Line breaking: between words, or between characters in Japanese.

No text is lost, and no line is wider than its measure unless a single character is. Breaks are chosen so that
the lines of a paragraph are about equally full (minimal sum of the squares of the space left over), because
the lines are justified.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pennypress.games.view_kit.typefaces_and_text_width import Face, is_wide, width

NEVER_FIRST = frozenset(
    "、。，．・：；？！ー゛゜ヽヾゝゞ々〉》」』】〕）］｝ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥”’!?,.:;)]}%"
)
"""Characters that may not begin a line of Japanese (JIS X 4051, the usual set)."""
NEVER_LAST = frozenset("〈《「『【〔（［｛“‘([{")
"""Characters that may not end a line of Japanese."""
SHORTEST, LONELY = 0.12, 0.3
"""A last line shorter than the first share of its measure costs as much as a gap of the second."""
PAUSES = frozenset("、。，．！？…・：；」』）")
TORN = 0.15
"""Cost of breaking large Japanese type where the sentence does not pause."""
BREAK_AFTER = frozenset("-–—")
JOINERS = frozenset("\u200d\ufe0e\ufe0f")


class Piece(NamedTuple):
    """A part of the text that is never broken; `spaced` if a space separates it from the part before."""

    text: str
    spaced: bool


class TypeLine(NamedTuple):
    """A line after breaking. `width` is its natural width."""

    text: str
    width: float
    last: bool = False
    """Whether it is the last of its paragraph, which is not justified."""


def lines(
    text: str, face: Face, size: float, measure: float, *, indent: float = 0, even: bool = False
) -> list[TypeLine]:
    """The text broken into lines; the first is shorter by `indent`. Runs of white space count as one space.

    With `even`, the last line should be as full as the others, as for centred lines.
    """
    found = [piece for whole in pieces(text) for piece in _that_fit(whole, face, size, measure - indent)]
    if not found:
        return []
    space = width(" ", face, size)
    widths = [width(piece.text, face, size) for piece in found]
    starts = _best_starts(found, widths, space, measure, indent, even)
    ends = [*starts[1:], len(found)]
    return [
        TypeLine(_joined(found[start:end]), _span(found, widths, space, start, end), end == len(found))
        for start, end in zip(starts, ends, strict=True)
    ]


def pieces(text: str) -> Iterator[Piece]:
    """The unbreakable parts of the text.

    >>> [piece.text for piece in pieces("Extra! 号外です。")]
    ['Extra!', '号', '外', 'で', 'す。']
    """
    for number, word in enumerate(text.split()):
        spaced = number > 0
        start = 0
        for at in range(1, len(word)):
            if _may_break(word[at - 1], word[at]):
                yield Piece(word[start:at], spaced)
                start, spaced = at, False
        yield Piece(word[start:], spaced)


def shortened(text: str, face: Face, size: float, measure: float) -> str:
    """The text cut to one line, with an ellipsis if anything was cut."""
    text = " ".join(text.split())
    if width(text, face, size) <= measure:
        return text
    while text and width(text + "…", face, size) > measure:
        text = text[:-1].rstrip()
    return text + "…" if text else ""


def _may_break(before: str, after: str) -> bool:
    if after in JOINERS or before == "\u200d" or after in NEVER_FIRST or before in NEVER_LAST:
        return False
    if before.isdecimal() and is_wide(after):
        return False  # no break between a number and its counter
    return is_wide(before) or is_wide(after) or before in BREAK_AFTER


def _that_fit(piece: Piece, face: Face, size: float, measure: float) -> Iterator[Piece]:
    """The piece, split if it is wider than a line."""
    text, spaced = piece
    while len(text) > 1 and width(text, face, size) > measure:
        end = 1
        while width(text[: end + 1], face, size) <= measure:
            end += 1
        yield Piece(text[:end], spaced)
        text, spaced = text[end:], False
    yield Piece(text, spaced)


def _best_starts(
    found: list[Piece], widths: list[float], space: float, measure: float, indent: float, even: bool
) -> list[int]:
    """The index of the first piece of each line. Unless `even`, the last line may have any length."""
    count = len(found)
    costs = [0.0] + [float("inf")] * count
    came_from = [0] * (count + 1)
    for start in range(count):
        room = measure - (indent if start == 0 else 0)
        used = 0.0
        for end in range(start + 1, count + 1):
            used += widths[end - 1] + (space if found[end - 1].spaced and end - 1 > start else 0)
            if used > room + 1e-6 and end > start + 1:
                break
            left = max(0.0, room - used) / room
            if end == count and not even:
                left = LONELY if left > 1 - SHORTEST else 0.0
            cost = costs[start] + left * left + 0.001
            if even and end < count and _in_a_phrase(found[end - 1], found[end]):
                cost += TORN
            if cost < costs[end]:
                costs[end], came_from[end] = cost, start
    starts = [came_from[count]]
    while starts[0] > 0:
        starts.insert(0, came_from[starts[0]])
    return starts


def _in_a_phrase(before: Piece, after: Piece) -> bool:
    return is_wide(before.text[-1]) and not after.spaced and before.text[-1] not in PAUSES


def _span(found: list[Piece], widths: list[float], space: float, start: int, end: int) -> float:
    spaces = sum(piece.spaced for piece in found[start + 1 : end])
    return sum(widths[start:end]) + space * spaces


def _joined(some: list[Piece]) -> str:
    first, *others = some
    return first.text + "".join(f" {piece.text}" if piece.spaced else piece.text for piece in others)
