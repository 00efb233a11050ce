"""The fronts of houses, shops and workshops as drawings; attractions are in `attraction_fronts`.

A drawing is 100 units wide and 80 high and stands on the street at y = 80.
"""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from pennypress.games.penny_lane.components import Building
from pennypress.games.penny_lane.view.attraction_fronts import ATTRACTION_FRONTS
from pennypress.games.penny_lane.view.exported_picture_colours import CREAM, GLASS, INK_LINE, WOOD
from pennypress.games.view_kit.render_cache import cached_html

GROUND, MIDDLE = 80, 50
STOREY = 20


class Front(NamedTuple):
    """What a front looks like."""

    wall: str
    roof: str
    """The colour of the roof, of an awning, of smoke."""
    shape: str = "pitched"
    """The roof: pitched, gambrel, mansard, flat, gables, sawtooth or barrel."""
    width: int = 64
    storeys: int = 2
    windows: int = 2
    """Windows in each storey above the street."""
    awning: bool = False
    chimney: bool = False
    sign: str = ""
    """A picture on the sign, by its name in `_SIGNS`."""


RED, BRICK, OCHRE, SAGE, SKY, PLUM = "#b1493a", "#a8573f", "#dba94b", "#8fa77a", "#8fb0c2", "#8d6a8f"
SLATE, TILE_RED, MOSS = "#5a6470", "#8c3f2c", "#5f6f4a"

FRONTS = {
    "almshouse": Front(BRICK, SLATE, "gables", 84, 1, 4, chimney=True),
    "boarding_house": Front(OCHRE, SLATE, "mansard", 72, 3, 3),
    "bungalow": Front(SAGE, TILE_RED, "pitched", 76, 1, 2, chimney=True),
    "cottage": Front(CREAM, MOSS, "gambrel", 52, 1, 1, chimney=True),
    "haunted_house": Front("#6f6478", "#3b3444", "mansard", 56, 2, 2, chimney=True),
    "loft": Front(BRICK, SLATE, "barrel", 56, 3, 2),
    "manor": Front(CREAM, SLATE, "gables", 88, 2, 4, chimney=True),
    "mansion": Front("#e7c9b4", SLATE, "mansard", 88, 2, 4),
    "row_house": Front(RED, SLATE, "flat", 44, 3, 2, chimney=True),
    "terrace": Front(SKY, SLATE, "gables", 80, 2, 4),
    "townhouse": Front(PLUM, SLATE, "mansard", 50, 3, 2),
    "villa": Front("#ecd9a6", TILE_RED, "pitched", 72, 2, 3),
    "apothecary": Front(CREAM, SAGE, "flat", 60, 2, 2, True, sign="bottle"),
    "book_shoppe": Front(OCHRE, RED, "pitched", 58, 2, 2, True, sign="book"),
    "cobbler": Front(BRICK, OCHRE, "gambrel", 54, 2, 2, True, sign="shoe"),
    "confectioners": Front("#f0cdd0", RED, "mansard", 60, 2, 2, True, sign="sweet"),
    "farmers_co_op": Front("#c9774f", MOSS, "gambrel", 74, 2, 2, True, sign="wheat"),
    "greengrocer": Front(CREAM, MOSS, "flat", 62, 2, 3, True, sign="apple"),
    "pet_shop": Front(SKY, OCHRE, "gables", 66, 2, 2, True, sign="cat"),
    "stationers": Front(PLUM, CREAM, "flat", 58, 2, 2, True, sign="letter"),
    "engineer": Front(SLATE, "#c9c2b4", "sawtooth", 78, 2, 3, chimney=True, sign="gear"),
    "garage": Front("#b9b3a2", SLATE, "barrel", 80, 1, 0, sign="wheel"),
    "luthier": Front(OCHRE, TILE_RED, "pitched", 62, 2, 2, sign="violin"),
    "pottery": Front("#c9774f", SLATE, "gambrel", 66, 2, 1, chimney=True, sign="pot"),
    "print_works": Front(BRICK, SLATE, "sawtooth", 84, 2, 4, chimney=True, sign="letter"),
    "smelter": Front("#8a5a4a", SLATE, "sawtooth", 80, 2, 2, chimney=True, sign="flame"),
    "tailor": Front(SAGE, TILE_RED, "pitched", 60, 2, 2, sign="scissors"),
    "warehouse": Front(BRICK, SLATE, "flat", 86, 3, 4, sign="crate"),
}  # fmt: skip

_SIGNS = {
    "bottle": "M-2-6h4v3l2 3v6h-8v-6l2-3z",
    "book": "M0-4c-3-2-6-2-7-1v9c1-1 4-1 7 1 3-2 6-2 7-1v-9c-1-1-4-1-7 1z",
    "shoe": "M-6-5h4v5c4 0 7 1 8 5h-12z",
    "sweet": "M-3-3h6v6h-6zM-8-4l5 4-5 4zM8-4l-5 4 5 4z",
    "wheat": "M-1-6h2V6h-2zM-5-3l4 2v3zM5-3l-4 2v3z",
    "apple": "M0-3c4-3 7 0 6 4S1 7 0 5c-1 2-5 0-6-4s2-7 6-4zM0-7h2v4h-2z",
    "cat": "M-6-6l3 3h6l3-3v7c0 3-3 5-6 5s-6-2-6-5z",
    "letter": "M-7-5h14v10h-14zl7 6 7-6",
    "gear": "M-2-7h4v2l3 1 2-1 2 3-2 2v2l2 1-2 4-3-1-2 1v2h-4v-2l-2-1-3 1-2-4 2-1v-2l-2-2 2-3 2 1 3-1z",
    "wheel": "M0-6a6 6 0 1 0 .1 0zm0 4a2 2 0 1 1-.1 0z",
    "violin": "M-1-8h2v5c4 0 3 3 2 4 3 2 2 6-3 6s-6-4-3-6c-1-1-2-4 2-4z",
    "pot": "M-5-5h10l-2 2c4 3 3 9-3 9s-7-6-3-9z",
    "flame": "M0-8c4 4 6 7 4 11-2 4-6 4-8 0s1-5 1-8c2 1 3 2 3 4 1-2 1-4 0-7z",
    "scissors": "M-6-6l7 7-1 2-7-8zM6-6l-7 7 1 2 7-8zM-4 2a3 3 0 1 0 .1 0zM4 2a3 3 0 1 0 .1 0z",
    "crate": "M-6-6h12v12h-12zM-6-6l12 12M6-6l-12 12",
}
"""Outlines around the middle of a sign."""


@cached_html
def house_front(building: Building) -> Element:
    """The front of a building, for the table and for pictures."""
    drawn = ATTRACTION_FRONTS.get(building.name)
    return h.svg(class_="house-front", viewBox="0 0 100 80", aria_hidden="true", focusable="false")[
        drawn() if drawn else front(FRONTS[building.name])
    ]


def front(look: Front) -> Node:
    """The drawing of a front, without its frame."""
    left, top = MIDDLE - look.width // 2, GROUND - STOREY * look.storeys
    return [
        _chimney(look, left, top) if look.chimney else None,
        _roof(look, left, top),
        h.rect(x=left, y=top, width=look.width, height=GROUND - top, fill=look.wall, stroke=INK_LINE),
        [_row_of_windows(look, left, top + STOREY * row) for row in range(look.storeys - 1)],
        _street_level(look, left),
    ]


def _roof(look: Front, left: int, top: int) -> Node:
    width, right = look.width, left + look.width
    roof = {"fill": look.roof, "stroke": INK_LINE}
    match look.shape:
        case "pitched":
            return h.path(d=f"M{left - 4} {top}L{MIDDLE} {top - 18}L{right + 4} {top}z", **roof)
        case "gambrel":
            return h.path(
                d=f"M{left - 3} {top}L{left + 5} {top - 11}L{MIDDLE} {top - 19}L{right - 5} {top - 11}"
                f"L{right + 3} {top}z",
                **roof,
            )
        case "mansard":
            return h.path(d=f"M{left - 2} {top}L{left + 6} {top - 14}H{right - 6}L{right + 2} {top}z", **roof)
        case "barrel":
            return h.path(
                d=f"M{left - 2} {top}C{left} {top - 20} {right} {top - 20} {right + 2} {top}z", **roof
            )
        case "gables":
            half = width // 2
            return h.path(
                d=f"M{left - 2} {top}l{half // 2 + 1}-15 {half // 2 + 1} 15"
                f" {half // 2 + 1}-15 {half // 2 + 1} 15z",
                **roof,
            )
        case "sawtooth":
            tooth = width // 3
            teeth = "".join(f"V{top - 12}L{left + tooth * (number + 1)} {top}" for number in range(3))
            return h.path(d=f"M{left} {top}{teeth}z", **roof)
    return h.rect(x=left - 3, y=top - 5, width=width + 6, height=6, **roof)


def _chimney(look: Front, left: int, top: int) -> Node:
    x = left + look.width - 16
    return [
        h.rect(x=x, y=top - 22, width=8, height=24, fill="#7d4434", stroke=INK_LINE),
        h.circle(cx=x + 7, cy=top - 26, r=4, fill="#d8d2c4"),
    ]


def _row_of_windows(look: Front, left: int, top: int) -> Node:
    if not look.windows:
        return None
    share = look.width / look.windows
    return [
        h.rect(
            x=round(left + share * number + share / 2 - 5),
            y=top + 5,
            width=10,
            height=11,
            fill=GLASS,
            stroke=INK_LINE,
        )
        for number in range(look.windows)
    ]


def _street_level(look: Front, left: int) -> Node:
    """The door and what is beside it: shop windows under an awning, a workshop's gate, or windows."""
    top = GROUND - STOREY
    if look.awning:
        return [
            h.rect(x=left + 5, y=top + 7, width=look.width - 24, height=12, fill=GLASS, stroke=INK_LINE),
            _door(left + look.width - 15, 10),
            _awning(look, left, top),
            _sign(look, top - 6),
        ]
    if look.sign:
        return [
            h.rect(x=MIDDLE - 14, y=top + 4, width=28, height=16, fill=WOOD, stroke=INK_LINE),
            h.path(d=f"M{MIDDLE} {top + 4}v16M{MIDDLE - 14} {top + 9}h28", stroke=INK_LINE, fill="none"),
            _sign(look, top - 5),
        ]
    sides = max(1, look.windows // 2)
    step = (look.width // 2 - 9) / sides
    return [
        _door(MIDDLE - 5, 10),
        [
            h.rect(x=round(x), y=top + 5, width=9, height=10, fill=GLASS, stroke=INK_LINE)
            for number in range(sides)
            for x in (left + step * number + step / 2 - 3, left + look.width - step * number - step / 2 - 6)
        ],
    ]


def _door(x: int, width: int) -> Element:
    return h.rect(x=x, y=GROUND - 15, width=width, height=15, fill=WOOD, stroke=INK_LINE)


def _awning(look: Front, left: int, top: int) -> Node:
    stripes = look.width // 8
    return [
        h.path(
            d=f"M{left + 8 * number} {top}h8v5a4 4 0 0 1-8 0z",
            fill=look.roof if number % 2 else CREAM,
            stroke=INK_LINE,
            stroke_width="0.7",
        )
        for number in range(stripes)
    ]


def _sign(look: Front, y: int) -> Node:
    if not look.sign:
        return None
    return h.g(transform=f"translate({MIDDLE} {y})")[
        h.circle(r=9, fill=CREAM, stroke=INK_LINE), h.path(d=_SIGNS[look.sign], fill=INK_LINE)
    ]
