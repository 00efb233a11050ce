"""The table of widths is what the fonts say that the page serves."""

import runpy
from pathlib import Path

from pennypress.games.penny_press.view.newspaper import fonts

TOOL = Path(__file__).resolve().parents[5] / "tools" / "widths.py"


def test_the_widths_are_those_of_the_fonts() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["TABLE"].read_text(encoding="utf-8") == tool["table"](), "run tools/widths.py"


def test_a_text_is_as_wide_as_its_letters() -> None:
    assert fonts.width("号外", fonts.TEXT, 20) == 40
    assert fonts.width("ii", fonts.TEXT, 20) < fonts.width("MM", fonts.TEXT, 20)
    assert fonts.known("“Extra” 号外", fonts.TEXT)
    assert not fonts.known("Ж", fonts.TEXT)
