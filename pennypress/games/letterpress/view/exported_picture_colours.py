"""Colours of Letterpress for saved and printed drawings. Those of the page are in letterpress-emblem.css."""

from __future__ import annotations

LETTER, VOWEL = "#d5e5cd", "#f1e1ae"
"""The grounds of letter and vowel cards."""

INKS = {
    "red": "#c22a24",
    "blue": "#2a62b5",
    "green": "#2c7339",
    "violet": "#6d3f95",
    "orange": "#b85c0c",
    "black": "#1d1a16",
}
"""By emblem: the ink in which a player's words are printed."""
