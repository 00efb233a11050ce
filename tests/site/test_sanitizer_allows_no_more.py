"""The lists of the sanitizer (static/js/sanitizer.js) are what the views write, and no more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SANITIZER = (ROOT / "static/js/sanitizer.js").read_text(encoding="utf-8")
DRAWN_BY = ("app", "games", "browser")
"""Folders whose modules draw pages; all other markup is of the build, and is not sanitized."""
SNIPPETS = "pennypress/app/embed/embed_snippets.py"
WORDS = re.compile(r"words\(([^)]*)\)")
TEXT = re.compile(r'"([^"]*)"')
BY_VALUE = {"href", "id", "name", "method", "target", "rel"}
"""Attributes that the sanitizer allows for some values only."""
PASSED_ON = {"opacity"}
"""Attributes that functions get by name and pass on to an element."""
OPEN = re.compile(r"(aria|data)-")


def listed() -> list[set[str]]:
    """The names in the lists of the sanitizer: of HTML, of SVG, attributes, and attributes of drawings."""
    return [set("".join(TEXT.findall(text)).split()) for text in WORDS.findall(SANITIZER)][:4]


class Written:
    """The names that the sources of the views write."""

    def __init__(self) -> None:
        self.elements: set[str] = set()
        self.attributes: set[str] = set()


@cache
def written() -> Written:
    found = Written()
    for node in nodes():
        if isinstance(node, ast.Attribute) and is_htpy(node):
            found.elements.add(html_name(node.attr))
        elif isinstance(node, ast.Call) and is_htpy(node.func):
            found.attributes |= {html_name(keyword.arg) for keyword in node.keywords if keyword.arg}
    return found


def nodes() -> Iterator[ast.AST]:
    for folder in DRAWN_BY:
        for file in sorted((ROOT / "pennypress" / folder).rglob("*.py")):
            if file != ROOT / SNIPPETS and "rules_page" not in file.parts:
                yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def is_htpy(node: ast.AST) -> bool:
    """Whether that is an element: `h.div`."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "h"


def html_name(name: str) -> str:
    """The name as htpy writes it."""
    return name.rstrip("_").replace("_", "-")


def test_the_lists_are_found() -> None:
    html, svg, attributes, drawing = listed()
    assert "div" in html
    assert "path" in svg
    assert "class" in attributes
    assert "stroke" in drawing


def test_every_element_of_the_lists_is_written_by_a_view() -> None:
    html, svg, *_ = listed()
    assert (html | svg) - written().elements == set()


def test_every_attribute_of_the_lists_is_written_by_a_view() -> None:
    *_, attributes, drawing = listed()
    assert (attributes | drawing) - written().attributes - PASSED_ON == set()


def test_no_view_writes_what_the_sanitizer_drops() -> None:
    html, svg, attributes, drawing = listed()
    assert written().elements - {"Element"} - html - svg == set()
    found = {name for name in written().attributes if not OPEN.match(name)}
    assert found - attributes - drawing - BY_VALUE == set()
