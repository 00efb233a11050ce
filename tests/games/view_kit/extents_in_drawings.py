"""Where the texts and the shapes of a drawing are, for tests that nothing overlaps or leaves the sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

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
ABOVE, BELOW, ROUND, TAIL = 0.75, 0.24, 0.02, 0.058
"""How far letters reach above their base, and below it: any, round capitals, the Q of wood type; in ems."""
STEP = re.compile(r"[a-zA-Z]|-?\d*\.?\d+")
NUMBERS = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "s": 4, "t": 2, "c": 6, "a": 7, "z": 0}


class Extent(NamedTuple):
    """What is drawn, and its box on the sheet."""

    what: str
    left: float
    top: float
    right: float
    bottom: float
    size: float = 0
    """The size of the type."""

    def overlaps(self, other: Extent) -> bool:
        """Whether the boxes share more than an edge."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > 0.5
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 0.5
        )

    def is_inside(self, other: Extent) -> bool:
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )


class Turned(NamedTuple):
    """Moved and scaled coordinates; a negative scale mirrors."""

    x: float = 0
    y: float = 0
    across: float = 1
    down: float = 1

    def within(self, text: str) -> Turned:
        """Those of a group with that `transform`."""
        found = self
        for name, given in re.findall(r"(\w+)\(([^)]*)\)", text):
            first, *others = map(float, given.split())
            second = others[0] if others else first if name == "scale" else 0
            if name == "translate":
                x, y = found.x + first * found.across, found.y + second * found.down
                found = found._replace(x=x, y=y)
            else:
                assert name == "scale"
                found = found._replace(across=found.across * first, down=found.down * second)
        return found

    def box(self, what: str, points: list[tuple[float, float]], size: float = 0) -> Extent:
        """The box around these points."""
        xs = [self.x + x * self.across for x, _y in points]
        ys = [self.y + y * self.down for _x, y in points]
        return Extent(what, min(xs), min(ys), max(xs), max(ys), size)


def read(drawing: object) -> Element:
    """A drawing as XML."""
    return ElementTree.fromstring(str(drawing))


def sheet(root: Element) -> Extent:
    return Extent("sheet", 0, 0, float(root.get("width", 0)), float(root.get("height", 0)))


def texts(root: Element) -> list[Extent]:
    """Every text of the drawing."""
    family = root.get("font-family", "")
    return [_text(each, at, family) for each, at in _all(root, Turned()) if each.tag == f"{SVG}text"]


def shapes(root: Element) -> Iterator[Extent]:
    """Every other thing that is drawn. Curves count with the points that bend them."""
    for each, at in _all(root, Turned()):
        kind = each.tag.removeprefix(SVG)
        if kind == "path":
            yield at.box(each.get("d", "")[:60], list(_points(each.get("d", ""))))
        elif kind == "rect":
            x, y, wide, high = (float(each.get(name, 0)) for name in ("x", "y", "width", "height"))
            yield at.box(kind, [(x, y), (x + wide, y + high)])
        elif kind == "circle":
            x, y, radius = (float(each.get(name, 0)) for name in ("cx", "cy", "r"))
            yield at.box(kind, [(x - radius, y - radius), (x + radius, y + radius)])
        else:
            assert kind in ("svg", "g", "text")


def _all(element: Element, at: Turned) -> Iterator[tuple[Element, Turned]]:
    at = at.within(element.get("transform", ""))
    yield element, at
    for child in element:
        yield from _all(child, at)


def _text(element: Element, at: Turned, family: str) -> Extent:
    text, size = element.text or "", float(element.get("font-size", 0))
    face = _face(element, family)
    long = float(element.get("textLength") or width(text, face, size))
    x, y = float(element.get("x", 0)), float(element.get("y", 0))
    left = {"start": x, "middle": x - long / 2, "end": x - long}[element.get("text-anchor", "start")]
    below = BELOW
    if text.isdecimal() or (text.isascii() and text.isupper()):
        below = TAIL if "Q" in text else ROUND
    return at.box(text, [(left, y - ABOVE * size), (left + long, y + below * size)], size)


def _face(element: Element, family: str) -> Face:
    family = element.get("font-family", family)
    if family == WOOD.family:
        return WOOD  # bold if it is Japanese
    return FACES[family, int(element.get("font-weight", 400)), element.get("font-style", "normal")]


def _points(d: str) -> Iterator[tuple[float, float]]:
    """The points of a path."""
    steps, command = STEP.findall(d), ""
    x = y = begun_x = begun_y = 0.0
    while steps:
        if steps[0].isalpha():
            command = steps.pop(0)
        kind, relative = command.lower(), command.islower()
        given = [float(steps.pop(0)) for _number in range(NUMBERS[kind])]
        if kind == "z":
            x, y = begun_x, begun_y
        elif kind == "h":
            x = x * relative + given[0]
        elif kind == "v":
            y = y * relative + given[0]
        else:
            pairs = given[-2:] if kind == "a" else given
            from_x, from_y = x * relative, y * relative
            found = [(from_x + a, from_y + b) for a, b in zip(pairs[::2], pairs[1::2], strict=True)]
            yield from found
            x, y = found[-1]
        if kind == "m":
            begun_x, begun_y = x, y
            command = "l" if relative else "L"
        yield x, y


def assert_well_composed(drawing: object) -> None:
    """Nothing leaves the sheet, and no text touches another one."""
    root = read(drawing)
    found = texts(root)
    assert [each for each in [*found, *shapes(root)] if not each.is_inside(sheet(root))] == []
    assert [(a.what, b.what) for a, b in combinations(found, 2) if a.overlaps(b)] == []
