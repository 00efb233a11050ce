"""Lines of text drawings of tables: lists broken between items, blocks of lines side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap

WIDTH = 100
"""Maximum number of characters of a line."""
NO_BREAK = "\xa0"


def listed(before: str, items: Iterable[str], indent: int = 4) -> list[str]:
    """A list with a text before it, in lines of at most `WIDTH` characters; `-` if the list is empty.

    Lines are broken between items only. All but the first are indented by `indent` spaces.

    >>> listed("harbour: ", ["red", "blue"])
    ['harbour: red, blue']
    """
    text = ", ".join(item.replace(" ", NO_BREAK) for item in items) or "-"
    lines = wrap(
        before.replace(" ", NO_BREAK) + text,
        WIDTH,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(NO_BREAK, " ") for line in lines]


def side_by_side(blocks: Sequence[Sequence[str]], gap: int = 3) -> list[str]:
    """Blocks of lines from left to right, `gap` spaces apart, without spaces at the ends of lines.

    >>> side_by_side([["ab", "c"], ["d"]])
    ['ab   d', 'c']
    """
    widths = [max(map(len, block), default=0) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return [
        (" " * gap).join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
