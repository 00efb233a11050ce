"""Colours of Copenhagen for saved and printed drawings. Those of the page are in copenhagen-colours.css."""

from __future__ import annotations

from pennypress.games.view_kit.exported_picture_colours import INK

WATER = "#9cc3d5"

WALLS = {
    "red": "#b8392b",
    "yellow": "#e5ab1b",
    "green": "#3d7f4c",
    "blue": "#2f6cab",
    "purple": "#7b4894",
    "white": "#fffdf5",
}
HOUSES = {
    "red": ("#c22a24", "#fff"),
    "blue": ("#2a62b5", "#fff"),
    "yellow": ("#f2c40f", INK),
    "green": ("#2c7339", "#fff"),
}
"""By emblem: the house's colour, and the text colour on it."""
