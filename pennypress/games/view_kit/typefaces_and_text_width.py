"""The typefaces of the newspapers and the widths of their letters.

Widths come from the fonts (`letter_widths.py`). The browser sets characters that the fonts lack in some other
font: East Asian characters are one em wide in every font; for all others an upper estimate is used.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from pennypress.games.view_kit.letter_widths import CHARACTERS, WIDTHS

UNKNOWN = 1.4
"""Estimated width of an unknown character, in ems."""
EAST_ASIAN = "'Shippori Mincho', 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'Noto Serif JP'"


class Face(NamedTuple):
    """A typeface by its SVG attributes."""

    name: str
    family: str
    weight: int = 400
    style: str = "normal"


TEXT = Face("roman", f"'Old Standard Print', {EAST_ASIAN}, 'Times New Roman', serif")
ITALIC = TEXT._replace(name="italic", style="italic")
BOLD = TEXT._replace(name="bold", weight=700)
WOOD = Face("wood", f"'League Gothic Print', {EAST_ASIAN}, 'Arial Narrow', sans-serif")
BLACKLETTER = Face("blackletter", f"UnifrakturCook, 'Old English Text MT', {EAST_ASIAN}, serif", 700)

_THOUSANDTHS = {
    name: {each: wide for each, wide in zip(CHARACTERS, widths, strict=True) if wide}
    for name, widths in WIDTHS.items()
}


def width(text: str, face: Face, size: float) -> float:
    """The width of the text without kerning; an upper estimate where letters are unknown.

    >>> width("号外", TEXT, 16)
    32.0
    """
    return size * sum(ems(character, face.name) for character in text)


def known(text: str, face: Face) -> bool:
    """Whether the width is exact rather than estimated, so that `textLength` may be set."""
    return all(character in _THOUSANDTHS[face.name] or is_wide(character) for character in text)


def has_wide(text: str) -> bool:
    """Whether the text has East Asian characters."""
    return any(map(is_wide, text))


@lru_cache(4096)
def ems(character: str, name: str) -> float:
    """The advance width of a character in that typeface, in ems."""
    thousandths = _THOUSANDTHS[name].get(character)
    if thousandths is not None:
        return thousandths / 1000
    if is_wide(character):
        return 1.0
    return 0.0 if unicodedata.combining(character) else UNKNOWN


@lru_cache(4096)
def is_wide(character: str) -> bool:
    """Whether it is a full-width East Asian character, excluding emoji."""
    return unicodedata.east_asian_width(character) in "WF" and ord(character) < 0x1F000
