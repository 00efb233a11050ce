"""The colours embedded in the thumbnail are those of the style sheet."""

from __future__ import annotations

import re
from pathlib import Path

from pennypress.games.penny_press.view.exported_picture_colours import BEAT_COLOURS, PAPER_COLOURS, PAPER_DARK
from pennypress.games.view_kit.exported_picture_colours import INK, PAPER_LIGHT

SHEET = Path(__file__).parents[4] / "static" / "css" / "base.css"


def test_the_palette_is_that_of_the_style_sheet() -> None:
    found = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]+);", SHEET.read_text(encoding="utf-8")))
    assert (found["ink"], found["paper-light"], found["paper-dark"]) == (INK, PAPER_LIGHT, PAPER_DARK)
    for name, beat in BEAT_COLOURS.items():
        assert (found[name], found[f"{name}-tint"]) == beat
    for name, paper in PAPER_COLOURS.items():
        assert (found[name], found[f"on-{name}"]) == paper
