"""The type cases: every face that the newspapers are set in, and how wide its letters are.

Widths come from the fonts themselves (`widths.py`). What they lack is set by the reader's machine in some
other font: characters of East Asia are a full em wide everywhere; of any other no more is known than that
few are wider than what is reckoned here.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from pennypress.games.penny_press.view.newspaper.letter_widths import CHARACTERS, WIDTHS

UNKNOWN = 1.4
"""Ems reckoned for a character that may look like anything."""
EAST_ASIAN = "'Shippori Mincho', 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'Noto Serif JP'"


class Face(NamedTuple):
    """A typeface as SVG names it."""

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
    """How wide it is when set without kerning; at least as wide as it is going to be.

    >>> width("号外", TEXT, 16)
    32.0
    """
    return size * sum(ems(character, face.name) for character in text)


def known(text: str, face: Face) -> bool:
    """Whether its width is known rather than guessed, so that it may be pinned to it."""
    return all(character in _THOUSANDTHS[face.name] or is_wide(character) for character in text)


def has_wide(text: str) -> bool:
    """Whether any of it is East Asian."""
    return any(map(is_wide, text))


@lru_cache(4096)
def ems(character: str, name: str) -> float:
    """The advance of one character in that face, in ems."""
    thousandths = _THOUSANDTHS[name].get(character)
    if thousandths is not None:
        return thousandths / 1000
    if is_wide(character):
        return 1.0
    return 0.0 if unicodedata.combining(character) else UNKNOWN


@lru_cache(4096)
def is_wide(character: str) -> bool:
    """Whether it is one of the full-width characters of East Asia; not what is drawn as a picture."""
    return unicodedata.east_asian_width(character) in "WF" and ord(character) < 0x1F000
