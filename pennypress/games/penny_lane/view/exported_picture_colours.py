"""Colours of Penny Lane for its drawings. Those of the page are in the penny-lane style sheets."""

from __future__ import annotations

CREAM, GLASS, INK_LINE, WOOD = "#f2e6c8", "#cfe0e6", "#2b2620", "#7a5230"
GRASS, WATER, STONE, CANVAS = "#9db07a", "#9cc3d5", "#c9c2b4", "#c8473c"

STARS = {
    "red": "#c22a24",
    "blue": "#2a62b5",
    "yellow": "#d9a900",
    "green": "#2c7339",
    "purple": "#6d3f95",
}
"""By emblem: the colour of that player."""

TYPES = {"housing": "#dba94b", "store": "#c8473c", "workshop": "#5a7fa0", "attraction": "#6f8f55"}
"""By type of building: its colour in small pictures."""
