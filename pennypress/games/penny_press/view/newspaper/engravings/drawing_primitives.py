"""Drawing primitives of engravings: outlines, and shading by parallel lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, radians, sin

import htpy as h
from htpy import Element

from pennypress.games.view_kit.exported_picture_colours import INK, PAPER_LIGHT
from pennypress.games.view_kit.typesetting import n

Point = tuple[float, float]
Shape = Sequence[Point]


def outline(*shapes: Shape, weight: float = 1.6, fill: str = PAPER_LIGHT) -> Element:
    """Closed shapes with an ink outline. Inner shapes are holes."""
    d = "".join("M" + "L".join(f"{n(x)} {n(y)}" for x, y in shape) + "z" for shape in shapes)
    return h.path(
        d=d, fill=fill, fill_rule="evenodd", stroke=INK, stroke_width=n(weight), stroke_linejoin="round"
    )


def solid(*shapes: Shape) -> Element:
    return outline(*shapes, fill=INK)


def stroke(*lines: Iterable[Point], weight: float = 1.2) -> Element:
    """Open lines."""
    d = "".join("M" + "L".join(f"{n(x)} {n(y)}" for x, y in line) for line in lines)
    return h.path(d=d, fill="none", stroke=INK, stroke_width=n(weight), stroke_linecap="round")


def shade(*shapes: Shape, angle: float = 0, step: float = 4, weight: float = 0.9) -> Element:
    """Parallel lines inside the shapes and outside their holes; `angle` is in degrees."""
    turn = radians(-angle)
    turned = [[_turned(point, turn) for point in shape] for shape in shapes]
    heights = [y for shape in turned for _x, y in shape]
    d = ""
    y = (min(heights) // step + 0.5) * step
    while y < max(heights):
        cuts = sorted(x for shape in turned for x in _crossings(shape, y))
        for start, end in zip(cuts[::2], cuts[1::2], strict=False):
            (x1, y1), (x2, y2) = _turned((start, y), -turn), _turned((end, y), -turn)
            d += f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"
        y += step
    return h.path(d=d or "M0 0", fill="none", stroke=INK, stroke_width=n(weight))


def ring(x: float, y: float, rx: float, ry: float, tilt: float = 0, points: int = 40) -> Shape:
    """An ellipse, turned by `tilt` degrees."""
    around = [2 * pi * at / points for at in range(points)]
    return [
        (x + px, y + py)
        for px, py in (_turned((rx * cos(angle), ry * sin(angle)), radians(tilt)) for angle in around)
    ]


def box(x: float, y: float, width: float, height: float) -> Shape:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def curve(start: Point, control: Point, end: Point, points: int = 16) -> list[Point]:
    """Points on a quadratic Bézier curve."""
    found = []
    for at in range(points + 1):
        t = at / points
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]))
    return found


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    return [(x + dx, y + dy) for x, y in shape]


def mirrored(shape: Shape, about: float) -> Shape:
    """The shape mirrored about the vertical line x = `about`."""
    return [(2 * about - x, y) for x, y in shape]


def rays(x: float, y: float, inner: float, outer: float, count: int, weight: float = 0.9) -> Element:
    """Rays of a light source; every second one is shorter."""
    lines = []
    for at in range(count):
        angle = 2 * pi * at / count
        reach = outer if at % 2 else outer * 0.82
        lines.append(
            [
                (x + inner * cos(angle), y + inner * sin(angle)),
                (x + reach * cos(angle), y + reach * sin(angle)),
            ]
        )
    return stroke(*lines, weight=weight)


def _turned(point: Point, angle: float) -> Point:
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def _crossings(shape: Shape, y: float) -> Iterable[float]:
    for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (y1 <= y) != (y2 <= y):
            yield x1 + (y - y1) * (x2 - x1) / (y2 - y1)
