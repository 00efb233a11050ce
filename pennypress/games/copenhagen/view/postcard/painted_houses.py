"""A house of the game: its tiles as built; what is still empty is under scaffolding."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Element, Node

from pennypress.components.polyomino import Cell
from pennypress.games.copenhagen.components import BRICKWORK, COLOURS, COLUMNS, ROWS, WHITE, WINDOW, Colour
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.view.exported_picture_colours import WALLS
from pennypress.games.copenhagen.view.postcard.card_layout import CELL, FLOORS, HOUSE, lines, shape
from pennypress.games.copenhagen.view.postcard.lithograph_colours import (
    CARD,
    GLASS,
    PLASTER,
    SEPIA,
    WOOD_TINT,
)
from pennypress.games.view_kit.pen_and_brush import box
from pennypress.games.view_kit.typesetting import n


def facade(house: House, *, fine: bool = True) -> Element:
    """The facade, its upper left corner at (0, 0). Without `fine`, only what small sizes can show."""
    cells = {colour: [cell for cell, spot in house.grid() if spot and spot.tile.colour is colour]
             for colour in (*COLOURS, WHITE)}  # fmt: skip
    windows = [cell for cell, _spot in house.grid() if house.fill_at(*cell) == WINDOW]
    bricks = [cell for cell, _spot in house.grid() if house.fill_at(*cell) == BRICKWORK]
    return h.g[
        h.rect(width=n(HOUSE), height=n(FLOORS), fill=PLASTER),
        _scaffolding([cell for cell, spot in house.grid() if not spot], fine),
        [shape(map(_cell, found), WALLS[str(colour)]) for colour, found in cells.items() if found],
        [_texture(colour, found) for colour, found in cells.items() if found and fine],
        _brickwork(bricks, fine),
        _windows(windows, house, fine),
        lines(_seams(house), 1.5 if fine else 2.5),
        h.rect(width=n(HOUSE), height=n(FLOORS), fill="none", stroke=SEPIA, stroke_width="2.5"),
    ]


def _at(cell: Cell) -> tuple[int, int]:
    column, row = cell
    return column * CELL, (ROWS - 1 - row) * CELL


def _cell(cell: Cell) -> str:
    return box(*_at(cell), CELL, CELL)


# -- walls


def _texture(colour: Colour, cells: list[Cell]) -> Element:
    """The lithographer's tint on a wall, another one for each colour."""
    draw = _TEXTURES[str(colour)]
    dark = str(colour) in ("yellow", "white")
    return lines((draw(*_at(cell)) for cell in cells), 1.1, SEPIA if dark else CARD, 0.34)


def _slanting(x: float, y: float) -> str:
    return "".join(f"M{n(x)} {n(y + at)}l{n(at)} {n(-at)}" for at in (9.5, 19, 28.5, 38)) + "".join(
        f"M{n(x + at)} {n(y + CELL)}l{n(CELL - at)} {n(at - CELL)}" for at in (9.5, 19, 28.5)
    )


def _stippled(x: float, y: float) -> str:
    points = ((left + 6.3 * (row % 2), 3.2 + 6.3 * row) for row in range(6) for left in (3.2, 15.8, 28.4))
    return "".join(f"M{n(x + left)} {n(y + top)}h1.5" for left, top in points)


def _upright(x: float, y: float) -> str:
    return "".join(f"M{n(x + at)} {n(y)}v{CELL}" for at in (4.8, 9.5, 14.3, 19, 23.8, 28.5, 33.3))


def _wavy(x: float, y: float) -> str:
    wave = "q4.75 -5 9.5 0t9.5 0 9.5 0 9.5 0"
    return "".join(f"M{n(x)} {n(y + at)}{wave}" for at in (6, 14, 22, 30, 37))


def _latticed(x: float, y: float) -> str:
    half = CELL / 2
    return (
        f"M{n(x)} {n(y)}l{CELL} {CELL}M{n(x + CELL)} {n(y)}l-{CELL} {CELL}"
        f"M{n(x)} {n(y + half)}l{n(half)} {n(-half)} {n(half)} {n(half)} {n(-half)} {n(half)}z"
    )


def _plain(x: float, y: float) -> str:
    return f"M{n(x + 2)} {n(y + CELL - 3)}h{CELL - 4}"


_TEXTURES = {
    "red": _slanting,
    "yellow": _stippled,
    "green": _upright,
    "blue": _wavy,
    "purple": _latticed,
    "white": _plain,
}


def _brickwork(cells: list[Cell], fine: bool) -> Node:
    """Darker walls with courses of bricks."""
    if not cells:
        return None
    return [
        shape(map(_cell, cells), SEPIA, opacity=0.3),
        lines((_courses(*_at(cell)) for cell in cells), 1.1, CARD, 0.62) if fine else None,
    ]


def _courses(x: float, y: float) -> str:
    found = [f"M{n(x)} {n(y + 7.6 * row)}h{CELL}" for row in range(1, 5)]
    for row in range(5):
        first = 6.3 if row % 2 else 12.7
        found += [f"M{n(x + first + 12.7 * brick)} {n(y + 7.6 * row)}v7.6" for brick in range(3)]
    return "".join(found)


def _seams(house: House) -> Iterator[str]:
    """The edges between tiles."""
    for (column, row), spot in house.grid():
        x, y = _at((column, row))
        if column + 1 < COLUMNS and house.spot_at(column + 1, row) is not spot:
            yield f"M{n(x + CELL)} {n(y)}v{CELL}"
        if row + 1 < ROWS and house.spot_at(column, row + 1) is not spot:
            yield f"M{n(x)} {n(y)}h{CELL}"


# -- windows


def _windows(cells: list[Cell], house: House, fine: bool) -> Node:
    """Windows of six panes with a sill, and above them what goes with the colour of the wall."""
    if not cells:
        return None
    corners = [_at(cell) for cell in cells]
    crowns = [
        _CROWNS[str(colour)](x, y)
        for (x, y), cell in zip(corners, cells, strict=True)
        if (colour := house.colour_at(*cell))
    ]
    return [
        shape(crowns, CARD, 1) if fine else None,
        shape((box(x + 9.5, y + 9, 19, 23) for x, y in corners), CARD, 1.2),
        shape((_panes(x, y) if fine else box(x + 11.5, y + 11.2, 15, 18.8) for x, y in corners), GLASS),
        lines((f"M{n(x + 12.5)} {n(y + 16)}l4 -4" for x, y in corners), 1, CARD, 0.8) if fine else None,
        shape((box(x + 7, y + 32, 24, 2.6) for x, y in corners), CARD, 0.9) if fine else None,
    ]


def _panes(x: float, y: float) -> str:
    return "".join(box(x + left, y + top, 6.8, 5.6) for left in (11.5, 19.7) for top in (11.2, 17.8, 24.4))


def _flat_arch(x: float, y: float) -> str:
    return f"M{n(x + 7)} {n(y + 3.5)}h24l-2.5 5.5h-19z"


def _pediment(x: float, y: float) -> str:
    return f"M{n(x + 7)} {n(y + 9)}l12 -6.5 12 6.5z"


def _round_arch(x: float, y: float) -> str:
    return f"M{n(x + 8)} {n(y + 9)}q11 -12 22 0z"


def _keystone(x: float, y: float) -> str:
    return f"M{n(x + 8)} {n(y + 9)}v-3h8l-1 -3.500h8l-1 3.500h8v3z"


def _shutters(x: float, y: float) -> str:
    return box(x + 3, y + 9, 5.5, 23) + box(x + 29.5, y + 9, 5.5, 23)


def _cornice(x: float, y: float) -> str:
    return box(x + 7.5, y + 4.5, 23, 2) + box(x + 9.5, y + 6.5, 19, 2.5)


_CROWNS = {
    "red": _flat_arch,
    "yellow": _round_arch,
    "green": _shutters,
    "blue": _pediment,
    "purple": _keystone,
    "white": _cornice,
}


# -- what is not built yet


def _scaffolding(cells: list[Cell], fine: bool) -> Node:
    """Bare wall behind poles, planks and braces."""
    if not cells:
        return None
    corners = [_at(cell) for cell in cells]
    return [
        lines((_rubble(x, y) for x, y in corners), 0.9, SEPIA, 0.3) if fine else None,
        lines((f"M{n(x + 3)} {n(y + CELL - 4)}l{CELL - 6} {8 - CELL}" for x, y in corners), 1.6, WOOD_TINT),
        shape((box(x + 1.5, y, 3.2, CELL) + box(x + 33.3, y, 3.2, CELL) for x, y in corners), WOOD_TINT, 0.7),
        shape((box(x, y + CELL - 5, CELL, 4) for x, y in corners), WOOD_TINT, 0.7),
    ]


def _rubble(x: float, y: float) -> str:
    return (
        f"M{n(x + 9)} {n(y + 8)}h9v5h-9zM{n(x + 20)} {n(y + 15)}h10v5h-10z"
        f"M{n(x + 8)} {n(y + 23)}h10v5h-10zM{n(x + 24)} {n(y + 6)}h6"
    )
