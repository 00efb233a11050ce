"""The table of letter widths matches the fonts that the page serves."""

import runpy
from pathlib import Path

from pennypress.games.penny_press.view.newspaper import typefaces

TOOL = Path(__file__).resolve().parents[5] / "tools" / "letter_widths.py"


def test_the_widths_are_those_of_the_fonts() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["TABLE"].read_text(encoding="utf-8") == tool["table"](), "run tools/letter_widths.py"


def test_a_text_is_as_wide_as_its_letters() -> None:
    assert typefaces.width("号外", typefaces.TEXT, 20) == 40
    assert typefaces.width("ii", typefaces.TEXT, 20) < typefaces.width("MM", typefaces.TEXT, 20)
    assert typefaces.known("“Extra” 号外", typefaces.TEXT)
    assert not typefaces.known("Ж", typefaces.TEXT)
