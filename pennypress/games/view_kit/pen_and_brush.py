"""Paths as lines and filled shapes, for the pictures that titles export."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import htpy as h
from htpy import Element

from pennypress.games.view_kit.typesetting import n

Paths = Iterable[str] | str


@dataclass(frozen=True)
class Pen:
    """Draws the lines of one picture: in one colour, and with one kind of line end."""

    colour: str
    line_end: str | None = None
    """A value of stroke-linecap."""

    def lines(self, d: Paths, weight: float = 1, colour: str = "", opacity: float | None = None) -> Element:
        """Lines along these paths."""
        return h.path(
            d=_joined(d),
            fill="none",
            stroke=colour or self.colour,
            stroke_width=n(weight),
            stroke_opacity=str(opacity) if opacity else None,
            stroke_linecap=self.line_end,
        )

    def shape(self, d: Paths, colour: str, edge: float = 0, *, opacity: float | None = None) -> Element:
        """Filled paths, outlined if `edge` is a width."""
        return h.path(
            d=_joined(d),
            fill=colour,
            fill_opacity=str(opacity) if opacity else None,
            stroke=self.colour if edge else None,
            stroke_width=n(edge) if edge else None,
            stroke_linejoin="round" if edge else None,
        )


def box(x: float, y: float, width: float, height: float) -> str:
    """The path of a rectangle.

    >>> box(1, 2, 3, 4)
    'M1 2h3v4h-3z'
    """
    return f"M{n(x)} {n(y)}h{n(width)}v{n(height)}h{n(-width)}z"


def scattered(number: int, below: int) -> int:
    """A number below `below` that looks random and is always the same.

    >>> [scattered(number, 10) for number in range(4)]
    [4, 2, 9, 6]
    """
    return (number * 7919 + 104_729) * 2_654_435_761 % 4_294_967_296 // 65_536 % below


def _joined(d: Paths) -> str:
    return d if isinstance(d, str) else "".join(d)
