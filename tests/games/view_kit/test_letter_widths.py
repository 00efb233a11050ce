"""The table of letter widths matches the fonts that the page serves."""

import runpy
from pathlib import Path

from pennypress.games.view_kit import typefaces_and_text_width

TOOL = Path(__file__).resolve().parents[3] / "tools" / "letter_widths.py"


def test_the_widths_are_those_of_the_fonts() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["TABLE"].read_text(encoding="utf-8") == tool["table"](), "run tools/letter_widths.py"


def test_a_text_is_as_wide_as_its_letters() -> None:
    assert typefaces_and_text_width.width("号外", typefaces_and_text_width.TEXT, 20) == 40
    assert typefaces_and_text_width.width(
        "ii", typefaces_and_text_width.TEXT, 20
    ) < typefaces_and_text_width.width("MM", typefaces_and_text_width.TEXT, 20)
    assert typefaces_and_text_width.known("“Extra” 号外", typefaces_and_text_width.TEXT)
    assert not typefaces_and_text_width.known("Ж", typefaces_and_text_width.TEXT)
