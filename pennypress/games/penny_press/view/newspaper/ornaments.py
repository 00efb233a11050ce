"""Printer's ornaments: rules, dashes, fleurons, borders."""

from __future__ import annotations

from math import cos, pi, sin

import htpy as h
from htpy import Element, Node

from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.typesetting import n


def rule(x: float, y: float, length: float, weight: float = 1) -> Element:
    return h.path(d=f"M{n(x)} {n(y)}h{n(length)}", stroke=INK, stroke_width=n(weight), fill="none")


def upright(x: float, y: float, length: float, weight: float = 0.8) -> Element:
    return h.path(d=f"M{n(x)} {n(y)}v{n(length)}", stroke=INK, stroke_width=n(weight), fill="none")


def oxford(x: float, y: float, length: float) -> Node:
    """A thick rule with a thin one under it."""
    return [rule(x, y, length, 4), rule(x, y + 5, length, 1)]


def dash(x: float, y: float, length: float) -> Element:
    """A swelled rule centred on `x`, for the end of a headline."""
    half, swell = length / 2, 2.4
    d = (
        f"M{n(x - half)} {n(y)}Q{n(x - half / 3)} {n(y - swell / 3)} {n(x)} {n(y - swell)}"
        f"Q{n(x + half / 3)} {n(y - swell / 3)} {n(x + half)} {n(y)}"
        f"Q{n(x + half / 3)} {n(y + swell / 3)} {n(x)} {n(y + swell)}"
        f"Q{n(x - half / 3)} {n(y + swell / 3)} {n(x - half)} {n(y)}z"
    )
    return h.path(d=d, fill=INK)


def tailpiece(x: float, y: float, length: float) -> Element:
    """The ornament at the end of a column that is not full."""
    side = min(length * 0.3, 60)
    return h.g[
        dash(x - side * 0.75, y, side),
        dash(x + side * 0.75, y, side),
        h.path(d=f"M{n(x - 6)} {n(y)}l6 -8 6 8 -6 8z", fill=INK),
    ]


def fleuron(x: float, y: float, size: float, leaves: int = 8) -> Element:
    """A rosette with that many leaves around a point; every second one is slim."""
    around = (2 * pi * turn / leaves for turn in range(leaves))
    path = "".join(_leaf(x, y, size, angle, slim=turn % 2 == 1) for turn, angle in enumerate(around))
    return h.g[
        h.path(d=path, fill=INK, fill_rule="evenodd"),
        h.circle(cx=n(x), cy=n(y), r=n(size * 0.1), fill=INK),
    ]


def beaded(x: float, y: float, width: float, height: float, step: float = 11) -> Element:
    """A frame of beads between two lines."""
    across, down = max(1, round(width / step)), max(1, round(height / step))
    beads = [(x + width * at / across, side) for at in range(across + 1) for side in (y, y + height)]
    beads += [(side, y + height * at / down) for at in range(1, down) for side in (x, x + width)]
    d = "".join(f"M{n(left - 2.4)} {n(top)}l2.4 -2.4 2.4 2.4 -2.4 2.4z" for left, top in beads)
    return h.g[
        h.path(d=d, fill=INK),
        _frame(x - 5, y - 5, width + 10, height + 10, 1.6),
        _frame(x + 5, y + 5, width - 10, height - 10, 0.7),
    ]


def arabesque(width: float, height: float, kind: int) -> Node:
    """A pattern of rows of one small figure, for empty cells."""
    step = 26.0
    across, down = int((width - 40) / step), int((height - 200) / 2 / step)
    left = (width - (across - 1) * step) / 2
    found = []
    for row in range(down):
        for column in range(across):
            x = left + column * step
            for y in (30 + row * step, height - 30 - row * step):
                found.append(_FIGURES[(kind + row) % len(_FIGURES)](x, y))
    return h.path(d="".join(found), fill=INK, fill_rule="evenodd") if found else None


def _frame(x: float, y: float, width: float, height: float, weight: float) -> Element:
    return h.rect(
        x=n(x), y=n(y), width=n(width), height=n(height), fill="none", stroke=INK, stroke_width=n(weight)
    )


def _leaf(x: float, y: float, size: float, angle: float, *, slim: bool) -> str:
    """A leaf pointing outwards, with its vein left blank."""
    length, breadth = (size * 0.8, size * 0.13) if slim else (size, size * 0.24)
    ux, uy = cos(angle), sin(angle)

    def at(along: float, across: float) -> str:
        return f"{n(x + along * ux - across * uy)} {n(y + along * uy + across * ux)}"

    root, tip, broad, thin = size * 0.16, length * 0.75, breadth * 1.5, breadth * 0.16
    there = f"C{at(length * 0.4, broad)} {at(tip, breadth)} {at(length, 0)}"
    back = f"C{at(tip, -breadth)} {at(length * 0.4, -broad)} {at(root, 0)}z"
    vein = [at(size * 0.3, 0), at(length * 0.6, thin), at(length * 0.86, 0), at(length * 0.6, -thin)]
    return f"M{at(root, 0)}{there}{back}M{'L'.join(vein)}z"


def _trefoil(x: float, y: float) -> str:
    return "".join(
        f"M{n(x + dx - 4)} {n(y + dy)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z" for dx, dy in ((0, -5), (-5, 3), (5, 3))
    )


def _lozenge(x: float, y: float) -> str:
    return f"M{n(x - 9)} {n(y)}l9 -9 9 9 -9 9zm4 0l5 5 5 -5 -5 -5zm5 -1.5l1.5 1.5 -1.5 1.5 -1.5 -1.5z"


def _quatrefoil(x: float, y: float) -> str:
    return (
        f"M{n(x)} {n(y)}q-4 -4 0 -10q4 6 0 10q4 -4 10 0q-6 4 -10 0q4 4 0 10q-4 -6 0 -10q-4 4 -10 0q6 -4 10 0z"
    )


def _star(x: float, y: float) -> str:
    return f"M{n(x)} {n(y - 10)}l2.5 7.5 7.5 2.5 -7.5 2.5 -2.5 7.5 -2.5 -7.5 -7.5 -2.5 7.5 -2.5z"


_FIGURES = (_quatrefoil, _lozenge, _trefoil, _star)
