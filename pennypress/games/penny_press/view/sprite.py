"""Decorative drawings from the SVG sprite of the title."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.games.view_kit.render_cache import cached_html

SPRITE = "./static/icons/pieces.svg"


@cached_html
def symbol(name: str, kind: str = "") -> Element:
    """A decorative drawing from the SVG sprite, hidden from screen readers."""
    return h.svg(class_=f"symbol {kind}".strip(), viewBox="0 0 32 32", aria_hidden="true", focusable="false")[
        h.use(href=f"{SPRITE}#{name}")
    ]
