"""Selectors with `:has()` name what they style by tag, class, id or attribute.

Chromium keeps one set of what may change for all `:has()` of a page. If one of them styles `*`, every
drawing makes it compute the style of the whole table again: 13 ms a click instead of 4 on a slow machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.site.test_cascade_layers import SHEETS, text_of

PRELUDE = re.compile(r"([^{};]*:has\([^{};]*)\{")
OF_ANY_OF = re.compile(r":(?:is|where)\((.*)\)$", re.DOTALL)
FEATURE = re.compile(r"[.#\[]|^[a-z]")
PRINTING = "#printing"


def split(selector: str, separators: str) -> list[str]:
    """Split at the separators outside brackets."""
    parts, depth = [""], 0
    for character in selector:
        depth += (character in "([") - (character in ")]")
        if not depth and character in separators:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip()]


def subjects(selectors: str) -> Iterator[str]:
    """The last compound of each selector of a list; those of `:is()` one by one."""
    for selector in split(selectors, ","):
        last = split(selector, " >+~\n")[-1]
        if inner := OF_ANY_OF.match(last):
            yield from subjects(inner[1])
        else:
            yield last


def test_subjects_of_a_selector() -> None:
    selectors = ":is(.page, .diagram):has(.fresh) :is(#turn, .end > *, li:last-child), .bill:has(b) > *"
    assert list(subjects(selectors)) == ["#turn", "*", "li:last-child", "*"]


@pytest.mark.parametrize("sheet", SHEETS)
def test_selectors_with_has_style_named_elements(sheet: str) -> None:
    found = [prelude.strip() for prelude in PRELUDE.findall(text_of(sheet)) if PRINTING not in prelude]
    bare = {
        selector
        for selector in found
        for subject in subjects(selector)
        if not FEATURE.search(re.sub(r":not\(.*\)", "", subject)) and ":has(" not in subject
    }
    assert not bare, f"styles any element: {bare}"
