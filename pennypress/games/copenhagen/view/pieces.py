"""Drawings of the pieces: facade tiles and cards, ability tiles, coats of arms."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.components.polyomino import Cell
from pennypress.games.copenhagen.components import BRICKWORK, ROWS, WINDOW, Colour, Tile
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.view import tile_transformations
from pennypress.games.copenhagen.view.sprite import SPRITE
from pennypress.games.view import gesture
from pennypress.games.view_kit.render_cache import cached_html

SPACE = 20
"""Side of a space of a facade, in drawing units."""


def facade(cells: Sequence[Cell], marks: Sequence[str], colour: Colour, top: int) -> list[Element]:
    """The spaces of one tile with an outline. `top` is the row drawn at the top."""
    drawn = [
        h.use(
            href=f"{SPRITE}#{colour}-{mark}",
            x=column * SPACE,
            y=(top - row) * SPACE,
            width=SPACE,
            height=SPACE,
        )
        for (column, row), mark in zip(cells, marks, strict=True)
    ]
    return [*drawn, h.path(class_="tile-edge", d=outline(cells, top))]


@cached_html
def tile_picture(tile: Tile) -> Element:
    """The tile in the offer."""
    return _picture(tile.shape.cells, tile)


@cached_html
def ghost_picture(spot: Spot) -> Element:
    """The selected tile, drawn as a preview."""
    cells = [(column - spot.column, row - spot.row) for column, row in spot.cells]
    return _picture(cells, spot.tile, data_msg=gesture("preview"))


@cached_html
def edge_picture(spot: Spot) -> Element:
    """The outline of the tile."""
    cells = [(column - spot.column, row - spot.row) for column, row in spot.cells]
    columns, rows = tile_transformations.size(spot)
    return h.svg(class_="tile-picture", viewBox=_box(columns, rows), aria_hidden="true")[
        h.path(class_="tile-edge", d=outline(cells, rows - 1))
    ]


@cached_html
def card_picture(colour: Colour) -> Element:
    """A facade card: a small house of that colour, windows above brickwork."""
    marks = (WINDOW, BRICKWORK, BRICKWORK, WINDOW, WINDOW, WINDOW)
    cells = [(column, row) for row in range(3) for column in range(2)]
    return h.svg(class_=f"card-picture wall-{colour}", viewBox="-5 -22 50 86", aria_hidden="true")[
        h.path(class_="card-gable", d="M0 0v-6h8v-7h7v-5h10v5h7v7h8v6z"), facade(cells, marks, colour, 2)
    ]


def _picture(cells: Sequence[Cell], tile: Tile, **attributes: str) -> Element:
    columns, rows = (1 + max(numbers) for numbers in zip(*cells, strict=True))
    return h.svg(
        class_=f"tile-picture wall-{tile.colour} spans-{columns} storeys-{rows}",
        viewBox=_box(columns, rows),
        aria_hidden="true",
        **attributes,
    )[facade(cells, tile.shape.marks, tile.colour, rows - 1)]


def _box(columns: int, rows: int) -> str:
    return f"-1 -1 {columns * SPACE + 2} {rows * SPACE + 2}"


@cached_html
def placed(spot: Spot, top: int, kind: str = "") -> Element:
    """The tile at its place in a house."""
    return h.g(class_=f"placed wall-{spot.tile.colour} {kind}".strip())[
        facade(spot.cells, spot.tile.shape.marks, spot.tile.colour, top)
    ]


def outline(cells: Sequence[Cell], top: int) -> str:
    """The outline of the cells as one path: all edges between a cell and a non-cell."""
    own = set(cells)
    edges = []
    for column, row in cells:
        x, y = column * SPACE, (top - row) * SPACE
        for neighbour, edge in (
            ((column, row + 1), f"M{x} {y}h{SPACE}"),
            ((column, row - 1), f"M{x} {y + SPACE}h{SPACE}"),
            ((column - 1, row), f"M{x} {y}v{SPACE}"),
            ((column + 1, row), f"M{x + SPACE} {y}v{SPACE}"),
        ):
            if neighbour not in own:
                edges.append(edge)
    return "".join(edges)


def span_classes(spot: Spot) -> str:
    """The CSS classes that position a tile over the house."""
    columns, rows = tile_transformations.size(spot)
    return f"{place_classes(spot.column, spot.row + rows - 1)} w{columns} h{rows}"


def place_classes(column: int, row: int) -> str:
    """The CSS classes of a space. The style sheet counts rows from the roof."""
    return f"x{column} y{ROWS - 1 - row}"
