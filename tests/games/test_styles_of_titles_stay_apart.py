"""Each title's style sheets style its own table only, so that class names of two titles do not conflict."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pennypress.games import GAMES

CSS = Path(__file__).resolve().parents[2] / "static" / "css"
ITS_OWN = {
    "copenhagen": re.compile(
        r"\.copenhagen\b|^\.(wall|paper)-\w+$|\.gable\b|\.gable-letter|^\.tile-edge$|^\.drag-ghost$"
    ),
    "letterpress": re.compile(r"\.letterpress\b|\.ink-(roller|letter)\b|^\.paper-\w+$|^\.drag-ghost\b"),
    "penny-lane": re.compile(
        r"\.penny-lane\b|\.scoring-star\b|\.star-letter\b|^\.paper-\w+$|^\.drag-ghost\b"
    ),
}
"""By title, selectors of its table, and of its things that are shown elsewhere.

Rules of Penny Press, the first title, are not told from those of the house by a name.
"""


def sheets(title: str) -> list[str]:
    """The sheets of a title, without lists of imports and that of its rules page, where no other title is."""
    found = [file.name for file in sorted(CSS.glob(f"{title}*.css")) if file.name != f"{title}-rules.css"]
    return [sheet for sheet in found if "{" in (CSS / sheet).read_text(encoding="utf-8")]


SHARED_WORDS = (".space", ".supply")
"""Class names that two titles use."""


def selectors(sheet: str) -> Iterator[str]:
    """Every selector of a sheet; lists are split."""
    text = re.sub(r"/\*.*?\*/", "", (CSS / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"@(import|media|supports|keyframes)[^{;]*[{;]", "", text)
    for found in re.findall(r"([^{}]+)\{[^{}]*\}", text):
        for selector in re.split(r",(?![^()]*\))", re.sub(r":not\([^()]*\)", "", found)):
            if selector.strip():
                yield selector.strip()


def test_every_title_but_the_first_has_sheets_of_its_own() -> None:
    assert list(ITS_OWN) == [*GAMES][1:]
    assert all(sheets(title) for title in ITS_OWN)


@pytest.mark.parametrize(("title", "sheet"), [(title, sheet) for title in ITS_OWN for sheet in sheets(title)])
def test_the_sheets_of_a_title_touch_nothing_else(title: str, sheet: str) -> None:
    found = list(selectors(sheet))
    assert found
    cover = f".cover-of-{title}"
    assert [each for each in found if each != cover and not ITS_OWN[title].search(each)] == []


@pytest.mark.parametrize("word", SHARED_WORDS)
def test_what_two_titles_have_is_said_of_penny_press_for_its_own_table(word: str) -> None:
    sheets = ("penny-press-board.css", "penny-press-supply-stacks.css")
    found = [found for sheet in sheets for found in selectors(sheet) if found.endswith(f" {word}")]
    assert found == [f":where(.penny-press) {word}"]
