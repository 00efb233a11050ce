"""The texts of a drawn newspaper with their boxes and containing rectangles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from pennypress.engine.record import Seat
from pennypress.games.penny_press.components import (
    BEATS,
    PAGE_COLUMNS,
    PAGE_ROWS,
    SHAPES,
    STARS,
    Story,
    story,
)
from pennypress.games.penny_press.page_arrangement import Page, Placed
from pennypress.games.penny_press.view.newspaper.printed_issues import Issue
from pennypress.games.penny_press.view.newspaper.printed_page import sheet
from pennypress.games.view_kit.typefaces_and_text_width import (
    BLACKLETTER,
    BOLD,
    ITALIC,
    TEXT,
    WOOD,
    Face,
    width,
)

SVG = "{http://www.w3.org/2000/svg}"
FACES = {(face.family, face.weight, face.style): face for face in (TEXT, ITALIC, BOLD, WOOD, BLACKLETTER)}


class Rectangle(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Set(NamedTuple):
    """A text, its box in its rectangle, and that rectangle's place on the page."""

    text: str
    left: float
    right: float
    top: float
    bottom: float
    within: Rectangle


def drawing(issue: Issue) -> Element:
    """The newspaper as XML."""
    return ElementTree.fromstring(str(sheet(issue)))


def texts(root: Element) -> list[Set]:
    """Every text of the drawing."""
    return list(_texts(root, root.get("font-family", ""), _rectangle(root)))


def rectangles(root: Element) -> list[Rectangle]:
    """The rectangles of the page's cells, without the engravings inside them."""
    return [_rectangle(each) for each in root if each.tag == f"{SVG}svg"]


def issue(
    text: str, *, name: str = "", advertisement: tuple[int, int] | None = None, number: int = 0
) -> Issue:
    """The issue with that page; what is not covered is empty."""
    page = Page.parse(text)
    covered = sum(placed.mask for placed in page.placed)
    cells = ((column, row) for row in range(PAGE_ROWS) for column in range(PAGE_COLUMNS))
    empty = tuple(
        (column, row)
        for column, row in cells
        if not covered >> row * PAGE_COLUMNS + column & 1 and (column, row) != advertisement
    )
    return Issue(number, 0, Seat(name, "sun"), page, empty, 7, False)


def every_story() -> Iterator[Placed]:
    """Each of the sixty stories, upright and, unless square, turned."""
    for each in _stories():
        yield Placed(each, 0, 0)
        if each.shape.columns != each.shape.rows:
            yield Placed(each, 0, 0, turned=True)


def _stories() -> Iterator[Story]:
    return (
        story(f"{beat.name}-{shape.letter}{stars}") for beat in BEATS for shape in SHAPES for stars in STARS
    )


def _texts(element: Element, family: str, within: Rectangle) -> Iterator[Set]:
    for child in element:
        if child.tag == f"{SVG}svg":
            yield from _texts(child, family, _rectangle(child))
        elif child.tag == f"{SVG}text":
            yield _set(child, family, within)
        else:
            yield from _texts(child, family, within)


def _set(element: Element, family: str, within: Rectangle) -> Set:
    text, size = element.text or "", float(element.get("font-size", 0))
    face = _face(element, family)
    long = float(element.get("textLength") or width(text, face, size))
    x, y = float(element.get("x", 0)), float(element.get("y", 0))
    left = {"start": x, "middle": x - long / 2, "end": x - long}[element.get("text-anchor", "start")]
    return Set(text, left, left + long, y - 0.72 * size, y, within)


def _face(element: Element, family: str) -> Face:
    weight, style = int(element.get("font-weight", 400)), element.get("font-style", "normal")
    family = element.get("font-family", family)
    return FACES[family, 400 if family == WOOD.family else weight, style]


def _rectangle(element: Element) -> Rectangle:
    return Rectangle(*(float(element.get(name, 0)) for name in ("x", "y", "width", "height")))
