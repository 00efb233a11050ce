"""Each title's style sheets style its own table only, so that class names of two titles do not conflict."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CSS = Path(__file__).resolve().parents[2] / "static" / "css"
IMPORTS = {"copenhagen.css", "copenhagen-diagram.css"}
"""Sheets that only import others."""
COPENHAGEN = sorted({file.name for file in CSS.glob("copenhagen*.css")} - {"copenhagen-rules.css"} - IMPORTS)
ITS_OWN = re.compile(
    r"\.copenhagen\b|^\.(wall|paper)-\w+$|\.gable\b|\.gable-letter|^\.tile-edge$|^\.drag-ghost$"
)
"""Selectors of Copenhagen's table, and of its things that are shown elsewhere."""
SHARED_WORDS = (".space", ".supply")
"""Class names that both titles use."""


def selectors(sheet: str) -> Iterator[str]:
    """Every selector of a sheet; lists are split."""
    text = re.sub(r"/\*.*?\*/", "", (CSS / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"@(import|media|supports|keyframes)[^{;]*[{;]", "", text)
    for found in re.findall(r"([^{}]+)\{[^{}]*\}", text):
        for selector in re.split(r",(?![^()]*\))", re.sub(r":not\([^()]*\)", "", found)):
            if selector.strip():
                yield selector.strip()


@pytest.mark.parametrize("sheet", COPENHAGEN)
def test_the_sheets_of_copenhagen_touch_nothing_else(sheet: str) -> None:
    found = list(selectors(sheet))
    assert found
    assert [selector for selector in found if not ITS_OWN.search(selector)] == []


@pytest.mark.parametrize("word", SHARED_WORDS)
def test_what_both_titles_have_is_said_of_penny_press_for_its_own_table(word: str) -> None:
    found = [selector for selector in selectors("penny-press-board.css") if selector.endswith(f" {word}")]
    assert found == [f":where(.penny-press) {word}"]
