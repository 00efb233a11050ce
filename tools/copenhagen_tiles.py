"""Draws Copenhagen's tiles, cards and swatches: `.venv/bin/python tools/copenhagen_tiles.py`.

A tile in one orientation is a symbol of a few paths, each for all of its spaces. A drawing for every space
would give the browser several times as many elements to style and lay out.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from pennypress.games.copenhagen.components import BRICKWORK, COLOURS, TILES, WINDOW  # noqa: E402
from pennypress.games.copenhagen.empty_house_placements import spots  # noqa: E402
from pennypress.games.copenhagen.view.pieces import (  # noqa: E402
    CARD_CELLS,
    CARD_MARKS,
    PLAIN,
    SPACE,
    symbol_name,
)

SPRITE = ROOT / "static/icons/copenhagen-tiles.svg"
INK = "#1d1a16"
WALL = "M0 0h20v20h-20z"
TEXTURES = {
    "red": ('stroke="#fff" stroke-opacity=".4" stroke-width="1.8"', "M0 10l10-10M0 20l20-20M10 20l10-10"),
    "yellow": (
        'stroke="#000" stroke-opacity=".38" stroke-width="2.6" stroke-linecap="round"',
        "M3 3h0M17 3h0M3 10h0M17 10h0M3 17h0M17 17h0M10 1h0M10 19h0M10 10h0",
    ),
    "green": (
        'stroke="#fff" stroke-opacity=".38" stroke-width="1.6"',
        "M2.5 0v20M7.5 0v20M12.5 0v20M17.5 0v20",
    ),
    "blue": (
        'stroke="#fff" stroke-opacity=".45" stroke-width="1.6"',
        "M0 3q2.5-3 5 0t5 0 5 0 5 0M0 10q2.5-3 5 0t5 0 5 0 5 0M0 17q2.5-3 5 0t5 0 5 0 5 0",
    ),
    "purple": (
        'stroke="#fff" stroke-opacity=".38" stroke-width="1.5"',
        "M0 10l10-10 10 10-10 10zM0 0l20 20M20 0l-20 20",
    ),
}
"""By colour: the pattern on the wall of a space, which tells it from the others without color."""
COURSES = "M0 5h20M0 10h20M0 15h20M10 0v5M5 5v5M15 5v5M10 10v5M5 15v5M15 15v5"
FRAME = "M4.5 3.5h11v12h-11z"
PANES = "M6 5h3.5v4h-3.5zM10.5 5h3.5v4h-3.5zM6 10h3.5v4h-3.5zM10.5 10h3.5v4h-3.5z"
SILL = "M3.5 15.5h13v1.3h-13z"


def sprite() -> str:
    """The text of the file."""
    symbols = {name: symbol(name) for name in names()}
    note = "<!-- By tools/copenhagen_tiles.py. A space is 20 units wide, a wall has the colour of text. -->"
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', note, *symbols.values(), "</svg>", ""])


def names() -> Iterator[str]:
    """The names of all symbols; one may come more than once."""
    for tile in TILES:
        for spot in spots(tile):
            yield symbol_name(spot.cells, tile.shape.marks, tile.colour)
    for colour in COLOURS:
        yield symbol_name(CARD_CELLS, CARD_MARKS, colour)
        yield symbol_name([(0, 0)], [PLAIN], colour)


def symbol(name: str) -> str:
    """The symbol with that name, which says what each of its spaces is."""
    colour, _, rows = name.partition("-")
    spaces = {
        (column * SPACE, row * SPACE): {"w": WINDOW, "b": BRICKWORK, "p": PLAIN}[mark]
        for row, line in enumerate(rows.split("_"))
        for column, mark in enumerate(line)
        if mark != "-"
    }
    width, height = (SPACE + max(numbers) for numbers in zip(*spaces, strict=True))
    bricks = [space for space, mark in spaces.items() if mark == BRICKWORK]
    windows = [space for space, mark in spaces.items() if mark == WINDOW]
    stroke, texture = TEXTURES.get(colour, ("", ""))
    paths = [
        path('fill="currentColor"', WALL, spaces),
        path('fill="#000" fill-opacity=".3"', WALL, bricks),
        path('fill="none" stroke="#fff" stroke-opacity=".55"', COURSES, bricks),
        path(f'fill="none" {stroke}', texture, spaces),
        path(f'fill="#fffdf5" stroke="{INK}" stroke-width=".8"', FRAME, windows),
        path('fill="#34506b"', PANES, windows),
        path(f'fill="{INK}"', SILL, windows),
    ]
    return f'<symbol id="{name}" viewBox="0 0 {width} {height}">{"".join(paths)}</symbol>'


def path(attributes: str, drawing: str, spaces: Iterable[tuple[int, int]]) -> str:
    """The drawing of a space, repeated at the corners of these; nothing if there is none."""
    whole = "".join(moved(drawing, *corner) for corner in spaces)
    return f'<path {attributes} d="{whole}"/>' if whole else ""


def moved(drawing: str, x: int, y: int) -> str:
    """The path at another place: after each M all is relative."""
    return re.sub(
        r"M([\d.]+) ([\d.]+)",
        lambda start: f"M{float(start[1]) + x:g} {float(start[2]) + y:g}",
        drawing,
    )


if __name__ == "__main__":
    SPRITE.write_text(sprite(), encoding="utf-8")
