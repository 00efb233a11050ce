"""Drawings of the pieces: facade tiles and cards, ability tiles, coats of arms."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.components.polyomino import Cell
from pennypress.games.copenhagen.components import BRICKWORK, ROWS, WINDOW, Colour, Tile
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.view import tile_transformations
from pennypress.games.view import gesture
from pennypress.games.view_kit.render_cache import cached_html

SPACE = 20
"""Side of a space of a facade, in drawing units."""
TILE_SPRITE = "./static/icons/copenhagen-tiles.svg"
"""Written by tools/copenhagen_tiles.py."""
CARD_CELLS = tuple((column, row) for row in range(3) for column in range(2))
CARD_MARKS = (WINDOW, BRICKWORK, BRICKWORK, WINDOW, WINDOW, WINDOW)
"""The house on a facade card: windows above brickwork."""
PLAIN = "plain"
"""The mark of a space with neither a window nor brickwork, which only swatches have."""


def facade(cells: Sequence[Cell], marks: Sequence[str], colour: Colour, top: int) -> list[Element]:
    """The spaces of one tile with an outline. `top` is the row drawn at the top."""
    columns, rows = zip(*cells, strict=True)
    drawn = h.use(
        href=f"{TILE_SPRITE}#{symbol_name(cells, marks, colour)}",
        x=min(columns) * SPACE,
        y=(top - max(rows)) * SPACE,
        width=(1 + max(columns) - min(columns)) * SPACE,
        height=(1 + max(rows) - min(rows)) * SPACE,
    )
    return [drawn, h.path(class_="tile-edge", d=outline(cells, top))]


def symbol_name(cells: Sequence[Cell], marks: Sequence[str], colour: Colour) -> str:
    """The name in the sprite of tiles: the colour, and row by row from the top what each space is.

    >>> from pennypress.games.copenhagen.components import colour
    >>> symbol_name([(0, 1), (1, 1), (0, 0)], [WINDOW, WINDOW, BRICKWORK], colour("red"))
    'red-ww_b-'
    """
    drawn = {cell: mark[0] for cell, mark in zip(cells, marks, strict=True)}
    columns, rows = (range(min(numbers), max(numbers) + 1) for numbers in zip(*cells, strict=True))
    lines = ("".join(drawn.get((column, row), "-") for column in columns) for row in reversed(rows))
    return f"{colour}-{'_'.join(lines)}"


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
    """A facade card: a small house of that colour."""
    return h.svg(class_=f"card-picture wall-{colour}", viewBox="-5 -22 50 86", aria_hidden="true")[
        h.path(class_="card-gable", d="M0 0v-6h8v-7h7v-5h10v5h7v7h8v6z"),
        facade(CARD_CELLS, CARD_MARKS, colour, 2),
    ]


def swatch(colour: Colour) -> Element:
    """A sample of the colour with its pattern."""
    sample = f"{TILE_SPRITE}#{symbol_name([(0, 0)], [PLAIN], colour)}"
    return h.svg(class_=f"swatch wall-{colour}", viewBox="0 0 20 20", aria_hidden="true")[h.use(href=sample)]


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
    return f"{corner_classes(spot)} {size_classes(spot)}"


def corner_classes(spot: Spot) -> str:
    """The CSS classes of the space at the tile's top left."""
    _columns, rows = tile_transformations.size(spot)
    return place_classes(spot.column, spot.row + rows - 1)


def size_classes(spot: Spot) -> str:
    """The CSS classes for the number of columns and rows that a tile covers."""
    columns, rows = tile_transformations.size(spot)
    return f"w{columns} h{rows}"


def place_classes(column: int, row: int) -> str:
    """The CSS classes of a space. The style sheet counts rows from the roof."""
    return f"x{column} y{ROWS - 1 - row}"
