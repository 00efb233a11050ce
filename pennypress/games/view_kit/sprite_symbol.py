"""Decorative drawings from an SVG sprite, a file of static/icons/ with one drawing per name."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.games.view_kit.render_cache import cached_html


@cached_html
def sprite_symbol(sprite: str, name: str, kind: str = "") -> Element:
    """A drawing from the sprite at that address, hidden from screen readers. `kind` is one more class."""
    return h.svg(class_=f"symbol {kind}".strip(), viewBox="0 0 32 32", aria_hidden="true", focusable="false")[
        h.use(href=f"{sprite}#{name}")
    ]
