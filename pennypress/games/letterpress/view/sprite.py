"""Decorative drawings from the SVG sprite of the title."""

from __future__ import annotations

from markupsafe import Markup

from pennypress.games.view_kit.sprite_symbol import sprite_symbol

SPRITE = "./static/icons/letterpress.svg"


def symbol(name: str, kind: str = "") -> Markup:
    """A drawing from the sprite, hidden from screen readers. `kind` is one more class."""
    return sprite_symbol(SPRITE, name, kind)
