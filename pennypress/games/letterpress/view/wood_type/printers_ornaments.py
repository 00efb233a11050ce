"""Rules, borders and ornaments of the broadside."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.typesetting import n

PAPER = "#f6edd8"
"""The colour of the sheet."""
HAND = 84
"""The length of a pointing hand; it is 38 high."""


def rules(x: float, y: float, length: float, *weights: float) -> Element:
    """Rules under each other, with space between them."""
    found, top = [], y
    for weight in weights:
        found.append(f"M{n(x)} {n(top)}h{n(length)}v{n(weight)}h{n(-length)}z")
        top += weight + 3
    return h.path(d="".join(found), fill=INK)


def star(x: float, y: float, size: float, fill: str = INK) -> Element:
    """A star with four long and four short points."""
    a, b = size, size * 0.26
    d = (
        f"M{n(x)} {n(y - a)}L{n(x + b)} {n(y - b)} {n(x + a)} {n(y)} {n(x + b)} {n(y + b)}"
        f" {n(x)} {n(y + a)} {n(x - b)} {n(y + b)} {n(x - a)} {n(y)} {n(x - b)} {n(y - b)}z"
    )
    return h.path(d=d, fill=fill)


def lozenge(x: float, y: float, size: float, fill: str = INK) -> Element:
    return h.path(d=_lozenge(x, y, size), fill=fill)


def hand(x: float, y: float, *, left: bool = False, scale: float = 1.0) -> Element:
    """A hand whose finger points to the right (or left), its middle at that point."""
    turned = -scale if left else scale
    return h.g(transform=f"translate({n(x)} {n(y)}) scale({turned:.3g} {scale:.3g})")[
        h.path(
            d="M-24 -12C-16 -20 -4 -18 4 -11H36C43 -11 43 -1 36 -1H14C20 0 20 7 14 8C18 9 17 15 11 15"
            "C13 18 10 20 5 19H-10C-16 19 -20 17 -24 14z",
            fill=INK,
        ),
        h.path(
            d="M14 -1H2M14 8H0M11 15H0M-8 -14C-2 -8 8 -8 14 -6",
            fill="none",
            stroke=PAPER,
            stroke_width="1.6",
            stroke_linecap="round",
        ),
        h.path(d="M-27 -15v32h-6v-32zM-35 -17v36h-7v-36z", fill=INK),
    ]


def swelled(x: float, y: float, length: float) -> Element:
    """A swelled rule centred on `x`, with a lozenge in its middle."""
    half = length / 2
    d = "".join(
        f"M{n(x + side * 14)} {n(y)}Q{n(x + side * half * 0.4)} {n(y - 5)} {n(x + side * half)} {n(y)}"
        f"Q{n(x + side * half * 0.4)} {n(y + 5)} {n(x + side * 14)} {n(y)}z"
        for side in (-1, 1)
    )
    return h.path(d=d + _lozenge(x, y, 8), fill=INK)


def border(width: float, height: float, margin: float) -> Node:
    """A frame of lozenges and dots between two lines, with a star at each corner."""
    inner = margin + 26
    across, down = _steps(width - 2 * margin - 26), _steps(height - 2 * margin - 26)
    middle = margin + 13
    found = []
    for at in range(1, across[0]):
        x = middle + at * across[1]
        found += [_bead(x, middle, at), _bead(x, height - middle, at)]
    for at in range(1, down[0]):
        y = middle + at * down[1]
        found += [_bead(middle, y, at), _bead(width - middle, y, at)]
    corners = ((x, y) for x in (middle, width - middle) for y in (middle, height - middle))
    return [
        _frame(margin, width, height, 5),
        _frame(inner, width, height, 1.6),
        h.path(d="".join(found), fill=INK),
        [star(x, y, 12) for x, y in corners],
    ]


def hand_press(x: float, y: float, height: float) -> Element:
    """An iron hand press, its foot at that point: for sheets with few words."""
    return h.g(transform=f"translate({n(x)} {n(y)}) scale({height / 206:.3g})", fill=INK)[
        # the frame with its feet, and the crown with an urn
        h.path(
            d="M-62 0q0 -12 16 -14l5 -98q2 -32 41 -38q39 6 41 38l5 98q16 2 16 14h-30q0 -10 -6 -14l-4 -90"
            "q-2 -18 -22 -22q-20 4 -22 22l-4 90q-6 4 -6 14zM-24 -146h48v-7h-48z"
            "M-15 -153q2 -9 8 -11q-8 -6 -8 -16h30q0 10 -8 16q6 2 8 11zM0 -181q14 -22 0 -25q-14 3 0 25z"
        ),
        # the screw, the platen, and the bar with its knob
        h.path(d="M-6 -128h12v34h-12zM-27 -96h54v7h-54zM-22 -87h44v7h-44z"),
        h.path(d="M4 -116q44 0 82 -26l4 6q-38 30 -86 30z"),
        h.circle(cx="90", cy="-143", r="7.5"),
        # the carriage on its rails, the tympan, and the wheel below
        h.path(d="M-42 -70h84v9h-84zM-126 -59h214v8h-214zM-120 -51h9v51h-9zM72 -51h9v51h-9z"),
        h.path(d="M-126 -62l-34 -62 7 -4 35 63z"),
        h.path(d="M-160 -124l-22 -12 3 -6 26 12z"),
        h.path(
            d="M-19 -26a19 19 0 1 0 38 0a19 19 0 1 0 -38 0zm6 0a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z",
            fill_rule="evenodd",
        ),
        h.path(d="M-2 -45h4v38h-4zM-19 -28h38v4h-38z"),
        h.path(d="M-172 0h300v4h-300z"),
    ]


def _steps(length: float) -> tuple[int, float]:
    """An even number of steps of about 18 units, and their exact length."""
    count = 2 * round(length / 36)
    return count, length / count


def _bead(x: float, y: float, at: int) -> str:
    return _lozenge(x, y, 6.5) if at % 2 else _lozenge(x, y, 2.2)


def _lozenge(x: float, y: float, size: float) -> str:
    return f"M{n(x - size)} {n(y)}l{n(size)} {n(-size)} {n(size)} {n(size)} {n(-size)} {n(size)}z"


def _frame(margin: float, width: float, height: float, weight: float) -> Element:
    return h.rect(
        x=n(margin), y=n(margin), width=n(width - 2 * margin), height=n(height - 2 * margin), fill="none",
        stroke=INK, stroke_width=n(weight),
    )  # fmt: skip
