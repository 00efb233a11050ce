"""The frame of a table's thumbnail.

It uses no style sheet, so that it looks the same on the shelf and in third-party pages.
"""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.games.view_kit.exported_picture_colours import PAPER_LIGHT

TYPE = "'League Gothic', Haettenschweiler, 'Arial Narrow', sans-serif"


def framed(label: str, *drawn: Node) -> Element:
    """The drawing in its frame: 196 by 96 units, with a margin of 4."""
    return h.svg(
        class_="thumbnail",
        viewBox="-4 -4 204 104",
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        aria_label=label,
        font_family=TYPE,
        text_anchor="middle",
    )[h.rect(x=-4, y=-4, width=204, height=104, fill=PAPER_LIGHT), drawn]
