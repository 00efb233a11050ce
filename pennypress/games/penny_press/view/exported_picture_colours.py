"""Colours of Penny Press for saved and printed drawings. Those of the page are in base.css."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.view_kit.exported_picture_colours import INK

PAPER_DARK = "#e6dabb"


class BeatColours(NamedTuple):
    full: str
    tint: str


class PaperColours(NamedTuple):
    own: str
    on_own: str
    """The text colour on it."""


BEAT_COLOURS = {
    "war": BeatColours("#8f3a1d", "#f0d3c4"),
    "crime": BeatColours("#97336b", "#f0d2e2"),
    "politics": BeatColours("#245c8d", "#cfe0ee"),
    "city": BeatColours("#3a6a38", "#d5e5cd"),
    "human": BeatColours("#7a5a06", "#f1e1ae"),
}
PAPER_COLOURS = {
    "times": PaperColours("#f2c40f", INK),
    "sun": PaperColours("#2a62b5", "#fff"),
    "world": PaperColours("#c22a24", "#fff"),
    "herald": PaperColours("#2a2724", "#fff"),
    "journal": PaperColours("#fffdf5", INK),
}
